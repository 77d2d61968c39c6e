/** Whether a rule can lead to a site: the question of threats, asked without writing down all moves where possible. */
import type { Context } from '@ludii/state';
import type { MovesFn } from '../declare/compiled.js';
import { askable } from '../declare/meaning.js';

/** Whether a rule leads to a site, asked of the rule: some rules answer without looking at their moves. */
export const canReach = (c: Context, moves: MovesFn, site: number): boolean => askable(moves).reaches(c, site);
