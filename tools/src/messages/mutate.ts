/** Small mistakes in a right description, as hands make them. */
import { everyPiece, type Piece, pieces } from './tokens.js';

export const mutations = ['drop', 'double', 'swap', 'misspell', 'misplace', 'kind', 'bracket'] as const;
export type MutationKind = (typeof mutations)[number];

/** A description with one mistake. */
export interface Mutation {
  readonly kind: MutationKind;
  /** The description with the mistake in it. */
  readonly text: string;
  /** Ranges of the new text where the mistake is. */
  readonly places: readonly (readonly [number, number])[];
  /** The original piece that a good message leads back to. */
  readonly original: string;
  /** What was done, in a few words. */
  readonly done: string;
}

/** Random numbers from a seed (mulberry32), so that a run can be repeated. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

type Random = (below: number) => number;

const pick = <T>(items: readonly T[], random: Random): T | undefined => items[random(items.length)];

/** Clauses whose contents are prose or names of their own, or that have a syntax of their own. */
const notMutated = new Set(['option', 'rulesets', 'metadata']);

/** The pieces of the game and its defines that may be changed: arguments, and items of lists. */
function candidates(text: string): Piece[] {
  const tops = pieces(text).filter(({ parts }) => {
    const keyword = parts[0];
    return keyword !== undefined && !notMutated.has(text.slice(keyword.start, keyword.end));
  });
  const inside = tops.flatMap((top) => everyPiece(top).filter((piece) => piece !== top));
  return inside.filter((piece) => !isName(piece, text));
}

/** The name of a game or of a define is free. */
function isName(piece: Piece, text: string): boolean {
  const keyword = piece.parent?.parts[0];
  return (
    piece.kind === 'string' &&
    keyword !== undefined &&
    ['game', 'define', 'match'].includes(text.slice(keyword.start, keyword.end))
  );
}

const isKeyword = (piece: Piece): boolean => piece.parent?.kind === 'call' && piece.parent.parts[0] === piece;

/** A description with a random mistake of a kind, or undefined if there is no room for one. */
export function mutate(text: string, kind: MutationKind, random: Random): Mutation | undefined {
  const all = candidates(text);
  switch (kind) {
    case 'drop':
      return drop(text, pick(all.filter((piece) => !isKeyword(piece)), random)); // biome-ignore format: one line reads best
    case 'double':
      return double(text, pick(all.filter((piece) => !isKeyword(piece)), random)); // biome-ignore format: one line reads best
    case 'swap':
      return swap(text, all, random);
    case 'misspell':
      return misspell(text, all, random);
    case 'misplace':
      return misplace(text, all, random);
    case 'kind':
      return otherKind(text, all, random);
    case 'bracket':
      return bracket(text, all, random);
    default:
      return kind satisfies never;
  }
}

/** Start of a piece with the white space before it. */
function withSpace(text: string, { start }: Piece): number {
  let from = start;
  while (from > 0 && /\s/.test(text[from - 1]!)) from--;
  return from;
}

function replaced(
  kind: MutationKind,
  text: string,
  from: number,
  to: number,
  by: string,
  done: string,
  original = text.slice(from, to),
): Mutation {
  const place: [number, number] = [from, from + by.length];
  return { kind, text: text.slice(0, from) + by + text.slice(to), places: [place], original, done };
}

function drop(text: string, piece: Piece | undefined): Mutation | undefined {
  if (!piece) return undefined;
  const original = text.slice(piece.start, piece.end);
  const from = withSpace(text, piece);
  const made = replaced('drop', text, from, piece.end, '', `drop ${short(original)}`, original);
  // what is missing may have stood at the end as well, if its neighbour is of the same kind
  const end = (piece.parent?.end ?? piece.end) - (piece.end - from);
  return { ...made, places: [...made.places, [end - 1, end]] };
}

function double(text: string, piece: Piece | undefined): Mutation | undefined {
  if (!piece) return undefined;
  const original = text.slice(piece.start, piece.end);
  const twice = `${original} ${original}`;
  return replaced('double', text, piece.start, piece.end, twice, `double ${short(original)}`, original);
}

