/** Games of taking, laying and hopping on strips and small boards, told in a few lines, for counting. */
import type { Successors } from './successors.js';

/** A set of cells as a bit mask: free squares, or pins that stand. */
type Cells = number;

const has = (cells: Cells, cell: number): boolean => ((cells >> cell) & 1) === 1;
const without = (cells: Cells, ...taken: readonly number[]): Cells =>
  taken.reduce((left, cell) => left & ~(1 << cell), cells);
const cellsUpTo = (count: number): readonly number[] => Array.from({ length: count }, (_, cell) => cell);

/** All cells of a board. */
export const all = (count: number): Cells => 2 ** count - 1;

/** Kayles: one pin, or two neighbours; Dawson's form allows only two. */
export const kayles =
  (pins: number, one: boolean): Successors<Cells> =>
  (standing) => [
    ...(one
      ? cellsUpTo(pins)
          .filter((pin) => has(standing, pin))
          .map((pin) => without(standing, pin))
      : []),
    ...cellsUpTo(pins - 1)
      .filter((pin) => has(standing, pin) && has(standing, pin + 1))
      .map((pin) => without(standing, pin, pin + 1)),
  ];

/** Cram: a domino on any two free neighbours of a board. */
export const cram =
  (rows: number, columns: number): Successors<Cells> =>
  (free) =>
    cellsUpTo(rows * columns).flatMap((cell) => {
      const right = cell % columns < columns - 1 ? [cell + 1] : [];
      const above = cell < (rows - 1) * columns ? [cell + columns] : [];
      return [...right, ...above]
        .filter((other) => has(free, cell) && has(free, other))
        .map((other) => without(free, cell, other));
    });

/** Domineering: which cells are free, and whether the upright player is to move. */
export interface Domineering {
  readonly free: ReadonlySet<number>;
  readonly upright: boolean;
}

export const domineering =
  (side: number): Successors<Domineering> =>
  ({ free, upright }) =>
    [...free]
      .map((cell): readonly [number, number] => [cell, upright ? cell + side : cell + 1])
      .filter(([cell, other]) => free.has(other) && (upright || cell % side < side - 1))
      .map((pair) => ({ free: new Set([...free].filter((cell) => !pair.includes(cell))), upright: !upright }));

/** Chomp: the heights of the columns; a bite lowers a column and all to its right. */
export const chomp: Successors<readonly number[]> = (heights) =>
  heights.flatMap((height, column) =>
    // eating the corner ends the game, and what follows is empty
    cellsUpTo(height).map((row) =>
      row + column === 0 ? [] : heights.map((each, x) => (x < column ? each : Math.min(each, row))),
    ),
  );

/** Wythoff's queen: column and row. */
export const wythoff: Successors<readonly [number, number]> = ([x, y]) => [
  ...cellsUpTo(x).map((to): [number, number] => [to, y]),
  ...cellsUpTo(y).map((to): [number, number] => [x, to]),
  ...cellsUpTo(Math.min(x, y)).map((less): [number, number] => [x - less - 1, y - less - 1]),
];

/** Toads (T) go right, frogs (F) left; they jump each other. */
export interface Pond {
  readonly stones: string;
  readonly toads: boolean;
}

export const toadsAndFrogs: Successors<Pond> = ({ stones, toads }) => {
  const [own, other, way] = toads ? ['T', 'F', 1] : ['F', 'T', -1];
  return [...stones].flatMap((animal, from) => {
    if (animal !== own) return [];
    const to = stones[from + way!] === '_' ? from + way! : stones[from + way!] === other ? from + 2 * way! : -1;
    if (stones[to] !== '_') return [];
    const moved = [...stones];
    moved[from] = '_';
    moved[to] = own!;
    return [{ stones: moved.join(''), toads: !toads }];
  });
};

/** Hexapawn on a board as a text of rows from below: capitals move up. */
export interface Pawns {
  readonly rows: readonly string[];
  readonly first: boolean;
}

export const hexapawn: Successors<Pawns> = ({ rows, first }) => {
  const last = rows.length - 1;
  // a pawn on its last row has won already
  if (rows[last]!.includes('P') || rows[0]!.includes('p')) return [];
  const [own, other, way] = first ? ['P', 'p', 1] : ['p', 'P', -1];
  return rows.flatMap((row, y) =>
    [...row].flatMap((piece, x) => {
      if (piece !== own) return [];
      return [-1, 0, 1]
        .filter((dx) => rows[y + way!]?.[x + dx] === (dx === 0 ? '.' : other))
        .map((dx) => ({
          first: !first,
          rows: rows.map((each, at) => {
            const letters = [...each];
            if (at === y) letters[x] = '.';
            if (at === y + way!) letters[x + dx] = own!;
            return letters.join('');
          }),
        }));
    }),
  );
};

/** Crosses on three by three squares: three in a row end the game. */
const lines = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o124, 0o421];

export const notakto: Successors<Cells> = (free) =>
  lines.some((line) => (free & line) === 0)
    ? []
    : cellsUpTo(9)
        .filter((cell) => has(free, cell))
        .map((cell) => without(free, cell));

/** Snort on a square board: who owns each cell, and whose turn it is. */
export interface Fields {
  readonly owners: readonly number[];
  readonly mover: number;
}

export const snort =
  (side: number): Successors<Fields> =>
  ({ owners, mover }) =>
    owners.flatMap((owner, cell) => {
      const near = [
        cell - side,
        cell + side,
        ...(cell % side > 0 ? [cell - 1] : []),
        ...(cell % side < side - 1 ? [cell + 1] : []),
      ];
      if (owner !== 0 || near.some((other) => owners[other] === 3 - mover)) return [];
      return [{ owners: owners.with(cell, mover), mover: 3 - mover }];
    });
