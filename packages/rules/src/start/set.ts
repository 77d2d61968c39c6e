/** `(set …)` as a start rule: counts, scores, teams, hidden data, pieces of a role. */
import { Bool, type Build, Int, ludeme, Region, Role, Text, Whole } from '@ludii/functions';
import { playersMeant, type RoleWord, roleIndex, SiteTypeWord, sitesIn, typeOr } from '@ludii/functions/internal';
import { either, list, named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { isRemembered, NoName, Op } from '@ludii/state/internal';
import { hidingArgs, hidingFn } from '../moves/set/hiding.js';
import { StartRulePart } from './kinds.js';
import { siteOf } from './names.js';
import { type StartRule, startRule } from './startRule.js';

/** The piece that `(set P1 …)` puts down: the player's number is taken for the number of the piece. */
function pieceOfRole(build: Build, role: RoleWord): number {
  const owner = roleIndex(role, build).fixed ?? -1;
  if (role === 'Neutral' || owner === build.players + 1) {
    return build.components.findIndex((component) => component.index > 0 && component.owner === owner);
  }
  return owner;
}

/** Puts the piece of a role on some sites. */
function giving(build: Build, role: RoleWord, type: SiteTypeCode, sites: (c: Context) => readonly number[]): StartRule {
  const what = pieceOfRole(build, role);
  return startRule(
    (c, setup) => {
      if (what >= 1) for (const site of sites(c)) setup.add(type, site, what);
    },
    { most: 1 },
  );
}

const setSite = ludeme('set', {
  returns: StartRulePart,
  args: { role: Role, type: optional(SiteTypeWord), site: optional(Int), coord: named(optional(Text)) },
  doc: 'Gives a site to a player.',
  example: '(set P1 Vertex 5)',
  accepts: ({ site, coord }) => site !== undefined || coord !== undefined,
  compile: ({ role, type, site, coord }, build) => {
    const code = typeOr(type, build);
    const fixed = coord === undefined ? undefined : siteOf(build, code, coord);
    return giving(build, role, code, (c) => [fixed ?? site?.(c) ?? -1]);
  },
});

const setSites = ludeme('set', {
  returns: StartRulePart,
  args: {
    role: Role,
    type: optional(SiteTypeWord),
    sites: optional(list(Int)),
    region: optional(Region),
    coords: optional(list(Text)),
  },
  doc: 'Gives several sites to a player.',
  example: '(set P1 Vertex (sites {1 2}))',
  accepts: ({ sites, region, coords }) => sites !== undefined || region !== undefined || coords !== undefined,
  compile: ({ role, type, sites, region, coords }, build) => {
    const code = typeOr(type, build);
    const named = coords?.map((coordinate) => siteOf(build, code, coordinate)).filter((site) => site >= 0);
    return giving(
      build,
      role,
      code,
      (c) => named ?? (region ? sitesIn(c, region) : (sites ?? []).map((site) => site(c))),
    );
  },
});

const setCount = ludeme('set', ['Count', 'Cost', 'Phase'], {
  returns: StartRulePart,
  args: { value: Int, type: optional(SiteTypeWord), at: either(1, named(Int)), to: either(1, named(Region)) },
  doc: 'Sets the count, cost or phase of sites.',
  example: '(set Count 4 to:(sites Track))',
  flags: ({ word }) => {
    const which = word?.form === 'literal' ? word.value : undefined;
    return which === 'Count' ? ['count'] : which === 'Cost' ? ['setCost'] : ['setPhase'];
  },
  compile: ({ word, value, type, at, to }, build) => {
    const code = typeOr(type, build);
    const last = build.components.length - 1;
    const one = (c: Context, setup: Parameters<StartRule['run']>[1], site: number): void => {
      const number = value(c);
      if (word === 'Cost') setup.act(Op.SetCost, site, [code, site, number]);
      else if (word === 'Phase') setup.act(Op.SetPhase, site, [code, site, number]);
      else if (last >= 1) setup.act(Op.SetCount, site, [code, site, last, number]);
    };
    const places = to?.fixed?.size ?? (to ? build.board.siteCount : 1);
    return startRule(
      (c, setup) => {
        for (const site of at ? [at(c)] : to ? sitesIn(c, to) : []) one(c, setup, site);
      },
      { most: word === 'Count' ? (value.fixed ?? 1) * places : 0 },
    );
  },
});

const setPlayer = ludeme('set', ['Amount', 'Score'], {
  returns: StartRulePart,
  args: { role: optional(Role), value: Int },
  doc: 'Sets the amount or the score of players.',
  example: '(set Score P1 100)',
  flags: ({ word }) => (word?.form === 'literal' && word.value === 'Score' ? ['score'] : ['bet']),
  compile: ({ word, role, value }, build) => {
    const all = role === undefined ? word === 'Amount' : word === 'Score' && (role === 'Each' || role === 'All');
    const one = role === undefined ? undefined : roleIndex(role, build);
    return startRule((c, setup) => {
      const from = all ? 1 : (one?.(c) ?? -1);
      const to = all ? build.players : from;
      for (let player = from; player <= to; player++) {
        if (word === 'Score') setup.act(Op.SetScore, -1, [player, value(c), 0]);
        else setup.act(Op.SetAmount, -1, [player, value(c)]);
      }
    });
  },
});

const setTeam = ludeme('set', 'Team', {
  returns: StartRulePart,
  args: { team: Int, roles: list(Role) },
  doc: 'Puts players into a team.',
  example: '(set Team 1 {P1 P3})',
  flags: ['team'],
  compile: ({ team, roles }, build) => {
    const members = roles.map((role) => roleIndex(role, build));
    return startRule((c, setup) => {
      for (const member of members) {
        const player = member(c);
        if (player >= 1 && player <= build.players) setup.act(Op.AddPlayerToTeam, -1, [team(c), player]);
      }
    });
  },
});

const setRemember = ludeme('set', 'RememberValue', {
  returns: StartRulePart,
  args: { name: optional(Text), value: either(1, Int), region: either(1, Region), unique: named(optional(Bool)) },
  doc: 'Remembers values from the start.',
  example: '(set RememberValue 5)',
  flags: ['rememberingValues'],
  compile: ({ name, value, region, unique }, build) => {
    const memory = name === undefined ? NoName : build.text(name);
    return startRule((c, setup) => {
      for (const number of value ? [value(c)] : region ? sitesIn(c, region) : []) {
        if (unique?.(c) && isRemembered(c.state, memory, number)) continue;
        setup.act(Op.RememberValue, -1, [memory, number]);
      }
    });
  },
});

const setHidden = ludeme('set', 'Hidden', {
  returns: StartRulePart,
  args: { ...hidingArgs, to: named(Role) },
  doc: 'Hides something about sites from players.',
  example: '(set Hidden What at:5 to:P1)',
  flags: ['hiddenInfo'],
  compile: ({ to, ...what }, build) => {
    const hide = hidingFn(what, playersMeant(to, build), build);
    return startRule((c, setup) => hide(c, (op, site, operands) => setup.act(op, site, operands)));
  },
});

const setPuzzle = ludeme('set', {
  returns: StartRulePart,
  args: { type: optional(SiteTypeWord), values: list(list(Whole)) },
  doc: 'The values that a deduction puzzle starts with, as pairs of site and value.',
  example: '(set Cell {{0 1} {4 2}})',
  flags: ['deductionPuzzle'],
  compile: ({ type, values }, build) => {
    const code = typeOr(type, build);
    return startRule((_c, setup) => {
      for (const [site = -1, value = 0] of values) setup.act(Op.PuzzleSet, site, [code, site, value]);
    });
  },
});

export const set = [setSite, setSites, setCount, setPlayer, setTeam, setRemember, setHidden, setPuzzle];
