/**
 * One legal move of a position, each with the same chance. Costly tests are made only until a move passes them, so that
 * most moves of a position are never looked at, nor written.
 */
import type { BoolFn, MovesFn } from '@ludii/functions';
import {
  borrowSites,
  DraftList,
  type Draws,
  draftCandidates,
  type LazyMoves,
  returnSites,
  type SiteMoves,
  type SlotMoves,
} from '@ludii/functions/internal';
import { applyMove, type Context, type MoveList } from '@ludii/state';
import { isPassMove, isSwapMove, pendingCount } from '@ludii/state/internal';
import type { Phase } from '../game.js';
import type { MetaCheck } from './metaCheck.js';
import { isRepeated } from './repetition.js';
import { mostTries } from './sampling.js';
import { offerSwap } from './swap.js';

/** What came of trying a move: it is not allowed, it is allowed, or it is allowed and its actions have been applied. */
export type Verdict = 'refused' | 'allowed' | 'made';

/** Whether nothing is pending that a move would put an end to before anything else. */
const isUnmarked = ({ state, guard }: Context): boolean =>
  guard === undefined && state.isDecided === -1 && pendingCount(state) === 0;

/** Draws legal moves of a game with alternating turns. */
export class Sampler {
  /** Lists of drafts that are not in use. */
  private readonly drafts: DraftList[] = [];

  constructor(
    private readonly phases: readonly Phase[],
    private readonly meta: MetaCheck,
  ) {}

  /** Tests a move that was chosen at random. */
  private tryMove(c: Context, list: MoveList, i: number, lazy: LazyMoves | undefined): Verdict {
    const { noSuicide, consequences } = this.meta.rules;
    const after = lazy?.after;
    const complete = !noSuicide && consequences.length === 0 && !lazy?.complete;
    if (after && complete && !lazy.isSettled?.(list, i) && isUnmarked(c)) {
      if (!isPassMove(list.tape, list.start(i))) return this.makeIf(c, list, i, after);
    }
    return (!lazy || lazy.accepts(c, list, i)) && this.meta.allows(c, list, i) ? 'allowed' : 'refused';
  }

  /** Makes a move, and takes it back unless a condition holds after it: an allowed move need not be made again. */
  private makeIf(c: Context, list: MoveList, i: number, condition: BoolFn): Verdict {
    const { from, to, site, level, state } = c;
    const { noRepeat } = this.meta.rules;
    const always = condition.holdsAnyway?.(c) === true;
    c.markReal();
    if (state.active !== 0) state.setStalemated(state.mover, false);
    applyMove(c, list, i);
    const { next } = state;
    // After a move that lets the mover go on, the turn is taken to pass back while the condition is looked at.
    if (state.mover === next) state.next = state.prev;
    const holds = always || condition(c);
    state.next = next;
    c.from = from;
    c.to = to;
    c.site = site;
    c.level = level;
    if (holds && !(noRepeat && isRepeated(c, noRepeat))) {
      c.commit();
      return 'made';
    }
    c.rollback();
    return 'refused';
  }

  /** Writes one random legal move to an empty list, or makes it. A throw of dice that comes first goes to `thrown`. */
  sample(c: Context, draws: Draws, move: MoveList, thrown: MoveList | undefined): Verdict {
    const { play } = this.phases[c.state.phase(c.state.mover)]!;
    const { lazy } = play;
    const swapping = this.meta.isSwapTurn(c);
    const bySite = lazy ? lazy.bySite : play.bySite;
    if (bySite && !this.meta.changes) return this.sampleBySite(c, draws, move, bySite, lazy);
    const plain = !swapping && !this.meta.changes;
    // Numbered moves are tested here if the move that passes need not be made again, else while they are written.
    const tested = lazy?.after && !lazy.complete && lazy.slots ? lazy : undefined;
    const slots = tested ? tested.slots : play.slots;
    const count = plain && slots ? slots.count(c) : -1;
    if (slots && count >= 0) {
      for (let tries = count === 0 ? 0 : mostTries(count); tries > 0; tries--) {
        const verdict = this.trySlot(c, slots, draws.nextInt(count), move, tested);
        if (verdict !== 'refused') return verdict;
      }
      if (lazy || !play.draft || count === 0) return this.sampleSlots(c, draws, move, slots, count, tested);
    }
    if (!lazy && play.sample && !swapping && !this.meta.tests) {
      return play.sample(c, draws, move, thrown) ? 'allowed' : 'refused';
    }
    const generate = lazy ? lazy.generate : play;
    if (plain && (generate as MovesFn).draft) return this.sampleDraft(c, draws, move, generate as MovesFn, lazy);
    const list = c.acquire();
    generate(c, list);
    // What follows from every move matters only to the meta rules that try moves out.
    this.meta.amend(c, list, this.meta.tests);
    let verdict: Verdict = 'refused';
    while (list.length > 0 && verdict === 'refused') {
      const i = draws.nextInt(list.length);
      // The swap needs no test.
      const isSwap = swapping && isSwapMove(list.tape, list.start(i));
      verdict = isSwap ? 'allowed' : this.tryMove(c, list, i, lazy);
      if (verdict === 'refused') list.swapRemove(i);
      else if (verdict === 'allowed') {
        move.copyMove(list, i);
        if (!isSwap) lazy?.complete?.(c, move);
      }
    }
    c.release(list);
    return verdict;
  }

