/** All move rules: effects, decisions and operators. */
import type { Build } from '@ludii/functions';
import type { Ludeme } from '@ludii/registry';
import { operators } from './operators/index.js';
import { movesPartOne } from './partOne.js';
import { movesPartTwo } from './partTwo.js';

export const moves: readonly Ludeme<Build>[] = [...movesPartOne, ...movesPartTwo, ...operators];
