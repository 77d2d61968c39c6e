/** The names by which a graph remembers the lattice (basis) and the outline (shape) that it came from. */

/**
 * The lattice that a graph or element was made on.
 *
 * @internal
 */
export type Basis =
  | 'NoBasis'
  | 'Square'
  | 'Triangular'
  | 'Hexagonal'
  | 'Brick'
  | 'Celtic'
  | 'QuadHex'
  | 'Spiral'
  | 'Concentric'
  | 'Dual'
  | TilingName;

/** The semi-regular tilings, named by the polygons around a vertex. */
export type TilingName =
  | 'T31212'
  | 'T333333_33434'
  | 'T33336'
  | 'T33344'
  | 'T33434'
  | 'T3464'
  | 'T3636'
  | 'T4612'
  | 'T488';

/** The outline of a graph. */
export type Shape =
  | 'NoShape'
  | 'Custom'
  | 'Diamond'
  | 'Hexagon'
  | 'Limping'
  | 'Prism'
  | 'Quadrilateral'
  | 'Rectangle'
  | 'Regular'
  | 'Rhombus'
  | 'Spiral'
  | 'Square'
  | 'Star'
  | 'Triangle'
  | 'Wedge';
