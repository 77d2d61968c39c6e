/** Games and positions from trial files. */
import { type Game, readTrial, type Trial } from '@ludii/engine';
import { readTrialFile } from '@ludii/engine/internal';
import { plural, writeError } from './terminal.js';
import { UserError } from './userError.js';

/** Plays a trial file again. Of an older one, which has no seal, it is said that nobody can tell whether it is whole. */
export function recorded(game: Game, text: string): Trial {
  const trial = readTrial(game, text);
  if (!readTrialFile(text).sealed) {
    writeError(
      'Note: this trial file has no seal (older files have none): if its end is missing, that can not be seen.\n',
    );
  }
  return trial;
}

/** Plays a trial file again, up to a move. */
export function recordedUpTo(game: Game, text: string, move: number | undefined): Trial {
  const trial = recorded(game, text);
  if (move === undefined) return trial;
  if (move > trial.length) throw new UserError(`The trial has ${plural(trial.length, 'move')} only.`);
  while (trial.length > move) trial.undo();
  return trial;
}
