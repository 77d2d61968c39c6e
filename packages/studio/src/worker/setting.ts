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

/**
 * The number that a move has among the legal ones now. Other rules may number moves otherwise: a move is known by its text,
 * and by its number where it has no text yet or where several read alike. −1 if it is not legal any more.
 */
function choiceNow(trial: Trial, { choice, notation }: KnownMove): number {
  const moves = trial.legalMoves();
  if (notation === '' || moves[choice]?.notation === notation) return choice < moves.length ? choice : -1;
  return moves.findIndex((move) => move.notation === notation);
}

/** What is left of a tree of moves under other rules. */
export interface Remaining {
  /** The moves that are still legal, with their numbers and texts as they are now. */
  readonly kept: readonly KnownMove[];
  /** The choices that lead to where one was, as far as they are legal. */
  readonly choices: readonly number[];
}

/** The moves of a tree that are legal from a position, and the way to a place in it. The trial ends where it was. */
export function stillKnown(trial: Trial, known: readonly KnownMove[], place: readonly number[]): Remaining {
  const kept: KnownMove[] = [];
  /** Where each move of the old list is in the new one; −1 if it is not legal any more. */
  const numbers: number[] = [];
  /** The moves on the way to the position of the trial, as numbers of the new list. */
  const way: number[] = [];
  for (const move of known) {
    const { before } = move;
    const parent = before < 0 ? -1 : (numbers[before] ?? -1);
    while (way.length > 0 && way.at(-1) !== parent) {
      trial.undo();
      way.pop();
    }
    const reachable = (before < 0 || parent >= 0) && !trial.isOver;
    const choice = reachable ? choiceNow(trial, move) : -1;
    if (choice < 0) {
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
  return { kept, choices: choicesTo(place, known, numbers, kept) };
}

/** The choices to a place in a tree, as they are in what is left of it. A place that is not in the tree is looked for as it is. */
function choicesTo(
  place: readonly number[],
  known: readonly KnownMove[],
  numbers: readonly number[],
  kept: readonly KnownMove[],
): readonly number[] {
  const found: number[] = [];
  let at = -1;
  for (const choice of place) {
    at = known.findIndex((move) => move.before === at && move.choice === choice);
    if (at < 0) return place;
    const move = kept[numbers[at]!];
    if (!move) break;
    found.push(move.choice);
  }
  return found;
}
