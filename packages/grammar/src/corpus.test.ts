/** The whole front end on real games: recorded expansions, names of defines, spans, formatter, and the Ohm grammar. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describeGame } from './describe.js';
import { format } from './format/format.js';
import { type ParseResult, parse } from './parse.js';
import { commentRanges } from './source/scan.js';
import { standardDefines, standardDefinitions } from './standard/index.js';
import { matchGrammar } from './tree/grammar.js';
import type { Arg, Node } from './tree/node.js';
import { print } from './tree/print.js';

const shared = resolve(__dirname, '../../../../shared');
const available = existsSync(join(shared, 'corpus'));
if (!available) console.warn('No ../shared: the tests on real games are skipped.');
const corpusTest = available ? test : test.skip;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(lud|def)$/.test(name))
    .sort();
}

const games: readonly string[] = available ? filesUnder(join(shared, 'corpus/lud')) : [];

function game(name: string): string {
  return readFileSync(join(shared, 'corpus/lud', name), 'utf8');
}

/** Every n-th game, from a given one. */
function sample(n: number, from = 0): readonly string[] {
  return games.filter((_, index) => index % n === from);
}

/** The defines that came with the games, read where they are. */
function corpusDefines(): Map<string, string> {
  const folder = join(shared, 'corpus/def');
  return new Map(filesUnder(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Tokens of an expanded text; white space in strings is not compared. */
function tokens(text: string): string[] {
  return (text.match(/"[^"]*"|[(){}]|[^\s(){}"]+/g) ?? []).map((token) => token.replace(/\s+/g, ' '));
}

interface Recorded {
  readonly lud: string;
  readonly selected: readonly string[];
  readonly options: readonly string[];
  readonly rulesets: readonly { name: string; options: readonly string[] }[];
  readonly expanded: string;
}

function recorded(): Recorded[] {
  const lines = gunzipSync(readFileSync(join(shared, 'oracle/expanded.jsonl.gz'))).toString('utf8');
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Recorded);
}

function errors(result: ParseResult): string[] {
  return result.diagnostics.filter((d) => d.severity === 'error').map((d) => d.message);
}

function firstDifference(ours: readonly string[], theirs: readonly string[]): string | undefined {
  const length = Math.max(ours.length, theirs.length);
  for (let i = 0; i < length; i++) {
    if (ours[i] !== theirs[i])
      return `token ${i}: ${ours.slice(i - 3, i + 4).join(' ')} | ${theirs.slice(i - 3, i + 4).join(' ')}`;
  }
  return undefined;
}

corpusTest(
  'all recorded expansions agree token by token, with the defines that came with the games',
  () => {
    const lines = recorded();
    const defines = corpusDefines();
    const differences: string[] = [];
    for (const line of lines) {
      const result = parse(game(line.lud), { file: line.lud, options: line.selected, defines });
      const difference = firstDifference(tokens(result.expandedText), tokens(line.expanded));
      if (difference !== undefined) differences.push(`${line.lud}: ${difference}`);
      const selectors = result.options.flatMap((option) => option.items.map((item) => item.selector));
      const rulesets = result.rulesets.map(({ name, options }) => ({ name, options }));
      if (JSON.stringify(selectors) !== JSON.stringify(line.options)) differences.push(`${line.lud}: options`);
      if (JSON.stringify(rulesets) !== JSON.stringify(line.rulesets)) differences.push(`${line.lud}: rulesets`);
      differences.push(...errors(result).map((message) => `${line.lud}: ${message}`));
    }
    expect(differences).toEqual([]);
    expect(lines.length).toBe(1304);
  },
  180_000,
);

corpusTest(
  'single option items and rulesets expand and parse (every eighth game; the benchmark does all)',
  () => {
    const failures: string[] = [];
    for (const name of sample(8)) {
      const text = game(name);
      const { options, rulesets } = describeGame(text);
      const selectors = options.flatMap((option) => option.items.map((item) => item.selector));
      const results = [
        ...selectors.map((selector) => parse(text, { options: [selector] })),
        ...rulesets.map((ruleset) => parse(text, { ruleset: ruleset.name })),
      ];
      for (const result of results)
        if (!result.tree || errors(result).length > 0) failures.push(`${name}: ${errors(result)}`);
    }
    expect(failures).toEqual([]);
  },
  180_000,
);