  /** As {@link sample}, for rules that can note down their moves: only those that are tried are written out. */
  private sampleDraft(c: Context, draws: Draws, move: MoveList, rule: MovesFn, lazy: LazyMoves | undefined): Verdict {
    const drafts = this.drafts.pop() ?? new DraftList();
    drafts.clear();
    draftCandidates(c, rule, drafts);
    let verdict: Verdict = 'refused';
    while (drafts.length > 0 && verdict === 'refused') {
      const i = draws.nextInt(drafts.length);
      move.clear();
      drafts.complete(c, i, move);
      if (move.length > 0) verdict = this.tryMove(c, move, 0, lazy);
      if (verdict === 'refused') drafts.swapRemove(i);
    }
    this.drafts.push(drafts);
    if (verdict === 'allowed') lazy?.complete?.(c, move);
    return verdict;
  }

  /** As {@link sample}, for rules that number their moves: numbers are drawn, each once, until one can be played. */
  private sampleSlots(
    c: Context,
    draws: Draws,
    move: MoveList,
    slots: SlotMoves,
    count: number,
    lazy: LazyMoves | undefined,
  ): Verdict {
    const open = new Int32Array(count);
    for (let slot = 0; slot < count; slot++) open[slot] = slot;
    for (let left = count; left > 0; left--) {
      const i = draws.nextInt(left);
      const verdict = this.trySlot(c, slots, open[i]!, move, lazy);
      if (verdict !== 'refused') return verdict;
      open[i] = open[left - 1]!;
    }
    return 'refused';
  }

  /** Writes the move with a number to an empty list and tests it; the list stays empty if there is none. */
  private trySlot(c: Context, slots: SlotMoves, slot: number, move: MoveList, lazy: LazyMoves | undefined): Verdict {
    const verdict = slots.write(c, slot, move) ? this.tryMove(c, move, 0, lazy) : 'refused';
    if (verdict === 'refused') move.clear();
    return verdict;
  }

  /** As {@link sample}, for rules with one move for each site: only the moves that are tried are written. */
  private sampleBySite(
    c: Context,
    draws: Draws,
    move: MoveList,
    { sites, write }: SiteMoves,
    lazy: LazyMoves | undefined,
  ): Verdict {
    const settled = c.acquire();
    lazy?.settled?.(c, settled);
    if (this.meta.rules.swap) offerSwap(c, settled);
    const open = borrowSites();
    sites(c, open);
    let left = open.size;
    let verdict: Verdict = 'refused';
    while (left + settled.length > 0 && verdict === 'refused') {
      const k = draws.nextInt(left + settled.length);
      move.clear();
      if (k < left) {
        const site = open.nth(k);
        if (write(c, site, move)) verdict = this.tryMove(c, move, 0, lazy);
        open.delete(site);
        left--;
      } else if (this.meta.allows(c, settled, k - left)) {
        verdict = 'allowed';
        move.copyMove(settled, k - left);
      } else settled.swapRemove(k - left);
    }
    returnSites(open);
    c.release(settled);
    if (verdict === 'allowed' && !isSwapMove(move.tape, move.start(0))) lazy?.complete?.(c, move);
    return verdict;
  }
}
