/** `(step …)` as a way of walking, not a move: which directions, and where one may go. Distances are measured with it. */

import { Direction } from '@ludii/geometry';
import { kind, named, optional } from '@ludii/registry';
import { ludeme } from '../declare/build.js';
import { type BoolFn, type DirectionFn, fixedBool } from '../declare/compiled.js';
import { Direction as DirectionKind, FromPart, ThenPart, ToPart } from '../declare/kinds.js';
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
