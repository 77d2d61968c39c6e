/** Rulesets: named selections of options, stored as data; choosing one means choosing its settings. */
import type { Report } from '../diagnose/diagnostic.js';
import { matchingBracket, matchingQuote } from '../source/scan.js';
import type { Span } from '../source/span.js';
import { type Traced, without } from '../source/traced.js';

/** One `(ruleset …)` clause. */
export interface Ruleset {
  readonly name: string;
  /** The `Heading/Item` selections that it stands for. */
  readonly options: readonly string[];
  /** Alternatives per heading, the ruleset's own setting first. */
  readonly variations: ReadonlyMap<string, readonly string[]>;
  /** Number of stars; informative only, no ruleset is applied by itself. */
  readonly priority: number;
  readonly span: Span;
}

const CLAUSE = '(rulesets';

/** Takes the `(rulesets …)` clauses out of the text; only the first is read. */
export function extractRulesets(text: Traced, report: Report): { rulesets: Ruleset[]; rest: Traced } {
  const cuts: [number, number][] = [];
  let rulesets: Ruleset[] = [];
  for (let at = text.text.indexOf(CLAUSE); at >= 0; ) {
    const close = matchingBracket(text.text, at);
    if (close < 0) {
      report.at('error', 'unbalanced-bracket', 'This rulesets clause is never closed.', text, at, at + CLAUSE.length);
      break;
    }
    if (cuts.length === 0) rulesets = readRulesets(text, at, close);
    else
      report.at('warning', 'ignored-clause', 'Only the first rulesets clause is read.', text, at, at + CLAUSE.length);
    cuts.push([at, close + 1]);
    at = text.text.indexOf(CLAUSE, close + 1);
  }
  return { rulesets, rest: without(text, cuts) };
}

function readRulesets(text: Traced, open: number, end: number): Ruleset[] {
  const source = text.text;
  const rulesets: Ruleset[] = [];
  for (let at = source.indexOf('(ruleset ', open); at >= 0 && at < end; ) {
    const close = matchingBracket(source, at);
    if (close < 0 || close > end) break;
    let priority = 0;
    while (source[close + 1 + priority] === '*') priority++;
    rulesets.push(readRuleset(source.slice(at, close + 1), priority, text.span(at, close + 1)));
    at = source.indexOf('(ruleset ', close + 1);
  }
  return rulesets;
}

function readRuleset(clause: string, priority: number, span: Span): Ruleset {
  const from = clause.indexOf('variations:{');
  const to = from < 0 ? -1 : matchingBracket(clause, from + 'variations:'.length);
  const own = strings(to < 0 ? clause : clause.slice(0, from) + clause.slice(to + 1));
  const [name = '', ...options] = own;
  const variations = new Map<string, string[]>();
  // strings after the closing brace of the variations count as variations too
  for (const variation of to < 0 ? [] : strings(clause.slice(from))) {
    const heading = headingOf(variation);
    const group = variations.get(heading) ?? options.filter((option) => headingOf(option) === heading).slice(0, 1);
    if (!group.includes(variation)) group.push(variation);
    variations.set(heading, group);
  }
  return { name, options, variations, priority, span };
}

function headingOf(selector: string): string {
  const slash = selector.indexOf('/');
  return slash < 0 ? selector : selector.slice(0, slash);
}

/** All strings of a text, without their quotes. */
export function strings(text: string): string[] {
  const found: string[] = [];
  for (let open = text.indexOf('"'); open >= 0; ) {
    const close = matchingQuote(text, open);
    if (close < 0) break;
    found.push(text.slice(open + 1, close));
    open = text.indexOf('"', close + 1);
  }
  return found;
}

/** Index of the active ruleset: the first with settings that are all chosen, or -1. */
export function activeRuleset(rulesets: readonly Ruleset[], chosen: ReadonlySet<string>): number {
  return rulesets.findIndex(
    (ruleset) => ruleset.options.length > 0 && ruleset.options.every((option) => chosen.has(option)),
  );
}
