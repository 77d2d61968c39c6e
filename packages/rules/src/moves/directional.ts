/** `(directional …)`: pieces in line with the last move are captured, as by approach or withdrawal. */
import { type Build, Direction, type DirectionFn, ludeme, type MovesFn } from '@ludii/functions';
import {
  directionCode,
  FromPart,
  lastFrom,
  lastTo,
  NonDecision,
  radialsThrough,
  siteTypeName,
  ThenPart,
  ToPart,
} from '@ludii/functions/internal';
import { optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { applyMoves } from './bundles.js';
import { keeping } from './shared/keeping.js';
import { enemyNumber } from './shared/relation.js';
import { removalOf } from './shared/removal.js';

/** The directions of the last move, once for each radial from its start through its end. */
function lastDirections(build: Build, type: SiteTypeCode): DirectionFn {
  const codes = build.topology.supported(siteTypeName(type)).map(directionCode);
  const count = build.topology.count(siteTypeName(type));
  return (c) => {
    const from = lastFrom(c);
    const to = lastTo(c);
    if (from < 0 || to < 0 || from >= count || to >= count) return [];
    return codes.flatMap((code) => new Array<number>(radialsThrough(build, type, from, to, code)).fill(code));
  };
}

export const directional = ludeme('directional', {
  returns: NonDecision,
  args: {
    from: optional(FromPart),
    directions: optional(Direction),
    to: optional(ToPart),
    consequence: optional(ThenPart),
  },
  doc: 'Captures the pieces next to each other along the line of the last move.',
  example: '(directional (to if:(is Occupied (to)) (apply (set State at:(to) 1))))',
  // A consequence of this rule is accepted and never happens.
  compile: ({ from, directions, to }, build): MovesFn => {
    const type = from?.type ?? build.defaultSite;
    const siteOf = from ? (from.site ?? ((c: Context) => c.from)) : lastTo;
    const ways = directions ?? lastDirections(build, type);
    const isTarget = to?.condition ?? enemyNumber((c) => c.to);
    const effect = to?.apply ? applyMoves(to.apply) : removalOf((c) => c.from, build);
    const radials = build.topology.radialTable(siteTypeName(type));
    const { sites, start, end } = radials;
    return keeping(['from', 'to'], (c, out) => {
      const site = siteOf(c);
      if (site < 0 || site >= radials.count) return;
      const { from: before } = c;
      const codes = ways(c, type, site);
      for (let d = 0; d < codes.length; d++) {
        const slot = radials.slotOf[codes[d]!]!;
        if (slot < 0) continue;
        const row = site * radials.slots + slot;
        for (let id = radials.offsets[row]!; id < radials.offsets[row + 1]!; id++) {
          for (let i = start[id]! + 1; i < end[id]!; i++) {
            c.to = sites[i]!;
            if (!isTarget(c)) break;
            c.from = -1;
            effect(c, out);
            c.from = before;
          }
        }
      }
    });
  },
});
