/** Move rules from `add` to `leap`, and the argument bundles of all move rules. */
import type { Build } from '@ludii/functions';
import type { Ludeme } from '@ludii/registry';
import { bundles } from './bundles.js';

export const movesPartOne: readonly Ludeme<Build>[] = [...bundles];
