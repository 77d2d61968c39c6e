/**
 * Numbers and conditions that are worked out from few small numbers, and from nothing else, are looked up in a table, which is
 * filled as they are asked for.
 */
import type { Context } from '@ludii/state';
import type { Condition, Node, RegisterName, Value } from '../../nodes.js';
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

/** Numbers for which a condition holds, and what another number is for each of them. */
interface Listed {
  readonly values: Int32Array;
  readonly others: Int32Array | undefined;
}

/** Whether a number is told by nothing but what another node is looked up by. */
const isToldWith = (value: Value, node: Value | Condition): boolean => {
  const names = sumOf(node)?.atoms.map(({ name }) => name);
  return sumOf(value)?.atoms.every(({ name }) => names?.includes(name)) ?? false;
};

/**
 * The numbers between two for which a condition holds with the iterator `value` there, as told by the other numbers that it is
 * looked up by, and what another number is for them; undefined if it is not looked up by `value`. None are told where a key is
 * beyond the table.
 */
export function listedFor(test: Condition, min: number, max: number, and?: Value) {
  const keys = keysOf(test);
  if (!keys?.some((key) => key.k === 'register' && key.name === 'value')) return undefined;
  const others = keys.filter((key) => key.k !== 'register' || key.name !== 'value');
  if (others.length === 0 || (and && !isToldWith(and, test))) return undefined;
  const holds = conditionFn(test);
  const other = and && valueFn(and);
  const find = (c: Context): number => {
    const { value } = c;
    const found: number[] = [];
    const more: number[] = [];
    for (let k = min; k <= max; k++) {
      c.value = k;
      if (!holds(c)) continue;
      found.push(k);
      if (other) more.push(other(c));
    }
    c.value = value;
    return lists.push({ values: Int32Array.from(found), others: other && Int32Array.from(more) }) - 1;
  };
  const lists: Listed[] = [];
  const number = lookedUp(others, find, () => -1);
  return (c: Context): Listed | undefined => lists[number(c)];
}

/** What is found for keys, and how many of each there are. */
interface Table {
  readonly found: Int32Array;
  readonly sizes: readonly [number, number, number];
}

const isNamed = (key: Value | undefined, name: RegisterName): boolean => key?.k === 'register' && key.name === name;

/** A number by its keys; where one is beyond the table it is worked out. */
export function lookedUp(keys: readonly Value[], plain: ValueFn, beyond = plain): ValueFn {
  const [a, b, d] = keys.map(valueFn) as [ValueFn, ValueFn?, ValueFn?];
  const made: Table[] = [];
  const tableFor = (c: Context): Table => {
    const [one, two = 1, three = 1] = keys.map((key) => sizeOf(c, key)) as [number, number?, number?];
    const entries = one * two * three;
    const found = new Int32Array(entries > MostEntries ? 0 : entries).fill(Unknown);
    const table: Table = { found, sizes: entries > MostEntries ? [0, 0, 0] : [one, two, three] };
    made.push(table);
    return table;
  };
  const fill = (c: Context, table: Int32Array, at: number): number => {
    const found = plain(c);
    table[at] = found;
    return found;
  };
  const byOne = (c: Context, i: number): number => {
    const { found } = made[0] ?? tableFor(c);
    if (i < 0 || i >= found.length) return beyond(c);
    const known = found[i]!;
    return known === Unknown ? fill(c, found, i) : known;
  };
  const byTwo = (c: Context, i: number, j: number): number => {
    const { found, sizes } = made[0] ?? tableFor(c);
    if (i < 0 || i >= sizes[0] || j < 0 || j >= sizes[1]) return beyond(c);
    const at = i * sizes[1] + j;
    const known = found[at]!;
    return known === Unknown ? fill(c, found, at) : known;
  };
  // Iterators have closures of their own: asking for one by a closure takes longer than the table does.
  if (!b) return isNamed(keys[0], 'to') ? (c) => byOne(c, c.to + 1) : (c) => byOne(c, a(c) + 1);
  if (!d) {
    if (isNamed(keys[0], 'from') && isNamed(keys[1], 'to')) return (c) => byTwo(c, c.from + 1, c.to + 1);
    if (isNamed(keys[0], 'to') && isNamed(keys[1], 'from')) return (c) => byTwo(c, c.to + 1, c.from + 1);
    return isNamed(keys[1], 'to') ? (c) => byTwo(c, a(c) + 1, c.to + 1) : (c) => byTwo(c, a(c) + 1, b(c) + 1);
  }
  return (c) => {
    const { found, sizes } = made[0] ?? tableFor(c);
    const i = a(c) + 1;
    const j = b(c) + 1;
    const k = d(c) + 1;
    if (i < 0 || i >= sizes[0] || j < 0 || j >= sizes[1] || k < 0 || k >= sizes[2]) return beyond(c);
    const at = (i * sizes[1] + j) * sizes[2] + k;
    const known = found[at]!;
    return known === Unknown ? fill(c, found, at) : known;
  };
}
