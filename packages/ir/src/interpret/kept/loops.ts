/** Rules with iterators: what the rounds of a loop have in common is worked out once, and what its bounds tell is folded. */

import { compareNumbers } from '../../make.js';
import { onePiece } from '../../masks.js';
import type { Condition, Node, PieceRule, RegisterName, Rule, Value } from '../../nodes.js';
import { bindingOf, partsOf, sameNode } from '../../scan.js';
import { onceForEach } from '../onceForEach.js';
import { factsOf, isElsewhere, leaks } from './facts.js';
import { mapParts } from './mapped.js';
import { keptInRows, type RowCondition } from './rows.js';
import { keptAt, keptBySite, keptCondition, keptValue, MostKept } from './slots.js';
import { joinedByKeys, keysOf } from './tables.js';

/** A rule whose rounds share what they can. */
export interface Prepared {
  readonly rule: Rule;
  /** The places that it needs: `count` from `first` on. */
  readonly first: number;
  readonly count: number;
}

/** What is known inside of a loop. */
interface Inside {
  /** Iterators that change from round to round, or in loops inside. */
  readonly varying: ReadonlySet<RegisterName>;
  /** Iterators at sites: they are not negative. */
  readonly sites: ReadonlySet<RegisterName>;
}

/** Prepares a rule that binds iterators; others are left as they are. */
export const prepared: (rule: Rule) => Prepared = onceForEach((rule): Prepared => {
  const binding = isElsewhere(rule) || !loops.has(rule.k) || leaks(rule) ? undefined : bindingOf(rule);
  if (!binding) return { rule, first: 0, count: 0 };
  const inside: Inside = {
    varying: new Set(rule.k === 'at' ? [] : binding.names),
    sites: new Set(sitesAmong(rule, binding.names)),
  };
  const folded = mapParts(rule, (part) => (binding.parts.includes(part) ? foldedIn(part, inside.sites) : part)) as Rule;
  if (rule.k === 'at') return { rule: folded, first: 0, count: 0 };
  const parts = new Set<Node>(bindingOf(folded)?.parts);
  const { first, keep, count } = keeper(1 + lastPlace(folded));
  const made = mapParts(folded, (part) => (parts.has(part) ? keptIn(part, inside.varying, keep) : part)) as Rule;
  return { rule: made, first, count: count() };
});

/** Gives places to answers, from a number on: the same one to an answer that is asked for twice. */
function keeper(first: number): { first: number; keep: Keep; count: () => number } {
  const known: { readonly node: Node; readonly name: RegisterName | undefined; readonly kept: Node }[] = [];
  const keep: Keep = (node, name) => {
    const found = known.find((each) => each.name === name && sameNode(each.node, node));
    if (found) return found.kept;
    const place = first + known.length;
    if (place >= MostKept) return node;
    const kept = keptOf(node, name, place);
    known.push({ node, name, kept });
    return kept;
  };
  return { first, keep, count: () => known.length };
}

/** The rules of pieces, which share what does not depend on where a piece stands. */
export interface PreparedPieces {
  readonly rules: readonly Prepared[];
  readonly first: number;
  readonly count: number;
}

/** The iterator that is where a piece stands. */
const standing: ReadonlySet<RegisterName> = new Set(['from']);

/** Prepares the rules of pieces: each asks for a number that it names several times once for a piece. */
export const preparedPieces: (rules: readonly PieceRule[]) => PreparedPieces = onceForEach((rules): PreparedPieces => {
  const all = rules.map(({ rule }) => (leaks(rule) ? rule : (foldedIn(rule, standing) as Rule)));
  const { first, keep, count } = keeper(1 + Math.max(-1, ...all.map(lastPlace)));
  const varying = new Set<RegisterName>(['from', 'level']);
  const made = all.map((rule) => (leaks(rule) ? rule : (keptIn(rule, varying, keep) as Rule)));
  return { rules: made.map(withRepeatsKept), first, count: count() };
});

