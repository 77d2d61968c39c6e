/** Closures that work with the iterators of a context and leave them as they were. */
import type { MovesFn } from '@ludii/functions';
import type { RegisterName } from '@ludii/ir/internal';

/** Moves after which some iterators are where they were before. */
export function keeping(names: readonly RegisterName[], moves: MovesFn): MovesFn {
  return (c, out) => {
    const before = names.map((name) => c[name]);
    moves(c, out);
    names.forEach((name, i) => {
      c[name] = before[i]!;
    });
  };
}
