/** Writes the moves of `(fromTo …)`: one move for a start, a target and what is taken along. */
import type { Context, MoveList } from '@ludii/state';
import { Op } from '@ludii/state/internal';
import { mergeEffect, setMovers } from '../shared/consequence.js';
import { Transfer } from '../shared/transfer.js';
import type { FromToParts } from './parts.js';

/** How the moves of a rule are written. */
export type FromToWriter = ReturnType<typeof fromToWriter>;

/** Makes what writes the moves of a rule. Levels are those that the rule names, -1 if it names none. */
export function fromToWriter(parts: FromToParts) {
  const { from, decision, stacking, wholeStack, fromType, toType, effect, attach, moverOf } = parts;
  const { rotations } = parts.to;
  const effectCondition = parts.to.apply?.condition;
  const values: number[] = [];

  /** Writes the open move's action. */
  const push = (
    c: Context,
    out: MoveList,
    transfer: Transfer,
    f: number,
    t: number,
    n: number,
    levelFrom: number,
    levelTo: number,
  ): void => {
    const typeF = fromType(f);
    const typeT = toType(t);
    switch (transfer) {
      case Transfer.Top:
        out.pushMove(typeF, f, -1, typeT, t, -1, -1, -1, -1, false, decision);
        return;
      case Transfer.Stack:
        out.pushMove(typeF, f, 0, typeT, t, -1, -1, -1, -1, true, decision);
        return;
      case Transfer.StackToLevel:
        out.pushMove(typeF, f, 0, typeT, t, levelTo, -1, -1, -1, true, decision);
        return;
      case Transfer.ToLevel:
      case Transfer.FromLevel:
      case Transfer.LevelToLevel:
        out.pushMove(typeF, f, levelFrom, typeT, t, levelTo, -1, -1, -1, false, decision);
        return;
      case Transfer.Copy: {
        const level = wholeStack ? 0 : c.state.stackSize(typeF, f) - 1;
        out.pushMove(typeF, f, level, typeT, t, -1, -1, -1, -1, false, decision, Op.Copy);
        return;
      }
      case Transfer.Count:
        out.push5(Op.MoveN, decision, typeF, f, typeT, t, n);
        return;
      case Transfer.SubStack:
        out.push5(Op.StackMove, decision, typeF, f, typeT, t, n);
        return;
      default:
        transfer satisfies never;
    }
  };

  /** Notes the levels of the piece or stack that leaves `f` on the open move. */
  const setLevels = (c: Context, out: MoveList, f: number, levelFrom: number): void => {
    if (from.level && !wholeStack) {
      out.setLevels(levelFrom, levelFrom);
      return;
    }
    const top = c.state.stackSize(fromType(f), f) - 1;
    out.setLevels(wholeStack ? 0 : top, top);
  };

  /** Writes the move from `f` to `t`. The condition of the effect sees the incoming `from`, the effect itself sees `f`. */
  const emit = (
    c: Context,
    out: MoveList,
    transfer: Transfer,
    f: number,
    t: number,
    n: number,
    levelFrom = -1,
    levelTo = -1,
  ): void => {
    if (rotations) {
      // One move for each rotation of the piece. They lose their levels.
      values.length = 0;
      rotations(c, values);
      for (let k = 0; k < values.length; k++) {
        out.begin(0, f, t);
        push(c, out, transfer, f, t, n, levelFrom, levelTo);
        out.push3(Op.SetRotation, false, toType(t), t, values[k]!);
        out.finish();
      }
      return;
    }
    out.begin(0, f, t);
    if (stacking) setLevels(c, out, f, levelFrom);
    push(c, out, transfer, f, t, n, levelFrom, levelTo);
    out.finish();
    if (effectCondition && !effectCondition(c)) return;
    c.from = f;
    if (effect && mergeEffect(c, out, effect)) {
      const made = out.length - 1;
      out.setFromOf(made, f);
      out.setToOf(made, t);
    }
  };

  /** Gives the moves from number `first` on their mover and consequence. */
  const finish = (c: Context, out: MoveList, first: number): void => {
    setMovers(out, first, moverOf ? moverOf(c) : c.state.mover);
    attach(c, out, first);
  };
  return { emit, finish };
}
