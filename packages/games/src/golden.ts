/**
 * Golden trials: recorded games that every version must replay move by move.
 *
 * @packageDocumentation
 */
import { trials } from './generated/trials.js';

/** Trial files by the name of their game. */
export const goldenTrials: ReadonlyMap<string, string> = new Map(trials);
