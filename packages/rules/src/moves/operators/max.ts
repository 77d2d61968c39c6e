/** `(max …)`: only the moves that make the most of a turn. */
import { Bool, type BoolFn, type Build, Moves, type MovesFn, Role, Text } from '@ludii/functions';
import { afterMoves, keeping, roleIndex, ruleOf } from '@ludii/functions/internal';
import type { Rule } from '@ludii/ir';
import { noMoves } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import { applyMove, type Context, type MoveList } from '@ludii/state';
import { actionLength, firstAction, moveEnd, Op, opcodeOf } from '@ludii/state/internal';
import { effect, unheeded } from '../shared/declare.js';
import { onTrackOf } from './track.js';

const isRemoval = (opcode: number): boolean =>
  opcode === Op.Remove || opcode === Op.RemoveLevel || opcode === Op.RemoveLater;

/** Adds to `removed` what a move removes, consequences included: type, site and level of each piece. */
const findRemovals = keeping(afterMoves, (c, list: MoveList, i: number, removed: number[]): void => {
  c.markSameRandom();
  applyMove(c, list, i);
  const { tape } = c.trial.moves;
  const start = c.trial.lastStart();
  const end = moveEnd(tape, start);
  for (let at = firstAction(tape, start); at < end; at += actionLength(tape[at]!)) {
    const opcode = opcodeOf(tape[at]!);
    if (isRemoval(opcode)) removed.push(tape[at + 1]!, tape[at + 2]!, opcode === Op.RemoveLevel ? tape[at + 3]! : 0);
  }
  c.rollback();
});

/** Adds up something about the pieces that a move removes. */
function sumRemovals(
  c: Context,
  list: MoveList,
  i: number,
  worth: (type: number, site: number, level: number) => number,
): number {
  const removed: number[] = [];
  findRemovals(c, list, i, removed);
  let sum = 0;
  for (let k = 0; k < removed.length; k += 3) sum += worth(removed[k]!, removed[k + 1]!, removed[k + 2]!);
  return sum;
}

/** The turns that begin with moves of a rule. */
function turns(build: Build, moves: MovesFn, withValue: BoolFn | undefined) {
  /** Length (or worth) of the longest continuation of a turn that goes on, in a position that was reached with `sum`. */
  const longest = (c: Context, byValue: boolean, sum: number): number => {
    const length = byValue ? 0 : build.flow.longestTurn(c);
    if (length > 0) return sum + length;
    const { state } = c;
    const legal = build.flow.legalMoves(c);
    let best = 0;
    for (let i = 0; i < legal.length; i++) {
      const more = byValue ? sumRemovals(c, legal, i, (type, site) => state.value(type as 0, site)) : 1;
      best = Math.max(best, goneOn(c, legal, i, byValue, sum + more));
    }
    return best;
  };

  /** Length (or worth) of the longest turn that goes on with a move; the move as it is played is added to a list. */
  const goneOn = keeping(
    afterMoves,
    (c, list: MoveList, i: number, byValue: boolean, sum: number, played?: MoveList): number => {
      c.mark();
      const goesOn = build.flow.continuesTurn(c, list, i);
      played?.copyTape(c.trial.moves.tape, c.trial.lastStart());
      const total = goesOn ? longest(c, byValue, sum) : sum;
      c.rollback();
      return total;
    },
  );

  /** Asks all moves of the rule for the longest turns that begin with them, and tells the longest of all. */
  const measure = (c: Context, byValue: boolean, totals: number[], played?: MoveList): number => {
    const { state } = c;
    const candidates = c.acquire();
    moves(c, candidates);
    let most = 0;
    for (let i = 0; i < candidates.length; i++) {
      const worth = (type: number, site: number, level: number): number => state.valueAt(type as 0, site, level);
      const total = goneOn(c, candidates, i, byValue, byValue ? sumRemovals(c, candidates, i, worth) : 1, played);
      totals.push(total);
      most = Math.max(most, total);
    }
    c.release(candidates);
    return most;
  };

  return {
    fn: (c: Context, out: MoveList): void => {
      const played = c.acquire();
      const totals: number[] = [];
      const most = measure(c, withValue?.(c) ?? false, totals, played);
      for (let i = 0; i < played.length; i++) if (totals[i] === most) out.copyMove(played, i);
      c.release(played);
    },
    turn: (c: Context): number => measure(c, false, []),
  };
}

const maxMoves = effect('max Moves', {
  args: { withValue: named(optional(Bool)), moves: Moves, ...unheeded },
  doc: 'Only the moves that begin the longest turn, or the turn that captures the most value.',
  example: '(max Moves (forEach Piece))',
  meaning: ({ withValue, moves }, build) => {
    const { fn, turn } = turns(build, moves, withValue);
    return withValue && withValue.fixed !== false ? fn : { k: 'longest', rule: ruleOf(moves), fn, turn };
  },
});

const maxCaptures = effect('max Captures', {
  args: { withValue: named(optional(Bool)), moves: Moves, ...unheeded },
  doc: 'Only the moves that capture the most.',
  example: '(max Captures (forEach Piece))',
  meaning:
    ({ withValue, moves }) =>
    (c, out) => {
      const candidates = c.acquire();
      moves(c, candidates);
      const byValue = withValue?.(c) ?? false;
      const { state } = c;
      const totals: number[] = [];
      for (let i = 0; i < candidates.length; i++) {
        totals.push(sumRemovals(c, candidates, i, (type, site) => (byValue ? state.value(type as 0, site) : 1)));
      }
      const most = Math.max(0, ...totals);
      for (let i = 0; i < candidates.length; i++) if (totals[i] === most) out.copyMove(candidates, i);
      c.release(candidates);
    },
});

const maxDistance = effect('max Distance', {
  args: { track: optional(Text), owner: optional(Role), moves: Moves, ...unheeded },
  doc: 'The moves along a track. Nothing is filtered: recorded games show that distances are not compared.',
  example: '(max Distance "Track" (forEach Piece))',
  meaning: ({ track, owner, moves }, build) => {
    const rule: Rule = { k: 'again', rule: ruleOf(moves) };
    return onTrackOf(build, track, owner && roleIndex(owner, build), (found) => (found ? rule : noMoves));
  },
});

export const max = [maxMoves, maxCaptures, maxDistance];
