/** Mutations of descriptions: what a designer's mistake, or a stranger's malice, could make of a game. */
import { type Part, partsOf } from './pieces.js';

/** A number from 0 to n − 1. */
export type Below = (n: number) => number;

/** A generator of numbers for a seed (mulberry32). */
export function randomBelow(seed: number): Below {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}

const extremes = [
  '0',
  '-1',
  '1',
  '2',
  '31',
  '32',
  '33',
  '64',
  '99',
  '255',
  '1000',
  '65536',
  '1000000',
  '1000000000',
  '2147483647',
  '-2147483648',
  'Infinity',
  '0.5',
];

const pick = <T>(items: readonly T[], below: Below): T | undefined => items[below(items.length)];
const textOf = (text: string, { start, end }: Part): string => text.slice(start, end);
const replaced = (text: string, { start, end }: Part, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

/** Changes a text, perhaps with something from another one, or from any. */
type Mutation = (
  text: string,
  parts: readonly Part[],
  below: Below,
  other: string,
  library: readonly string[],
) => string;

const drop: Mutation = (text, parts, below) => {
  const part = pick(parts.slice(1), below);
  return part ? replaced(text, part, '') : text;
};

const double: Mutation = (text, parts, below) => {
  const part = pick(parts.slice(1), below);
  return part ? replaced(text, part, `${textOf(text, part)} ${textOf(text, part)}`) : text;
};

const swap: Mutation = (text, parts, below) => {
  const one = pick(parts.slice(1), below);
  const two = pick(parts.slice(1), below);
  if (!one || !two || (one.start < two.end && two.start < one.end)) return text;
  const [first, second] = one.start < two.start ? [one, two] : [two, one];
  return replaced(replaced(text, second, textOf(text, first)), first, textOf(text, second));
};

const number: Mutation = (text, parts, below) => {
  const part = pick(
    parts.filter(({ sort }) => sort === 'number'),
    below,
  );
  return part ? replaced(text, part, pick(extremes, below)!) : text;
};

const foreign: Mutation = (text, parts, below, other, library) => {
  const part = pick(parts.slice(1), below);
  const donor =
    part &&
    pick(
      partsIn(other, library).filter(({ sort }) => sort === part.sort),
      below,
    );
  return part && donor ? replaced(text, part, textOf(other, donor)) : text;
};

/** The parts of the texts of a library, which are looked at again and again. */
const knownParts = new WeakMap<readonly string[], Map<string, readonly Part[]>>();

function partsIn(text: string, library: readonly string[]): readonly Part[] {
  let known = knownParts.get(library);
  if (!known) {
    known = new Map(library.map((each) => [each, partsOf(each)]));
    knownParts.set(library, known);
  }
  return known.get(text) ?? partsOf(text);
}

/** What stands in each place of all descriptions. */
const donors = new WeakMap<readonly string[], Map<string, string[]>>();

function donorsOf(library: readonly string[]): Map<string, string[]> {
  let byPlace = donors.get(library);
  if (!byPlace) {
    const found = new Map<string, Set<string>>();
    for (const text of library) {
      for (const part of partsIn(text, library)) {
        const known = found.get(part.place);
        if (known) known.add(textOf(text, part));
        else found.set(part.place, new Set([textOf(text, part)]));
      }
    }
    byPlace = new Map([...found].map(([place, texts]) => [place, [...texts]]));
    donors.set(library, byPlace);
  }
  return byPlace;
}

/** Something that stands in the same place of some description: most of these can be played. */
const alike: Mutation = (text, parts, below, _, library) => {
  const part = pick(parts.slice(1), below);
  const donor = part && pick(donorsOf(library).get(part.place) ?? [], below);
  return part && donor !== undefined ? replaced(text, part, donor) : text;
};

const hoist: Mutation = (text, parts, below) => {
  const outer = pick(
    parts.slice(1).filter(({ sort }) => sort === 'call'),
    below,
  );
  if (!outer) return text;
  const inner = pick(
    parts.filter((part) => part !== outer && part.start > outer.start && part.end < outer.end),
    below,
  );
  return inner ? replaced(text, outer, textOf(text, inner)) : text;
};

const word: Mutation = (text, parts, below) => {
  const words = parts.filter(({ sort }) => sort === 'word' || sort === 'string');
  const part = pick(words, below);
  const donor =
    part &&
    pick(
      words.filter(({ sort }) => sort === part.sort),
      below,
    );
  return part && donor ? replaced(text, part, textOf(text, donor)) : text;
};

// Numbers, words and what stands in the same place elsewhere keep a description whole more often than cuts do.
const mutations: readonly Mutation[] = [
  drop,
  double,
  swap,
  number,
  number,
  number,
  foreign,
  alike,
  alike,
  alike,
  alike,
  hoist,
  word,
  word,
];

/** Mutant number `n` of a library of descriptions: always the same one. */
export function mutant(library: readonly string[], n: number): string {
  const below = randomBelow(n);
  let text = pick(library, below)!;
  for (let times = 1 + below(2) * below(3); times > 0; times--) {
    text = pick(mutations, below)!(text, partsIn(text, library), below, pick(library, below)!, library);
  }
  return text;
}
