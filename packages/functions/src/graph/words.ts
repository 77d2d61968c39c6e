/** The enumerations of graph ludemes. */
import { words } from '@ludii/registry';

export const SquareShapeWord = words('SquareShapeType', ['NoShape', 'Square', 'Rectangle', 'Diamond', 'Limping']);

const latticeShapes = [
  'NoShape',
  'Square',
  'Rectangle',
  'Diamond',
  'Triangle',
  'Hexagon',
  'Star',
  'Limping',
  'Prism',
] as const;

export const HexShapeWord = words('HexShapeType', latticeShapes);
export const TriShapeWord = words('TriShapeType', latticeShapes);
export const BrickShapeWord = words('BrickShapeType', ['Square', 'Rectangle', 'Diamond', 'Prism', 'Spiral', 'Limping']);
export const ConcentricShapeWord = words('ConcentricShapeType', ['Square', 'Triangle', 'Hexagon', 'Target']);
export const StarWord = words('ShapeStarType', ['Star']);
export const DiagonalsWord = words('DiagonalsType', [
  'Implied',
  'Solid',
  'SolidNoSplit',
  'Alternating',
  'Concentric',
  'Radiating',
]);
export const TilingWord = words('TilingType', [
  'T31212',
  'T3464',
  'T488',
  'T33434',
  'T33336',
  'T33344',
  'T3636',
  'T4612',
  'T333333_33434',
]);
