/** A move as an object: a view of a tape, made only when somebody asks for one. */
import { answersFromOperand, defaultReadings, Reading, readAction } from './actions/catalogue.js';
import { Op } from './actions/opcodes.js';
import type { MoveList } from './moveList.js';
import {
  actionLength,
  decisionAction,
  firstAction,
  isDecisionWord,
  MoveFlag,
  MoveHeader,
  MoveWord,
  moveEnd,
  opcodeOf,
} from './tape.js';

/** Answer of the decision of a move on a tape. Without a decision: the defaults. */
export function readDecision(tape: Int32Array, move: number, question: number): number {
  const action = decisionAction(tape, move);
  if (action >= 0) return readAction(tape, action, question);
  if (question === Reading.Count) return 1;
  if (question === Reading.TypeFrom || question === Reading.TypeTo) {
    const typed = firstTyped(tape, move, question);
    return typed >= 0 ? readAction(tape, typed, question) : 0;
  }
  return defaultReadings[question]!;
}

function firstTyped(tape: Int32Array, move: number, question: number): number {
  const end = moveEnd(tape, move);
  for (let at = firstAction(tape, move); at < end; at += actionLength(tape[at]!)) {
    const opcode = opcodeOf(tape[at]!);
    if (opcode === Op.NestedMove) {
      const inner = firstTyped(tape, at + 1, question);
      if (inner >= 0) return inner;
    } else if (answersFromOperand(opcode, question)) return at;
  }
  return -1;
}

/** True if the decisions of a move are all of one sort and some action is of that sort. */
export function isSort(tape: Int32Array, move: number, opcodes: readonly number[]): boolean {
  return sortOf(tape, move, opcodes) === 1;
}

/** 1 some action is of that sort and no decision is of another; 0 none is; −1 some decision is of another sort. */
function sortOf(tape: Int32Array, move: number, opcodes: readonly number[]): number {
  let found = 0;
  const end = moveEnd(tape, move);
  for (let at = firstAction(tape, move); at < end; at += actionLength(tape[at]!)) {
    const opcode = opcodeOf(tape[at]!);
    if (opcode === Op.NestedMove) {
      const inner = sortOf(tape, at + 1, opcodes);
      if (inner < 0) return -1;
      if (inner > 0) found = 1;
    } else if (opcodes.includes(opcode)) found = 1;
    else if (isDecisionWord(tape[at]!)) return -1;
  }
  return found;
}

/** Last answer of the actions of a move that is not −1. */
export function readLast(tape: Int32Array, move: number, question: number): number {
  let result = -1;
  const end = moveEnd(tape, move);
  for (let at = firstAction(tape, move); at < end; at += actionLength(tape[at]!)) {
    const nested = opcodeOf(tape[at]!) === Op.NestedMove;
    const answer = nested ? readLast(tape, at + 1, question) : readAction(tape, at, question);
    if (answer !== -1) result = answer;
  }
  return result;
}

/** Level of the last action of a move that names a site. */
export function readLastLevel(tape: Int32Array, move: number, side: 'from' | 'to'): number {
  const question = side === 'from' ? Reading.From : Reading.To;
  const level = side === 'from' ? Reading.LevelFrom : Reading.LevelTo;
  let result = 0;
  const end = moveEnd(tape, move);
  for (let at = firstAction(tape, move); at < end; at += actionLength(tape[at]!)) {
    if (opcodeOf(tape[at]!) === Op.NestedMove) {
      if (readLast(tape, at + 1, question) !== -1) result = readLastLevel(tape, at + 1, side);
    } else if (readAction(tape, at, question) !== -1) result = readAction(tape, at, level);
  }
  return result;
}

/** True if a move has an action of a kind, nested moves included. */
export function containsAction(tape: Int32Array, move: number, opcode: number): boolean {
  const end = moveEnd(tape, move);
  for (let at = firstAction(tape, move); at < end; at += actionLength(tape[at]!)) {
    const found = opcodeOf(tape[at]!);
    if (found === opcode || (found === Op.NestedMove && containsAction(tape, at + 1, opcode))) return true;
  }
  return false;
}

/** Actions that an interface offers as buttons when they are a decision. */
export const otherMoves: readonly number[] = [
  Op.Swap,
  Op.Propose,
  Op.Vote,
  Op.SetNextPlayer,
  Op.Bet,
  Op.SetPot,
  Op.SetTrumpSuit,
];
const passes = [Op.Pass];
const forfeits = [Op.Forfeit];
const swaps = [Op.Swap];
const nextGames = [Op.NextInstance];
const votes = [Op.Vote];
const proposals = [Op.Propose];

