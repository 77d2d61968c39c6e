/** The items of a `(graphics …)` clause, taken apart. Metadata are forgiving: what cannot be read is left out. */
import type { CallNode, Node } from '@ludii/engine/internal';
import { type Colour, readColour } from './colour.js';

/** An item such as `(piece Scale "Pawn" 0.8)`. */
export interface GraphicsItem {
  /** Keyword and first word: `piece scale`, lower case. */
  readonly kind: string;
  /** Words after the first, as written. */
  readonly words: readonly string[];
  readonly strings: readonly string[];
  readonly numbers: readonly number[];
  /** Lists of numbers. */
  readonly lists: readonly (readonly number[])[];
  /** Calls that are no colours. */
  readonly calls: readonly CallNode[];
  readonly colours: readonly Colour[];
  readonly node: CallNode;
  readonly named: ReadonlyMap<string, Node>;
}

/** Keywords that stand alone; the others say with their first word what they are about. */
const alone = new Set(['stacktype', 'hiddenimage', 'adversarialpuzzle', 'suitranking', 'drawhint', 'hintlocation']);

function readItem(node: CallNode): GraphicsItem {
  const keyword = node.keyword.toLowerCase();
  const words: string[] = [];
  const strings: string[] = [];
  const numbers: number[] = [];
  const lists: number[][] = [];
  const calls: CallNode[] = [];
  const colours: Colour[] = [];
  const named = new Map<string, Node>();
  for (const { name, value } of node.args) {
    if (name !== undefined) {
      named.set(name.toLowerCase(), value);
      continue;
    }
    const colour = readColour(value);
    if (colour) colours.push(colour);
    else if (value.kind === 'word') words.push(value.word);
    else if (value.kind === 'string') strings.push(value.value);
    else if (value.kind === 'number') numbers.push(value.value);
    else if (value.kind === 'list') lists.push(numbersIn(value));
    else calls.push(value);
  }
  const first = alone.has(keyword) ? '' : (words.shift() ?? '').toLowerCase();
  return {
    kind: first === '' ? keyword : `${keyword} ${first}`,
    words,
    strings,
    numbers,
    lists,
    calls,
    colours,
    named,
    node,
  }; // prettier-ignore
}

/** The numbers of a list, also of lists in it. */
export function numbersIn(node: Node): number[] {
  if (node.kind === 'number') return [node.value];
  return node.kind === 'list' ? node.items.flatMap(({ value }) => numbersIn(value)) : [];
}

/** All items of the graphics of a metadata clause, in order. */
export function readItems(metadata: CallNode | null): GraphicsItem[] {
  const graphics = metadata?.args.map(({ value }) => value).filter((value) => isCall(value, 'graphics')) ?? [];
  return graphics.flatMap((clause) => callsIn(clause)).map(readItem);
}

function isCall(node: Node, keyword: string): boolean {
  return node.kind === 'call' && node.keyword === keyword;
}

function callsIn(node: Node): CallNode[] {
  const parts = node.kind === 'call' ? node.args : node.kind === 'list' ? node.items : [];
  return parts.flatMap(({ value }) => (value.kind === 'call' ? [value] : value.kind === 'list' ? callsIn(value) : []));
}

/** A named number of an item. */
export function numberOf({ named }: GraphicsItem, name: string): number | undefined {
  const node = named.get(name);
  return node?.kind === 'number' ? node.value : undefined;
}
/** A named text of an item. */
export function textOf({ named }: GraphicsItem, name: string): string | undefined {
  const node = named.get(name);
  return node?.kind === 'string' ? node.value : undefined;
}
/** A named colour of an item. */
export function colourOf({ named }: GraphicsItem, name: string): Colour | undefined {
  const node = named.get(name);
  return node && readColour(node);
}
/** A named `True` or `False` of an item. */
export function flagOf({ named }: GraphicsItem, name: string): boolean | undefined {
  const node = named.get(name);
  return node?.kind === 'word' ? node.word.toLowerCase() === 'true' : undefined;
}

/** Scales along both axes: `scale` sets both unless it is 1. Out of range they are 1. */
export function scalesOf(item: GraphicsItem, standard = 1): readonly [number, number] {
  const both = numberOf(item, 'scale') ?? item.numbers[0];
  const sane = (value: number): number => (value >= 0 && value <= 100 ? value : standard);
  if (both !== undefined && Math.abs(both - 1) > 1e-5) return [sane(both), sane(both)];
  const rest = both === undefined ? standard : 1;
  return [sane(numberOf(item, 'scalex') ?? rest), sane(numberOf(item, 'scaley') ?? rest)];
}
