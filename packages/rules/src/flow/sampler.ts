/**
 * One legal move of a position, each with the same chance. Costly tests are made only until a move passes them, so that
 * most moves of a position are never looked at, nor written where they are numbered.
 */
import { type Draws, ruleOf } from '@ludii/functions/internal';
import { type Choice, choiceOf, Notes, noteFn, passAfter, type Source } from '@ludii/ir/internal';
import { applyMove, type Context, type MoveList } from '@ludii/state';
import { applyInPlace, isPassMove, isSwapMove, pendingCount } from '@ludii/state/internal';
import type { Phase } from '../game.js';
import type { MetaCheck } from './metaCheck.js';
import { isRepeated } from './repetition.js';
import { offerSwap } from './swap.js';

/** What came of trying a move: it is not allowed, it is allowed, or it is allowed and its actions have been applied. */
export type Verdict = 'refused' | 'allowed' | 'made';

/** How many numbers are drawn before the moves are listed: most are found sooner, or are few. */
const mostTries = (count: number): number => Math.max(12, count >> 2);

/** Whether nothing is pending that a move would put an end to before anything else. */
const isUnmarked = ({ state, guard }: Context): boolean =>
  guard === undefined && state.isDecided === -1 && pendingCount(state) === 0;

/** The swap needs no test. */
const swapSource: Source = {
  note: noteFn({ k: 'callRule', fn: offerSwap }),
  numbered: undefined,
  tried: undefined,
  complete: [],
};

/** Moves noted down, and the source of each. */
class Pool {
  readonly notes = new Notes();
  readonly origins: Source[] = [];

  clear(): void {
    this.notes.clear();
    this.origins.length = 0;
  }
  add(c: Context, source: Source): void {
    source.note(c, this.notes);
    while (this.origins.length < this.notes.length) this.origins.push(source);
  }
  remove(i: number): void {
    this.notes.swapRemove(i);
    this.origins[i] = this.origins[this.notes.length]!;
    this.origins.length = this.notes.length;
  }
}

/** Draws legal moves of a game with alternating turns. */
export class Sampler {
  private readonly choices: (Choice | undefined)[] = [];
  /** Pools that are not in use. */
  private readonly pools: Pool[] = [];

  constructor(
    private readonly phases: readonly Phase[],
    private readonly meta: MetaCheck,
  ) {}

  /** Writes one random legal move to an empty list, or makes it. A throw of dice that comes first goes to `thrown`. */
  sample(c: Context, draws: Draws, move: MoveList, thrown: MoveList | undefined): Verdict {
    const phase = c.state.phase(c.state.mover);
    this.choices[phase] ??= choiceOf(ruleOf(this.phases[phase]!.play));
    return this.choose(c, draws, this.choices[phase], move, thrown);
  }

  private choose(c: Context, draws: Draws, choice: Choice, move: MoveList, thrown: MoveList | undefined): Verdict {
    switch (choice.k) {
      case 'if':
        return this.choose(c, draws, choice.test(c) ? choice.yes : choice.no, move, thrown);
      case 'throw':
        if (!thrown) return this.fromSources(c, draws, [choice.whole], move);
        return this.throwFirst(c, draws, choice, move, thrown);
      case 'sources': {
        const swapping = this.meta.isSwapTurn(c);
        return this.fromSources(c, draws, swapping ? [...choice.sources, swapSource] : choice.sources, move);
      }
    }
  }

  /** Throws the dice for good, then chooses a move. */
  private throwFirst(
    c: Context,
    draws: Draws,
    { dice, next, complete }: Extract<Choice, { k: 'throw' }>,
    move: MoveList,
    thrown: MoveList,
  ): Verdict {
    dice(c, thrown);
    if (thrown.length > 0) applyInPlace(c, thrown, thrown.start(0));
    const { from, to, site, level } = c;
    const { mover } = c.state;
    const verdict = this.choose(c, draws, next, move, undefined);
    c.from = from;
    c.to = to;
    c.site = site;
    c.level = level;
    if (verdict === 'refused') passAfter(move, mover);
    for (const attach of complete) attach(c, move, 0);
    return 'allowed';
  }

  /**
   * Chooses among the moves of some sources. Those without numbers are noted down; numbers are drawn beside them, and if
   * too many have no move, their moves are noted as well.
   */
  private fromSources(c: Context, draws: Draws, sources: readonly Source[], move: MoveList): Verdict {
    const pool = this.pools.pop() ?? new Pool();
    pool.clear();
    for (const source of sources) if (!source.numbered) pool.add(c, source);
    let verdict = this.fromNumbers(c, draws, sources, pool, move);
    if (verdict === 'refused') {
      for (const source of sources) if (source.numbered) pool.add(c, source);
      while (pool.notes.length > 0 && verdict === 'refused') {
        verdict = this.fromPool(c, pool, draws.nextInt(pool.notes.length), move);
      }
    }
    this.pools.push(pool);
    return verdict;
  }

