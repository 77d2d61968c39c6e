/** `(forEach …)` as a start rule, and the block of start rules. */
import { Bool, Int, Ints, ludeme, Region } from '@ludii/functions';
import { borrowSites, keeping, returnSites } from '@ludii/functions/internal';
import { either, list, named, optional } from '@ludii/registry';
import { StartPart, StartRulePart } from './kinds.js';
import { startRule } from './startRule.js';

const forEachSite = ludeme('forEach', 'Site', {
  returns: StartRulePart,
  args: { region: Region, if: named(optional(Bool)), rule: StartRulePart },
  doc: 'Does something for every site of a region.',
  example: '(forEach Site (sites Top) (place "Pawn1" (site)))',
  compile: ({ region, if: condition, rule }) =>
    startRule(
      keeping(['site'], (c, setup) => {
        const sites = borrowSites();
        region(c, sites);
        for (let site = sites.next(0); site >= 0; site = sites.next(site + 1)) {
          c.site = site;
          if (!condition || condition(c)) rule.run(c, setup);
        }
        returnSites(sites);
      }),
      rule,
    ),
});

const forEachPlayer = ludeme('forEach', 'Player', {
  returns: StartRulePart,
  args: { rule: StartRulePart },
  doc: 'Does something for every player.',
  example: '(forEach Player (set Score Player 10))',
  compile: ({ rule }, { players }) =>
    startRule(
      keeping(['player'], (c, setup) => {
        for (let player = 1; player <= players; player++) {
          c.player = player;
          rule.run(c, setup);
        }
      }),
      rule,
    ),
});

const forEachOf = ludeme('forEach', {
  returns: StartRulePart,
  args: { players: Ints, rule: StartRulePart },
  doc: 'Does something for every player of a list.',
  example: '(forEach (players Ally) (set Score Player 10))',
  compile: ({ players: numbers, rule }, { players }) =>
    startRule(
      keeping(['player'], (c, setup) => {
        const values: number[] = [];
        numbers(c, values);
        for (const player of values) {
          if (player < 0 || player > players + 1) continue;
          c.player = player;
          rule.run(c, setup);
        }
      }),
      rule,
    ),
});

const forEachValue = ludeme('forEach', 'Value', {
  returns: StartRulePart,
  args: { min: named(Int), max: named(Int), rule: StartRulePart },
  doc: 'Does something for every value of a range.',
  example: '(forEach Value min:1 max:4 (place "Pawn1" (value)))',
  // The flags of the rule inside are not seen; so if it draws by chance, all starts are alike.
  silent: ['rule'],
  compile: ({ min, max, rule }) =>
    startRule(
      keeping(['value'], (c, setup) => {
        const last = max(c);
        for (let value = min(c); value <= last; value++) {
          c.value = value;
          rule.run(c, setup);
        }
      }),
      rule,
    ),
});

const forEachTeam = ludeme('forEach', 'Team', {
  returns: StartRulePart,
  args: { rule: StartRulePart },
  doc: 'Does something for every team.',
  example: '(forEach Team (set Score Player 10))',
  compile: ({ rule }, { players }) =>
    startRule(
      keeping(['teamPlayers'], (c, setup) => {
        for (let team = 1; team <= players; team++) {
          const members = Array.from({ length: players }, (_, i) => i + 1).filter((p) => c.state.team(p) === team);
          if (members.length === 0) continue;
          c.teamPlayers = Int32Array.from(members);
          rule.run(c, setup);
        }
      }),
      rule,
    ),
});

const start = ludeme('start', {
  returns: StartPart,
  args: { rules: either(1, list(StartRulePart)), rule: either(1, StartRulePart) },
  doc: 'What is done before the first move.',
  example: '(start (place "Disc1" (sites Bottom)))',
  compile: ({ rules, rule }) => rules ?? (rule ? [rule] : []),
});

export const startBlocks = [start, forEachSite, forEachPlayer, forEachOf, forEachValue, forEachTeam];
