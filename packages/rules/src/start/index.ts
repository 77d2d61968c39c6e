/** All start ludemes. */
import type { Build } from '@ludii/functions';
import type { Ludeme } from '@ludii/registry';
import { deal, split } from './deal.js';
import { startBlocks } from './forEach.js';
import { place } from './place.js';
import { set } from './set.js';

export const startLudemes: readonly Ludeme<Build>[] = [...startBlocks, ...place, ...set, deal, split];
