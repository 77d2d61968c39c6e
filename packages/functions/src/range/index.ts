/** All ludemes of this folder. */
import type { Ludeme } from '@ludii/registry';
import type { Build } from '../declare/build.js';
import { rangeLudemes } from './ranges.js';

export const ranges: readonly Ludeme<Build>[] = [...rangeLudemes];
