/** All ludemes of this folder. */
import type { Ludeme } from '@ludii/registry';
import type { Build } from '../declare/build.js';
import { array } from './array.js';
import { playerLists } from './players.js';
import { results } from './results.js';
import { rotations } from './rotations.js';
import { sets } from './sets.js';
import { sizesGroup } from './sizes.js';

export const intLists: readonly Ludeme<Build>[] = [
  ...array,
  ...sets,
  ...results,
  ...playerLists,
  sizesGroup,
  rotations,
];
