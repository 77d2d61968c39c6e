/**
 * What iterators stand for at a place of a rule, without a position: something that is chosen, or something that follows from
 * what was chosen and from the position.
 */
import type { Condition, Node, RegisterName, Value } from '../nodes.js';
import { addFreeRegisters, mayRead } from '../scan.js';

/** Something that a rule goes through: a piece, a site to go to, a number. Each value may give a move. */
export interface Variable {
  readonly id: number;
  /** All that it can be, ascending, where that is known. */
  readonly values: readonly number[] | undefined;
  /** Where it is reached from a site that is another variable: the sites by this one. */
  readonly reach?: { readonly from: Variable; readonly rows: Reach } | undefined;
}

/** The sites that are reached from each site. */
export type Reach = ReadonlyMap<number, ReadonlySet<number>>;

/** What an iterator stands for. */
export type Term =
  | { readonly k: 'variable'; readonly variable: Variable }
  /** A number of the position that is worked out from the iterators of a place. */
  | { readonly k: 'value'; readonly node: Value; readonly scope: Scope; readonly limit?: number | undefined }
  /** Something that follows from variables and the position in a way that the name stands for. */
  | {
      readonly k: 'follows';
      readonly name: string;
      readonly from: readonly Variable[];
      readonly values?: readonly number[] | undefined;
    };

/** The iterators at a place of a rule. */
export class Scope {
  constructor(
    private readonly terms: ReadonlyMap<RegisterName, Term> = new Map(),
    /** All that is chosen around the place. */
    readonly variables: readonly Variable[] = [],
  ) {}

  get(name: RegisterName): Term | undefined {
    return this.terms.get(name);
  }
  get all(): readonly (readonly [RegisterName, Term])[] {
    return [...this.terms].sort(([a], [b]) => (a < b ? -1 : 1));
  }
  /** The iterators of a place inside. */
  with(terms: readonly (readonly [RegisterName, Term])[], ...variables: readonly Variable[]): Scope {
    return new Scope(new Map([...this.terms, ...terms]), [...this.variables, ...variables]);
  }
}

/** What a number stands for. */
export function termOf(node: Value, scope: Scope, limit?: number): Term {
  const known = node.k === 'register' ? scope.get(node.name) : undefined;
  if (known) return known;
  return { k: 'value', node, scope, limit };
}

/** The variables that a term follows from. */
export function variablesOfTerm(term: Term): readonly Variable[] {
  switch (term.k) {
    case 'variable':
      return [term.variable];
    case 'follows':
      return term.from;
    case 'value':
      return variablesOf(term.node, term.scope);
  }
}

/** The variables that a node depends on. Closures may look at any iterator. */
export function variablesOf(node: Node, scope: Scope): readonly Variable[] {
  const found = new Set<Variable>();
  const names = new Set<RegisterName>();
  addFreeRegisters(node, names);
  for (const [name, term] of scope.all) {
    if (!names.has(name) && !mayRead(node, name)) continue;
    for (const variable of variablesOfTerm(term)) found.add(variable);
  }
  return [...found];
}

const numbers = new WeakMap<object, number>();
let objects = 0;
/** A number for something that has no text. */
export function numberOfObject(object: object): number {
  const known = numbers.get(object) ?? objects++;
  numbers.set(object, known);
  return known;
}

/** What variables are called. */
export type Names = (variable: Variable) => string;

function termText(term: Term, names: Names): string {
  switch (term.k) {
    case 'variable':
      return names(term.variable);
    case 'follows':
      return `${term.name}(${term.from.map(names).join()})`;
    case 'value':
      return textOf(term.node, term.scope, names);
  }
}

/** Longer lists of numbers are told by which list it is. */
const LongList = 64;
/** Nodes whose parts may not be compiled yet, or only a closure knows. */
const isClosed = (k: unknown): boolean =>
  k === 'some' || k === 'pieces' || (typeof k === 'string' && k.startsWith('call'));

/** A text for a node at a place: where the text of another is the same they mean the same. */
export function textOf(node: Node | Condition, scope: Scope, names: Names): string {
  let closes = false;
  const text = JSON.stringify(node, (_key, value: unknown) => {
    if (typeof value !== 'object' && typeof value !== 'function') return value;
    if (value === null) return value;
    const part = value as { readonly k?: unknown; readonly name?: unknown };
    if (typeof value === 'function' || isClosed(part.k)) {
      closes = true;
      return `#${numberOfObject(value)}`;
    }
    if (part.k === 'register') {
      const name = part.name as RegisterName;
      const term = scope.get(name);
      return term ? `@${termText(term, names)}` : `@${name}`;
    }
    const isLong = Array.isArray(value) && value.length > LongList && typeof value[0] === 'number';
    return isLong || ArrayBuffer.isView(value) ? `#${numberOfObject(value)}` : value;
  });
  return closes ? `${text} in ${scope.all.map(([name, term]) => `${name}=${termText(term, names)}`).join(';')}` : text;
}
