/** `(random …)`: chance chooses among moves. */
import { Float, Int, ludeme, Moves, type MovesFn } from '@ludii/functions';
import { list, named } from '@ludii/registry';

export const random = [
  ludeme('random', {
    returns: Moves,
    args: { weights: list(Float), moves: list(Moves) },
    doc: 'The moves of one of several rules, chosen by chance with the given weights.',
    example: '(random {3 1} {(move Pass) (move Add (to (sites Corners)))})',
    flags: ['stochastic'],
    compile: ({ weights, moves }): MovesFn => {
      const count = Math.min(weights.length, moves.length);
      return (c, out) => {
        if (count === 0) return;
        const shares = weights.slice(0, count).map((weight) => weight(c));
        const sum = shares.reduce((total, share) => total + share, 0);
        let rest = c.rng.nextDouble();
        for (let k = 0; k < count; k++) {
          rest -= shares[k]! / sum;
          if (rest <= 0) {
            moves[k]!(c, out);
            return;
          }
        }
      };
    },
  }),
  ludeme('random', {
    returns: Moves,
    args: { moves: Moves, num: named(Int) },
    doc: 'Some of the moves of a rule, drawn by chance; the same move can be drawn again.',
    example: '(random (move Add (to (sites Empty))) num:2)',
    flags: ['stochastic'],
    compile:
      ({ moves, num }): MovesFn =>
      (c, out) => {
        const all = c.acquire();
        moves(c, all);
        const n = Math.min(num(c), all.length);
        for (let k = 0; k < n; k++) out.copyMove(all, c.rng.nextInt(all.length));
        c.release(all);
      },
  }),
];
