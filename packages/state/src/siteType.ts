/** Site types as small integers, so that they fit on the move tape and index arrays directly. */

/** Code of a cell (a face of the board graph, or any site of a hand). */
export const Cell = 0;
/** Code of a vertex of the board graph. */
export const Vertex = 1;
/** Code of an edge of the board graph. */
export const Edge = 2;
/** "No type given": an action resolves it to the board's default type when it is applied. */
export const NoType = -1;

/** One of {@link Cell}, {@link Vertex} and {@link Edge}. */
export type SiteTypeCode = 0 | 1 | 2;

/** The names used in move texts, by code. */
export const siteTypeNames: readonly ['Cell', 'Vertex', 'Edge'] = ['Cell', 'Vertex', 'Edge'];

/** The code of a name, or {@link NoType} if there is none of that name. */
export function siteTypeOf(name: string): SiteTypeCode | typeof NoType {
  switch (name) {
    case 'Cell':
      return Cell;
    case 'Vertex':
      return Vertex;
    case 'Edge':
      return Edge;
    default:
      return NoType;
  }
}
