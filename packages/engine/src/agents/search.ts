/** Where a search runs: a copy of the position with dice of its own. */
import {
  containsAction,
  decisionAction,
  SplitMix64 as Generator,
  isPassMove,
  isSwapMove,
  MoveList,
  MoveWord,
  mayPassOrSwap,
  Op,
  Reading,
  readAction,
  type SplitMix64,
} from '@ludii/compiler/internal';
import { EngineError } from '../errors.js';
import type { Position } from '../position.js';
import { checkSeed, Purpose, seedGenerator } from '../seeds.js';
import { checkTrial, type Trial } from '../trial.js';
import type { Budget } from './budget.js';

/** A copy to search on and the generator of the agent. */
export interface SearchGround {
  readonly position: Position;
  readonly random: SplitMix64;
  /** True if a result that was found on the way is certain: no chance, nothing chosen in secret. */
  readonly exact: boolean;
}

/** Prepares a search. */
export function searchGround(trial: Trial, seed: number): SearchGround {
  if (checkTrial(trial).isOver) throw new EngineError('game-over', 'The game is over: there is no move to choose.');
  const position = trial.position.copy({ seed });
  const random = new Generator();
  seedGenerator(random, checkSeed(seed), 0, Purpose.Choice);
  const { game } = trial;
  return { position, random, exact: !game.isStochastic && game.mode === 'alternating' };
}

/** The number of a legal move that wins at once, −1 if none is found in time. */
export function winningMove(ground: SearchGround, budget: Budget): number {
  let found = -1;
  budget.during(() => {
    found = firstWin(ground);
  });
  return found;
}

function firstWin({ position, exact }: SearchGround): number {
  if (!exact) return -1;
  const { players } = position.game;
  const returns = new Float64Array(players + 1);
  const colours = new Float64Array(players + 1);
  const { agent } = position;
  const { length } = position.legal;
  for (let i = 0; i < length; i++) {
    position.mark();
    position.apply(i);
    const over = position.isOver;
    if (over) position.agentReturns(returns, colours);
    position.rollback();
    if (over && returns[agent] === 1) return i;
  }
  return -1;
}

/** Legal moves as a node keeps them, see {@link Position.recall}. */
export type KeptMoves = MoveList;

/** Lists of legal moves that a tree keeps, all together so many words long at most: 32 megabytes. */
const MostWords = 8 * 2 ** 20;

/**
 * Legal moves of positions that a search comes back to. What is found once need not be found again; when there is no more
 * room, it is.
 */
export class KnownMoves {
  #words = 0;

  /** The legal moves of a position, for its node; undefined if there is no room left. */
  keep({ legal }: Position): KeptMoves | undefined {
    if (this.#words > MostWords) return undefined;
    const kept = new MoveList(legal.end);
    kept.copyList(legal);
    this.#words += legal.end + legal.length;
    return kept;
  }
}

/** A number that tells moves on a tape apart. */
export function moveKey(tape: Int32Array, start: number): number {
  if (!(tape instanceof Int32Array) || typeof start !== 'number' || !(start >= 0 && start < tape.length)) {
    throw new EngineError('bad-option', 'A move is given by a tape and its place there.');
  }
  let h = 0x811c9dc5;
  const end = start + tape[start]!;
  for (let k = start + 1; k < end; k++) h = Math.imul(h ^ tape[k]!, 0x01000193) ^ (h >>> 15);
  return h | 0;
}

/**
 * A number for what a player decides: who moves, from where, to where, and what. It is the same for a legal move and for
 * the move that it became with all that followed, so that a move is known again elsewhere in a game. A pass or a swap is
 * another decision at another time.
 */
export function decisionKey(tape: Int32Array, start: number, moveNumber: number): number {
  const h = Math.imul(tape[start + MoveWord.Mover]! + 1, 0x9e3779b1);
  if (mayPassOrSwap(tape, start) && (isPassMove(tape, start) || isSwapMove(tape, start))) {
    return Math.imul(h ^ (moveNumber + 1), 0x85ebca6b) | 1;
  }
  const action = decisionAction(tape, start);
  // A move without a decision is like any other of its player.
  if (action < 0) return h & ~1;
  let key = mixed(h, readAction(tape, action, Reading.From));
  key = mixed(key, readAction(tape, action, Reading.To));
  key = mixed(key, readAction(tape, action, Reading.What));
  return mixed(key, readAction(tape, action, Reading.State)) & ~1;
}
function mixed(key: number, answer: number): number {
  const h = Math.imul(key ^ (answer + 2), 0x85ebca6b);
  return h ^ (h >>> 13);
}

/** The player (colour) who makes a move on a tape. */
export function moverOf(tape: Int32Array, start: number): number {
  return tape[start + MoveWord.Mover]!;
}

/** True if a legal move takes an enemy piece, as far as the move itself tells. */
export function isCapture(position: Position, index: number): boolean {
  const { legal } = position;
  const start = legal.start(index);
  const { tape } = legal;
  const action = decisionAction(tape, start);
  if (action >= 0) {
    const to = readAction(tape, action, Reading.To);
    const type = readAction(tape, action, Reading.TypeTo);
    const { state } = position.current;
    if (to >= 0 && (type === 0 || type === 1 || type === 2) && state.isOccupied(type, to)) {
      const owner = state.who(type, to);
      const isElsewhere = readAction(tape, action, Reading.From) !== to;
      if (isElsewhere && owner > 0 && owner <= position.game.players && owner !== position.mover) return true;
    }
  }
  return containsAction(tape, start, Op.Remove);
}

/** The item whose numbers are greatest, compared in order; by lot among equal ones. */
export function greatest<T>(
  items: readonly T[],
  numbersOf: (item: T) => readonly number[],
  below: (n: number) => number,
): T | undefined {
  let best: T | undefined;
  let numbers: readonly number[] = [];
  let equal = 0;
  for (const item of items) {
    const own = numbersOf(item);
    const first = own.findIndex((each, k) => each !== numbers[k]);
    if (best !== undefined && first < 0) {
      if (below(++equal) === 0) best = item;
    } else if (best === undefined || own[first]! > numbers[first]!) {
      best = item;
      numbers = own;
      equal = 1;
    }
  }
  return best;
}
