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

/** A state whose words are those of another, or still to be written. */
function blankState(shape: GameShape, layout: StateLayout, original?: State): State {
  switch (layout.kind) {
    case 'flat':
      return new FlatState(shape, layout, original);
    case 'stack':
      return new StackState(shape, layout, original);
    case 'largeStack':
      return new LargeStackState(shape, layout, original);
    case 'puzzle':
      return new PuzzleState(shape, layout, original);
    default:
      return layout.kind satisfies never;
  }
}

/** An independent copy of a state. */
export function copyState(state: State): State {
  return blankState(state.shape, state.layout, state);
}
