/** A random move of a rule, each with the same chance, found without writing or testing all of them. */
import type { Context, MoveList } from '@ludii/state';
import { applyInPlace } from '@ludii/state/internal';
import type { Draws } from '../emit/link.js';
import { afterMoves, keeping } from '../keeping.js';
import type { Rule } from '../nodes.js';
import { type Choice, choiceOf, type Source } from './choice.js';
import { Notes } from './note.js';
import { passAfter } from './prior.js';

/** What came of trying a move: it is not allowed, it is allowed, or it is allowed and its actions have been carried out. */
export type Verdict = 'refused' | 'allowed' | 'made';

/** Tries the only move of a list; an allowed one gets what follows from it by the rules around its own. */
export type Judge = (c: Context, move: MoveList, source: Source) => Verdict;

/** How many numbers are drawn before the moves are noted: most are found sooner, or are few. */
const mostTries = (count: number): number => Math.max(12, count >> 2);

/** Moves noted down, and the source of each. */
class Pool {
  readonly notes = new Notes();
  readonly origins: Source[] = [];
  /** The source of all moves, if there is just one. */
  only: Source | undefined;

  clear(only: Source | undefined): void {
    this.notes.clear();
    this.origins.length = 0;
    this.only = only;
  }
  add(c: Context, source: Source): void {
    source.note(c, this.notes);
    if (this.only) return;
    while (this.origins.length < this.notes.length) this.origins.push(source);
  }
  originOf(i: number): Source {
    return this.only ?? this.origins[i]!;
  }
  remove(i: number): void {
    this.notes.swapRemove(i);
    if (this.only) return;
    this.origins[i] = this.origins[this.notes.length]!;
    this.origins.length = this.notes.length;
  }
}

/** Pools that are not in use: a choice may ask for another one inside. */
const pools: Pool[] = [];

/** Whether all that must hold after the only move of a list does; it is made and taken back for each. */
export function passesAll(c: Context, move: MoveList, tried: Source['tried']): boolean {
  for (const { first, anyway, holdsAfter } of tried) {
    for (const attach of first) attach(c, move, 0);
    if (!anyway?.() && !holdsAfter(c, move, 0)) return false;
  }
  return true;
}

/** Judges by the rule alone. */
const byRule: Judge = (c, move, { tried, complete }) => {
  if (!passesAll(c, move, tried)) return 'refused';
  for (const attach of complete) attach(c, move, 0);
  return 'allowed';
};

/** What a choice is made with. */
interface Chooser {
  readonly c: Context;
  readonly draws: Draws;
  readonly move: MoveList;
  readonly judge: Judge;
}

/** Tries a noted move, whose note is gone if it is not allowed. */
function fromPool({ c, move, judge }: Chooser, pool: Pool, i: number): Verdict {
  pool.notes.write(c, i, move);
  const verdict = judge(c, move, pool.originOf(i));
  if (verdict === 'refused') {
    move.clear();
    pool.remove(i);
  }
  return verdict;
}

/** Tries the move with a number among those of all sources. */
function fromNumber({ c, move, judge }: Chooser, sources: readonly Source[], number: number): Verdict {
  let k = number;
  for (const source of sources) {
    const { numbered } = source;
    if (!numbered) continue;
    const count = numbered.count(c);
    if (k >= count) {
      k -= count;
      continue;
    }
    const verdict = numbered.write(c, k, move) ? judge(c, move, source) : 'refused';
    if (verdict === 'refused') move.clear();
    return verdict;
  }
  return 'refused';
}

/**
 * Chooses among the moves of some sources. Those without numbers are noted down; numbers are drawn beside them, and if too
 * many have no move, their moves are noted as well.
 */
function fromSources(chooser: Chooser, sources: readonly Source[]): Verdict {
  const { c, draws } = chooser;
  let numbers = 0;
  let isNumbered = true;
  for (let i = 0; i < sources.length; i++) {
    const { numbered } = sources[i]!;
    if (numbered) numbers += numbered.count(c);
    else isNumbered = false;
  }
  let verdict: Verdict = 'refused';
  let tries = numbers === 0 ? 0 : mostTries(numbers);
  for (; isNumbered && tries > 0 && verdict === 'refused'; tries--) {
    verdict = fromNumber(chooser, sources, draws.nextInt(numbers));
  }
  // Most of the time nothing has to be noted down.
  if (verdict !== 'refused') return verdict;
  const pool = pools.pop() ?? new Pool();
  pool.clear(sources.length === 1 ? sources[0] : undefined);
  for (const source of sources) if (!source.numbered) pool.add(c, source);
  for (; tries > 0 && verdict === 'refused'; tries--) {
    const k = draws.nextInt(numbers + pool.notes.length);
    verdict = k < numbers ? fromNumber(chooser, sources, k) : fromPool(chooser, pool, k - numbers);
  }
  if (verdict === 'refused' && numbers > 0) {
    for (const source of sources) if (source.numbered) pool.add(c, source);
  }
  while (pool.notes.length > 0 && verdict === 'refused') {
    verdict = fromPool(chooser, pool, draws.nextInt(pool.notes.length));
  }
  pools.push(pool);
  return verdict;
}

const chooseNext = keeping(
  afterMoves,
  (_c, chooser: Chooser, next: Choice): Verdict => choose(chooser, next, undefined, []),
);

/** Throws the dice for good, then chooses a move; only the throw goes to `thrown`. */
function afterThrow(
  chooser: Chooser,
  { dice, next, complete }: Extract<Choice, { k: 'throw' }>,
  thrown: MoveList,
): Verdict {
  const { c, move } = chooser;
  dice(c, thrown);
  if (thrown.length > 0) applyInPlace(c, thrown, thrown.start(0));
  const { mover } = c.state;
  // What follows is written in one move with the throw: nothing of it is made before that.
  if (chooseNext(c, { ...chooser, judge: byRule }, next) === 'refused') passAfter(move, mover);
  for (const attach of complete) attach(c, move, 0);
  return 'allowed';
}

function choose(chooser: Chooser, choice: Choice, thrown: MoveList | undefined, more: readonly Source[]): Verdict {
  switch (choice.k) {
    case 'if':
      return choose(chooser, choice.test(chooser.c) ? choice.yes : choice.no, thrown, more);
    case 'throw':
      return thrown ? afterThrow(chooser, choice, thrown) : fromSources(chooser, [choice.whole, ...more]);
    case 'sources':
      return fromSources(chooser, more.length > 0 ? [...choice.sources, ...more] : choice.sources);
  }
}

/**
 * Writes a random move to an empty list, or makes it if the judge does. If another empty list is given, the move is going
 * to be made: then dice are thrown for good, and the throw is written there. Further sources take part in the choice.
 */
export type SampleFn = (
  c: Context,
  draws: Draws,
  move: MoveList,
  thrown?: MoveList,
  judge?: Judge,
  more?: readonly Source[],
) => Verdict;

/** The closure that draws a random move of a rule. */
export function sampleFn(rule: Rule): SampleFn {
  let choice: Choice | undefined;
  return (c, draws, move, thrown, judge = byRule, more = []) => {
    choice ??= choiceOf(rule);
    return choose({ c, draws, move, judge }, choice, thrown, more);
  };
}
