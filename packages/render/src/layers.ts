/** Boards of several layers of which one lies exactly over the other: the layers are shown side by side. */

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** How the layers of a board are set apart. */
export interface Layers {
  /** How far a layer is moved right and down, in units of the graph, with a gap between layers. */
  shift(z: number, gap: number): { readonly dx: number; readonly dy: number };
}

/** How much higher layers of a pyramid are moved up in the picture, as a share of their height: one looks from the front. */
export const pyramidLean = 0.25;

/** True if every layer of a board has fewer points than the one below it, on which it rests. */
export function isPyramid(points: readonly Point[]): boolean {
  const sizes = new Map<number, number>();
  for (const { z } of points) sizes.set(z, (sizes.get(z) ?? 0) + 1);
  const inOrder = [...sizes].sort(([a], [b]) => a - b).map(([, size]) => size);
  return inOrder.length > 1 && inOrder.every((size, k) => k === 0 || size < inOrder[k - 1]!);
}

/** The layers of a board; undefined if it has one only, if it is a pyramid, or if one sees all of its points from above. */
export function layersOf(points: readonly Point[]): Layers | undefined {
  const key = ({ x, y }: Point): string => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;
  const heights = [...new Set(points.map(({ z }) => z))].sort((a, b) => a - b);
  if (heights.length < 2 || isPyramid(points) || new Set(points.map(key)).size === points.length) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const width = Math.max(...xs) - Math.min(...xs);
  const height = Math.max(...ys) - Math.min(...ys);
  const columns = heights.length <= 3 ? heights.length : Math.ceil(Math.sqrt(heights.length));
  return {
    shift: (z, gap) => {
      const index = Math.max(0, heights.indexOf(z));
      return { dx: (index % columns) * (width + gap), dy: Math.floor(index / columns) * (height + gap) };
    },
  };
}
