/**
 * Applying a whole move: its actions, its nested moves, its consequences, and the captures that wait for the end of a
 * sequence. What follows a move (end rules, phases, the next player) is up to the rules.
 */
import { applyAction } from './actions/apply.js';
import { Op } from './actions/opcodes.js';
import type { Context, MoveGenerator } from './context.js';
import { containsAction } from './move.js';
import { equalActions } from './moveEquality.js';
import type { MoveList } from './moveList.js';
import { clearRemovals, removal, removalCount } from './pending.js';
import { NoType } from './siteType.js';
import { actionLength, actionWord, firstAction, MoveWord, moveEnd, opcodeOf } from './tape.js';

/**
 * Applies a move of a list. The resulting move (all actions, those of consequences included) becomes the last of the
 * trial; while consequences are found, the last move is this one without them. The actions of `done`, a list with at
 * most one move, have been applied before: they are only written in front.
 */
export function applyMove(c: Context, list: MoveList, index: number, done?: MoveList): void {
  const start = list.start(index);
  if (c.guard === undefined && (done === undefined || done.length === 0) && isPlain(list.tape, start)) {
    c.trial.moves.copyTape(list.tape, start);
    applyCopied(c);
    return;
  }
  if (hasInnerConsequence(list.tape, start)) {
    applyStepwise(c, list, index, done);
    return;
  }
  // Nothing can look at the trial before the actions are done: they are written there at once.
  const { moves } = c.trial;
  const then = list.tape[start + MoveWord.Then]!;
  moves.beginLikeTape(list.tape, start);
  moves.setThen(0);
  if (done !== undefined && done.length > 0) moves.copyActions(done, 0);
  applyActions(c, list, start, moves);
  c.trial.finish();
  followUp(c, then);
}

/** As {@link applyMove}, for a move with parts that have consequences of their own: these do not see the move yet. */
function applyStepwise(c: Context, list: MoveList, index: number, done: MoveList | undefined): void {
  const result = c.acquire();
  result.beginLike(list, index);
  result.setThen(0);
  if (done !== undefined && done.length > 0) result.copyActions(done, 0);
  const start = list.start(index);
  const then = list.tape[start + MoveWord.Then]!;
  applyActions(c, list, start, result);
  appendOpen(c, result);
  applyConsequences(c, then, result);
  if (c.game.flags.sequenceCapture) captureSequence(c, result);
  result.finish();
  c.trial.replaceLast(result, 0);
  c.release(result);
}

/**
 * Applies what follows from the last move of the trial; its actions become part of that move when all are done. Captures
 * that waited happen in the order of their moves, or the latest first: as they stand in the move then, and as they happen
 * when it is made again.
 */
export function followUp(c: Context, then: number, latestFirst = false): void {
  const { moves } = c.trial;
  const { sequenceCapture } = c.game.flags;
  if (then === 0 && !(sequenceCapture && removalCount(c.state) > 0)) return;
  const more = c.acquire();
  more.begin(0, -1, -1);
  applyConsequences(c, then, more);
  const found = more.tape[more.open + MoveWord.Actions] !== 0;
  more.finish();
  if (sequenceCapture && removalCount(c.state) > 0 && !continuesSequence(moves, more)) {
    const result = c.acquire();
    const last = moves.length - 1;
    result.beginLike(moves, last);
    if (c.state.layout.stacking) {
      result.copyActions(moves, last);
      result.copyActions(more, 0);
      captureSequence(c, result);
    } else captureFlat(c, result, moves, more, latestFirst);
    result.finish();
    c.trial.replaceLast(result, 0);
    c.release(result);
  } else if (found) moves.extendLast(more, 0);
  c.release(more);
}

/**
 * Applies a move as a consequence: its actions and its own consequences, without becoming a move of the trial. The
 * actions are appended to the open move of `result`.
 */
export function applyNested(c: Context, list: MoveList, start: number, result: MoveList): void {
  const then = list.tape[start + MoveWord.Then]!;
  applyActions(c, list, start, result);
  applyConsequences(c, then, result);
}

/**
 * Applies the move that was written behind the moves of the trial itself, as if by {@link applyMove}: it need not be
 * copied if its actions are plain.
 */
export function applyWritten(c: Context): void {
  const { moves } = c.trial;
  const start = moves.start(moves.length - 1);
  if (c.guard === undefined && isPlain(moves.tape, start)) {
    applyCopied(c);
    return;
  }
  const move = c.acquire();
  move.copyMove(moves, moves.length - 1);
  moves.dropLast();
  applyMove(c, move, 0);
  c.release(move);
}

