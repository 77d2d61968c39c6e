/** From text to syntax tree: the whole front end in its order. */
import { bracketRepairs } from './diagnose/bracketRepairs.js';
import { findBracketMistakes } from './diagnose/brackets.js';
import { type Diagnostic, Report } from './diagnose/diagnostic.js';
import { change } from './diagnose/fix.js';
import { bracketsOf } from './diagnose/layout.js';
import { suggest } from './diagnose/suggest.js';
import { type Define, knownText } from './expand/define.js';
import { expandDefines, type Library } from './expand/expansion.js';
import { MAX_SOURCE } from './expand/limits.js';
import { extractMetadata, filterMetadata } from './expand/metadata.js';
import { chooseItems, extractOptions, type OptionCategory, substituteOptions } from './expand/options.js';
import { expandRanges } from './expand/ranges.js';
import { activeRuleset, extractRulesets, type Ruleset } from './expand/rulesets.js';
import { Frames } from './source/frames.js';
import { commentRanges } from './source/scan.js';
import { Traced, without } from './source/traced.js';
import { standardDefines } from './standard/index.js';
import type { CallNode } from './tree/node.js';
import { print } from './tree/print.js';
import { type Clauses, readClauses } from './tree/reader.js';

/** What `parse` may be told. */
export interface ParseOptions {
  /** Name of the text in spans; default `game.lud`. */
  readonly file?: string;
  /** Selected options as `Heading/Item`. */
  readonly options?: readonly string[];
  /** Name of a ruleset to use; `options` are added to its settings. */
  readonly ruleset?: string;
  /** Known defines: name (or file) to text, a whole `(define "Name" …)` or just a body. They hide standard defines. */
  readonly defines?: ReadonlyMap<string, string>;
  /** Accept any clause, not only `(game …)` and `(match …)`. */
  readonly fragment?: boolean;
}

/** What `parse` finds out. */
export interface ParseResult {
  /** The game or match, or null when the text can't be read. */
  readonly tree: CallNode | null;
  /** The metadata clause, filtered by the options in force, or null. */
  readonly metadata: CallNode | null;
  readonly options: readonly OptionCategory[];
  /** `Heading/Item` of every option in force, defaults included. */
  readonly chosen: readonly string[];
  readonly rulesets: readonly Ruleset[];
  /** Name of the ruleset in force, if one is. */
  readonly activeRuleset: string | undefined;
  /** Names of all defines in force: the file's own, then the known ones. */
  readonly defineNames: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /**
   * If brackets or quotes do not match: what may be wrong, each with one fix, the likeliest by the layout first. The
   * first of them is among the diagnostics; whoever can tell which fix makes a game may put another one in its place.
   */
  readonly repairs: readonly Diagnostic[];
  /** Texts that spans refer to, by file name. */
  readonly sources: ReadonlyMap<string, string>;
  /** The description after all expansion, on one line; empty without a tree. */
  readonly expandedText: string;
}

const libraries = new WeakMap<ReadonlyMap<string, string>, Library>();
let standardLibrary: Library | undefined;

/** The known defines in force; prepared once per map. */
function libraryOf(defines: ReadonlyMap<string, string> | undefined): Library {
  // A page may load the standard defines later: they are read again when there are more of them.
  if (standardLibrary?.size !== standardDefines.size) {
    standardLibrary = new Map(
      [...standardDefines].map(([name, text]) => [name, knownText(name, text, `standard/${name}`)]),
    );
  }
  if (defines === undefined) return standardLibrary;
  const ready = libraries.get(defines);
  if (ready) return ready;
  const library = new Map(standardLibrary);
  const own = new Set<string>();
  for (const [key, text] of defines) {
    const known = knownText(key, text, key);
    if (own.has(known.name)) continue;
    own.add(known.name);
    library.set(known.name, known);
  }
  libraries.set(defines, library);
  return library;
}

