/**
 * Closures that work with the iterators of a context and leave them as they were. This is the one place where ludemes put
 * iterators back: they name those that they set.
 */
import type { Context } from '@ludii/state';
import type { RegisterName } from './nodes.js';
import { registerOf, setRegister } from './registers.js';

/** A value of a running game that rules iterate over: a number, or several. */
export type Iterator = RegisterName | 'region' | 'teamPlayers' | 'hintRegion';

/** What is done with a context; some take further arguments. (Spreading them would cost more than putting back does.) */
type Run = (c: Context, ...more: Further) => unknown;
type Further = [a: unknown, b: unknown, d: unknown, e: unknown, f: unknown];

/**
 * A closure after which some iterators are where they were before.
 *
 * @example
 * compile: ({ moves }) => keeping(['player'], (c, out: MoveList) => { c.player = 1; moves(c, out); });
 */
export function keeping<F extends (c: Context, ...more: never[]) => unknown>(names: readonly Iterator[], run: F): F {
  if (names === afterMoves) return keepingAfterMoves(run as unknown as Run) as unknown as F;
  if (names === everyIterator) return keepingEvery(run as unknown as Run) as unknown as F;
  return names.reduce((kept, name) => keepingOne(name, kept), run as unknown as Run) as unknown as F;
}

const isRegister = (name: Iterator): name is RegisterName =>
  name !== 'region' && name !== 'teamPlayers' && name !== 'hintRegion';

function keepingOne(name: Iterator, run: Run): Run {
  if (!isRegister(name)) return keepingNamed(name, run);
  return (c, a, b, d, e, f) => {
    const before = registerOf(c, name);
    const result = run(c, a, b, d, e, f);
    setRegister(c, name, before);
    return result;
  };
}

function keepingNamed<N extends Iterator>(name: N, run: Run): Run {
  // The common one is named, for speed.
  if (name === 'region') {
    return (c, a, b, d, e, f) => {
      const { region } = c;
      const result = run(c, a, b, d, e, f);
      c.region = region;
      return result;
    };
  }
  return (c, a, b, d, e, f) => {
    const before = c[name];
    const result = run(c, a, b, d, e, f);
    c[name] = before;
    return result;
  };
}

/** A test after which some iterators are where they were before, if it is passed. */
export function keepingIfTrue<F extends (c: Context, ...more: never[]) => boolean>(
  names: readonly Iterator[],
  test: F,
): F {
  return names.reduce((kept, name) => keepingNamedIfTrue(name, kept), test as unknown as Run) as unknown as F;
}

function keepingNamedIfTrue<N extends Iterator>(name: N, test: Run): Run {
  return (c, a, b, d, e, f) => {
    const before = c[name];
    const holds = test(c, a, b, d, e, f);
    if (holds) c[name] = before;
    return holds;
  };
}

/** What questions put back: the iterators that rules may leave changed when their moves are carried out. */
export const afterMoves = ['from', 'to', 'site', 'level'] as const;

/** What questions about the moves of others put back. */
export const everyIterator = [
  ...(['from', 'to', 'between', 'site', 'level'] as const),
  ...(['player', 'value', 'track', 'pips', 'region'] as const),
];

/** These are put back for every move that is tried: each is named, for speed. */
const keepingAfterMoves =
  (run: Run): Run =>
  (c, a, b, d, e, f) => {
    const { from, to, site, level } = c;
    const result = run(c, a, b, d, e, f);
    c.from = from;
    c.to = to;
    c.site = site;
    c.level = level;
    return result;
  };

const keepingEvery = (run: Run): Run => {
  const others = keepingAfterMoves(run);
  return (c, a, b, d, e, f) => {
    const { between, player, value, track, pips, region } = c;
    const result = others(c, a, b, d, e, f);
    c.between = between;
    c.player = player;
    c.value = value;
    c.track = track;
    c.pips = pips;
    c.region = region;
    return result;
  };
};
