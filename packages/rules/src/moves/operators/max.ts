/** `(max …)`: only the moves that make the most of a turn. */
import {
  Bool,
  type Build,
  type Draws,
  ludeme,
  Moves,
  type MovesFn,
  NonDecision,
  Role,
  roleIndex,
  Text,
  ThenPart,
} from '@ludii/functions';
import { named, optional } from '@ludii/registry';
import {
  actionLength,
  applyMove,
  type Context,
  firstAction,
  isOver,
  type MoveList,
  moveEnd,
  Op,
  opcodeOf,
} from '@ludii/state';
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

/** Length (or worth) of the longest continuation of the turn in a position that was reached with `sum`. */
function longest(c: Context, build: Build, withValue: boolean, sum: number): number {
  const { state } = c;
  if (state.prev !== state.mover || isOver(state)) return sum;
  const { flow } = build;
  let best = 0;
  const legal = flow.legalMoves(c);
  for (let i = 0; i < legal.length; i++) {
    const more = withValue ? sumRemovals(c, legal, i, (type, site) => state.value(type as 0, site)) : 1;
    const { from, to, site, level } = c;
    c.mark();
    flow.applyCompletely(c, legal, i);
    best = Math.max(best, longest(c, build, withValue, sum + more));
    endQuestion(c, from, to, site, level);
  }
  return best;
}

const maxMoves = ludeme('max', 'Moves', {
  returns: NonDecision,
  args: { withValue: named(optional(Bool)), moves: Moves, consequence: optional(ThenPart) },
  doc: 'Only the moves that begin the longest turn, or the turn that captures the most value.',
  example: '(max Moves (forEach Piece))',
  compile: ({ withValue, moves }, build): MovesFn => {
    const generate = (c: Context, out: MoveList): void => {
      const candidates = c.acquire();
      moves(c, candidates);
      const byValue = withValue?.(c) ?? false;
      const played = c.acquire();
      const totals: number[] = [];
      const { state } = c;
      let most = 0;
      for (let i = 0; i < candidates.length; i++) {
        const own = byValue
          ? sumRemovals(c, candidates, i, (type, site, level) => state.valueAt(type as 0, site, level))
          : 1;
        const { from, to, site, level } = c;
        c.mark();
        build.flow.applyCompletely(c, candidates, i);
        played.copyTape(c.trial.moves.tape, c.trial.lastStart());
        const total = longest(c, build, byValue, own);
        endQuestion(c, from, to, site, level);
        totals.push(total);
        most = Math.max(most, total);
      }
      for (let i = 0; i < played.length; i++) if (totals[i] === most) out.copyMove(played, i);
      c.release(played);
      c.release(candidates);
    };
    return Object.assign(generate, { canMove: (c: Context) => build.flow.canMoveWith(c, moves) });
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
