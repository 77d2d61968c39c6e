/**
 * Constraints that, once broken, stay broken however the rest of a puzzle is filled in. Only by such constraints may a
 * search give up on what is half filled; with others a failed search proves nothing.
 */
import { parseDescription, type Rulebook } from '@ludii/engine';
import type { CallNode, Node } from '@ludii/engine/internal';

const word = (node: Node | undefined): string => (node?.kind === 'word' ? node.word : '');
const plainArgs = ({ args }: CallNode): Node[] => args.filter(({ name }) => !name).map(({ value }) => value);

/** Words of `sites` that ask what stands on the board. */
const ofTheState: ReadonlySet<string> = new Set(['Occupied', 'Empty', 'Hidden', 'LineOfSight', 'Group', 'State', 'To']);
/** Words that ask for nothing that changes while a puzzle is solved. */
const constants: ReadonlySet<string> = new Set([
  'hint',
  'from',
  'to',
  'site',
  'edge',
  'id',
  'pair',
  'row',
  'column',
  '+',
  '-',
  '*',
  '/',
]);
const setOperations: ReadonlySet<string> = new Set(['union', 'intersection', 'difference', 'expand']);

/** True if an expression has the same value all the time: numbers, hints, places. */
function isConstant(node: Node): boolean {
  if (node.kind === 'list') return node.items.every(({ value }) => isConstant(value));
  if (node.kind !== 'call') return true;
  const known =
    constants.has(node.keyword) ||
    setOperations.has(node.keyword) ||
    (node.keyword === 'sites' && !ofTheState.has(word(node.args[0]?.value)));
  return known && node.args.every(({ value }) => isConstant(value));
}

/** The site that `(what at:site)` asks for, as text; undefined for anything else. */
function askedSite(node: Node | undefined): string | undefined {
  if (node?.kind !== 'call' || node.keyword !== 'what') return undefined;
  const at = node.args.find(({ name }) => name === 'at')?.value;
  return at && isConstant(at) ? textOf(at) : undefined;
}

function textOf(node: Node): string {
  switch (node.kind) {
    case 'call':
      return `(${[node.keyword, ...node.args.map(({ name, value }) => `${name ?? ''}:${textOf(value)}`)].join(' ')})`;
    case 'list':
      return `{${node.items.map(({ value }) => textOf(value)).join(' ')}}`;
    case 'word':
      return node.word;
    default:
      return String(node.value);
  }
}

const comparisons: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

/** Whether a condition that is false stays false. `filled` are the sites that are known to have a value. */
function staysFalse(node: Node, filled: ReadonlySet<string>): boolean {
  if (node.kind === 'list') return node.items.every(({ value }) => staysFalse(value, filled));
  if (node.kind !== 'call') return true;
  const { keyword, args } = node;
  const [first] = args;
  if (keyword === 'and' || keyword === 'or') return args.every(({ value }) => staysFalse(value, filled));
  if (keyword === 'not') return args.every(({ value }) => staysTrue(value, filled));
  if (keyword === 'forAll') return args.slice(1).every(({ value }) => staysFalse(value, filled));
  if (keyword === 'if') return staysFalseIfFilled(node, filled);
  // Values at two sites are compared as soon as both have one.
  if (comparisons.has(keyword) || keyword === '=' || keyword === '!=')
    return args.every(({ value }) => isConstant(value));
  if (keyword === 'is') {
    return ['Sum', 'Count', 'Unique'].includes(word(first?.value)) && args.every(({ value }) => isConstant(value));
  }
  if (keyword !== 'all') return false;
  if (word(first?.value) === 'Different') return args.every(({ value }) => isConstant(value));
  const test = args.find(({ name }) => name === 'if')?.value;
  const region = plainArgs(node)[1];
  return word(first?.value) === 'Sites' && test !== undefined && staysFalse(test, filled) && isFixed(region);
}

const isFixed = (node: Node | undefined): boolean => node === undefined || isConstant(node);

/** `(if (= (what at:S) 0) True E)`: nothing is said about an open site, and what is said about a filled one stays. */
function staysFalseIfFilled(node: CallNode, filled: ReadonlySet<string>): boolean {
  const [condition, open, otherwise] = plainArgs(node);
  if (condition?.kind !== 'call' || condition.keyword !== '=' || word(open) !== 'True' || !otherwise) return false;
  const [asked, nothing] = plainArgs(condition);
  const site = askedSite(asked);
  if (site === undefined || nothing?.kind !== 'number' || nothing.value !== 0) return false;
  return staysFalse(otherwise, new Set([...filled, site]));
}

/** Whether a condition that is true stays true: the value of a filled site is among values that are not taken away. */
function staysTrue(node: Node, filled: ReadonlySet<string>): boolean {
  if (node.kind !== 'call') return true;
  if (node.keyword === 'not') return node.args.every(({ value }) => staysFalse(value, filled));
  const [first, value, values] = plainArgs(node);
  if (node.keyword !== 'is' || word(first) !== 'In') return false;
  const site = askedSite(value);
  if (site === undefined || !filled.has(site) || values?.kind !== 'call' || values.keyword !== 'results') return false;
  const bounds = values.args.filter(({ name }) => name !== undefined).every(({ value: each }) => isConstant(each));
  const [asked] = plainArgs(values);
  return bounds && askedSite(asked) !== undefined;
}

/** For each constraint of a puzzle, in order, whether it stays broken once it is. */
export function lastingConstraints({ source }: Pick<Rulebook, 'source'>): readonly boolean[] {
  const { tree } = parseDescription(source.text, source.options);
  const found = tree && findSatisfy(tree);
  if (!found) return [];
  const constraints = found.args.flatMap(({ value }) =>
    value.kind === 'list' ? value.items.map((item) => item.value) : [value],
  );
  return constraints.map((constraint) => staysFalse(constraint, new Set()));
}

function findSatisfy(node: Node): CallNode | undefined {
  if (node.kind === 'call' && node.keyword === 'satisfy') return node;
  const parts = node.kind === 'call' ? node.args : node.kind === 'list' ? node.items : [];
  for (const { value } of parts) {
    const found = findSatisfy(value);
    if (found) return found;
  }
  return undefined;
}
