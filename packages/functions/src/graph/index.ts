/** All ludemes of this folder. */
import type { Ludeme } from '@ludii/registry';
import type { Build } from '../declare/build.js';
import { brick, celtic, hex, quadhex, rectangle, square, tiling, tri } from './lattices.js';
import {
  add,
  clip,
  complete,
  dual,
  hole,
  keep,
  layers,
  makeFaces,
  recoordinate,
  remove,
  renumber,
  splitCrossings,
  subdivide,
  trim,
} from './operators.js';
import { poly } from './poly.js';
import { concentric, graph, regular, repeat, spiral, wedge } from './shapes.js';
import { intersect, merge, rotate, scale, shift, skew, union } from './transforms.js';

export const graphs: readonly Ludeme<Build>[] = [
  ...poly,
  brick,
  ...celtic,
  ...hex,
  quadhex,
  ...square,
  ...tiling,
  ...tri,
  rectangle,
  regular,
  repeat,
  spiral,
  wedge,
  concentric,
  graph,
  ...add,
  clip,
  complete,
  dual,
  hole,
  ...intersect,
  keep,
  layers,
  makeFaces,
  ...merge,
  recoordinate,
  ...remove,
  renumber,
  rotate,
  scale,
  shift,
  skew,
  splitCrossings,
  subdivide,
  trim,
  ...union,
];
