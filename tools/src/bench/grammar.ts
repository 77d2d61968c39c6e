/**
 * Benchmark of the front end on a folder of games: expanding and parsing each with its default options.
 *
 *   node tools/dist/bench/grammar.js [folder] [--items] [--ohm]
 *
 * `--items` also parses every option item and ruleset, `--ohm` measures the Ohm grammar against the reader.
 * Times are of the processor, because wall time on a shared machine measures its other users.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeGame, format, matchGrammar, parse, print } from '@ludii/grammar';

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const [given] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const folder = given ?? resolve(import.meta.dirname, '../../../../shared/corpus/lud');

interface Timed {
  readonly name: string;
  readonly ms: number;
}

/** Processor time of a task, in milliseconds. */
function time(task: () => void): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function percentile(sorted: readonly Timed[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.ms ?? 0).toFixed(1);
}

function report(title: string, timed: readonly Timed[], characters: number): void {
  const sorted = [...timed].sort((a, b) => a.ms - b.ms);
  const total = timed.reduce((sum, { ms }) => sum + ms, 0);
  const rate = (characters / 1000 / total).toFixed(2);
  console.log(`${title}: ${timed.length} games, ${(total / 1000).toFixed(2)} s, ${rate} million characters/s`);
  console.log(
    `  median ${percentile(sorted, 0.5)} ms, 90% ${percentile(sorted, 0.9)} ms, 99% ${percentile(sorted, 0.99)} ms`,
  );
  for (const { name, ms } of sorted.slice(-4).reverse()) console.log(`  ${ms.toFixed(0).padStart(5)} ms  ${name}`);
}

function benchItems(texts: ReadonlyMap<string, string>): void {
  let parsed = 0;
  const failed: string[] = [];
  const ms = time(() => {
    for (const [name, text] of texts) {
      const game = describeGame(text, name);
      const items = game.options.flatMap((option) => option.items.map((item) => ({ options: [item.selector] })));
      const rulesets = game.rulesets.map((ruleset) => ({ ruleset: ruleset.name }));
      for (const choice of [...items, ...rulesets]) {
        const { tree, diagnostics } = parse(text, { file: name, ...choice });
        parsed++;
        const error = diagnostics.find((diagnostic) => diagnostic.severity === 'error');
        if (!tree || error) failed.push(`${name} ${JSON.stringify(choice)}: ${error?.message}`);
      }
    }
  });
  console.log(
    `every option item and ruleset: ${parsed} descriptions, ${(ms / 1000).toFixed(1)} s, ${failed.length} failures`,
  );
  for (const failure of failed.slice(0, 20)) console.log(`  ${failure}`);
}

/** The Ohm grammar on every tenth game: its cost beside the reader's, and whether they agree. */
function benchOhm(texts: ReadonlyMap<string, string>): void {
  const timed: Timed[] = [];
  let characters = 0;
  let reader = 0;
  let disagree = 0;
  for (const [name, text] of [...texts].filter((_, index) => index % 10 === 0)) {
    const { expandedText } = parse(text, { file: name });
    if (expandedText.length > 50_000) continue;
    let printed: string | undefined;
    timed.push({
      name,
      ms: time(() => {
        const [first] = matchGrammar(expandedText).clauses ?? [];
        printed = first && print(first);
      }),
    });
    reader += time(() => parse(expandedText, { fragment: true }));
    characters += expandedText.length;
    if (printed !== expandedText) disagree++;
  }
  report('Ohm grammar on expanded text', timed, characters);
  console.log(`  the reader on the same texts: ${(reader / 1000).toFixed(2)} s; they disagree on ${disagree}`);
}

function run(): void {
  if (!existsSync(folder)) {
    console.log(`No games in ${folder}: give a folder with .lud files.`);
    return;
  }
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.lud'));
  const texts = new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const characters = [...texts.values()].reduce((sum, text) => sum + text.length, 0);
  let expanded = 0;
  const timed = [...texts].map(([name, text]): Timed => {
    let length = 0;
    const ms = time(() => {
      length = parse(text, { file: name }).tree?.to ?? 0;
    });
    expanded += length;
    return { name, ms };
  });
  report('expand and parse', timed, characters);
  console.log(
    `  ${(characters / 1e6).toFixed(1)} million characters of source, ${(expanded / 1e6).toFixed(1)} million expanded`,
  );
  const described = [...texts].map(([name, text]): Timed => ({ name, ms: time(() => describeGame(text, name)) }));
  report('describe (options, rulesets, metadata)', described, characters);
  const formatted = [...texts].map(([name, text]): Timed => ({ name, ms: time(() => format(text)) }));
  report('format', formatted, characters);
  if (flags.includes('--items')) benchItems(texts);
  if (flags.includes('--ohm')) benchOhm(texts);
}

run();
