/** Which move is played after a search. */
import type { SplitMix64 } from '@ludii/engine';
import { greatest } from '@ludii/engine/internal';

/** What a choice is made from. */
export interface Choosable {
  readonly visits: number;
  readonly value: number;
  readonly certain: boolean;
}

/** How the move is chosen. */
export type FinalChoice = 'robust' | 'max' | 'secure';

/** The numbers that are compared, the first that differs decides. */
const numbers: Readonly<Record<FinalChoice, (move: Choosable) => readonly number[]>> = {
  /** Most visits. */
  robust: ({ visits, value }) => [visits, value],
  /** Highest value. */
  max: ({ visits, value }) => [visits > 0 ? value : -2, visits],
  /** Highest lower bound. */
  secure: ({ visits, value }) => [visits > 0 ? value - 1 / Math.sqrt(visits) : -3, visits],
};

/** The chosen move. A certain result is taken if it is no worse than what is only likely; equal ones by lot. */
export function chooseMove<T extends Choosable>(moves: readonly T[], by: FinalChoice, random: SplitMix64): T {
  const below = (n: number): number => random.nextInt(n);
  const certain = greatest(
    moves.filter((move) => move.certain),
    ({ value }) => [value],
    below,
  );
  const likely = greatest(
    moves.filter((move) => !move.certain),
    numbers[by],
    below,
  );
  if (!certain || !likely) return (certain ?? likely)!;
  return certain.value >= likely.value ? certain : likely;
}
