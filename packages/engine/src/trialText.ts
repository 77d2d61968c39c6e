/** Trial files: games as a list of move texts, the format that other programs exchange. */
import {
  applyMove,
  MoveList,
  MoveWord,
  parseMove,
  readTrialFile,
  SplitMix64,
  StateError,
  writeTrialFile,
} from '@ludii/compiler/internal';
import { checkText } from './checks.js';
import { EngineError } from './errors.js';
import { findJoint, resultOf } from './joint.js';
import { checkGame, type Rulebook } from './rulebook.js';
import { Trial } from './trial.js';

/** Writes a trial as a trial file. One that was seeded anew has no such file: see `Trial.serialise`. */
export function writeTrial(trial: Trial): string {
  if (!(trial instanceof Trial)) throw new EngineError('bad-option', 'Only a trial can be written as a trial file.');
  const { game } = trial;
  if (trial.isReseeded) {
    throw new EngineError('bad-option', 'A trial file holds one seed, but this trial was seeded anew: serialise it.');
  }
  if (!trial.isWhole) {
    throw new EngineError('bad-option', 'A trial file begins at the start of the game; serialise this trial instead.');
  }
  const placements = trial.placements();
  const result = trial.isOver
    ? { winner: trial.winner, endType: trial.endType, rankings: trial.ranking() }
    : { endType: 'NoEnd' as const };
  return writeTrialFile({
    game: game.source.options.file ?? game.name,
    options: game.options,
    rng: trial.seedBytes,
    moves: [...placements, ...trial.moves()].map((move) => move.text),
    startMoves: placements.length,
    legalCounts: [],
    legalMoves: [],
    sealed: true,
    ...result,
  });
}

/**
 * Reads a trial file and plays it again. Each recorded move must be legal and do what was recorded; the first that is
 * not is told in the error.
 */
export function readTrial(game: Rulebook, text: string): Trial {
  checkGame(game);
  checkText(text, 'A trial file');
  try {
    return replay(game, text);
  } catch (error) {
    if (error instanceof StateError) throw new EngineError('malformed-trial', error.message);
    throw error;
  }
}

function replay(game: Rulebook, text: string): Trial {
  const file = readTrialFile(text);
  const trial = Trial.startWith(game, SplitMix64.fromBytes(file.rng));
  const placements = trial.placements();
  if (file.startMoves !== undefined && file.startMoves !== placements.length) {
    throw new EngineError(
      'malformed-trial',
      `The file has ${file.startMoves} placements, the game ${placements.length}.`,
    );
  }
  placements.forEach((move, i) => {
    if (move.text !== file.moves[i]) {
      throw new EngineError('malformed-trial', `Placement ${i + 1} is ${move.text}, not ${file.moves[i]}.`);
    }
  });
  file.moves.slice(placements.length).forEach((recorded, i) => {
    const choices = trial.isOver ? undefined : findChoices(trial, recorded);
    if (!choices) throw new EngineError('malformed-trial', `Move ${i + 1} of the file is not legal: ${recorded}`);
    for (const choice of choices) trial.apply(choice);
  });
  if (file.winner !== undefined && trial.winner !== file.winner) {
    throw new EngineError('malformed-trial', `The winner is ${trial.winner}, not ${file.winner} as in the file.`);
  }
  return trial;
}

/** The numbers of the moves that lead to a recorded move: one, or one of each player when they move at once. */
function findChoices(trial: Trial, recorded: string): number[] | undefined {
  const { legal, running, current: c } = trial.position;
  if (running.mode === 'simultaneous') return findJoint(trial.position, recorded);
  const wanted = new MoveList();
  parseMove(recorded, wanted, c.game.strings);
  for (let i = 0; i < legal.length; i++) {
    if (!sameHeader(wanted.tape, 0, legal.tape, legal.start(i))) continue;
    if (resultOf(c, () => applyMove(c, legal, i)) === recorded) return [i];
  }
  return undefined;
}

function sameHeader(a: Int32Array, i: number, b: Int32Array, j: number): boolean {
  for (const word of [MoveWord.Mover, MoveWord.From, MoveWord.To]) if (a[i + word] !== b[j + word]) return false;
  return true;
}
