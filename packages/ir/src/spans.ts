/** Where the moves of a piece can end in any position: pieces that cannot lead to a site are passed over. */
import type { RaysRule, RegisterName, Rule, Value } from './nodes.js';
import { everyWay, waysOf } from './scan.js';

/** Adds the sites that a rule can lead a piece to from a site, with `to` at another; false if that cannot be told. */
export function addSpan(rule: Rule, piece: number, from: number, out: Set<number>, to = -1): boolean {
  const inner = (each: Rule): boolean => addSpan(each, piece, from, out, to);
  switch (rule.k) {
    case 'none':
      return true;
    case 'all':
    case 'first':
      return rule.rules.every(inner);
    case 'choose':
      return inner(rule.yes) && inner(rule.no);
    case 'attach':
    case 'longest':
    case 'interpreted':
    case 'twin':
    case 'again':
    case 'afterwards':
      return inner(rule.rule);
    case 'at':
      return isThere(rule) && inner(rule.rule);
    case 'steps': {
      const ways = waysOf(rule.ways, piece);
      if (!ways) return false;
      const { offsets, items } = ways;
      for (let i = offsets[from]!; i < offsets[from + 1]!; i++) out.add(items[i]!);
      return true;
    }
    case 'hops': {
      const ways = waysOf(rule.ways, piece);
      if (!ways) return false;
      const { offsets, items } = ways;
      for (let i = offsets[from]! + 1; i < offsets[from + 1]!; i += 2) out.add(items[i]!);
      return true;
    }
    case 'emit':
      if (rule.to.k !== 'register' || rule.to.name !== 'to' || to < 0) return false;
      out.add(to);
      return true;
    case 'rays':
      return addRays(rule, piece, from, out, to);
    case 'jumps': {
      const ways = waysOf(rule.ways, piece);
      if (!ways) return false;
      const { offsets, start, end, sites } = ways;
      for (let ray = offsets[from]!; ray < offsets[from + 1]!; ray++) {
        for (let i = start[ray]! + 1; i < end[ray]!; i++) out.add(sites[i]!);
      }
      return true;
    }
    case 'paths': {
      const { offsets, start, end, sites } = rule.paths;
      for (let path = offsets[from]!; path < offsets[from + 1]!; path++) {
        for (let i = start[path]! + 1; i < end[path]!; i++) out.add(sites[i]!);
      }
      return true;
    }
    default:
      return false;
  }
}

/** Whether the iterators that a rule sets are where it sets them. */
const isThere = ({ site, registers }: Extract<Rule, { k: 'at' }>): boolean =>
  registers.every((name) => isRegister(site, name));

/** Adds the sites that lead on from each site of the lines of a rule. */
function addRays(rule: RaysRule, piece: number, from: number, out: Set<number>, to: number): boolean {
  const { origin, stopping, passing } = rule;
  const start = !origin || isRegister(origin, 'from') ? from : isRegister(origin, 'to') ? to : -1;
  const ways = everyWay(rule.ways, piece);
  if (start < 0 || !ways) return false;
  const there = endsAtTo(stopping) && endsAtTo(passing);
  for (const { offsets, start: begins, end, sites } of ways) {
    for (let ray = offsets[start]!; ray < offsets[start + 1]!; ray++) {
      for (let i = begins[ray]! + 1; i < end[ray]!; i++) {
        if (there) out.add(sites[i]!);
        else if (![stopping, passing].every((each) => addSpan(each, piece, from, out, sites[i]!))) return false;
      }
    }
  }
  return true;
}

const isRegister = (value: Value, name: RegisterName): boolean => value.k === 'register' && value.name === name;

/** Bits of the sites that a rule can lead a piece to, a row of words for each site that it can stand on. */
export interface Span {
  readonly width: number;
  readonly rows: Int32Array;
}

/** Where the moves of a piece by a rule can end, whatever the position is; undefined if that cannot be told. */
export function spanOf(rule: Rule, piece: number, sites: number): Span | undefined {
  const width = (sites + 31) >> 5;
  const rows = new Int32Array(sites * width);
  for (let site = 0; site < sites; site++) {
    const span = new Set<number>();
    if (!addSpan(rule, piece, site, span)) return undefined;
    for (const to of span) rows[site * width + (to >> 5)]! |= 1 << (to & 31);
  }
  return { width, rows };
}

/** Whether all moves of a rule end where the iterator `to` is when the rule is asked. */
export function endsAtTo(rule: Rule): boolean {
  switch (rule.k) {
    case 'none':
      return true;
    case 'all':
    case 'first':
      return rule.rules.every(endsAtTo);
    case 'choose':
      return endsAtTo(rule.yes) && endsAtTo(rule.no);
    case 'attach':
    case 'afterwards':
    case 'longest':
    case 'values':
      return endsAtTo(rule.rule);
    case 'at':
      return (isThere(rule) || !rule.registers.includes('to')) && endsAtTo(rule.rule);
    case 'sites':
      return !rule.registers.includes('to') && endsAtTo(rule.rule);
    case 'emit':
      return rule.to.k === 'register' && rule.to.name === 'to';
    default:
      return false;
  }
}
