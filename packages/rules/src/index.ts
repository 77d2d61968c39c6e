/**
 * Rules of games: equipment, start, play, end, phases and meta rules, and the flow of a game.
 *
 * @packageDocumentation
 */
import type { Build } from '@ludii/functions';
import type { Ludeme } from '@ludii/registry';
import { endLudemes } from './end/index.js';
import { equipmentLudemes } from './equipment/index.js';
import { matchLudemes } from './match/match.js';
import { metaLudemes } from './meta/index.js';
import { moves } from './moves/index.js';
import { phaseLudemes } from './phase/index.js';
import { startLudemes } from './start/index.js';

export type { EndRule, Result } from './end/endRule.js';

export { GameFlow } from './flow/gameFlow.js';

export type { GameRules, Phase } from './game.js';
export { MatchFlow, type MatchGame } from './match/matchFlow.js';
export { RunningMatch } from './match/runningMatch.js';

export type { StartRule } from './start/startRule.js';

/** All ludemes of this package. */
export const ruleLudemes: readonly Ludeme<Build>[] = [
  ...phaseLudemes,
  ...matchLudemes,
  ...equipmentLudemes,
  ...startLudemes,
  ...endLudemes,
  ...metaLudemes,
  ...moves,
];
