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
  type SiteTypeCode,
  type SplitMix64,
} from '@ludii/compiler/internal';
import { EngineError } from '../errors.js';
import type { Position } from '../position.js';
import type { Rulebook } from '../rulebook.js';
import { checkSeed, Purpose, seedGenerator } from '../seeds.js';
import { checkTrial, type Trial } from '../trial.js';

/** A copy to search on and the generator of the agent. */
export interface SearchGround {
  readonly position: Position;
  readonly random: SplitMix64;
  /** True if a result that was found on the way is certain: no chance, nothing chosen in secret. */
  readonly exact: boolean;
  /** When the search was prepared, by `performance.now()`: what is given to think begins there. */
  readonly begun: number;
}

/** Prepares a search. */
export function searchGround(trial: Trial, seed: number): SearchGround {
  const begun = performance.now();
  if (checkTrial(trial).isOver) throw new EngineError('game-over', 'The game is over: there is no move to choose.');
  const { game } = trial;
  const exact = !game.isStochastic && game.mode === 'alternating';
  const position = trial.position.copy({ seed });
  // The move that is found will be one of these. Where chance has a part, the copy is to have dice of its own.
  if (exact) void trial.legalCount;
  const random = new Generator();
  seedGenerator(random, checkSeed(seed), 0, Purpose.Choice);
  return { position, random, exact, begun };
}

/** Legal moves as a node keeps them, see {@link Position.recall}. */
export type KeptMoves = MoveList;

/** Lists of legal moves that a tree keeps, all together so many words long at most: 64 megabytes. */
const MostWords = 16 * 2 ** 20;
/** What the key of a move takes, in words: numbers of plain arrays take two. */
const WordsOfKey = 6;
/** Words of the key of a move that a list notes. */
const KeyWords = 3;

/**
 * Legal moves of positions that a search comes back to. What is found once need not be found again; when there is no more
 * room, it is.
 */
export class KnownMoves {
  #words = 0;

  /** The legal moves of a position, for its node; undefined if there is no room left, or finding them again is cheaper. */
  keep({ legal }: Pick<Position, 'legal'>): KeptMoves | undefined {
    // With a move that has no key, such as a swap, all of them would have to be written.
    if (legal.hasKeys && !legal.hasAllKeys) return undefined;
    // Moves that are only noted have no words on the tape, but keys.
    const words = legal.end + legal.length * WordsOfKey;
    if (this.#words + words > MostWords) return undefined;
    this.#words += words;
    const kept = new MoveList(legal.end);
    kept.copyList(legal);
    kept.isKept = true;
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

/** Whether a piece of somebody else lies where a move goes. */
function isEnemyOn(position: Position, type: SiteTypeCode, site: number): boolean {
  const { state } = position.current;
  if (!state.isOccupied(type, site)) return false;
  const owner = state.who(type, site);
  return owner > 0 && owner <= position.game.players && owner !== position.mover;
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
    const isElsewhere = readAction(tape, action, Reading.From) !== to;
    if (to >= 0 && isElsewhere && isSiteType(type) && isEnemyOn(position, type, to)) return true;
  }
  return containsAction(tape, start, Op.Remove);
}

const isSiteType = (type: number): type is SiteTypeCode => type === 0 || type === 1 || type === 2;

/** Moves whose captures are remembered: 2^this. */
const CaptureBits = 11;
/** What is remembered of a move: who makes it, its key, and then what {@link MoveTo} packs. */
const CaptureWords = 5;
/** A move that was looked at, one that takes something away, and one that goes to a site of a type, which follow. */
const MoveTo = { Known: 1, Removes: 2, Goes: 4, TypeShift: 3, SiteShift: 5 } as const;

/**
 * Knows which moves take something without writing them out: what a move does follows from its key, and only what lies where
 * it goes has to be looked at.
 */
export class Captures {
  readonly #words = new Int32Array(CaptureWords << CaptureBits);
  #game: Rulebook | undefined;
  /** Keys of the legal moves of the position, if they tell all. */
  #keys: readonly number[] | undefined;
  #position: Position | undefined;

  /** Looks at the legal moves of a position; {@link has} can then be asked. */
  lookAt(position: Position): void {
    if (position.rulebook !== this.#game) {
      this.#game = position.rulebook;
      this.#words.fill(0);
    }
    const { legal } = position;
    const { keys } = legal;
    this.#position = position;
    // Moves that are written at once depend on the position, and so do throws that come before them.
    this.#keys = legal.isNoted && legal.prior === 0 ? keys : undefined;
  }

  /** As {@link isCapture}. */
  has(index: number): boolean {
    const position = this.#position!;
    const keys = this.#keys;
    if (!keys) return isCapture(position, index);
    const { mover } = position;
    const a = keys[index * KeyWords]!;
    const b = keys[index * KeyWords + 1]!;
    const c = keys[index * KeyWords + 2]!;
    let h = Math.imul(a ^ (mover << 8), 0x9e3779b1) ^ b;
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b) ^ c;
    const at = CaptureWords * ((Math.imul(h ^ (h >>> 13), 0xc2b2ae35) >>> (32 - CaptureBits)) | 0);
    const words = this.#words;
    let known = words[at + 4]!;
    if (known === 0 || words[at] !== mover || words[at + 1] !== a || words[at + 2] !== b || words[at + 3] !== c) {
      known = learn(position, index);
      words[at] = mover;
      words[at + 1] = a;
      words[at + 2] = b;
      words[at + 3] = c;
      words[at + 4] = known;
      // The moves are written now, and their keys are as they were.
    }
    if ((known & MoveTo.Removes) !== 0) return true;
    if ((known & MoveTo.Goes) === 0) return false;
    return isEnemyOn(position, ((known >> MoveTo.TypeShift) & 3) as SiteTypeCode, known >> MoveTo.SiteShift);
  }
}

/** What has to be known of a move to tell whether it takes something. */
function learn({ legal }: Position, index: number): number {
  const start = legal.start(index);
  const { tape } = legal;
  const action = decisionAction(tape, start);
  let known: number = MoveTo.Known;
  if (containsAction(tape, start, Op.Remove)) known |= MoveTo.Removes;
  if (action < 0) return known;
  const to = readAction(tape, action, Reading.To);
  const type = readAction(tape, action, Reading.TypeTo);
  const isElsewhere = readAction(tape, action, Reading.From) !== to;
  if (to < 0 || !isElsewhere || !isSiteType(type)) return known;
  return known | MoveTo.Goes | (type << MoveTo.TypeShift) | (to << MoveTo.SiteShift);
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