/** Applies the plain actions of a move where they are, without its becoming part of anything. */
export function applyInPlace(c: Context, { tape }: MoveList, start: number): void {
  const end = moveEnd(tape, start);
  for (let at = firstAction(tape, start); at < end; at += actionLength(tape[at]!)) applyAction(c, tape, at);
}

/** Applies the plain actions that were added to the open move of a list from a place on its tape on. */
export function applyOpen(c: Context, { tape, end }: MoveList, first: number): void {
  for (let at = first; at < end; at += actionLength(tape[at]!)) {
    c.guard?.(tape, at);
    applyAction(c, tape, at);
  }
}

/** True if the actions of a move need nothing but to be applied: no others are nested in it, no site type is open. */
function isPlain(tape: Int32Array, start: number): boolean {
  const end = moveEnd(tape, start);
  for (let at = firstAction(tape, start); at < end; at += actionLength(tape[at]!)) {
    const opcode = opcodeOf(tape[at]!);
    if (opcode === Op.NestedMove || (opcode === Op.Add && tape[at + 1] === NoType)) return false;
  }
  return true;
}

/** Applies a plain move that stands behind the moves of the trial already, and counts it. */
function applyCopied(c: Context): void {
  const { moves } = c.trial;
  const start = moves.start(moves.length - 1);
  const { tape } = moves;
  const then = tape[start + MoveWord.Then]!;
  tape[start + MoveWord.Then] = 0;
  applyInPlace(c, moves, start);
  c.trial.count();
  followUp(c, then);
}

/** True if a move nested in another has consequences. */
function hasInnerConsequence(tape: Int32Array, start: number): boolean {
  const end = moveEnd(tape, start);
  for (let at = firstAction(tape, start); at < end; at += actionLength(tape[at]!)) {
    if (opcodeOf(tape[at]!) !== Op.NestedMove) continue;
    if (tape[at + 1 + MoveWord.Then] !== 0 || hasInnerConsequence(tape, at + 1)) return true;
  }
  return false;
}

/** The list may grow while consequences run, so its tape is read anew for every action. */
function applyActions(c: Context, list: MoveList, start: number, result: MoveList): void {
  const end = moveEnd(list.tape, start);
  for (let at = firstAction(list.tape, start); at < end; at += actionLength(list.tape[at]!)) {
    if (opcodeOf(list.tape[at]!) === Op.NestedMove) applyNested(c, list, at + 1, result);
    else {
      const copy = result.copyAction(list.tape, at);
      if (c.guard !== undefined) c.guard(result.tape, copy);
      applyAction(c, result.tape, copy);
      // A site type left open is settled for good the first time that the move is tried, and shows from then on.
      if (list.tape[at + 1] === NoType && opcodeOf(list.tape[at]!) === Op.Add)
        list.tape[at + 1] = result.tape[copy + 1]!;
    }
  }
}

/** Appends the open move of a list, as far as it is written, to the trial. */
function appendOpen(c: Context, result: MoveList): void {
  result.tape[result.open] = result.end - result.open;
  c.trial.appendTape(result.tape, result.open);
}

function applyConsequences(c: Context, then: number, result: MoveList): void {
  if (then === 0) return;
  const { consequences } = c.game;
  const rules = consequences.lists[then]!;
  for (let i = 0; i < rules.length; i++) carryOut(c, consequences.generators[rules[i]!]!, result);
}

/** Carries a rule out as a consequence: its moves are applied, and their actions appended to the open move of a list. */
export function carryOut(c: Context, generator: MoveGenerator, result: MoveList): void {
  if (generator.perform) {
    generator.perform(c, result);
    return;
  }
  const moves = c.acquire();
  generator(c, moves);
  for (let i = 0; i < moves.length; i++) applyNested(c, moves, moves.start(i), result);
  c.release(moves);
}

/** Whether the last move of the trial, with what follows from it, lets a player move again. */
const continuesSequence = (moves: MoveList, more: MoveList): boolean =>
  containsAction(moves.tape, moves.start(moves.length - 1), Op.SetNextPlayer) ||
  containsAction(more.tape, more.start(0), Op.SetNextPlayer);

