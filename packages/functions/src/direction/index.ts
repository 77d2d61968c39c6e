/** All ludemes of this folder. */
import type { Ludeme } from '@ludii/registry';
import type { Build } from '../declare/build.js';
import { directionsDifference, directionsIf, directionsUnion } from './combine.js';
import { directionsAbsolute, directionsFromTo, directionsRandom, directionsRelative } from './directions.js';

export const directions: readonly Ludeme<Build>[] = [
  directionsDifference,
  directionsRandom,
  directionsFromTo,
  directionsRelative,
  directionsAbsolute,
  directionsIf,
  directionsUnion,
];
