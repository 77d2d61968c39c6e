/**
 * Numbers and conditions that are worked out from few small numbers, and from nothing else, are looked up in a table, which is
 * filled as they are asked for.
 */
import type { Context } from '@ludii/state';
import type { Condition, Node, Value } from '../../nodes.js';
import { partsOf } from '../../scan.js';
import { conditionFn } from '../conditions.js';
import { onceForEach, type ValueFn } from '../onceForEach.js';
import { valueFn } from '../values.js';
import { originOf } from './slots.js';

/** A number that others are worked out from. */
interface Atom {
  readonly node: Value;
  /** Atoms of one name are the same number. */
  readonly name: string;
}

/** Tables have no more entries than this, and more parts must be saved than are asked. */
const MostEntries = 48_000;
const MostAtoms = 3;
const FewestParts = 6;

const Unknown = -(2 ** 31);

/** The atom that a node is, if it is one. */
function atomOf(given: Node): Atom | undefined {
  const node = originOf(given) ?? given;
  const isKept = node !== given;
  switch (node.k) {
    case 'register':
      return { node, name: node.name };
    case 'player':
      return { node, name: node.part };
    case 'last':
      return { node, name: `last ${node.end}` };
    case 'read': {
      if (node.site.k !== 'register' || (node.datum !== 'what' && node.datum !== 'who')) return undefined;
      const { datum, type, limit, hands } = node;
      const name = `${datum} ${type} ${node.site.name} ${limit} ${hands?.first} ${hands?.end}`;
      return { node: given as Value, name: isKept ? `kept ${name}` : name };
    }
    default:
      return undefined;
  }
}

/** What a node is worked out from, and how many parts that takes; undefined if not from atoms alone. */
interface Sum {
  readonly atoms: readonly Atom[];
  readonly parts: number;
}

const sumOf: (node: Node) => Sum | undefined = onceForEach((node): Sum | undefined => {
  const atom = atomOf(node);
  if (atom) return { atoms: [atom], parts: 1 };
  if (!arithmetic.has(node.k)) return undefined;
  if (node.k === 'in' && node.sites.k !== 'fixedSites') return undefined;
  const atoms = new Map<string, Atom>();
  let parts = 1;
  for (const part of node.k === 'in' ? [node.site] : partsOf(node)) {
    const inside = sumOf(part);
    if (!inside) return undefined;
    for (const each of inside.atoms) atoms.set(each.name, each);
    parts += inside.parts;
  }
  return { atoms: [...atoms.values()], parts };
});

const arithmetic: ReadonlySet<Node['k']> = new Set([
  ...(['const', 'table', 'math', 'choice', 'typeAt', 'known', 'and', 'or', 'not', 'compare', 'in'] as const),
]);

/** What a number or a condition is looked up by, if that is worth while. */
export function keysOf(node: Value | Condition): readonly Value[] | undefined {
  const sum = sumOf(node);
  if (!sum || sum.atoms.length === 0 || sum.atoms.length > MostAtoms) return undefined;
  return sum.parts >= FewestParts + 2 * sum.atoms.length ? sum.atoms.map((atom) => atom.node) : undefined;
}

/** The parts of a conjunction, with those in a row that can be looked up together put together. */
export function joinedByKeys(parts: readonly Condition[]): readonly Condition[] {
  const joined: Condition[] = [];
  let row: Condition[] = [];
  const close = (): void => {
    const whole: Condition = { k: 'and', parts: row };
    joined.push(...(row.length > 1 && keysOf(whole) ? [whole] : row));
    row = [];
  };
  for (const part of parts) {
    const more = sumOf({ k: 'and', parts: [...row, part] });
    if (!more || more.atoms.length > MostAtoms) close();
    if (sumOf(part)) row.push(part);
    else joined.push(part);
  }
  close();
  return joined;
}

/** How many numbers from -1 on an atom may be: what is beyond is worked out each time. */
function sizeOf(c: Context, given: Value): number {
  const node = (originOf(given) ?? given) as Value;
  const { shape } = c.state;
  if (node.k === 'read' && node.datum === 'what') return 1 + shape.components.length;
  if (node.k === 'read' || node.k === 'player') return shape.players + 3;
  return 1 + Math.max(16, ...shape.board.sizes);
}

/**
 * The numbers between two for which a condition holds with the iterator `value` there, as told by the other numbers that it is
 * looked up by; undefined if it is not looked up by `value`. None are told where a key is beyond the table.
 */
export function listedFor(test: Condition, min: number, max: number) {
  const keys = keysOf(test);
  if (!keys?.some((key) => key.k === 'register' && key.name === 'value')) return undefined;
  const others = keys.filter((key) => key.k !== 'register' || key.name !== 'value');
  if (others.length === 0) return undefined;
  const holds = conditionFn(test);
  const find = (c: Context): number => {
    const { value } = c;
    const found: number[] = [];
    for (let k = min; k <= max; k++) {
      c.value = k;
      if (holds(c)) found.push(k);
    }
    c.value = value;
    return lists.push(Int32Array.from(found)) - 1;
  };
  const lists: Int32Array[] = [];
  const number = lookedUp(others, find, () => -1);
  return (c: Context): Int32Array | undefined => lists[number(c)];
}

/** A number by its keys; where one is beyond the table it is worked out. */
export function lookedUp(keys: readonly Value[], plain: ValueFn, beyond = plain): ValueFn {
  const [a, b, d] = keys.map(valueFn) as [ValueFn, ValueFn?, ValueFn?];
  const made: { readonly table: Int32Array; readonly sizes: readonly number[] }[] = [];
  const tableFor = (c: Context) => {
    const sizes = keys.map((key) => sizeOf(c, key));
    const entries = sizes.reduce((product, size) => product * size, 1);
    const none = entries > MostEntries;
    const found = { table: new Int32Array(none ? 0 : entries).fill(Unknown), sizes: none ? sizes.map(() => 0) : sizes };
    made.push(found);
    return found;
  };
  const fill = (c: Context, table: Int32Array, at: number): number => {
    const found = plain(c);
    table[at] = found;
    return found;
  };
  if (!b) {
    return (c) => {
      const { table } = made[0] ?? tableFor(c);
      const i = a(c) + 1;
      if (i < 0 || i >= table.length) return beyond(c);
      const known = table[i]!;
      return known === Unknown ? fill(c, table, i) : known;
    };
  }
  if (!d) {
    return (c) => {
      const { table, sizes } = made[0] ?? tableFor(c);
      const i = a(c) + 1;
      const j = b(c) + 1;
      if (i < 0 || i >= sizes[0]! || j < 0 || j >= sizes[1]!) return beyond(c);
      const at = i * sizes[1]! + j;
      const known = table[at]!;
      return known === Unknown ? fill(c, table, at) : known;
    };
  }
  return (c) => {
    const { table, sizes } = made[0] ?? tableFor(c);
    const i = a(c) + 1;
    const j = b(c) + 1;
    const k = d(c) + 1;
    if (i < 0 || i >= sizes[0]! || j < 0 || j >= sizes[1]! || k < 0 || k >= sizes[2]!) return beyond(c);
    const at = (i * sizes[1]! + j) * sizes[2]! + k;
    const known = table[at]!;
    return known === Unknown ? fill(c, table, at) : known;
  };
}
