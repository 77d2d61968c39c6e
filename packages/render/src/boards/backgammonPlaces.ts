/** Where the points of a backgammon board are: two rows with a bar in the middle. */

/** Distance of the rows, in radii of a piece; room for five men on each side and a gap. */
export const rowDistance = 20;

/**
 * Places of the points in picture units. An even number of columns leaves a gap in the middle for the bar; with an odd
 * number the middle points are the bar.
 */
export function backgammonPlaces(count: number): readonly (readonly [number, number])[] {
  const columns = Math.ceil(count / 2);
  const half = Math.floor(columns / 2);
  const hasBar = columns % 2 === 1;
  return Array.from({ length: count }, (_, i) => {
    const column = i % columns;
    const x = (hasBar || column < half ? column : column + 1) * 100;
    return [x, i < columns ? rowDistance * 50 : 0] as const;
  });
}
