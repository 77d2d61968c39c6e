/**
 * The project's standard defines: the vocabulary that games may use without defining it. The bodies are written as
 * compactly as the ludemes allow; families share their recurring parts, such as "to an empty site".
 */
import { alquerque, boardTracks, raceBoards } from './boards.js';
import { type Family, occupation, stacks, tracks, turns } from './conditions.js';
import { captures, consequences } from './effects.js';
import { ends, starts } from './endings.js';
import { hopSequences, hops, others, slides, steps } from './moves.js';
import { chess, sets, walks } from './pieces.js';

const families: readonly Family[] = [
  occupation,
  stacks,
  tracks,
  turns,
  sets,
  chess,
  walks,
  alquerque,
  raceBoards,
  boardTracks,
  starts,
  ends,
  steps,
  slides,
  hops,
  hopSequences,
  others,
  consequences,
  captures,
];

/** Name to `(define "Name" …)` text. */
export const standardDefines: ReadonlyMap<string, string> = new Map(
  families.flatMap((family) =>
    Object.entries(family).map(([name, body]): [string, string] => [name, `(define "${name}" ${body})`]),
  ),
);
