/** `(intervene …)`: pieces on both sides of the one that moved between them are captured. */
import { ludeme, type MovesFn } from '@ludii/functions';
import {
  AbsoluteDirectionWord,
  BetweenPart,
  DirectionCode,
  FromPart,
  fromRegister,
  keeping,
  lastTo,
  NonDecision,
  siteTypeName,
  ThenPart,
  ToPart,
  toRegister,
} from '@ludii/functions/internal';
import { optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { applyMoves } from './bundles.js';
import { attachThen } from './shared/consequence.js';
import { enemyNumber } from './shared/relation.js';
import { removalOf } from './shared/removal.js';

export const intervene = ludeme('intervene', {
  returns: NonDecision,
  args: {
    from: optional(FromPart),
    direction: optional(AbsoluteDirectionWord),
    between: optional(BetweenPart),
    to: optional(ToPart),
    consequence: optional(ThenPart),
  },
  doc: 'Captures pieces on both sides of the piece that moved between them.',
  example: '(intervene Diagonal (to if:(= 2 (who at:(to))) (apply (flip (to)))))',
  compile: ({ from, direction, between, to: part, consequence: then }, build): MovesFn => {
    const type = from?.type ?? build.defaultSite;
    const siteOf = from ? (from.site ?? fromRegister) : lastTo;
    const isTarget = part?.condition ?? enemyNumber(toRegister);
    const effect = part?.apply ? applyMoves(part.apply) : removalOf(toRegister, build);
    const range = between?.range;
    const radials = build.topology.radialTable(siteTypeName(type));
    const slot = radials.slotOf[DirectionCode[direction ?? 'Adjacent']]!;
    const attach = attachThen(then);
    const { sites, start, end, opposite } = radials;

    const capture = (c: Context, out: MoveList, site: number): void => {
      c.to = site;
      effect(c, out);
    };

    /** Number of targets on a radial next to its origin, at most `max`. */
    const run = (c: Context, id: number, max: number): number => {
      let count = 0;
      for (let i = start[id]! + 1; i < end[id]! && count < max; i++) {
        c.to = sites[i]!;
        if (!isTarget(c)) break;
        count++;
      }
      return count;
    };

    const captureRun = (c: Context, out: MoveList, id: number, count: number): void => {
      for (let k = 1; k <= count; k++) capture(c, out, sites[start[id]! + k]!);
    };

    return keeping(['to'], (c, out) => {
      const site = siteOf(c);
      if (site < 0 || site >= radials.count || slot < 0) return;
      const min = range ? range.min(c) : 1;
      const max = range ? range.max(c) : 1;
      const first = out.length;
      const row = site * radials.slots + slot;
      for (let k = radials.distinctOffsets[row]!; k < radials.distinctOffsets[row + 1]!; k++) {
        const id = radials.distinct[k]!;
        const own = run(c, id, max);
        if (own < min || own > max) continue;
        const other = opposite[id]!;
        if (other < 0) continue;
        const facing = run(c, other, max);
        if (facing < min || facing > max) continue;
        captureRun(c, out, other, facing);
        captureRun(c, out, id, own);
      }
      attach(c, out, first);
    });
  },
});
