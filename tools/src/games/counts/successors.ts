/**
 * Counting move sequences without the engine: small programs that know the rules of one game each, written to be read
 * and checked rather than to be fast. The engine's counts are compared with theirs.
 */

/** The rules of a game as one function: the positions that the legal moves (or turns) of a position lead to. */
export type Successors<Position> = (position: Position) => readonly Position[];

/** Number of sequences of `depth` moves. */
export function sequences<Position>(position: Position, next: Successors<Position>, depth: number): number {
  const after = next(position);
  if (depth === 1) return after.length;
  let sum = 0;
  for (const each of after) sum += sequences(each, next, depth - 1);
  return sum;
}

/** A board as one letter per square, row by row from below; `.` is empty, large letters belong to the first player. */
export type Letters = readonly string[];

export type Step = readonly [dx: number, dy: number];

/** The board of a notation like FEN: rows from above, digits for empty squares, `+` before promoted pieces. */
export function boardOf(rows: string): Letters {
  return rows
    .split('/')
    .reverse()
    .flatMap((row) =>
      [...row.matchAll(/\d+|\+?[a-zA-Z]/g)].flatMap(([text]) =>
        /\d/.test(text) ? new Array<string>(Number(text)).fill('.') : [text],
      ),
    );
}

/** True if a piece belongs to the first (`true`) or the second player. */
export function isOf(piece: string | undefined, first: boolean): boolean {
  if (piece === undefined || piece === '.') return false;
  return (piece === piece.toUpperCase()) === first;
}

/** A copy of a board with some squares changed. */
export function changed(board: Letters, changes: readonly (readonly [square: number, piece: string])[]): Letters {
  const copy = [...board];
  for (const [square, piece] of changes) copy[square] = piece;
  return copy;
}

/** Squares of a board with a number of columns and rows. */
export class Grid {
  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {}

  /** The square some steps away, −1 if it is off the board. */
  from(square: number, dx: number, dy: number): number {
    const x = (square % this.columns) + dx;
    const y = Math.floor(square / this.columns) + dy;
    return x >= 0 && x < this.columns && y >= 0 && y < this.rows ? y * this.columns + x : -1;
  }

  /** The squares in a direction up to the first that is taken, which is the last one given. */
  line(board: Letters, square: number, [dx, dy]: Step): number[] {
    const found: number[] = [];
    for (let to = this.from(square, dx, dy); to >= 0; to = this.from(to, dx, dy)) {
      found.push(to);
      if (board[to] !== '.') break;
    }
    return found;
  }
}

export const straight: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
export const diagonal: readonly Step[] = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];
export const around: readonly Step[] = [...straight, ...diagonal];
/** Knight's moves. */
export const knight: readonly Step[] = [1, -1].flatMap((a) =>
  [2, -2].flatMap((b): Step[] => [
    [a, b],
    [b, a],
  ]),
);
