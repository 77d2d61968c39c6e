/**
 * Habits: how often what stands where. Counted over a collection of descriptions for all texts, and over the text
 * that is being written for itself; a surrounding that was rarely seen asks the more general one.
 */
import type { Document } from '../document.js';
import type { Group, Syntax } from '../syntax/tree.js';
import { clauseName, generalToken, surroundings } from './place.js';
import { eachPlace, eachStanding, type Usage } from './usage.js';

type Counts = Map<string, Map<string, number>>;

/** What can be asked about habits. */
export interface Counted {
  count(key: string, standing: string): number;
  total(key: string): number;
  /** What was seen in some surroundings. */
  tokens(key: string): readonly string[];
}

/** Counted habits. */
export class Habits implements Counted {
  private readonly totals = new Map<string, number>();

  constructor(readonly counts: Counts = new Map()) {
    for (const [key, tokens] of counts) {
      let total = 0;
      for (const count of tokens.values()) total += count;
      this.totals.set(key, total);
    }
  }

  add(keys: readonly string[], standing: string, by = 1): void {
    for (const key of keys) {
      let tokens = this.counts.get(key);
      if (!tokens) {
        tokens = new Map();
        this.counts.set(key, tokens);
      }
      tokens.set(standing, (tokens.get(standing) ?? 0) + by);
      this.totals.set(key, (this.totals.get(key) ?? 0) + by);
    }
  }

  /** Adds other habits to these. */
  merge(other: Habits): void {
    for (const [key, tokens] of other.counts) for (const [standing, count] of tokens) this.add([key], standing, count);
  }

  count(key: string, standing: string): number {
    return this.counts.get(key)?.get(standing) ?? 0;
  }

  total(key: string): number {
    return this.totals.get(key) ?? 0;
  }

  /** What was seen in some surroundings. */
  tokens(key: string): readonly string[] {
    return [...(this.counts.get(key)?.keys() ?? [])];
  }
}

/** Adds the habits of a text, as far as they mean something to other texts. */
export function learn(document: Document, habits: Habits): void {
  eachPlace(document, (group, index, label, standing, node) => {
    const keys = surroundings(document, group, index, label, document.meaning.expected(node), true);
    habits.add(keys, generalToken(document, standing));
  });
}

/** The habits of a text: everywhere, and in clauses like that of one place; without what stands there. */
class OwnHabits implements Counted {
  private readonly near = new Habits();
  private readonly left = new Map<string, number>();
  private readonly usage: Usage;
  private all: number;

  constructor(document: Document, { group: around, instead }: OwnPlace) {
    this.usage = document.usage;
    this.all = this.usage.total;
    for (const group of this.usage.groupsOf(clauseName(around))) {
      group.items.forEach((item, index) => {
        if (item === instead) return;
        eachStanding(item, (label, standing) => {
          this.near.add(surroundings(document, group, index, label, [], true).slice(1), standing);
        });
      });
    }
    if (!instead || instead.parent?.kind === 'root') return;
    eachStanding(instead, (_, standing) => {
      this.left.set(standing, (this.left.get(standing) ?? 0) + 1);
      this.all--;
    });
  }

  count(key: string, standing: string): number {
    return key === '' ? this.usage.of(standing) - (this.left.get(standing) ?? 0) : this.near.count(key, standing);
  }

  total(key: string): number {
    return key === '' ? this.all : this.near.total(key);
  }

  tokens(key: string): readonly string[] {
    return key === '' ? this.usage.standing() : this.near.tokens(key);
  }
}

interface OwnPlace {
  readonly group: Group;
  readonly instead: Syntax | undefined;
}

/** The habits of a text in surroundings like those of one place, without what stands there. */
export function ownHabits(document: Document, place: OwnPlace): Counted {
  return new OwnHabits(document, place);
}

/** How much a text's own habits count against those of others. */
const OWN = 3;
/** How much is left to more general surroundings. */
const LEAN = 1.5;

/** How much a name that is not used yet counts against one that is used once. */
const FIRST = 2;

/** How likely each of some tokens is in some surroundings. */
export function likelihoods(
  document: Document,
  keys: readonly string[],
  candidates: readonly string[],
  all: Habits,
  own: Counted,
): readonly number[] {
  const general = candidates.map((candidate) => generalToken(document, candidate));
  const shares = ownShares(candidates, general, own);
  let likely = candidates.map(() => 1 / Math.max(1, candidates.length));
  for (const key of keys) {
    const size = all.total(key) + OWN * own.total(key) + LEAN;
    likely = candidates.map((candidate, i) => {
      const counted = all.count(key, general[i]!) * shares[i]! + OWN * own.count(key, candidate);
      return (counted + LEAN * likely[i]!) / size;
    });
  }
  return likely;
}

/** How the count of "some define" or "some name" is shared out among the names at hand: by how often each is used. */
function ownShares(candidates: readonly string[], general: readonly string[], own: Counted): readonly number[] {
  // what was declared and not used yet waits for its first use
  const used = candidates.map((candidate) => own.count('', candidate) || FIRST);
  const sums = new Map<string, number>();
  for (const [i, name] of general.entries()) sums.set(name, (sums.get(name) ?? 0) + used[i]!);
  return candidates.map((candidate, i) => (general[i] === candidate ? 1 : used[i]! / sums.get(general[i]!)!));
}
