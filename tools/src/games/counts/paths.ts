/** The game of the black path, told by the sides of its tiles, for counting. */
import type { Successors } from './successors.js';

type Side = 'N' | 'E' | 'S' | 'W';

/** Which sides each kind of tile joins. */
const kinds: readonly Readonly<Record<Side, Side>>[] = [
  { N: 'S', S: 'N', E: 'W', W: 'E' },
  { N: 'W', W: 'N', E: 'S', S: 'E' },
  { N: 'E', E: 'N', S: 'W', W: 'S' },
];

const steps: Readonly<Record<Side, readonly [dx: number, dy: number, entered: Side]>> = {
  N: [0, 1, 'S'],
  E: [1, 0, 'W'],
  S: [0, -1, 'N'],
  W: [-1, 0, 'E'],
};

/** Tiles by their squares, such as "0,3", and where the path enters the next one; nowhere when it has left the board. */
export interface Path {
  readonly tiles: Readonly<Record<string, (typeof kinds)[number]>>;
  readonly head: { readonly x: number; readonly y: number; readonly entered: Side } | undefined;
}

const onward = ({ tiles, head }: Path, size: number): Path => {
  const tile = head && tiles[`${head.x},${head.y}`];
  if (!head || !tile) return { tiles, head };
  const [dx, dy, entered] = steps[tile[head.entered]];
  const [x, y] = [head.x + dx, head.y + dy];
  const inside = x >= 0 && y >= 0 && x < size && y < size;
  return onward({ tiles, head: inside ? { x, y, entered } : undefined }, size);
};

/** The path enters at the left of the top row; whoever leads it off the board loses, and that ends the game. */
export const blackPath =
  (size: number): Successors<Path> =>
  ({ tiles, head }) =>
    head ? kinds.map((tile) => onward({ tiles: { ...tiles, [`${head.x},${head.y}`]: tile }, head }, size)) : [];

export const blackPathStart = (size: number): Path => ({ tiles: {}, head: { x: 0, y: size - 1, entered: 'W' } });
