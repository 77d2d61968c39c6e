/**
 * Kinds: the types of the description language. A kind is a token that carries a TypeScript type, so that declaring an
 * argument as `Int` makes `compile` receive a compiled int function, without casts.
 */

/** What a literal token can become, and how. Each reader answers `undefined` when the literal does not fit. */
export interface LiteralReaders<T> {
  readonly integer?: (value: number) => T | undefined;
  readonly float?: (value: number) => T | undefined;
  readonly string?: (value: string) => T | undefined;
  /** A bare word, first letter already upper case. */
  readonly word?: (word: string) => T | undefined;
}

/** A type of the description language whose compiled values have the TypeScript type `T`. */
export interface Kind<T> {
  readonly name: string;
  /** How error messages speak of it: "a whole number or an int function". */
  readonly doc: string;
  readonly literals: LiteralReaders<unknown>;
  /** Makes the value of a literal from what was read, for kinds whose literals need to know the game being built. */
  readonly realise?: (literal: unknown, env: unknown) => T;
  /** The words of an enumeration, for messages and references. */
  readonly words?: readonly string[];
  /** Wider kinds: a value of this kind fits where one of them is expected. */
  readonly widens: readonly Kind<unknown>[];
  /** Game flags that a literal of this kind raises by being written (a site type). */
  readonly flags?: (value: unknown) => readonly string[];
  /** Values are functions that are called once more before play; what they throw belongs to the ludeme that made them. */
  readonly builtLater?: true;
  /** The element kind of a list; absent for everything else. */
  readonly element?: Kind<unknown>;
  /** Makes a compiled value from a meaning, for ludemes that say nothing else. */
  readonly derive?: ((meaning: unknown) => T) | undefined;
  /** True if forms that have a meaning are derived from it also where the ludeme has a closure for other forms. */
  readonly byMeaning?: boolean | undefined;
  /** What is made of a closure of a ludeme that has no meaning. */
  readonly lift?: ((closure: unknown) => T) | undefined;
  /** Only for the type checker; never set. */
  readonly carries?: T;
}

/** The compiled type that a kind carries. */
export type Carried<K> = K extends Kind<infer T> ? T : never;

/**
 * Declares a kind of ludemes.
 *
 * @example
 * const Bool = kind<(c: Context) => boolean>('boolean()', 'a boolean function', { word: … });
 */
export function kind<T>(
  name: string,
  doc: string,
  literals: LiteralReaders<T> = {},
  ...widens: readonly Kind<unknown>[]
): Kind<T> {
  return { name, doc, literals, widens };
}

/**
 * Declares a kind whose literals mean something only in the game being built: they are read now and realised later.
 *
 * @example
 * const Direction = realisedKind<DirectionFn, Build, string>('Direction', 'a direction', { word: … }, (word, build) => …);
 */
export function realisedKind<T, Env, L>(
  name: string,
  doc: string,
  literals: LiteralReaders<L>,
  realise: (literal: L, env: Env) => T,
): Kind<T> {
  return {
    name,
    doc,
    literals: literals as LiteralReaders<unknown>,
    realise: realise as (literal: unknown, env: unknown) => T,
    widens: [],
  };
}

/**
 * Declares an enumeration: a closed set of words, carried as themselves.
 *
 * @example
 * const SiteType = words('SiteType', ['Vertex', 'Edge', 'Cell']);
 */
export function words<const W extends string>(
  name: string,
  constants: readonly W[],
  ...widens: readonly Kind<unknown>[]
): Kind<W> {
  const known = new Set<string>(constants);
  return {
    name,
    doc: constants.length === 1 ? `the word ${constants[0]}` : `one of ${constants.join(', ')}`,
    literals: { word: (word) => (known.has(word) ? (word as W) : undefined) },
    words: constants,
    widens,
  };
}

const lists = new Map<Kind<unknown>, Kind<unknown>>();

/** The kind of lists `{…}` whose elements are all of one kind. */
export function list<T>(element: Kind<T>): Kind<readonly T[]> {
  const known = lists.get(element);
  if (known) return known as Kind<readonly T[]>;
  const made: Kind<readonly T[]> = {
    name: `${element.name}[]`,
    doc: `a list {…} of ${element.name}`,
    literals: {},
    widens: [],
    element,
  };
  lists.set(element, made);
  return made;
}

/** True if a value of kind `found` may stand where `expected` is asked for. */
export function fits(found: Kind<unknown>, expected: Kind<unknown>): boolean {
  return found === expected || found.widens.some((wider) => fits(wider, expected));
}
