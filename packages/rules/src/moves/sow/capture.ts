/**
 * What is captured after sowing. The captures are worked out on the position right after the seeds were sown, none of
 * them sees another, and their actions become part of the sowing itself.
 */
import type { BoolFn, MovesFn } from '@ludii/functions';
import type { Track } from '@ludii/functions/internal';
import { applyMove, type Context, type MoveList } from '@ludii/state';
import {
  actionLength,
  applyOpen,
  clearPending,
  firstAction,
  MoveWord,
  moveEnd,
  Op,
  opcodeOf,
} from '@ludii/state/internal';

interface CaptureParts {
  readonly if: BoolFn | undefined;
  readonly apply: MovesFn;
  readonly backtracking: BoolFn | undefined;
  readonly forward: BoolFn | undefined;
}

/** Adds the captures after sowing to the open move of a list. `last` is the index of the last hole. */
export type Capture = (c: Context, move: MoveList, track: Track, start: number, last: number) => void;

/** Whether trying a move out would add nothing to its actions. */
function isSettled(c: Context, moves: MoveList, i: number): boolean {
  const { tape } = moves;
  const start = moves.start(i);
  if (c.state.layout.stacking || c.game.flags.sequenceCapture || tape[start + MoveWord.Then] !== 0) return false;
  const end = moveEnd(tape, start);
  for (let at = firstAction(tape, start); at < end; at += actionLength(tape[at]!)) {
    const opcode = opcodeOf(tape[at]!);
    if (opcode !== Op.Move && opcode !== Op.MoveN && opcode !== Op.Remove && opcode !== Op.SetNextPlayer) return false;
  }
  return true;
}

/** The captures of a sowing rule in a move of their own, found on a position where the seeds are not sown yet. */
export function capturingBefore(captures: Capture): Capture {
  return (c, move, track, start, last) => {
    c.mark();
    // Actions learn from being applied, so a copy is applied.
    const seeds = c.acquire();
    seeds.beginLikeTape(move.tape, move.open);
    for (let at = firstAction(move.tape, move.open); at < move.end; at += actionLength(move.tape[at]!)) {
      seeds.copyAction(move.tape, at);
    }
    applyOpen(c, seeds, firstAction(seeds.tape, seeds.open));
    seeds.abandon();
    c.release(seeds);
    captures(c, move, track, start, last);
    c.rollback();
  };
}

/** The captures of a sowing rule, found on the position right after the seeds were sown. */
export function capturing({ if: condition, apply, backtracking, forward }: CaptureParts): Capture {
  /** Works out the moves of one capture and adds their actions. */
  const take = (c: Context, move: MoveList): void => {
    const moves = c.acquire();
    apply(c, moves);
    for (let i = 0; i < moves.length; i++) {
      if (isSettled(c, moves, i)) {
        move.copyActions(moves, i);
        continue;
      }
      const { from, to, between, site, level, player, value } = c;
      c.mark();
      clearPending(c.state);
      applyMove(c, moves, i);
      const { tape } = c.trial.moves;
      move.copyActionsTape(tape, c.trial.lastStart());
      c.rollback();
      c.from = from;
      c.to = to;
      c.between = between;
      c.site = site;
      c.level = level;
      c.player = player;
      c.value = value;
    }
    c.release(moves);
  };

  return (c, move, track, start, last) => {
    let index = last;
    for (let captures = 0; captures < track.sites.length; captures++) {
      if (condition && !condition(c)) break;
      c.from = start;
      take(c, move);
      if (backtracking) {
        if (!backtracking(c)) break;
        c.to = track.previous[index] ?? -1;
        index = track.previousIndex[index] ?? -1;
        if (!backtracking(c) || c.to === start) break;
      } else if (forward) {
        if (!forward(c)) break;
        const next = track.next[index] ?? -1;
        if (next < 0) break;
        c.to = next;
        index = track.nextIndex[index] ?? -1;
        if (!forward(c)) break;
      } else break;
    }
  };
}
