/**
 * The conformance ratchet: the boards and games that agree with the reference are listed by name, and none of them may
 * stop to agree. `--update` adds those that agree now; names only ever come in. The last line printed is a JSON summary.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkBoard, readBoardRecords } from './boards.js';
import { boardResolver } from './gameBoards.js';
import type { TraceOutcome } from './traceJob.js';
import { runTraces } from './traces.js';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const shared = resolve(root, '../shared');

/** A list of names, one per line, sorted. */
class NameList {
  private readonly file: string;
  readonly names: Set<string>;

  constructor(name: string) {
    this.file = join(root, 'tools/conformance', name);
    this.names = new Set(existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n').filter(Boolean) : []);
  }

  save(): void {
    writeFileSync(this.file, `${[...this.names].sort().join('\n')}\n`);
  }
}

interface Tally {
  passed: number;
  failed: number;
}

/** Recorded boards: of expressions, and of games, whose rules need not be compiled for that. */
function boards(update: boolean, listed: string, recorded: string): Tally {
  const list = new NameList(listed);
  const resolveBoard = boardResolver(join(shared, 'corpus'));
  const tally = { passed: 0, failed: 0 };
  for (const record of readBoardRecords(join(shared, 'oracle/boards', recorded))) {
    if (!update && !list.names.has(record.key)) continue;
    const differences = checkBoard(record, resolveBoard);
    if (differences.length === 0) list.names.add(record.key);
    if (!list.names.has(record.key)) continue;
    if (differences.length === 0) tally.passed++;
    else {
      tally.failed++;
      console.log(`FAIL board ${record.key}: ${differences[0]?.field} ${differences[0]?.detail}`);
    }
  }
  if (update) list.save();
  return tally;
}

/** Recorded games: those of the corpus, or its option variants, listed by the path of the description or of the trace. */
async function games(update: boolean, listed: string, recorded: string, name: (o: TraceOutcome) => string) {
  const list = new NameList(listed);
  const traces = join(shared, 'oracle', recorded);
  const files = update ? undefined : [...list.names].map((each) => each.replace(/(\.lud|\.jsonl\.gz)$/, '.jsonl.gz'));
  // A busy machine must not make a game fail: the limit is only there for endless loops.
  const outcomes = await runTraces({ traces, corpus: join(shared, 'corpus'), files, secondsPerGame: 300 });
  const tally = { passed: 0, failed: 0 };
  for (const outcome of outcomes) {
    const { grade, stage, step, details } = outcome;
    if (grade === 'exact') list.names.add(name(outcome));
    if (!list.names.has(name(outcome))) continue;
    if (grade === 'exact') tally.passed++;
    else {
      tally.failed++;
      console.log(
        `FAIL game ${name(outcome)}: ${grade} ${stage ?? ''} ${step ?? ''}\n  ${(details ?? []).join('\n  ').slice(0, 1000)}`,
      );
    }
  }
  if (update) list.save();
  return tally;
}

const update = process.argv.includes('--update');
if (!existsSync(join(shared, 'oracle'))) {
  console.log(
    'Conformance with the reference is skipped: there are no recorded results beside this checkout (../shared).',
  );
  console.log(JSON.stringify({ passed: 0, failed: 0 }));
} else {
  const tallies: [string, Tally][] = [
    ['boards', boards(update, 'boards.txt', 'expressions.jsonl.gz')],
    ['boards of games', boards(update, 'gameBoards.txt', 'games.jsonl.gz')],
    ['games', await games(update, 'games.txt', 'traces', ({ lud }) => lud)],
    ['option variants', await games(update, 'variants.txt', 'variants', ({ file }) => file)],
  ];
  for (const [name, { passed, failed }] of tallies) console.log(`${name}: ${passed} exact, ${failed} lost`);
  const passed = tallies.reduce((sum, [, tally]) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, [, tally]) => sum + tally.failed, 0);
  console.log(JSON.stringify({ passed, failed }));
  process.exitCode = failed === 0 ? 0 : 1;
}
