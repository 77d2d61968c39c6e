/** `npm run conform -- boards …` and `npm run conform -- traces …`: compares with recorded results of the reference. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runBoards } from './boards.js';
import { boardResolver } from './gameBoards.js';
import { runTraces, summarise } from './traces.js';

const usage = `Usage:
  npm run conform -- boards <file.jsonl.gz …> [--corpus DIR] [--json]
  npm run conform -- traces <dir> --corpus <dir with lud/> [--backend emitted|interpreted|auto]
    [--filter text] [--show N] [--out FILE] [--json]
`;

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      corpus: { type: 'string' },
      backend: { type: 'string', default: 'emitted' },
      filter: { type: 'string' },
      show: { type: 'string', default: '10' },
      out: { type: 'string' },
      workers: { type: 'string' },
      seconds: { type: 'string', default: '60' },
      help: { type: 'boolean', default: false },
    },
  });
  const [command, ...rest] = positionals;
  if (command === 'boards' && rest.length > 0) {
    const corpus = values.corpus ?? resolve(dirname(fileURLToPath(import.meta.url)), '../../../../shared/corpus');
    const summary = runBoards(rest, { json: values.json, resolve: boardResolver(corpus) });
    return summary.exact === summary.boards ? 0 : 1;
  }
  const backend = (['emitted', 'interpreted', 'auto'] as const).find((each) => each === values.backend);
  if (command === 'traces' && rest.length === 1 && values.corpus && backend) {
    const { filter, corpus, json, out } = values;
    const workers = values.workers === undefined ? undefined : Number(values.workers);
    if (out) writeFileSync(out, '');
    const outcomes = await runTraces({
      traces: rest[0]!,
      corpus,
      backend,
      filter,
      workers,
      secondsPerGame: Number(values.seconds),
      onProgress: json ? undefined : progress,
      onOutcome: out ? (outcome) => appendFileSync(out, `${JSON.stringify(outcome)}\n`) : undefined,
    });
    const summary = summarise(outcomes);
    if (!json) {
      for (const { lud, grade, stage, playout, step, details } of outcomes
        .filter(({ grade }) => grade !== 'exact')
        .slice(0, Number(values.show))) {
        console.log(`${grade} ${lud}: ${stage}${step === undefined ? '' : `, playout ${playout}, step ${step}`}`);
        for (const detail of details ?? []) console.log(`    ${detail.slice(0, 600)}`);
      }
      const { games, compiled, exact, samePlay } = summary;
      console.log(`${games} games: ${compiled} compile, ${exact} exact, ${samePlay} same play`);
    }
    console.log(JSON.stringify(summary));
    return summary.exact === summary.games ? 0 : 1;
  }
  process.stderr.write(usage);
  return values.help ? 0 : 2;
}

/** A progress line on a terminal; nothing when piped. */
function progress(done: number, total: number): void {
  if (!process.stderr.isTTY) return;
  const width = 30;
  const filled = Math.round((width * done) / total);
  process.stderr.write(
    `\r[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done}/${total}${done === total ? '\n' : ''}`,
  );
}

process.exitCode = await main(process.argv.slice(2));
