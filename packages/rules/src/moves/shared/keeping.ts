/** Closures that work with the iterators of a context and leave them as they were. */
import type { MovesFn } from '@ludii/functions';
import type { RegisterName } from '@ludii/ir/internal';

/** Moves after which one or two iterators are where they were before. */
export function keeping([one, other = one]: readonly [RegisterName, RegisterName?], moves: MovesFn): MovesFn {
  return (c, out) => {
    const first = c[one];
    const second = c[other];
    moves(c, out);
    c[other] = second;
    c[one] = first;
  };
}
