/** `(max …)`: only the moves that make the most of a turn. */
import { Bool, type Build, ludeme, Moves, type MovesFn, Role, Text } from '@ludii/functions';
import {
  type DraftFrame,
  DraftList,
  type Draws,
  draftFrames,
  draftMoves,
  NonDecision,
  roleIndex,
  ruleOf,
  ThenPart,
} from '@ludii/functions/internal';
import type { Rule } from '@ludii/ir';
import { named, optional } from '@ludii/registry';
import { applyMove, type Context, type MoveList } from '@ludii/state';
import { actionLength, firstAction, moveEnd, Op, opcodeOf } from '@ludii/state/internal';
import { sampleRule } from '../../flow/sampling.js';
import { endQuestion } from './question.js';
import { findTrackOf } from './track.js';

const isRemoval = (opcode: number): boolean =>
  opcode === Op.Remove || opcode === Op.RemoveLevel || opcode === Op.RemoveLater;

/** Adds up something about the pieces that a move removes, consequences included. */
function sumRemovals(
  c: Context,
  list: MoveList,
  i: number,
  worth: (type: number, site: number, level: number) => number,
): number {
  const { from, to, site, level } = c;
  c.markSameRandom();
  applyMove(c, list, i);
  const { tape } = c.trial.moves;
  const start = c.trial.lastStart();
  const removed: number[] = [];
  const end = moveEnd(tape, start);
  for (let at = firstAction(tape, start); at < end; at += actionLength(tape[at]!)) {
    const opcode = opcodeOf(tape[at]!);
    if (isRemoval(opcode)) removed.push(tape[at + 1]!, tape[at + 2]!, opcode === Op.RemoveLevel ? tape[at + 3]! : 0);
  }
  endQuestion(c, from, to, site, level);
  let sum = 0;
  for (let k = 0; k < removed.length; k += 3) sum += worth(removed[k]!, removed[k + 1]!, removed[k + 2]!);
  return sum;
}

/** Length (or worth) of the longest continuation of a turn that goes on, in a position that was reached with `sum`. */
function longest(c: Context, build: Build, withValue: boolean, sum: number): number {
  const { state } = c;
  const { flow } = build;
  if (!withValue) {
    const length = flow.longestTurn(c);
    if (length > 0) return sum + length;
  }
  let best = 0;
  const legal = flow.legalMoves(c);
  for (let i = 0; i < legal.length; i++) {
    const more = withValue ? sumRemovals(c, legal, i, (type, site) => state.value(type as 0, site)) : 1;
    const { from, to, site, level } = c;
    c.mark();
    const goesOn = flow.continuesTurn(c, legal, i);
    best = Math.max(best, goesOn ? longest(c, build, withValue, sum + more) : sum + more);
    endQuestion(c, from, to, site, level);
  }
  return best;
}

