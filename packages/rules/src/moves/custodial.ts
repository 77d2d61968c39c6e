/** `(custodial …)`: pieces caught between two others on a line are captured. */
import { ludeme, type MovesFn } from '@ludii/functions';
import {
  AbsoluteDirectionWord,
  absoluteDirections,
  BetweenPart,
  betweenRegister,
  conditionAt,
  conditionOf,
  consequenceOf,
  DirectionCode,
  FromPart,
  fromRegister,
  lastTo,
  linesOf,
  NonDecision,
  numberOf,
  siteTypeName,
  ThenPart,
  ToPart,
  toRegister,
} from '@ludii/functions/internal';
import { attached, lastTo as lastToNode, noMoves, readsRegister } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { applyMeaning, applyMoves } from './bundles.js';
import { attachThen } from './shared/consequence.js';
import { enemyNumber, friendNumber } from './shared/relation.js';
import { removalMeaning, removalOf } from './shared/removal.js';

const between = (c: Context): number => c.between;
const to = (c: Context): number => c.to;

/** The longest line of targets if no range is given. */
const MaxDistance = 1000;

export const custodial = ludeme('custodial', {
  returns: NonDecision,
  args: {
    from: optional(FromPart),
    direction: optional(AbsoluteDirectionWord),
    between: optional(BetweenPart),
    to: optional(ToPart),
    consequence: optional(ThenPart),
  },
  doc: 'Captures the pieces on a line between the piece that moved and another one.',
  example:
    '(custodial Diagonal (between (max 2) if:(not (is Empty (between))) (apply (flip (between)))) (to if:(= 1 (state at:(to)))))',
  meaning: ({ from, direction, between: part, to: flank, consequence: then }, build) => {
    const type = from?.type ?? build.defaultSite;
    const range = part?.range;
    const min = range ? range.min.fixed : 0;
    const max = range ? range.max.fixed : MaxDistance;
    const radials = build.topology.radialTable(siteTypeName(type));
    const lines = linesOf(radials, absoluteDirections([DirectionCode[direction ?? 'Adjacent']]), type)?.fixed;
    const caught = part?.condition && conditionOf(part.condition);
    const held = flank?.condition && conditionOf(flank.condition);
    const effect = part?.apply ? applyMeaning(part.apply) : removalMeaning(type, build);
    const open = min === undefined || max === undefined || !lines || !caught || !held || !effect;
    if (open || build.stacking || readsRegister(held, 'between')) return undefined;
    if (!(max === 1 && min < 2) && !(max > 1 && min <= max)) return noMoves;
    const site = from ? numberOf(from.site ?? fromRegister) : lastToNode;
    const limit = radials.count;
    const rays = { ...lines, sites: radials.sites };
    return attached(
      { k: 'flank', site, limit, lines: rays, min, max, caught, held, rule: effect },
      consequenceOf(then),
    );
  },
  compile: ({ from, direction, between: part, to: flank, consequence: then }, build): MovesFn => {
    const type = from?.type ?? build.defaultSite;
    const siteOf = from ? (from.site ?? ((c: Context) => c.from)) : lastTo;
    const isTarget = part?.condition ?? enemyNumber(between);
    const holds = flank?.condition ?? friendNumber(to);
    const effect = part?.apply ? applyMoves(part.apply) : removalOf(between, build);
    const range = part?.range;
    const radials = build.topology.radialTable(siteTypeName(type));
    const slot = radials.slotOf[DirectionCode[direction ?? 'Adjacent']]!;
    const attach = attachThen(then);
    const { sites } = radials;
    const target = conditionAt(isTarget, betweenRegister, type);
    const flanking = conditionAt(holds, toRegister, type);

    const isCaught = (c: Context, site: number): boolean => {
      if (target.test && !target.test.at(c.state, site)) return false;
      if (!target.rest) return true;
      c.between = site;
      return target.rest(c);
    };
    const isFlank = (c: Context, site: number): boolean => {
      if (flanking.test && !flanking.test.at(c.state, site)) return false;
      if (!flanking.rest) return true;
      c.to = site;
      return flanking.rest(c);
    };

    const short = (c: Context, out: MoveList, begin: number, end: number, first: number): void => {
      if (end - begin < 3) return;
      if (!isCaught(c, sites[begin + 1]!)) return;
      c.between = sites[begin + 1]!;
      if (!isFlank(c, sites[begin + 2]!)) return;
      c.to = sites[begin + 2]!;
      c.between = sites[begin + 1]!;
      effect(c, out);
      if (out.length > first) out.setBetweenOfLast(sites, begin + 1, 1);
    };

    const long = (
      c: Context,
      out: MoveList,
      begin: number,
      end: number,
      first: number,
      min: number,
      max: number,
    ): void => {
      let i = begin + 1;
      while (i < end && i - begin <= max && isCaught(c, sites[i]!)) i++;
      const count = i - begin - 1;
      if (count === 0 || count < min) return;
      // A condition on the flank may still see the site behind the last one that was looked at.
      c.between = i < end && count < max ? sites[i]! : sites[i - 1]!;
      if (i < end) {
        if (!isFlank(c, sites[i]!)) return;
        c.to = sites[i]!;
      } else {
        // At the end of the line the flank is no site, and it depends on the condition whether that holds.
        c.to = -1;
        if (!holds(c)) return;
      }
      for (let k = begin + 1; k < i; k++) {
        c.between = sites[k]!;
        effect(c, out);
      }
      if (out.length > first) out.setBetweenOfLast(sites, begin + 1, count);
    };

    return (c, out) => {
      const site = siteOf(c);
      if (site < 0 || site >= radials.count || slot < 0) return;
      const min = range ? range.min(c) : 0;
      const max = range ? range.max(c) : MaxDistance;
      const isShort = max === 1 && min < 2;
      if (!isShort && !(max > 1 && min <= max)) return;
      const { from: oldFrom, to: oldTo, between: oldBetween } = c;
      const first = out.length;
      const row = site * radials.slots + slot;
      for (let id = radials.offsets[row]!; id < radials.offsets[row + 1]!; id++) {
        const begin = radials.start[id]!;
        const end = radials.end[id]!;
        if (isShort) short(c, out, begin, end, first);
        else long(c, out, begin, end, first, min, max);
      }
      c.between = oldBetween;
      c.to = oldTo;
      c.from = oldFrom;
      attach(c, out, first);
    };
  },
});
