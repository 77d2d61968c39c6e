/** Operators: rules that join, repeat, order and filter other move rules. */
import type { Build } from '@ludii/functions';
import type { Ludeme } from '@ludii/registry';
import { forEachPiece } from './forEachPiece.js';
import { logic } from './logic.js';

export const operators: readonly Ludeme<Build>[] = [...logic, forEachPiece];
