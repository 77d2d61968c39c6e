/** A position of a recorded game. */
import { type Game, readTrial, type Trial } from '@ludii/engine';
import { plural } from './terminal.js';
import { UserError } from './userError.js';

/** Plays a trial file again, up to a move. */
export function recordedUpTo(game: Game, text: string, move: number | undefined): Trial {
  const trial = readTrial(game, text);
  if (move === undefined) return trial;
  if (move > trial.length) throw new UserError(`The trial has ${plural(trial.length, 'move')} only.`);
  while (trial.length > move) trial.undo();
  return trial;
}