/** True if a move is a pass. */
export function isPassMove(tape: Int32Array, move: number): boolean {
  return isOneOf(tape, move, Op.Pass, passes);
}
/** A quick first look at a move: false only if it neither passes nor swaps players. */
export function mayPassOrSwap(tape: Int32Array, move: number): boolean {
  const end = moveEnd(tape, move);
  for (let at = firstAction(tape, move); at < end; at += actionLength(tape[at]!)) {
    const opcode = opcodeOf(tape[at]!);
    if (opcode === Op.Pass || opcode === Op.Swap) return true;
    if (opcode === Op.NestedMove && mayPassOrSwap(tape, at + 1)) return true;
  }
  return false;
}
/** True if a move swaps players. */
export function isSwapMove(tape: Int32Array, move: number): boolean {
  return isOneOf(tape, move, Op.Swap, swaps);
}
/** As {@link isSort} for one opcode; most moves are a single action, which settles it. */
function isOneOf(tape: Int32Array, move: number, opcode: number, opcodes: readonly number[]): boolean {
  const first = opcodeOf(tape[firstAction(tape, move)]!);
  if (tape[move + MoveWord.Actions] === 1 && first !== Op.NestedMove) return first === opcode;
  return containsAction(tape, move, opcode) && isSort(tape, move, opcodes);
}

/** True if a move goes on to the next game of a match. */
export function isNextGameMove(tape: Int32Array, move: number): boolean {
  return isSort(tape, move, nextGames);
}

/** A move of a list. It stays valid until the list is changed. */
export class Move {
  constructor(
    readonly list: MoveList,
    readonly index: number,
  ) {}

  #start(): number {
    return this.list.start(this.index);
  }
  #header(word: number): number {
    return this.list.tape[this.#start() + word]!;
  }
  #decision(question: number): number {
    return readDecision(this.list.tape, this.#start(), question);
  }

  get mover(): number {
    return this.#header(MoveWord.Mover);
  }
  /** Where the move is recorded as coming from, as printed; {@link from} reads the decision. */
  get recordedFrom(): number {
    return this.#header(MoveWord.From);
  }
  get recordedTo(): number {
    return this.#header(MoveWord.To);
  }
  get levelMin(): number {
    return this.#header(MoveWord.LevelMin);
  }
  get levelMax(): number {
    return this.#header(MoveWord.LevelMax);
  }
  get headerState(): number {
    return this.#header(MoveWord.State);
  }
  get edge(): number {
    return this.#header(MoveWord.Edge);
  }
  get oriented(): boolean {
    return (this.#header(MoveWord.Flags) & MoveFlag.Unoriented) === 0;
  }
  /** Id of the list of consequences, 0 if none. */
  get consequence(): number {
    return this.#header(MoveWord.Then);
  }
  get actionCount(): number {
    return this.#header(MoveWord.Actions);
  }
  /** Sites jumped over. */
  get between(): number[] {
    const start = this.#start() + MoveHeader;
    return Array.from(this.list.tape.subarray(start, start + this.#header(MoveWord.Betweens)));
  }

  from(): number {
    return this.#decision(Reading.From);
  }
  to(): number {
    return this.#decision(Reading.To);
  }
  levelFrom(): number {
    return this.#decision(Reading.LevelFrom);
  }
  levelTo(): number {
    return this.#decision(Reading.LevelTo);
  }
  what(): number {
    return this.#decision(Reading.What);
  }
  state(): number {
    return this.#decision(Reading.State);
  }
  rotation(): number {
    return this.#decision(Reading.Rotation);
  }
  count(): number {
    return this.#decision(Reading.Count);
  }
  who(): number {
    return this.#decision(Reading.Who);
  }
  typeFrom(): number {
    return this.#decision(Reading.TypeFrom);
  }
  typeTo(): number {
    return this.#decision(Reading.TypeTo);
  }
  isStacking(): boolean {
    return this.#decision(Reading.Stacking) !== 0;
  }
  /** Number of the action that is the decision, −1 if there is none. */
  actionType(): number {
    const action = decisionAction(this.list.tape, this.#start());
    return action < 0 ? -1 : opcodeOf(this.list.tape[action]!);
  }
  /** Where the last piece that was moved came from, consequences included. */
  finalFrom(): number {
    return readLast(this.list.tape, this.#start(), Reading.From);
  }
  finalTo(): number {
    return readLast(this.list.tape, this.#start(), Reading.To);
  }
  finalLevelFrom(): number {
    return readLastLevel(this.list.tape, this.#start(), 'from');
  }
  finalLevelTo(): number {
    return readLastLevel(this.list.tape, this.#start(), 'to');
  }
  isDecision(): boolean {
    return decisionAction(this.list.tape, this.#start()) >= 0;
  }
  isPass(): boolean {
    return isSort(this.list.tape, this.#start(), passes);
  }
  isForfeit(): boolean {
    return isSort(this.list.tape, this.#start(), forfeits);
  }
  isSwap(): boolean {
    return isSort(this.list.tape, this.#start(), swaps);
  }
  isVote(): boolean {
    return isSort(this.list.tape, this.#start(), votes);
  }
  isPropose(): boolean {
    return isSort(this.list.tape, this.#start(), proposals);
  }
  isOtherMove(): boolean {
    return isSort(this.list.tape, this.#start(), otherMoves);
  }
  /** True if it has a forced pass. */
  isForced(): boolean {
    const { tape } = this.list;
    const end = moveEnd(tape, this.#start());
    for (let at = firstAction(tape, this.#start()); at < end; at += actionLength(tape[at]!)) {
      if (opcodeOf(tape[at]!) === Op.Pass && tape[at + 1] !== 0) return true;
    }
    return false;
  }
  containsNextInstance(): boolean {
    return containsAction(this.list.tape, this.#start(), Op.NextInstance);
  }
}