/** Index of the first control character (other than white space) or broken UTF-8 sequence, or -1. */
function firstBinary(text: string): number {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 9 || (code > 13 && code < 28) || (code === 0xfffd && text.charCodeAt(i + 1) === 0xfffd)) return i;
  }
  return -1;
}

/** Everything found so far, when there is nothing to read. */
function nothing(report: Report, sources: ReadonlyMap<string, string>): ParseResult {
  const { diagnostics } = report;
  return {
    tree: null,
    metadata: null,
    options: [],
    chosen: [],
    rulesets: [],
    activeRuleset: undefined,
    defineNames: [],
    repairs: [],
    diagnostics,
    sources,
    expandedText: '',
  };
}

/** Reads a game description. Never throws for bad input: what is wrong is in `diagnostics`. */
export function parse(text: string, options: ParseOptions = {}): ParseResult {
  const file = options.file ?? 'game.lud';
  const report = new Report();
  const sources = new Map([[file, text]]);
  if (!isDescription(text, file, report)) return nothing(report, sources);

  const library = libraryOf(options.defines);
  const frames = new Frames();
  const raw = Traced.whole(text, frames, frames.file(file));
  const plain = without(raw, commentRanges(text));
  const whole = wholeSpan(plain, file);

  checkQuotes(plain, report);
  const extracted = extractOptions(plain, report);
  const peeked = extractRulesets(extracted.rest, new Report());
  const selection = selectedOptions(options, peeked.rulesets, report, whole);
  const severity = options.options?.length ? 'error' : 'warning';
  const items = chooseItems(extracted.categories, selection, report, whole, severity);
  const chosen = items.flatMap((item) => (item ? [item.selector] : []));
  const { rulesets, rest } = extractRulesets(substituteOptions(extracted, items, report), report);
  const active = activeName(options.ruleset, rulesets, chosen);

  const expanded = expandDefines(rest, library, report);
  const found = { options: extracted.categories, chosen, rulesets, activeRuleset: active };
  if (expanded.failed) {
    const repairs = explainBrackets(plain, report);
    addSources(sources, report, library);
    return { ...nothing(report, sources), ...found, repairs };
  }
  const uncommented = without(expanded.text, commentRanges(expanded.text.text));
  const ranged = expandRanges(uncommented, report);
  const { game, metadata } = extractMetadata(ranged, report);
  const read = readClauses(game, report);
  const tree = chooseGame(read, plain, report, options.fragment === true, metadata !== undefined);
  const defineNames = () => [...new Set([...expanded.locals.map((define) => define.name), ...library.keys()])];
  reportUnknownDefines(read.unknown, defineNames, report);
  const existing = new Set([
    ...extracted.categories.flatMap((c) => c.items.map((i) => i.selector)),
    ...rulesets.map((r) => r.name),
  ]);
  const requirements = { existing, active: new Set(active === undefined ? chosen : [...chosen, active]) };
  const metadataTree = metadata ? readMetadata(filterMetadata(metadata, requirements, report)) : null;
  if (tree && options.fragment !== true) reportUnused(plain, expanded.locals, report);
  const repairs = explainBrackets(plain, report);
  if (report.hasErrors && options.fragment !== true) explainTopClauses(plain, report);
  addSources(sources, report, library);
  return {
    ...found,
    repairs,
    tree,
    metadata: metadataTree,
    diagnostics: report.diagnostics,
    sources,
    get defineNames() {
      return defineNames();
    },
    get expandedText() {
      return tree ? print(tree) : '';
    },
  };
}