  /** Draws among the numbers of sources and the moves that are noted already, a number of times. */
  private fromNumbers(c: Context, draws: Draws, sources: readonly Source[], pool: Pool, move: MoveList): Verdict {
    let numbers = 0;
    for (const { numbered } of sources) if (numbered) numbers += numbered.count(c);
    for (let tries = numbers === 0 ? 0 : mostTries(numbers); tries > 0; tries--) {
      const { length } = pool.notes;
      const k = draws.nextInt(numbers + length) - length;
      const verdict = k < 0 ? this.fromPool(c, pool, k + length, move) : this.fromNumber(c, sources, k, move);
      if (verdict !== 'refused') return verdict;
    }
    return 'refused';
  }

  /** Tries the move with a number among those of all sources. */
  private fromNumber(c: Context, sources: readonly Source[], number: number, move: MoveList): Verdict {
    let k = number;
    for (const source of sources) {
      const { numbered } = source;
      if (!numbered) continue;
      const count = numbered.count(c);
      if (k < count) return numbered.write(c, k, move) ? this.tryWritten(c, move, source) : 'refused';
      k -= count;
    }
    return 'refused';
  }

  /** Tries a noted move, whose note is gone if it is refused. */
  private fromPool(c: Context, pool: Pool, i: number, move: MoveList): Verdict {
    pool.notes.write(c, i, move);
    const verdict = this.tryWritten(c, move, pool.origins[i]!);
    if (verdict === 'refused') pool.remove(i);
    return verdict;
  }

  /** Tests the only move of a list; the list is empty again if it is refused. */
  private tryWritten(c: Context, move: MoveList, source: Source): Verdict {
    const verdict = this.tryMove(c, move, 0, source);
    if (verdict === 'refused') move.clear();
    else if (verdict === 'allowed') this.complete(c, move, source);
    return verdict;
  }

  /** Notes on an allowed move what follows from it by the rules around its own, and by meta rules that try moves out. */
  private complete(c: Context, move: MoveList, { complete }: Source): void {
    for (const attach of complete) attach(c, move, 0);
    if (this.meta.tests && !isSwapMove(move.tape, move.start(0))) this.meta.attach(c, move);
  }

  /** Tests a move that was chosen at random. */
  private tryMove(c: Context, list: MoveList, i: number, source: Source): Verdict {
    const { pin, noStackOn, noSuicide, consequences } = this.meta.rules;
    const { tried, complete } = source;
    if (isSwapMove(list.tape, list.start(i))) return 'allowed';
    if (pin?.(c, list, i) || noStackOn?.(c, list, i)) return 'refused';
    const isPass = isPassMove(list.tape, list.start(i));
    if (tried && complete.length === 0 && !noSuicide && consequences.length === 0 && isUnmarked(c) && !isPass) {
      return this.makeIf(c, list, i, tried);
    }
    if (tried && !tried.anyway?.() && !tried.holdsAfter(c, list, i)) return 'refused';
    return this.metaAllows(c, list, i, source) ? 'allowed' : 'refused';
  }

  /** Whether the meta rules that try moves out allow a move with all that follows from it. */
  private metaAllows(c: Context, list: MoveList, i: number, source: Source): boolean {
    if (!this.meta.tests) return true;
    const whole = c.acquire();
    whole.copyMove(list, i);
    this.complete(c, whole, source);
    const allowed = this.meta.allows(c, whole, 0);
    c.release(whole);
    return allowed;
  }

  /** Makes a move, and takes it back unless a condition holds after it: an allowed move need not be made again. */
  private makeIf(c: Context, list: MoveList, i: number, { holds, anyway }: NonNullable<Source['tried']>): Verdict {
    const { from, to, site, level, state } = c;
    const { noRepeat } = this.meta.rules;
    const always = anyway?.() === true;
    c.markReal();
    if (state.active !== 0) state.setStalemated(state.mover, false);
    applyMove(c, list, i);
    const { next } = state;
    // After a move that lets the mover go on, the turn is taken to pass back while the condition is looked at.
    if (state.mover === next) state.next = state.prev;
    const stays = always || holds(c);
    state.next = next;
    c.from = from;
    c.to = to;
    c.site = site;
    c.level = level;
    if (stays && !(noRepeat && isRepeated(c, noRepeat))) {
      c.commit();
      return 'made';
    }
    c.rollback();
    return 'refused';
  }
}
