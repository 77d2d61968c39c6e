/** `(step …)` as a way of walking, not a move: which directions, and where one may go. Distances are measured with it. */

import { Direction, stepsOf } from '@ludii/geometry';
import { keeping } from '@ludii/ir/internal';
import { kind, named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { type Build, ludeme } from '../declare/build.js';
import { type BoolFn, type DirectionFn, type DirectionOverride, fixedBool, type IntFn } from '../declare/compiled.js';
import { Direction as DirectionKind, FromPart, ThenPart, ToPart } from '../declare/kinds.js';
import { siteTypeName } from '../declare/siteTypes.js';
import { Switch } from '../declare/words.js';
import { absoluteDirections } from '../direction/words.js';

/** A way of walking step by step. */
export interface StepRule {
  readonly directions: DirectionFn;
  /** Tested with `from` and `to` at the ends of the step. */
  readonly condition: BoolFn;
}

export const StepPart = kind<StepRule>('Step', '`(step …)`');

export const step = ludeme('step', {
  returns: StepPart,
  args: {
    from: optional(FromPart),
    directions: optional(DirectionKind),
    to: ToPart,
    stack: optional(named(Switch)),
    thenPart: optional(ThenPart),
  },
  doc: 'A step, as the unit in which a distance is measured: its directions and the condition on where it leads.',
  example: '(step Diagonal (to if:(is Odd (row of:(to)))))',
  compile: ({ directions, to }) => ({
    directions: directions ?? absoluteDirections([Direction.Adjacent]),
    condition: to.condition ?? fixedBool(true),
  }),
});

/** Told of the sites that are so many steps away; false if those that are further do not matter. */
export type RingVisit = (ring: readonly number[], distance: number) => boolean;

/** The rotation of a piece after a step, by the rule for it, which sees the one before as `(value)`. */
const turned = keeping(['value'], (c, newRotation: IntFn, rotation: number): number => {
  c.value = rotation;
  return newRotation(c);
});

/** Walks by a rule, ring by ring, as long as there are further sites that matter. The piece on the origin decides how it walks. */
export function walking(
  { topology }: Build,
  type: SiteTypeCode,
  rule: StepRule,
  newRotation: IntFn | undefined,
): (c: Context, origin: number, visit: RingVisit) => void {
  const table = topology.stepTable(siteTypeName(type));
  /** Appends where steps from a site lead, unless it is known or appended already. */
  const addNeighbours = keeping(
    ['from', 'to'],
    (c, site: number, walker: DirectionOverride, known: ReadonlySet<number>, found: number[]): void => {
      c.from = site;
      for (const code of Array.from(rule.directions(c, type, site, walker))) {
        for (const target of stepsOf(table, site, code)) {
          if (known.has(target) || found.includes(target)) continue;
          c.to = target;
          if (rule.condition(c)) found.push(target);
        }
      }
    },
  );
  return (c, origin, visit) => {
    let walker: DirectionOverride = {
      component: c.state.what(type, origin),
      facing: -1,
      rotation: c.state.rotation(type, origin),
    };
    const known = new Set([origin]);
    let ring: number[] = [];
    addNeighbours(c, origin, walker, known, ring);
    for (const site of ring) known.add(site);
    for (let distance = 1; ring.length > 0 && visit(ring, distance); distance++) {
      const next: number[] = [];
      for (const site of ring) {
        if (newRotation) walker = { ...walker, rotation: turned(c, newRotation, walker.rotation) };
        addNeighbours(c, site, walker, known, next);
      }
      // A ring counts as visited only now, so that it can come back among its own neighbours.
      for (const site of ring) known.add(site);
      ring = next;
    }
  };
}
