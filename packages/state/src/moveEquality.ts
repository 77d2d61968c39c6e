/** When two actions, and two moves, are the same. */
import { catalogue } from './actions/catalogue.js';
import { Op } from './actions/opcodes.js';
import type { MoveList } from './moveList.js';
import { actionLength, firstAction, isDecisionWord, MoveFlag, MoveWord, moveEnd, opcodeOf } from './tape.js';

/** True if two actions on tapes are equal. Some operands of some actions do not matter (see the catalogue). */
export function equalActions(a: Int32Array, i: number, b: Int32Array, j: number): boolean {
  const opcode = opcodeOf(a[i]!);
  if (opcode !== opcodeOf(b[j]!)) return false;
  if (opcode === Op.NestedMove) return equalMovesOnTape(a, i + 1, b, j + 1);
  const spec = catalogue[opcode]!;
  if (!spec.decisionIgnored && isDecisionWord(a[i]!) !== isDecisionWord(b[j]!)) return false;
  const { fields } = spec;
  for (let k = 0; k < fields.length; k++) {
    if (!fields[k]!.ignored && a[i + 1 + k] !== b[j + 1 + k]) return false;
  }
  return true;
}

/** True if the action lists of two moves on tapes are equal. */
export function equalActionLists(a: Int32Array, i: number, b: Int32Array, j: number): boolean {
  if (a[i + MoveWord.Actions] !== b[j + MoveWord.Actions]) return false;
  const end = moveEnd(a, i);
  let other = firstAction(b, j);
  for (let at = firstAction(a, i); at < end; at += actionLength(a[at]!)) {
    if (!equalActions(a, at, b, other)) return false;
    other += actionLength(b[other]!);
  }
  return true;
}

/** True if two moves on tapes are equal. Mover, edge and sites in between do not matter. */
export function equalMovesOnTape(a: Int32Array, i: number, b: Int32Array, j: number): boolean {
  if (a[i + MoveWord.Then] !== b[j + MoveWord.Then]) return false;
  if (a[i + MoveWord.LevelMin] !== b[j + MoveWord.LevelMin]) return false;
  if (a[i + MoveWord.LevelMax] !== b[j + MoveWord.LevelMax]) return false;
  if (a[i + MoveWord.State] !== b[j + MoveWord.State]) return false;
  const unoriented = a[i + MoveWord.Flags]! & b[j + MoveWord.Flags]! & MoveFlag.Unoriented;
  const fromA = a[i + MoveWord.From]!;
  const toA = a[i + MoveWord.To]!;
  const fromB = b[j + MoveWord.From]!;
  const toB = b[j + MoveWord.To]!;
  if (unoriented === 0) {
    if (fromA !== fromB || toA !== toB) return false;
  } else if ((fromA !== fromB && fromA !== toB) || (toA !== toB && toA !== fromB)) return false;
  return equalActionLists(a, i, b, j);
}

/** True if a move of one list equals a move of another. */
export function equalMoves(a: MoveList, i: number, b: MoveList, j: number): boolean {
  return equalMovesOnTape(a.tape, a.start(i), b.tape, b.start(j));
}
