/** Every function ludeme. */
import type { Ludeme } from '@ludii/registry';
import { booleans } from './boolean/index.js';
import type { Build } from './declare/build.js';
import { dims } from './dim/index.js';
import { directions } from './direction/index.js';
import { floats } from './float/index.js';
import { graphs } from './graph/index.js';
import { ints } from './int/index.js';
import { intLists } from './ints/index.js';
import { ranges } from './range/index.js';
import { regions } from './region/index.js';

/** All ludemes of this package. */
export const functionLudemes: readonly Ludeme<Build>[] = [
  ...booleans,
  ...dims,
  ...directions,
  ...floats,
  ...graphs,
  ...ints,
  ...intLists,
  ...ranges,
  ...regions,
];