corpusTest('every name that the games call is a standard define with as many parameters', () => {
  const highest = (body: string): number => {
    let count = 0;
    while (body.includes(`#${count + 1}`)) count++;
    return count;
  };
  const texts = [...corpusDefines().values()].map((text) => text.replace(/\/\/.*$/gm, ''));
  const theirs = texts.map((text) => [/\(define\s+"([^"]*)"/.exec(text)?.[1], highest(text)]);
  const ours = new Map(standardDefinitions.map(({ name, parameters }) => [name, parameters.length]));
  expect(theirs.map(([name]) => [name, ours.get(String(name))])).toEqual(theirs);
});

/** The text that a node is written as, or its ends. */
function looksLike(node: Node, text: string): boolean {
  switch (node.kind) {
    case 'call':
      return text.startsWith('(') && text.endsWith(')');
    case 'list':
      return text.startsWith('{') && text.endsWith('}');
    case 'string':
      return text.startsWith('"') && text.endsWith('"');
    case 'number':
      return text === node.raw;
    case 'word':
      return text === node.word;
  }
}

corpusTest(
  'spans point at the text that nodes were written as, in the file or in the define',
  () => {
    const wrong: string[] = [];
    let checked = 0;
    for (const name of sample(16, 3)) {
      const text = game(name);
      const { tree } = parse(text, { file: 'game' });
      const source = (file: string) => (file === 'game' ? text : standardDefines.get(file.replace('standard/', '')));
      const visit = (node: Node): void => {
        const { span, origin } = node;
        const at = origin[0]?.span ?? span;
        const written = source(at.file)?.slice(at.start, at.end);
        // pieces glued from two places ("P" and "1") and ranges are not written anywhere as they are
        const glued =
          origin.some((step) => step.kind === 'range') ||
          (node.kind === 'word' && written !== node.word && /["<]/.test(written ?? ''));
        checked++;
        if (span.file !== 'game' || span.end > text.length || span.start >= span.end)
          wrong.push(`${name} ${print(node).slice(0, 60)}`);
        else if (!glued && (written === undefined || !looksLike(node, written))) {
          wrong.push(`${name}: ${print(node).slice(0, 60)} | ${written?.slice(0, 60)}`);
        }
        const items: readonly Arg[] = node.kind === 'call' ? node.args : node.kind === 'list' ? node.items : [];
        for (const item of items) visit(item.value);
      };
      if (tree) visit(tree);
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(10_000);
  },
  180_000,
);

/** All that a text means, apart from white space. */
function meaning(text: string): string {
  const result = parse(text);
  const options = result.options.map(({ heading, tag, items }) => [
    heading,
    tag,
    items.map((i) => [i.name, i.priority, i.description, i.arguments.length]),
  ]);
  const rulesets = result.rulesets.map(({ name, options, priority, variations }) => [
    name,
    options,
    priority,
    [...variations],
  ]);
  return JSON.stringify([result.expandedText, result.metadata && print(result.metadata), options, rulesets]);
}

function comments(text: string): string[] {
  return commentRanges(text).map(([start, end]) => text.slice(start, end).trimEnd());
}

corpusTest(
  'the formatter is stable, keeps comments, and keeps the meaning (every eighth game)',
  () => {
    const failures: string[] = [];
    for (const name of sample(8, 1)) {
      const text = game(name);
      const formatted = format(text);
      if (format(formatted) !== formatted) failures.push(`${name}: not stable`);
      if (JSON.stringify(comments(formatted)) !== JSON.stringify(comments(text))) failures.push(`${name}: comments`);
      if (meaning(formatted) !== meaning(text)) failures.push(`${name}: meaning`);
    }
    expect(failures).toEqual([]);
  },
  180_000,
);

corpusTest(
  'the reader agrees with the Ohm grammar (a sample of small games)',
  () => {
    const failures: string[] = [];
    let checked = 0;
    for (const name of sample(25, 2)) {
      const { tree, expandedText } = parse(game(name));
      if (!tree || expandedText.length > 2500) continue;
      checked++;
      const { clauses, message } = matchGrammar(expandedText);
      if (!clauses?.[0] || print(clauses[0]) !== expandedText) failures.push(`${name}: ${message}`);
    }
    expect(failures).toEqual([]);
    expect(checked).toBeGreaterThan(10);
  },
  180_000,
);
