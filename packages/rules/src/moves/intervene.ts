/** `(intervene …)`: pieces on both sides of the one that moved between them are captured. */
import {
  AbsoluteDirectionWord,
  BetweenPart,
  DirectionCode,
  FromPart,
  fromRegister,
  keeping,
  lastTo,
  linesThrough,
  siteTypeName,
  ToPart,
  toRegister,
} from '@ludii/functions/internal';
import { optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { applyMoves } from './bundles.js';
import { effect } from './shared/declare.js';
import { enemyNumber } from './shared/relation.js';
import { removalOf } from './shared/removal.js';

export const intervene = effect('intervene', {
  args: {
    from: optional(FromPart),
    direction: optional(AbsoluteDirectionWord),
    between: optional(BetweenPart),
    to: optional(ToPart),
  },
  doc: 'Captures pieces on both sides of the piece that moved between them.',
  example: '(intervene Diagonal (to if:(= 2 (who at:(to))) (apply (flip (to)))))',
  meaning: ({ from, direction, between, to }, build) => {
    const type = from?.type ?? build.defaultSite;
    const siteOf = from ? (from.site ?? fromRegister) : lastTo;
    const isTarget = to?.condition ?? enemyNumber(toRegister);
    const capture = to?.apply ? applyMoves(to.apply) : removalOf(toRegister, build);
    const radials = build.topology.radialTable(siteTypeName(type));
    const lines = linesThrough(radials, DirectionCode[direction ?? 'Adjacent']);
    const { offsets, start, end, backStart, backEnd, sites } = lines;

    /** The targets in a row at the beginning of a line, at most so many. */
    const targets = (c: Context, first: number, behind: number, max: number): Int32Array => {
      let at = first;
      for (; at < behind && at - first < max; at++) {
        c.to = sites[at]!;
        if (!isTarget(c)) break;
      }
      return sites.subarray(first, at);
    };

    return keeping(['to'], (c, out) => {
      const site = siteOf(c);
      if (site < 0 || site >= radials.count) return;
      const [min, max] = between?.range ? [between.range.min(c), between.range.max(c)] : [1, 1];
      const isEnough = ({ length }: Int32Array): boolean => length >= min && length <= max;
      for (let k = offsets[site]!; k < offsets[site + 1]!; k++) {
        const own = targets(c, start[k]!, end[k]!, max);
        if (!isEnough(own) || backEnd[k] === 0) continue;
        const facing = targets(c, backStart[k]!, backEnd[k]!, max);
        if (!isEnough(facing)) continue;
        for (const target of [...facing, ...own]) {
          c.to = target;
          capture(c, out);
        }
      }
    });
  },
});
