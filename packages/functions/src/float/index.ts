/** All ludemes of this folder. */
import type { Ludeme } from '@ludii/registry';
import type { Build } from '../declare/build.js';
import { floatLudemes } from './math.js';

export const floats: readonly Ludeme<Build>[] = [...floatLudemes];
