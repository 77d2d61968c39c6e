/**
 * Rows of sites that all have the same length, so that going through one is straight code: no bounds are read and no loop
 * is left too early. What is missing in a row is the site itself that it belongs to, where its own piece stands: it must be
 * of no use there.
 */
import { mayHoldWith } from '../masks.js';
import type { ByPiece, Condition, RegisterName, Relation, Rule } from '../nodes.js';
import { waysOf } from '../scan.js';
import type { Emission, Scope } from './emission.js';

/** Rows longer than this, or filled by less than this part, are left as they are. */
const Widest = 4;
const LeastFilled = 0.6;
/** A text that would become longer than this is repeated by a loop. */
const LongestText = 1200;

/** Rows of one length, in entries of some sites each. */
interface StraightRows {
  readonly width: number;
  readonly items: Int16Array;
}

/** Straight rows of relations, whose stride is always the same; null for those that have none. */
const known = new WeakMap<Relation, StraightRows | null>();

/** The rows of a relation, each filled up with its own site; undefined if too little would be gained. */
export function straightRows({ offsets, items }: Relation, stride: number): StraightRows | undefined {
  const sites = offsets.length - 1;
  let most = 0;
  let rows = 0;
  for (let site = 0; site < sites; site++) {
    const length = offsets[site + 1]! - offsets[site]!;
    most = Math.max(most, length);
    if (length > 0) rows++;
  }
  const width = most / stride;
  if (width === 0 || width > Widest || items.length / stride < rows * width * LeastFilled) return undefined;
  const straight = new Int16Array(sites * most);
  for (let site = 0; site < sites; site++) {
    straight.fill(site, site * most, (site + 1) * most);
    straight.set(items.subarray(offsets[site]!, offsets[site + 1]!), site * most);
  }
  return { width, items: straight };
}

/** Whether a rule has no move with a register at a site where a piece stands. */
function needsOther(g: Emission, rule: Rule, register: RegisterName, mover: number, piece: number): boolean {
  if (rule.k === 'attach') return needsOther(g, rule.rule, register, mover, piece);
  return rule.k === 'choose' && rule.no.k === 'none' && !mayHold(g, rule.test, register, mover, piece);
}

const mayHold = ({ game }: Emission, test: Condition, register: RegisterName, mover: number, piece: number): boolean =>
  mayHoldWith({ type: game.type, owners: game.owners, mover, counts: game.layout.counts }, test, register, piece);

/**
 * The text that goes through the row of the site in a variable where a known piece stands. `entry` is the text of what is
 * done with an entry, given the texts of its sites; undefined if the row is better gone through as it is.
 */
function rowText(
  g: Emission,
  ways: ByPiece<Relation>,
  stride: number,
  from: string,
  piece: number,
  entry: (sites: readonly string[]) => string,
): string | undefined {
  const relation = waysOf(ways, piece);
  if (!relation) return undefined;
  let rows = known.get(relation);
  if (rows === undefined) {
    rows = straightRows(relation, stride) ?? null;
    known.set(relation, rows);
  }
  if (!rows) return undefined;
  const [table, at] = [g.constant(rows.items), g.id('j')];
  const one = (place: string): string =>
    entry(Array.from({ length: stride }, (_, i) => `${table}[${place}${i > 0 ? `+${i}` : ''}]`));
  const text = one(at);
  if (text === '') return '';
  const length = rows.width * stride;
  const first = length === 1 ? from : `${from}*${length}`;
  if (text.length * rows.width > LongestText)
    return `for(let ${at}=${first},z=${at}+${length};${at}<z;${at}+=${stride}){${text}}`;
  const all = Array.from({ length: rows.width }, (_, k) => `{${k === 0 ? text : one(`${at}+${k * stride}`)}}`);
  return `{const ${at}=${first};${all.join('')}}`;
}

/** The steps of a known piece, where none leads to a piece of its own kind. */
export function straightSteps(
  g: Emission,
  ways: ByPiece<Relation>,
  rule: Rule,
  scope: Scope,
  step: (to: string) => string,
): string | undefined {
  const from = scope.registers.from!;
  const piece = scope.piece.get(from);
  if (piece === undefined || !needsOther(g, rule, 'to', scope.mover, piece)) return undefined;
  return rowText(g, ways, 1, from, piece, ([to]) => step(to!));
}

/** The hops of a known piece, where none goes over a piece of its own kind. */
export function straightHops(
  g: Emission,
  ways: ByPiece<Relation>,
  over: Condition,
  scope: Scope,
  hop: (between: string, to: string) => string,
): string | undefined {
  const from = scope.registers.from!;
  const piece = scope.piece.get(from);
  if (piece === undefined || mayHold(g, over, 'between', scope.mover, piece)) return undefined;
  return rowText(g, ways, 2, from, piece, ([between, to]) => hop(between!, to!));
}
