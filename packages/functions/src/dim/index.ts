/** All ludemes of this folder. */
import type { Ludeme } from '@ludii/registry';
import type { Build } from '../declare/build.js';
import { dimLudemes } from './math.js';

export const dims: readonly Ludeme<Build>[] = [...dimLudemes];
