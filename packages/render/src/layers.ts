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

/** The layers of a board; undefined if it has one only, or if one sees all of its points from above. */
export function layersOf(points: readonly Point[]): Layers | undefined {
  const key = ({ x, y }: Point): string => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;
  const heights = [...new Set(points.map(({ z }) => z))].sort((a, b) => a - b);
  if (heights.length < 2 || new Set(points.map(key)).size === points.length) return undefined;
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