function swap(text: string, all: readonly Piece[], random: Random): Mutation | undefined {
  const pairs = all.flatMap((piece) => {
    const { parent } = piece;
    const next = parent?.parts[parent.parts.indexOf(piece) + 1];
    return parent?.kind === 'call' && !isKeyword(piece) && next ? [[piece, next] as const] : [];
  });
  const [first, second] = pick(pairs, random) ?? [];
  if (!first || !second) return undefined;
  const [a, between, b] = [
    text.slice(first.start, first.end),
    text.slice(first.end, second.start),
    text.slice(second.start, second.end),
  ];
  if (a === b) return undefined;
  return replaced('swap', text, first.start, second.end, b + between + a, `swap ${short(a)} and ${short(b)}`);
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A word with one slip: a letter left out, doubled, exchanged with its neighbour, or another one. */
function slip(word: string, random: Random): string {
  const at = 1 + random(word.length - 1);
  switch (random(4)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + word[at] + word.slice(at);
    case 2:
      return at + 1 < word.length
        ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
        : word.slice(0, -1);
    default:
      return word.slice(0, at) + letters[random(26)] + word.slice(at + 1);
  }
}

function misspell(text: string, all: readonly Piece[], random: Random): Mutation | undefined {
  const words = all.flatMap((piece): [number, number][] => {
    const own: [number, number][] = [];
    if (piece.name !== undefined && piece.name.length > 1) own.push([piece.start, piece.start + piece.name.length]);
    const value: [number, number] =
      piece.kind === 'string' ? [piece.value + 1, piece.end - 1] : [piece.value, piece.end];
    const word = text.slice(...value);
    if (piece.kind !== 'call' && piece.kind !== 'list' && /^[A-Za-z]{3,}$/.test(word)) own.push(value);
    return own;
  });
  const [from, to] = pick(words, random) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const word = text.slice(from, to);
  const wrong = slip(word, random);
  if (wrong.toLowerCase() === word.toLowerCase()) return undefined;
  return replaced('misspell', text, from, to, wrong, `${word} as ${wrong}`, word);
}

/** Moves an argument behind another one, elsewhere. */
function misplace(text: string, all: readonly Piece[], random: Random): Mutation | undefined {
  const movable = all.filter((piece) => !isKeyword(piece) && piece.end - piece.start < 80);
  const piece = pick(movable, random);
  const to = pick(all, random);
  if (!piece || !to || (to.start < piece.end && to.end > piece.start)) return undefined;
  const neighbours = piece.parent === to.parent && piece.parent?.kind === 'list';
  if (neighbours) return undefined;
  const original = text.slice(piece.start, piece.end);
  const [from, end] = [withSpace(text, piece), piece.end];
  const inserted = ` ${original}`;
  const done = `move ${short(original)} behind ${short(text.slice(to.start, to.end))}`;
  if (to.end <= from) {
    const moved = text.slice(0, to.end) + inserted + text.slice(to.end, from) + text.slice(end);
    const gap = from + inserted.length;
    return { kind: 'misplace', text: moved, places: [[to.end, to.end + inserted.length], [gap, gap]], original, done }; // biome-ignore format: one line reads best
  }
  if (to.end < end) return undefined;
  const at = to.end - (end - from);
  const moved = text.slice(0, from) + text.slice(end, to.end) + inserted + text.slice(to.end);
  return { kind: 'misplace', text: moved, places: [[at, at + inserted.length], [from, from]], original, done }; // biome-ignore format: one line reads best
}

/** A value of another kind in the place of an argument. */
function otherKind(text: string, all: readonly Piece[], random: Random): Mutation | undefined {
  const piece = pick(all.filter((each) => !isKeyword(each)), random); // biome-ignore format: one line reads best
  if (!piece) return undefined;
  const original = text.slice(piece.value, piece.end);
  const others = ['7', '"Seven"', 'Seven', '(seven)', '{ 7 }', '(sites Board)', '(is Full)', 'Mover', '(mover)'];
  const wrong = pick(others, random);
  if (wrong === undefined || wrong === original) return undefined;
  return replaced('kind', text, piece.value, piece.end, wrong, `${short(original)} as ${wrong}`, original);
}

function bracket(text: string, all: readonly Piece[], random: Random): Mutation | undefined {
  const piece = pick(all.filter(({ kind }) => kind !== 'word'), random); // biome-ignore format: one line reads best
  if (!piece) return undefined;
  const isOpen = random(2) === 0;
  const at = isOpen ? piece.value : piece.end - 1;
  const found = text[at]!;
  const change = (by: string, done: string): Mutation => replaced('bracket', text, at, at + 1, by, done, found);
  if (piece.kind === 'string') return change('', `drop a quote of ${short(text.slice(piece.value, piece.end))}`);
  const other: Readonly<Record<string, string>> = { '(': '{', ')': '}', '{': '(', '}': ')' };
  switch (random(3)) {
    case 0:
      return change('', `drop ${found}`);
    case 1:
      return change(found + found, `double ${found}`);
    default:
      return change(other[found]!, `${found} as ${other[found]}`);
  }
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}
