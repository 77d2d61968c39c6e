/** What lets a sliding piece pass if the rule does not say. */
import type { BoolFn, Build } from '@ludii/functions';
import { means } from '@ludii/functions/internal';
import { empty, register } from '@ludii/ir';
import { storedTypes } from '@ludii/state/internal';

/** The condition that a slide goes on if none is given: nothing stands on the site in between. */
export function isBetweenEmpty(build: Build): BoolFn {
  const type = build.defaultSite;
  const count = build.shape.board.sizes[type];
  if (build.shape.flags.deductionPuzzle || !storedTypes(build.shape)[type]) {
    return (c) => c.between >= 0 && c.between < count;
  }
  return means<BoolFn>(
    (c) => c.between < count && c.state.isEmpty(type, c.between),
    empty(type, register('between'), count),
  );
}
