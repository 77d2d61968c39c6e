/**
 * `npm run fuzz -- 1000000`: compiles and plays mutants of our games in child processes, and tells what must not happen.
 * `npm run fuzz -- trials 100000` reads damaged trial files, `-- calls 100000` calls the API in any order.
 * `npm run fuzz -- --show 4711` prints a mutant; `--shrink 4711` prints the shortest description with the same findings.
 */
import { parseArgs } from 'node:util';
import { callsText } from './calls.js';
import type { Trying } from './child.js';
import { damagedText } from './damage.js';
import { library } from './library.js';
import { mutant } from './mutate.js';
import { fuzz } from './run.js';
import { findingsOf, shrink } from './shrink.js';

const usage = `Usage:
  npm run fuzz -- [mutants|trials|calls] <how many> [--from N] [--seconds N] [--notes FILE] [--json]
  npm run fuzz -- [mutants|trials|calls] --show <number>
  npm run fuzz -- --shrink <mutant>
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '0' },
    seconds: { type: 'string' },
    notes: { type: 'string' },
    json: { type: 'boolean', default: false },
    show: { type: 'string' },
    shrink: { type: 'string' },
  },
});

/** What a number stands for, as text. */
function shown(trying: Trying, n: number): string {
  if (trying === 'trials') return damagedText(n);
  return trying === 'calls' ? callsText(library(), n) : mutant(library(), n);
}

async function main(): Promise<number> {
  const [trying] = positionals;
  const named = trying === 'mutants' || trying === 'trials' || trying === 'calls' ? trying : undefined;
  if (values.show !== undefined) {
    console.log(shown(named ?? 'mutants', Number(values.show)));
    return 0;
  }
  if (values.shrink !== undefined) {
    const n = Number(values.shrink);
    const text = mutant(library(), n);
    for (const finding of findingsOf(text, n)) console.log(`// ${finding}\n${shrink(text, n, finding)}\n`);
    return 0;
  }
  const count = Number(positionals[named ? 1 : 0]);
  if (!(count > 0)) {
    process.stderr.write(usage);
    return 2;
  }
  const summary = await fuzz({
    trying: named,
    from: Number(values.from),
    count,
    ...(values.seconds === undefined ? {} : { seconds: Number(values.seconds) }),
    notes: values.notes,
    onProgress: (done, found) => process.stderr.write(`\r${done} ${named ?? 'mutants'}, ${found} findings `),
  });
  const { mutants, stages, megabytes } = summary;
  const found = [...summary.found.values()].sort((a, b) => b.mutants.length - a.mutants.length);
  process.stderr.write('\n');
  if (values.json) console.log(JSON.stringify({ mutants, stages, megabytes, found }));
  else {
    console.log(`${mutants} ${named ?? 'mutants'}: ${JSON.stringify(stages)}; at most ${megabytes} MB`);
    for (const { what, mutants: numbers, stack } of found) {
      console.log(`${numbers.length} × ${what} (numbers ${numbers.slice(0, 5).join(', ')})`);
      if (stack) console.log(stack.split('\n').slice(1, 5).join('\n'));
    }
  }
  return found.length === 0 ? 0 : 1;
}

process.exitCode = await main();