/**
 * Removes the pieces captured in a sequence that has ended, in a game without stacks. The open move gets the removals,
 * the latest first, and then the actions of the last move and of what followed from it.
 */
function captureFlat(c: Context, result: MoveList, moves: MoveList, more: MoveList, latestFirst: boolean): void {
  const { state } = c;
  const type = state.shape.board.defaultSite;
  const last = moves.length - 1;
  const start = moves.start(last);
  const removals = c.acquire();
  removals.begin(0, -1, -1);
  const first = removals.end;
  const n = removalCount(state);
  for (let i = 0; i < n; i++) {
    const site = removal(state, i);
    const removed =
      removesPiece(moves.tape, firstAction(moves.tape, start), moveEnd(moves.tape, start), type, site) ||
      removesPiece(more.tape, firstAction(more.tape, more.start(0)), more.end, type, site) ||
      removesPiece(removals.tape, first, removals.end, type, site);
    if (removed) continue;
    const at = removals.end;
    removals.pushRemove(type, site, -1, false);
    if (!latestFirst) applyAction(c, removals.tape, at);
  }
  const end = removals.end;
  removals.finish();
  clearRemovals(state);
  for (let at = end - RemoveWords; at >= first; at -= RemoveWords) {
    if (latestFirst) applyAction(c, removals.tape, at);
    result.copyAction(removals.tape, at);
  }
  result.copyActions(moves, last);
  result.copyActions(more, 0);
  c.release(removals);
}

const RemoveAction = actionWord(Op.Remove, false, 2);
const RemoveWords = actionLength(RemoveAction);

/** True if actions on a tape remove the piece of a site without being a decision. */
function removesPiece(tape: Int32Array, first: number, end: number, type: number, site: number): boolean {
  for (let at = first; at < end; at += actionLength(tape[at]!)) {
    if (tape[at] === RemoveAction && tape[at + 1] === type && tape[at + 2] === site) return true;
  }
  return false;
}

/** Removes the pieces captured in a sequence, unless the sequence goes on. */
function captureSequence(c: Context, result: MoveList): void {
  const { state } = c;
  if (removalCount(state) === 0) return;
  const open = result.open;
  for (let at = firstAction(result.tape, open); at < result.end; at += actionLength(result.tape[at]!)) {
    if (opcodeOf(result.tape[at]!) === Op.SetNextPlayer) return;
  }
  const type = state.shape.board.defaultSite;
  const removals = c.acquire();
  const single = c.acquire();
  const remove = (site: number, level: number): void => {
    single.clear();
    single.begin(0, -1, -1);
    single.pushRemove(type, site, level, false);
    single.finish();
    const at = firstAction(single.tape, 0);
    if (level < 0 && (hasAction(result, open, single, at) || hasMoves(removals, single, at))) return;
    applyAction(c, single.tape, at);
    removals.copyMove(single, 0);
  };
  const n = removalCount(state);
  if (state.layout.stacking) {
    const times = new Map<number, number>();
    for (let i = 0; i < n; i++) times.set(removal(state, i), (times.get(removal(state, i)) ?? 0) + 1);
    for (const site of [...times.keys()].sort((x, y) => x - y)) {
      const levels = Math.min(times.get(site)!, state.stackSize(type, site));
      for (let level = levels - 1; level >= 0; level--) remove(site, level);
    }
  } else for (let i = 0; i < n; i++) remove(removal(state, i), -1);
  clearRemovals(state);
  prepend(c, result, removals);
  c.release(single);
  c.release(removals);
}

function hasAction(result: MoveList, open: number, single: MoveList, at: number): boolean {
  for (let i = firstAction(result.tape, open); i < result.end; i += actionLength(result.tape[i]!)) {
    if (equalActions(result.tape, i, single.tape, at)) return true;
  }
  return false;
}

function hasMoves(removals: MoveList, single: MoveList, at: number): boolean {
  for (let i = 0; i < removals.length; i++) {
    if (equalActions(removals.tape, firstAction(removals.tape, removals.start(i)), single.tape, at)) return true;
  }
  return false;
}

/** Puts single actions in front of the open move, the latest first. */
function prepend(c: Context, result: MoveList, removals: MoveList): void {
  const rest = c.acquire();
  result.finish();
  rest.copyMove(result, 0);
  result.clear();
  result.beginLike(rest, 0);
  for (let i = removals.length - 1; i >= 0; i--) result.copyActions(removals, i);
  result.copyActions(rest, 0);
  c.release(rest);
}
