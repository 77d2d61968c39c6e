/** Taking the arguments of a ludeme one by one, with messages that name the ludeme. */

import { GeometryError } from '../errors.js';
import type { SiteType } from '../graph.js';
import type { Argument, Call, Node } from './reader.js';

/** How a node is called in messages. */
export function describe(node: Node | undefined): string {
  if (node === undefined) return 'nothing';
  switch (node.kind) {
    case 'call':
      return `(${node.keyword} …)`;
    case 'list':
      return '{…}';
    case 'text':
      return `"${node.value}"`;
    case 'number':
    case 'word':
      return String(node.value);
  }
}

/** The arguments of one call. Positional arguments are taken in order, named ones by name; {@link end} finds leftovers. */
export class Arguments {
  readonly keyword: string;
  private readonly positional: Node[] = [];
  private readonly named = new Map<string, Node>();
  private next = 0;

  constructor(call: Call) {
    this.keyword = call.keyword;
    for (const { name, value } of call.args as readonly Argument[]) {
      if (name === null) this.positional.push(value);
      else if (this.named.has(name)) throw this.fail(`gives ${name}: twice`);
      else this.named.set(name, value);
    }
  }

  fail(message: string): GeometryError {
    return new GeometryError('bad-argument', `(${this.keyword} …) ${message}.`);
  }

  /** The next positional argument, without taking it. */
  peek(): Node | undefined {
    return this.positional[this.next];
  }

  /** Take the next positional argument if there is one of this kind. */
  take<K extends Node['kind']>(...kinds: K[]): Extract<Node, { kind: K }> | undefined {
    const node = this.peek();
    if (node === undefined || !(kinds as string[]).includes(node.kind)) return undefined;
    this.next++;
    return node as Extract<Node, { kind: K }>;
  }

  /** Take the next positional argument if `read` can make something of it. */
  optional<T>(read: (node: Node) => T | null): T | undefined {
    const node = this.peek();
    const value = node === undefined ? null : read(node);
    if (value === null) return undefined;
    this.next++;
    return value;
  }

  /** Take the next positional argument or complain. */
  required<T>(what: string, read: (node: Node) => T | null): T {
    const value = this.optional(read);
    if (value === undefined) throw this.fail(`needs ${what}, but has ${describe(this.peek())}`);
    return value;
  }

  /** Take a named argument. */
  name<T>(name: string, what: string, read: (node: Node) => T | null): T | undefined {
    const node = this.named.get(name);
    if (node === undefined) return undefined;
    this.named.delete(name);
    const value = read(node);
    if (value === null) throw this.fail(`needs ${what} for ${name}:, but has ${describe(node)}`);
    return value;
  }

  /** Take a named boolean. */
  flag(name: string): boolean | undefined {
    return this.name(name, 'True or False', readBoolean);
  }

  /** Complain about arguments that nobody took. */
  end(): void {
    const [name] = this.named.keys();
    if (name !== undefined) throw this.fail(`has no argument ${name}: of that form`);
    if (this.peek() !== undefined) throw this.fail(`can't use ${describe(this.peek())} here`);
  }
}

/** `True` or `False`. */
export function readBoolean(node: Node): boolean | null {
  if (node.kind !== 'word') return null;
  if (node.value === 'True' || node.value === 'true') return true;
  return node.value === 'False' || node.value === 'false' ? false : null;
}

/** A word. */
export function readWord(node: Node): string | null {
  return node.kind === 'word' ? node.value : null;
}

/** `Cell`, `Vertex` or `Edge`. */
export function readSiteType(node: Node): SiteType | null {
  if (node.kind !== 'word') return null;
  return node.value === 'Cell' || node.value === 'Vertex' || node.value === 'Edge' ? node.value : null;
}

/** A list of things that `read` understands. */
export function listOf<T>(read: (node: Node) => T | null): (node: Node) => T[] | null {
  return (node) => {
    if (node.kind !== 'list') return null;
    const items: T[] = [];
    for (const item of node.items) {
      const value = read(item);
      if (value === null) return null;
      items.push(value);
    }
    return items;
  };
}