/** A rule that asks once for each number that it names several times with the iterators at the same places. */
function withRepeatsKept(rule: Rule): Prepared {
  const repeated = leaks(rule) ? [] : repeatsIn(rule);
  const { first, keep, count } = keeper(1 + lastPlace(rule));
  const replaced = (node: Node): Node => {
    if (isElsewhere(node) || node.k === 'emit') return node;
    if (isValue(node) && repeated.some((each) => sameNode(each, node))) return keep(node);
    const binding = bindingOf(node);
    return mapParts(node, (part) => (binding?.parts.includes(part) ? part : replaced(part)));
  };
  const made = repeated.length > 0 ? (replaced(rule) as Rule) : rule;
  return { rule: made, first, count: count() };
}

/** The largest numbers that a rule names several times outside of loops, and that take long to work out. */
function repeatsIn(rule: Rule): readonly Value[] {
  const seen: Value[] = [];
  const repeated: Value[] = [];
  const look = (node: Node): void => {
    if (isElsewhere(node) || node.k === 'emit') return;
    if (isValue(node) && !isTrivial(node) && node.k !== 'read' && factsOf(node).steady) {
      if (repeated.some((each) => sameNode(each, node))) return;
      if (seen.some((each) => sameNode(each, node))) {
        repeated.push(node);
        return;
      }
      seen.push(node);
    }
    const binding = bindingOf(node);
    for (const part of partsOf(node)) if (!binding?.parts.includes(part)) look(part);
  };
  look(rule);
  return repeated;
}

const loops: ReadonlySet<Rule['k']> = new Set([
  ...(['at', 'sites', 'values', 'steps', 'hops', 'jumps', 'rays', 'paths'] as const),
]);

/** The iterators of a rule that are at sites. */
function sitesAmong(node: Node, names: readonly RegisterName[]): readonly RegisterName[] {
  switch (node.k) {
    case 'at':
      return (node.least ?? 0) >= 0 ? names : [];
    case 'values':
      return node.min.k === 'const' && node.min.value >= 0 ? names : [];
    case 'sites':
    case 'steps':
    case 'hops':
    case 'jumps':
    case 'where':
      return names;
    case 'rays':
    case 'paths':
      // Before the first step there is no site between.
      return names.filter((name) => name !== 'between');
    default:
      return [];
  }
}

/** The last place that is kept by a part of a node, -1 if none is. */
const lastPlace = (node: Node): number => Math.max(keptAt(node), ...partsOf(node).map(lastPlace));

/** A node with what follows from some iterators being at sites. */
function foldedIn(node: Node, sites: ReadonlySet<RegisterName>): Node {
  if (isElsewhere(node)) return node;
  if (node.k === 'compare' && node.a.k === 'register' && sites.has(node.a.name) && node.b.k === 'const') {
    const holds = forNone(node.sign, node.b.value);
    if (holds !== undefined) return { k: 'known', holds };
  }
  const binding = bindingOf(node);
  if (!binding) return mapParts(node, (part) => foldedIn(part, sites));
  const bound = new Set([...sites].filter((name) => !binding.names.includes(name)));
  for (const name of sitesAmong(node, binding.names)) bound.add(name);
  return mapParts(node, (part) => foldedIn(part, binding.parts.includes(part) ? bound : sites));
}

/** What a comparison says of all numbers from 0 on; undefined if not the same of all. */
function forNone(sign: Extract<Condition, { k: 'compare' }>['sign'], bound: number): boolean | undefined {
  const [least, most] = [compareNumbers(sign, 0, bound), compareNumbers(sign, Number.MAX_SAFE_INTEGER, bound)];
  return least === most && (bound < 0 || (sign !== '=' && sign !== '!=')) ? least : undefined;
}

function keptOf(node: Value | Condition, name: RegisterName | undefined, place: number): Node {
  if (isValue(node)) return keptValue(node, place);
  if (isOfRow(node)) return keptInRows(node, place);
  return name ? keptBySite(node, name, place) : keptCondition(node, place);
}

/** Whether a condition asks of each site of a row what follows from the site alone as long as some iterators stay. */
const isOfRow = (node: Node): node is RowCondition =>
  node.k === 'every' && node.register === 'between' && node.sites.k === 'row';
