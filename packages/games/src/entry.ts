/** A game of the collection. */
export interface GameEntry {
  /** The name of its file: `tic-tac-toe`. */
  readonly name: string;
  /** What people call it: `Tic-Tac-Toe`. */
  readonly title: string;
  /** What sort of game it is: space, war, hunt, race, sow, puzzle or match. */
  readonly kind: string;
  /** A sentence on what it is. */
  readonly description: string;
  /** The rules in words. */
  readonly rules: string;
  /** Where it comes from. */
  readonly origin: string;
  /** The description: what `gameFromText` of `@ludii/engine` compiles. */
  readonly text: string;
}
