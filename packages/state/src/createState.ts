/** Chooses the memory that a game needs. */
import { FlatState } from './flatState.js';
import { LargeStackState } from './largeStackState.js';
import type { StateLayout } from './layout.js';
import { layoutOf } from './layout.js';
import { PuzzleState } from './puzzleState.js';
import type { GameShape } from './shape.js';
import { StackState } from './stackState.js';
import type { State } from './state.js';

/** A state of a game before its start. Pass the layout of an earlier one to save computing it again. */
export function createState(shape: GameShape, layout: StateLayout = layoutOf(shape)): State {
  const state = blankState(shape, layout);
  state.reset();
  return state;
}

/** A state whose words are still to be copied from another. */
export function blankState(shape: GameShape, layout: StateLayout): State {
  switch (layout.kind) {
    case 'flat':
      return new FlatState(shape, layout);
    case 'stack':
      return new StackState(shape, layout);
    case 'largeStack':
      return new LargeStackState(shape, layout);
    case 'puzzle':
      return new PuzzleState(shape, layout);
    default:
      return layout.kind satisfies never;
  }
}

/** An independent copy of a state. */
export function copyState(state: State): State {
  const copy = blankState(state.shape, state.layout);
  copy.copyFrom(state);
  return copy;
}