const isBySite = ({ test }: RowCondition, varying: ReadonlySet<RegisterName>): boolean =>
  factsOf(test).steady && [...factsOf(test).reads].every((name) => name === 'between' || !varying.has(name));

/** Keeps an answer, for each site that an iterator is at if one is named. */
type Keep = (node: Value | Condition, name?: RegisterName) => Node;

/** A node with the largest parts that no varying iterator decides about kept. */
function keptIn(node: Node, varying: ReadonlySet<RegisterName>, keep: Keep, inner: readonly RegisterName[] = []): Node {
  // A move may be noted, and written when the loop is over.
  if (isElsewhere(node) || node.k === 'emit') return node;
  if (isQuestion(node)) {
    // Those are looked up in a set of pieces.
    if (!isValue(node) && onePiece(node)) return node;
    if (isTrivial(node)) return node;
    const { reads, steady } = factsOf(node);
    const own = [...reads].filter((name) => varying.has(name));
    if (steady && own.length === 0) return keep(node);
    if (!isValue(node) && steady && own.length === 1 && inner.includes(own[0]!) && !isQuick(node))
      return keep(node, own[0]);
    if (isOfRow(node) && isBySite(node, varying)) {
      const of = keptIn(node.sites.of, varying, keep, inner) as Value;
      return keep({ ...node, sites: { ...node.sites, of } });
    }
    // What is looked up in a table needs nothing kept but what it is looked up by.
    if (keysOf(node)) return withReads(node, (part) => keptIn(part, varying, keep, inner));
  }
  if (node.k === 'and') {
    const joined = joinedByKeys(node.parts).map((part) => keptIn(part, varying, keep, inner) as Condition);
    return { k: 'and', parts: joined };
  }
  const binding = bindingOf(node);
  if (!binding) return mapParts(node, (part) => keptIn(part, varying, keep, inner));
  const more = new Set([...varying, ...binding.names]);
  const within = [...inner, ...binding.names];
  return mapParts(node, (part) =>
    binding.parts.includes(part) ? keptIn(part, more, keep, within) : keptIn(part, varying, keep, inner),
  );
}

/** A node with what is read of sites changed. */
const withReads = (node: Node, change: (part: Node) => Node): Node =>
  node.k === 'read' ? change(node) : mapParts(node, (part) => withReads(part, change));

const values: ReadonlySet<Node['k']> = new Set<Value['k']>([
  ...(['const', 'register', 'player', 'last', 'read', 'typeAt', 'table', 'math', 'choice', 'listFirst'] as const),
  ...(['word', 'owned', 'firstSite', 'sum', 'track', 'search', 'liberties', 'die', 'pips', 'face', 'height'] as const),
  'callValue',
]);
const conditions: ReadonlySet<Node['k']> = new Set<Condition['k']>([
  ...(['known', 'and', 'or', 'not', 'compare', 'empty', 'in', 'visited', 'full', 'every', 'with'] as const),
]);

const isValue = (node: Node): node is Value => values.has(node.k);
const isQuestion = (node: Node): node is Value | Condition => isValue(node) || conditions.has(node.k);

/** What is asked of a site nearly as quickly as it is looked up. */
function isQuick(node: Condition): boolean {
  switch (node.k) {
    case 'not':
      return isQuick(node.part);
    case 'in':
      return node.sites.k === 'emptySites' || node.sites.k === 'fixedSites' || node.sites.k === 'sitesOf';
    default:
      return node.k === 'compare' || node.k === 'empty' || node.k === 'visited';
  }
}

/** What is asked as quickly as it is looked up. */
function isTrivial(node: Node): boolean {
  switch (node.k) {
    case 'const':
    case 'known':
    case 'register':
    case 'player':
    case 'word':
    case 'die':
      return true;
    case 'compare':
      return isTrivial(node.a) && isTrivial(node.b);
    case 'not':
      return isTrivial(node.part);
    default:
      return keptAt(node) >= 0;
  }
}
