/** Dice that are used for one move: each alone, or several put together. */

/** Sets of dice that are put together, by the number of dice of a hand. */
const together: readonly (readonly (readonly number[])[])[] = [
  [],
  [],
  [[0, 1]],
  [
    [0, 1, 2],
    [0, 1],
    [0, 2],
    [1, 2],
  ],
];

/** Each die of a hand alone. */
export const singleDice = (count: number): readonly (readonly number[])[] =>
  Array.from({ length: count }, (_, die) => [die]);

/** Dice of a hand put together; those of larger hands never are. */
export const combinedDice = (count: number): readonly (readonly number[])[] => together[count] ?? [];
