/** A random move of a rule, each with the same chance, found without writing or testing all of them. */
import type { Context, MoveList } from '@ludii/state';
import { applyInPlace } from '@ludii/state/internal';
import type { Draws } from '../emit/program.js';
import type { Rule } from '../nodes.js';
import { type Choice, choiceOf, type Source } from './choice.js';
import { Notes } from './note.js';
import { passAfter } from './prior.js';

/** How many numbers are drawn before the moves are noted: most are found sooner, or are few. */
const mostTries = (count: number): number => Math.max(12, count >> 2);

/** Moves noted down, and the source of each. */
class Pool {
  readonly notes = new Notes();
  readonly origins: Source[] = [];

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

/** Whether the only move of a list is allowed; if it is, it gets what follows from it by the rules around its own. */
function allowed(c: Context, move: MoveList, { tried, complete }: Source): boolean {
  if (tried && !tried.anyway?.() && !tried.holdsAfter(c, move, 0)) {
    move.clear();
    return false;
  }
  for (const attach of complete) attach(c, move, 0);
  return true;
}

/** Tries a noted move, whose note is gone if it is not allowed. */
function fromPool(c: Context, pool: Pool, i: number, move: MoveList): boolean {
  pool.notes.write(c, i, move);
  if (allowed(c, move, pool.origins[i]!)) return true;
  pool.remove(i);
  return false;
}

/** Tries the move with a number among those of all sources. */
function fromNumber(c: Context, sources: readonly Source[], number: number, move: MoveList): boolean {
  let k = number;
  for (const source of sources) {
    const { numbered } = source;
    if (!numbered) continue;
    const count = numbered.count(c);
    if (k < count) return numbered.write(c, k, move) && allowed(c, move, source);
    k -= count;
  }
  return false;
}

/**
 * Chooses among the moves of some sources. Those without numbers are noted down; numbers are drawn beside them, and if too
 * many have no move, their moves are noted as well.
 */
function fromSources(c: Context, draws: Draws, sources: readonly Source[], move: MoveList): boolean {
  const pool = new Pool();
  let numbers = 0;
  for (const source of sources) {
    if (source.numbered) numbers += source.numbered.count(c);
    else pool.add(c, source);
  }
  for (let tries = numbers === 0 ? 0 : mostTries(numbers); tries > 0; tries--) {
    const { length } = pool.notes;
    const k = draws.nextInt(numbers + length) - length;
    if (k < 0 ? fromPool(c, pool, k + length, move) : fromNumber(c, sources, k, move)) return true;
  }
  for (const source of sources) if (source.numbered) pool.add(c, source);
  while (pool.notes.length > 0) if (fromPool(c, pool, draws.nextInt(pool.notes.length), move)) return true;
  return false;
}

/** Throws the dice for good, then chooses a move; only the throw goes to `thrown`. */
function afterThrow(
  c: Context,
  draws: Draws,
  { dice, next, complete }: Extract<Choice, { k: 'throw' }>,
  move: MoveList,
  thrown: MoveList,
): boolean {
  dice(c, thrown);
  if (thrown.length > 0) applyInPlace(c, thrown, thrown.start(0));
  const { from, to, site, level } = c;
  const { mover } = c.state;
  if (!choose(c, draws, next, move, undefined)) passAfter(move, mover);
  c.from = from;
  c.to = to;
  c.site = site;
  c.level = level;
  for (const attach of complete) attach(c, move, 0);
  return true;
}

function choose(c: Context, draws: Draws, choice: Choice, move: MoveList, thrown: MoveList | undefined): boolean {
  switch (choice.k) {
    case 'if':
      return choose(c, draws, choice.test(c) ? choice.yes : choice.no, move, thrown);
    case 'throw':
      return thrown ? afterThrow(c, draws, choice, move, thrown) : fromSources(c, draws, [choice.whole], move);
    case 'sources':
      return fromSources(c, draws, choice.sources, move);
  }
}

/**
 * Writes a random move to an empty list; false if there is none. If another empty list is given, the move is going to be
 * made: then dice are thrown for good, and the throw is written there.
 */
export type SampleFn = (c: Context, draws: Draws, move: MoveList, thrown?: MoveList) => boolean;

/** The closure that draws a random move of a rule. */
export function sampleFn(rule: Rule): SampleFn {
  let choice: Choice | undefined;
  return (c, draws, move, thrown) => {
    choice ??= choiceOf(rule);
    return choose(c, draws, choice, move, thrown);
  };
}
