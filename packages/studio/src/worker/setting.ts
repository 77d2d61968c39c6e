/** A setting as a game and a trial: compiled, begun, and played as far as its moves are legal. */
import { type Board, type Game, type RuleObserver, readGame, type Trial } from '@ludii/engine';
import type { KnownMove, Setting } from './protocol.js';

/** Name under which the text on the page is known to the compiler. */
export const FILE = 'game.lud';

/** Finds the text of a game that a match is made of. */
export type FindText = (name: string) => string | undefined;

/** Boards of the last texts: most edits leave the board as it is, and building it is most of the work. */
const boards = new Map<string, Board>();
const MOST_BOARDS = 4;

/** Compiles a description with its options; the sub-games of a match come from `games`. */
export function readSetting(setting: Setting, games: FindText, observe?: RuleObserver) {
  const { text, options, ruleset } = setting;
  for (const written of [...boards.keys()].slice(0, -MOST_BOARDS)) boards.delete(written);
  return readGame(text, {
    file: FILE,
    games,
    boards,
    // Descriptions come from anywhere: here no code is made of them, whatever policy the page is served with.
    backend: 'interpreted',
    ...(options.length > 0 ? { options: [...options] } : {}),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(observe ? { observe } : {}),
  });
}

/** The game of a setting that is known to be playable. */
export function gameOf(setting: Setting, games: FindText): Game {
  const { game } = readSetting(setting, games);
  if (!game) throw new Error('The description can not be played.');
  return game;
}

/** Begins: at the start of the game, or in the position that was set up. */
export function begin(game: Game, { seed, setup }: Pick<Setting, 'seed' | 'setup'>): Trial {
  return setup ? game.setup(setup.pieces, { mover: setup.mover, seed }) : game.start(seed);
}

/** Plays moves by their numbers for as long as they are legal; tells how many that were. */
export function playAlong(trial: Trial, choices: readonly number[]): number {
  let played = 0;
  for (const choice of choices) {
    if (trial.isOver || choice >= trial.legalCount) break;
    trial.apply(choice);
    played++;
  }
  return played;
}

/** The moves of a tree that are legal from a position, with their texts as they are now. The trial ends where it was. */
export function stillKnown(trial: Trial, known: readonly KnownMove[]): KnownMove[] {
  const kept: KnownMove[] = [];
  /** Where each move of the old list is in the new one; −1 if it is not legal any more. */
  const numbers: number[] = [];
  /** The moves on the way to the position of the trial, as numbers of the new list. */
  const way: number[] = [];
  for (const { choice, before } of known) {
    const parent = before < 0 ? -1 : (numbers[before] ?? -1);
    while (way.length > 0 && way.at(-1) !== parent) {
      trial.undo();
      way.pop();
    }
    const reachable = (before < 0 || parent >= 0) && !trial.isOver && choice < trial.legalCount;
    if (!reachable) {
      numbers.push(-1);
      continue;
    }
    const { mover } = trial;
    const notation = trial.legalMoves()[choice]!.notation;
    trial.apply(choice);
    const number = kept.push({ choice, mover, notation, before: parent }) - 1;
    numbers.push(number);
    way.push(number);
  }
  for (let left = way.length; left > 0; left--) trial.undo();
  return kept;
}
