/** All ludemes of this folder. */
import type { Ludeme } from '@ludii/registry';
import type { Build } from '../declare/build.js';
import { directionsDifference, directionsIf, directionsUnion } from './combine.js';
import { directionsAbsolute, directionsBetween, directionsRandom, directionsRelative } from './directions.js';

export const directions: readonly Ludeme<Build>[] = [
  directionsDifference,
  directionsRandom,
  directionsBetween,
  directionsRelative,
  directionsAbsolute,
  directionsIf,
  directionsUnion,
];
