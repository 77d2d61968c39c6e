/** Moves of one action, as data and as closures write them. */
import { constant, type Value } from '@ludii/ir';
import { action, type EmitRule, emit } from '@ludii/ir/internal';
import type { MoveList, SiteTypeCode } from '@ludii/state';
import type { Opcode } from '@ludii/state/internal';

const nowhere = constant(-1);

/** A move of one action that is about no site. */
export const setting = (op: Opcode, decision: boolean, ...operands: readonly (Value | number)[]): EmitRule =>
  emit(nowhere, nowhere, [action(op, decision, ...operands)]);

/** Appends a move of one action, by a player (0 for nobody) and on a site (-1 for none). */
export function writeMove(
  out: MoveList,
  by: number,
  site: number,
  op: Opcode,
  decision: boolean,
  ...operands: readonly number[]
): void {
  out.begin(by, site, site);
  out.pushAction(op, decision, operands);
  out.finish();
}

/** Nobody takes the piece on top of a site away. */
export function takeAway(out: MoveList, type: SiteTypeCode, site: number): void {
  out.begin(0, site, site);
  out.pushRemove(type, site, -1, false);
  out.finish();
}

/** Nobody puts so many of a piece on a site. */
export function put(out: MoveList, type: SiteTypeCode, site: number, what: number, count = 1, state = -1): void {
  out.begin(0, site, site);
  out.pushAdd(type, site, what, count, state, -1, -1, false, false);
  out.finish();
}
