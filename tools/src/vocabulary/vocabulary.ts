/** The full vocabulary of the language, as the reference material lists it. */
import { readFileSync } from 'node:fs';
import type { Form, Slot } from './forms.js';

interface VocabularyArgument {
  readonly name: string;
  readonly type: string;
  readonly optional?: boolean;
  readonly named?: boolean;
  readonly or?: number;
}

interface VocabularyFile {
  readonly ludemes: readonly {
    readonly keyword: string;
    readonly group: string;
    readonly is: readonly string[];
    readonly forms: readonly { readonly args: readonly VocabularyArgument[]; readonly returns?: string }[];
  }[];
  readonly enums: readonly { readonly name: string; readonly group: string; readonly constants: readonly string[] }[];
}

/** The vocabulary in comparable shape. */
export interface Vocabulary {
  readonly forms: readonly Form[];
  /** Keywords of parts that are no rules of play (metadata: graphics, information, hints for agents), by group. */
  readonly outOfScope: ReadonlyMap<string, readonly string[]>;
  /** The words of every enumeration. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** Enumerations that select a form when they come first. */
  readonly selectors: ReadonlySet<string>;
  /** What the vocabulary lists but no description can say. */
  readonly unwritable: readonly string[];
}

/** Types that accept the same texts under two names. */
const sameTypes: Readonly<Record<string, string>> = {
  BooleanConstant: 'boolean',
  // These two name one ludeme of a type; we accept the whole type.
  Range: 'range()',
  Difference: 'ints()',
};

/** Enumerations that several ludemes share. */
const shared = /^game\/(types|util)\//;

/** Words that are always read as whole numbers and never as a word of an enumeration. */
export const integerWords: ReadonlySet<string> = new Set(['Off', 'End', 'Undefined', 'Infinity']);

/** Types of literals. */
const literals: ReadonlySet<string> = new Set(['int', 'float', 'boolean', 'string']);

/** Enumerations that come first but are an argument like others: the shape of a board. */
const ordinary: ReadonlySet<string> = new Set([
  'BrickShapeType',
  'HexShapeType',
  'SquareShapeType',
  'TriShapeType',
  'ShapeStarType',
  'TilingType',
]);

/** Shared enumerations that select a form all the same. */
const selecting: ReadonlySet<string> = new Set(['DealableType']);

/** Reads the vocabulary from its JSON file. */
export function readVocabulary(file: string): Vocabulary {
  const { ludemes, enums } = JSON.parse(readFileSync(file, 'utf8')) as VocabularyFile;
  const words = new Map(enums.map(({ name, constants }) => [name, constants]));
  const selectors = new Set(
    enums
      .filter(({ name, group }) => selecting.has(name) || !(shared.test(group) || ordinary.has(name)))
      .map(({ name }) => name),
  );
  const known = new Set([
    ...literals,
    ...Object.keys(sameTypes),
    ...words.keys(),
    ...ludemes.flatMap(({ is }) => is),
    ...Object.values(sameTypes),
  ]);
  // Facings and directions are several enumerations in one.
  for (const name of ['DirectionFacing', 'Direction']) known.add(name);
  const unwritable: string[] = [];
  const forms: Form[] = [];
  const outOfScope = new Map<string, string[]>();
  for (const { keyword, group, is, forms: written } of ludemes) {
    if (group.startsWith('metadata')) {
      outOfScope.set(group, [...(outOfScope.get(group) ?? []), keyword]);
      continue;
    }
    for (const { args } of written) {
      const returns = resultType(is);
      const writable = args.filter(({ type }) => known.has(elementOf(type)));
      for (const { type } of args) if (!known.has(elementOf(type))) unwritable.push(`(${keyword} … <${type}>)`);
      const [first, ...rest] = writable;
      if (!first || first.named || first.or || !selectors.has(first.type)) {
        forms.push({ keyword, word: '', returns, slots: writable.map(slotOf) });
        continue;
      }
      const slots = rest.map(slotOf);
      for (const word of words.get(first.type) ?? []) {
        if (integerWords.has(word)) unwritable.push(`(${keyword} ${word} …)`);
        else forms.push({ keyword, word, returns, slots });
      }
      if (first.optional) forms.push({ keyword, word: '', returns, slots });
    }
  }
  return { forms, outOfScope, words, selectors, unwritable };
}

/** The type without the brackets of lists. */
const elementOf = (type: string): string => type.replace(/(\[\])+$/, '');

function slotOf({ name, type, optional = false, named = false, or = 0 }: VocabularyArgument): Slot {
  const element = elementOf(type);
  const same = (sameTypes[element] ?? element) + type.slice(element.length);
  return { label: named ? name.charAt(0).toLowerCase() + name.slice(1) : '', type: same, optional, group: or };
}

/** The most telling of the types that a ludeme has. */
const telling = [
  'Item',
  'boolean()',
  'int()',
  'ints()',
  'region()',
  'range()',
  'dim()',
  'float()',
  'graph()',
  'Direction',
];
const families = ['Moves', 'StartRule', 'MetaRule', 'EndRule', 'Result'];

function resultType(is: readonly string[]): string {
  if (is[0] === 'NextPhase') return 'NextPhase';
  return [...telling, ...families].find((type) => is.includes(type)) ?? is[0] ?? '';
}
