/** `(set Hidden …)`: what players may not see of a site. */
import { Bool, type Build, Int, type IntFn, ludeme, type MovesFn, Player, Region, Role } from '@ludii/functions';
import {
  borrowSites,
  HiddenDataWord,
  meansMany,
  NonDecision,
  type PlayerSetFn,
  returnSites,
  roleIndex,
  rolePlayers,
  SiteTypeWord,
  siteTypeCode,
  ThenPart,
} from '@ludii/functions/internal';
import { either, list, named, optional, type Values } from '@ludii/registry';
import { Op } from '@ludii/state/internal';
import { attachThen } from '../shared/consequence.js';

const opcodes = {
  What: Op.SetHiddenWhat,
  Who: Op.SetHiddenWho,
  State: Op.SetHiddenState,
  Count: Op.SetHiddenCount,
  Rotation: Op.SetHiddenRotation,
  Value: Op.SetHiddenValue,
} as const;

const what = {
  data: either(1, optional(HiddenDataWord)),
  datas: either(1, optional(list(HiddenDataWord))),
  type: optional(SiteTypeWord),
  at: either(2, named(Int)),
  region: either(2, Region),
  level: named(optional(Int)),
  value: optional(Bool),
};
const then = { consequence: optional(ThenPart) };

/** One player as a set, none if there is no such player. */
const alone =
  (player: IntFn, players: number): PlayerSetFn =>
  (c) => {
    const p = player(c);
    return p >= 1 && p <= players ? 1 << p : 0;
  };

function compile(
  { data, datas, type, at, region, level, value, consequence }: Values<typeof what & typeof then>,
  players: PlayerSetFn,
  build: Build,
): MovesFn {
  const code = type ? siteTypeCode(type) : build.defaultSite;
  const words = datas ?? (data ? [data] : []);
  const ops = words.length > 0 ? words.map((word) => opcodes[word]) : [Op.SetHidden];
  const attach = attachThen(consequence);
  return (c, out) => {
    const sites = borrowSites();
    if (at) sites.addIfSite(at(c));
    else region?.(c, sites);
    const where = level ? level(c) : 0;
    const hide = !value || value(c) ? 1 : 0;
    const set = players(c);
    const made = out.length;
    out.begin(0, 0, 0);
    for (let k = 0; k < ops.length; k++) {
      for (let s = sites.next(0); s >= 0; s = sites.next(s + 1)) {
        for (let p = 1; set >> p !== 0; p++) {
          if ((set >> p) & 1) out.push5(ops[k]!, false, code, s, where, p, hide);
        }
      }
    }
    out.finish();
    returnSites(sites);
    attach(c, out, made);
  };
}

export const setHidden = [
  ludeme('set', 'Hidden', {
    returns: NonDecision,
    args: { ...what, to: named(Role), ...then },
    doc: 'Hides a site, or something about it, from players, or shows it to them.',
    example: '(set Hidden What at:(last To) to:Next)',
    flags: ['hiddenInfo'],
    compile: ({ to, ...rest }, build) =>
      compile(rest, meansMany(to) ? rolePlayers(to, build) : alone(roleIndex(to, build), build.players), build),
  }),
  ludeme('set', 'Hidden', {
    returns: NonDecision,
    args: { ...what, to: named(Player), ...then },
    doc: 'Hides a site, or something about it, from a player, or shows it to them.',
    example: '(set Hidden What at:(last To) to:(player (next)))',
    flags: ['hiddenInfo'],
    compile: ({ to, ...rest }, build) => compile(rest, alone(to, build.players), build),
  }),
];
