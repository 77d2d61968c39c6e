/**
 * The standard defines: names that existing games call, each with its meaning, an example, and a body of ours. They are
 * put together from a few small ones: where a move may go (`ToEmpty`, `ToEnemy`), what is there (`IsEnemyAt`), the rows of
 * boards.
 */
import { alquerque, figures, raceBoards } from './boards.js';
import { boardTracks } from './boardTracks.js';
import { occupation, stacks, tracks, turns } from './conditions.js';
import { defineText, type StandardDefine } from './define.js';
import { captures, consequences } from './effects.js';
import { ends, starts } from './endings.js';
import { between, hopSequences, hops } from './jumps.js';
import { others, slides, steps, targets } from './moves.js';
import { chess, sets, walks } from './pieces.js';
import { holes, lastMove, neighbours } from './values.js';

export type { DefineKind, StandardDefine } from './define.js';

/** Every standard define, by topic. */
export const standardDefinitions: readonly StandardDefine[] = [
  ...occupation,
  ...stacks,
  ...tracks,
  ...turns,
  ...lastMove,
  ...neighbours,
  ...holes,
  ...sets,
  ...chess,
  ...walks,
  ...alquerque,
  ...figures,
  ...raceBoards,
  ...boardTracks,
  ...starts,
  ...ends,
  ...targets,
  ...between,
  ...steps,
  ...slides,
  ...hops,
  ...hopSequences,
  ...others,
  ...captures,
  ...consequences,
];

/** The texts of the standard defines by name: what each means as comments, and a whole `(define "Name" …)`. */
export const standardDefines: ReadonlyMap<string, string> = new Map(
  standardDefinitions.map((each) => [each.name, defineText(each)]),
);
