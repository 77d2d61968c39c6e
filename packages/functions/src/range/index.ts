/** All ludemes of this folder. */
import type { Ludeme } from '@ludii/registry';
import type { Build } from '../build.js';
import { rangeLudemes } from './ranges.js';

export const ranges: readonly Ludeme<Build>[] = [...rangeLudemes];
