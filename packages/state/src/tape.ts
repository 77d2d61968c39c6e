/**
 * How moves lie on a tape of integers. A move is a header, the sites in between, and its actions; an action is one word
 * (number, decision flag, length) and its operands. A nested move is an action whose operands are a whole move.
 */
import { Op } from './actions/opcodes.js';

/** Words of a move, counted from its first. */
export const MoveWord = {
  /** Number of words of the whole move. */
  Length: 0,
  Mover: 1,
  From: 2,
  To: 3,
  LevelMin: 4,
  LevelMax: 5,
  State: 6,
  Edge: 7,
  /** Bits of {@link MoveFlag}. */
  Flags: 8,
  /** Id of the list of consequences, 0 if none. */
  Then: 9,
  Betweens: 10,
  Actions: 11,
} as const;

/** Words of a move header. */
export const MoveHeader = 12;

/**
 * Bits of the flags of a move. A twin stands twice in its list because its rule gave the very same move twice: what an
 * enclosing rule attaches is noted once for each place in the list, so on both of them twice. A settled move needs no
 * further test in a list where others do.
 */
export const MoveFlag = { Unoriented: 1, Twin: 2, Settled: 4 } as const;

const DecisionBit = 1 << 8;
const LengthShift = 12;

/** The first word of an action with so many operands. */
export function actionWord(opcode: number, decision: boolean, operands: number): number {
  return opcode | (decision ? DecisionBit : 0) | ((operands + 1) << LengthShift);
}
/** Number of the action that begins with a word. */
export function opcodeOf(word: number): number {
  return word & 0xff;
}
/** Decision flag of the action that begins with a word. */
export function isDecisionWord(word: number): boolean {
  return (word & DecisionBit) !== 0;
}
/** The word with another decision flag. */
export function withDecision(word: number, decision: boolean): number {
  return decision ? word | DecisionBit : word & ~DecisionBit;
}
/** Words of the action that begins with a word. */
export function actionLength(word: number): number {
  return word >>> LengthShift;
}

/** Index of the first action of a move. */
export function firstAction(tape: Int32Array, move: number): number {
  return move + MoveHeader + tape[move + MoveWord.Betweens]!;
}
/** Index behind a move. */
export function moveEnd(tape: Int32Array, move: number): number {
  return move + tape[move]!;
}

/** Sets the decision flag of every action of a move, nested ones included. */
export function setDecisions(tape: Int32Array, move: number, decision: boolean): void {
  const end = moveEnd(tape, move);
  for (let at = firstAction(tape, move); at < end; at += actionLength(tape[at]!)) {
    const word = tape[at]!;
    if (opcodeOf(word) === Op.NestedMove) setDecisions(tape, at + 1, decision);
    tape[at] = withDecision(word, decision);
  }
}

/** Index of the first action (nested ones included) that is a decision, or −1. */
export function decisionAction(tape: Int32Array, move: number): number {
  const end = moveEnd(tape, move);
  for (let at = firstAction(tape, move); at < end; at += actionLength(tape[at]!)) {
    const word = tape[at]!;
    if (opcodeOf(word) === Op.NestedMove) {
      const inner = decisionAction(tape, at + 1);
      if (inner >= 0) return inner;
    } else if (isDecisionWord(word)) return at;
  }
  return -1;
}