const maxMoves = ludeme('max', 'Moves', {
  returns: NonDecision,
  args: { withValue: named(optional(Bool)), moves: Moves, consequence: optional(ThenPart) },
  doc: 'Only the moves that begin the longest turn, or the turn that captures the most value.',
  example: '(max Moves (forEach Piece))',
  meaning: ({ withValue, moves }): Rule | undefined =>
    withValue && withValue.fixed !== false ? undefined : { k: 'longest', rule: ruleOf(moves) },
  compile: ({ withValue, moves }, build): MovesFn => {
    const generate = (c: Context, out: MoveList): void => {
      const candidates = c.acquire();
      moves(c, candidates);
      const byValue = withValue?.(c) ?? false;
      const played = c.acquire();
      const totals: number[] = [];
      let most = 0;
      for (let i = 0; i < candidates.length; i++) {
        const total = turnFrom(c, candidates, i, byValue, played);
        totals.push(total);
        most = Math.max(most, total);
      }
      for (let i = 0; i < played.length; i++) if (totals[i] === most) out.copyMove(played, i);
      c.release(played);
      c.release(candidates);
    };

    /** Length (or worth) of the longest turn that begins with a move; the move as it is played is added to a list. */
    const turnFrom = (c: Context, list: MoveList, i: number, byValue: boolean, played?: MoveList): number => {
      const { state } = c;
      const own = byValue ? sumRemovals(c, list, i, (type, site, level) => state.valueAt(type as 0, site, level)) : 1;
      const { from, to, site, level } = c;
      c.mark();
      const goesOn = build.flow.continuesTurn(c, list, i);
      played?.copyTape(c.trial.moves.tape, c.trial.lastStart());
      const total = goesOn ? longest(c, build, byValue, own) : own;
      endQuestion(c, from, to, site, level);
      return total;
    };

    // Lists of drafts that are not in use.
    const pool: DraftList[] = [];

    /** The length of the longest turn from a draft on. */
    const turnFromDraft = (c: Context, drafts: DraftList, i: number, byValue: boolean, own?: DraftFrame): number => {
      const move = c.acquire();
      drafts.complete(c, i, move, own);
      const total = turnFrom(c, move, 0, byValue);
      c.release(move);
      return total;
    };

    /** Makes of a move what it turns out to be when it is played, as for moves that are not drafts. */
    const frames = draftFrames((c, out, first) => {
      const played = c.acquire();
      const { from, to, site, level } = c;
      c.mark();
      build.flow.continuesTurn(c, out, first);
      played.copyTape(c.trial.moves.tape, c.trial.lastStart());
      endQuestion(c, from, to, site, level);
      out.truncate(first);
      out.copyMove(played, 0);
      c.release(played);
    });

    // Otherwise a move that nothing is added to turns out to be the same when it is made only once.
    const turnsOut = build.stacking || build.shape.flags.stochastic;

    /** Notes down the moves that begin the longest turns. */
    const draft = (c: Context, out: DraftList): void => {
      const first = out.length;
      const { frame: outer } = out;
      const own = outer || turnsOut ? frames(outer) : undefined;
      out.frame = own;
      draftMoves(c, moves, out);
      out.frame = outer;
      if (out.length - first < 2) return;
      const byValue = withValue?.(c) ?? false;
      const totals: number[] = [];
      let most = 0;
      for (let i = first; i < out.length; i++) {
        const total = turnFromDraft(c, out, i, byValue, own);
        totals.push(total);
        most = Math.max(most, total);
      }
      for (let i = out.length - 1; i >= first; i--) {
        if (totals[i - first] !== most) out.swapRemove(i);
      }
    };

    const longestTurn = (c: Context): number => {
      const drafts = pool.pop() ?? new DraftList();
      drafts.clear();
      draftMoves(c, moves, drafts);
      let most = 0;
      for (let i = 0; i < drafts.length; i++) most = Math.max(most, turnFromDraft(c, drafts, i, false));
      pool.push(drafts);
      return most;
    };
    return Object.assign(generate, {
      canMove: (c: Context) => build.flow.canMoveWith(c, moves),
      draft,
      ...(withValue ? {} : { longestTurn }),
      ...(moves.mute ? { mute: true as const } : {}),
    });
  },
});

const maxCaptures = ludeme('max', 'Captures', {
  returns: NonDecision,
  args: { withValue: named(optional(Bool)), moves: Moves, consequence: optional(ThenPart) },
  doc: 'Only the moves that capture the most.',
  example: '(max Captures (forEach Piece))',
  compile:
    ({ withValue, moves }): MovesFn =>
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

const maxDistance = ludeme('max', 'Distance', {
  returns: NonDecision,
  args: { track: optional(Text), owner: optional(Role), moves: Moves, consequence: optional(ThenPart) },
  doc: 'The moves along a track. Nothing is filtered: recorded games show that distances are not compared.',
  example: '(max Distance "Track" (forEach Piece))',
  compile: ({ track, owner, moves }, build): MovesFn => {
    const find = findTrackOf(build, track, owner && roleIndex(owner, build));
    const generate: MovesFn = (c, out) => {
      if (!find(c)) return;
      // The rule is asked twice, which shows where it draws random numbers.
      const twice = c.acquire();
      moves(c, twice);
      c.release(twice);
      moves(c, out);
    };
    const sample = (c: Context, draws: Draws, out: MoveList): boolean =>
      find(c) !== undefined && sampleRule(c, draws, moves, out);
    return Object.assign(generate, { sample });
  },
});

export const max = [maxMoves, maxCaptures, maxDistance];