function wholeSpan(plain: Traced, file: string): { file: string; start: number; end: number } {
  const open = Math.max(0, plain.text.search(/\((?:game|match)\b/));
  const start = plain.length > 0 ? plain.span(open, open + 1).start : 0;
  return { file, start, end: start + 1 };
}

function isDescription(text: string, file: string, report: Report): boolean {
  const start = { file, start: 0, end: Math.min(1, text.length) };
  if (text.length > MAX_SOURCE) {
    const size = (text.length / 1e6).toFixed(1);
    report.add(
      'error',
      'too-large',
      `This text of ${size} million characters is too large for a game description.`,
      start,
    );
    return false;
  }
  const control = firstBinary(text);
  if (control >= 0) {
    const span = { file, start: control, end: control + 1 };
    report.add('error', 'binary', 'This is not text: it contains control characters.', span);
    return false;
  }
  if (text.trim() === '') {
    report.add('error', 'empty', 'This description is empty.', start, [], {
      hint: 'A game begins with (game "Name" …).',
    });
    return false;
  }
  if (!text.includes('(')) {
    report.add('error', 'not-a-description', 'This is not a game description: there is no "(" in it.', start, [], {
      hint: 'A game begins with (game "Name" …).',
    });
    return false;
  }
  return true;
}

/** Quotes come in pairs; with one too many, strings and comments trade places without any bracket being wrong. */
function checkQuotes(plain: Traced, report: Report): void {
  const metadata = plain.text.indexOf('(metadata');
  const end = metadata < 0 ? plain.length : metadata;
  let count = 0;
  let last = 0;
  for (let at = plain.text.indexOf('"'); at >= 0 && at < end; at = plain.text.indexOf('"', at + 1)) {
    count++;
    last = at;
  }
  if (count % 2 === 0) return;
  report.at('error', 'unclosed-string', 'There is a quote without a partner.', plain, last, last + 1);
}

function selectedOptions(
  options: ParseOptions,
  rulesets: readonly Ruleset[],
  report: Report,
  whole: ReturnType<typeof wholeSpan>,
): string[] {
  const own = options.options ?? [];
  if (options.ruleset === undefined) return [...own];
  const ruleset = rulesets.find((candidate) => candidate.name === options.ruleset);
  if (!ruleset) {
    const near = suggest(options.ruleset, rulesets.map((r) => r.name)); // biome-ignore format: one line reads best
    const names = rulesets.map((r) => `"${r.name}"`).join(', ');
    const hint = near ? `Did you mean "${near}"?` : names ? `Its rulesets are ${names}.` : 'It has no rulesets.';
    report.add('error', 'unknown-ruleset', `This game has no ruleset "${options.ruleset}".`, whole, [], { hint });
    return [...own];
  }
  const headings = new Set(own.map((selector) => selector.split('/')[0]));
  return [...own, ...ruleset.options.filter((selector) => !headings.has(selector.split('/')[0]))];
}

function activeName(
  wanted: string | undefined,
  rulesets: readonly Ruleset[],
  chosen: readonly string[],
): string | undefined {
  const named = rulesets.find((ruleset) => ruleset.name === wanted);
  return (named ?? rulesets[activeRuleset(rulesets, new Set(chosen))])?.name;
}

function chooseGame(
  read: Clauses,
  plain: Traced,
  report: Report,
  fragment: boolean,
  hasMetadata: boolean,
): CallNode | null {
  const { clauses, readable } = read;
  const [tree, ...others] = clauses;
  if (!readable) return null;
  if (!tree) {
    reportNoGame(plain, report, hasMetadata);
    return null;
  }
  if (!fragment && tree.keyword !== 'game' && tree.keyword !== 'match') {
    const message = `The first clause must be (game …) or (match …), not (${tree.keyword} …).`;
    report.on('error', 'not-a-description', message, tree.keywordPiece);
  }
  for (const other of others) {
    const message = `Only the first clause is the game: this (${other.keyword} …) is ignored.`;
    report.on('warning', 'ignored-clause', message, other.keywordPiece);
  }
  return tree;
}

function reportNoGame(plain: Traced, report: Report, hasMetadata: boolean): void {
  const hint = 'A game begins with (game "Name" …), before its metadata.';
  const at = hasMetadata ? plain.text.search(/\((?:game|match)\s/) : -1;
  if (at >= 0) {
    const message = 'This game stands after its metadata, where it is not read.';
    report.at('error', 'not-a-description', message, plain, at, at + 1, { hint });
  } else {
    const message = hasMetadata ? 'There is only metadata here, no game.' : 'There is no game here.';
    report.at('error', 'not-a-description', message, plain, 0, 1, { hint });
  }
}

/** Metadata never stops a game from being read: what can't be understood is left out. */
function readMetadata(metadata: Traced): CallNode | null {
  return readClauses(metadata, new Report()).clauses[0] ?? null;
}

function reportUnknownDefines(calls: readonly CallNode[], defineNames: () => string[], report: Report): void {
  if (calls.length === 0) return;
  const names = defineNames();
  for (const call of calls) {
    const name = call.keyword.replace(/^"|"$/g, '');
    const near = suggest(name, names);
    const hint = near ? `Did you mean "${near}"?` : `Define it with (define "${name}" …).`;
    const message = `There is no define called "${name}".`;
    const fixes = near ? [change(call.keywordWritten, `"${near}"`)] : [];
    report.on('error', 'unknown-define', message, call.keywordPiece, { hint, fixes });
  }
}

/** A define that nothing speaks of: its name stands in quotes only once in the whole text. */
function reportUnused(plain: Traced, locals: readonly Define[], report: Report): void {
  for (const { name, tag, span } of locals) {
    const first = plain.text.indexOf(tag);
    if (first < 0 || plain.text.indexOf(tag, first + 1) >= 0) continue;
    report.add('warning', 'unused-define', `The define "${name}" is never used.`, span);
  }
}

const BRACKETS: ReadonlySet<string> = new Set(['unbalanced-bracket', 'wrong-bracket', 'unclosed-string']);

/**
 * If a bracket was missed anywhere, the mistake is looked for in the text as it was written. What else was found is
 * mostly a consequence of it.
 */
function explainBrackets(plain: Traced, report: Report): readonly Diagnostic[] {
  if (!report.diagnostics.some((diagnostic) => BRACKETS.has(diagnostic.code))) return [];
  const repairs = bracketRepairs(plain);
  const [first] = repairs;
  if (first) {
    const others = report.diagnostics.filter(({ severity }) => severity === 'warning');
    report.diagnostics.splice(0, report.diagnostics.length, first, ...others);
    return repairs;
  }
  const mistakes = findBracketMistakes(plain);
  if (mistakes.diagnostics.length > 0) report.replace(BRACKETS, mistakes);
  return [];
}

const TOP_CLAUSES = ['game', 'match', 'define', 'option', 'rulesets', 'metadata'];

/** A misspelt clause at the top, such as (defin …), is the cause of everything else that is wrong. */
function explainTopClauses(plain: Traced, report: Report): void {
  const { text } = plain;
  let depth = 0;
  for (const { at, char } of bracketsOf(text)) {
    if (char === ')' || char === '}') depth--;
    else if (depth++ === 0 && char === '(') {
      const [, space = '', keyword = ''] = /^\((\s*)([^\s(){}"]*)/.exec(text.slice(at, at + 60)) ?? [];
      const near = TOP_CLAUSES.includes(keyword) ? undefined : suggest(keyword, TOP_CLAUSES);
      if (near === undefined) continue;
      const from = at + 1 + space.length;
      const fresh = new Report();
      const message = `There is no clause (${keyword} …) beside the game. Did you mean \`(${near} …)\`?`;
      const fixes = [change(plain.span(from, from + keyword.length), near)];
      fresh.at('error', 'unknown-clause', message, plain, from, from + keyword.length, { fixes });
      report.diagnostics.splice(0, report.diagnostics.length, ...fresh.diagnostics);
      return;
    }
  }
}

/** Adds the texts of the defines that diagnostics point into. */
function addSources(sources: Map<string, string>, report: Report, library: Library): void {
  const files = new Set<string>();
  for (const diagnostic of report.diagnostics) {
    files.add(diagnostic.span.file);
    for (const related of diagnostic.related) files.add(related.span.file);
    for (const origin of diagnostic.origin) files.add(origin.span.file);
  }
  for (const known of library.values())
    if (files.has(known.file) && !sources.has(known.file)) sources.set(known.file, known.text);
}
