/**
 * `npm run messages -- 5000`: makes so many small mistakes in the games of the library and measures what is said of
 * them. `--show drop` prints the mutations of a kind whose message is not good, `--seed` chooses other ones.
 */
import { parseArgs } from 'node:util';
import { renderDiagnostic } from '@ludii/compiler';
import { mutations } from './mutate.js';
import { measureAll, share, type Tally } from './run.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    show: { type: 'string' },
    most: { type: 'string', default: '20' },
  },
});
const wanted = Number(positionals[0] ?? 500);
let shown = 0;
const tally = measureAll(wanted, Number(values.seed), ({ game, mutation, verdict }) => {
  const isPoor = verdict.diagnostics.length > 0 && !(verdict.located && verdict.suggested);
  const unnoticed = verdict.diagnostics.length === 0 && values.show === 'unnoticed';
  if (!(unnoticed || (isPoor && (values.show === mutation.kind || values.show === 'all'))) || shown >= Number(values.most)) return; // biome-ignore format: one line reads best
  shown++;
  const sources = new Map([[game.file, mutation.text]]);
  const [from] = mutation.places[0]!;
  const line = mutation.text.slice(0, from).split('\n').length;
  console.log(`--- ${game.file}:${line}: ${mutation.done} (${verdict.located ? '' : 'not located '}${verdict.suggested ? '' : 'not suggested'})`); // biome-ignore format: one line reads best
  for (const each of verdict.diagnostics.slice(0, 2)) {
    console.log(renderDiagnostic(each, sources));
    console.log(each.fixes.slice(0, 3).map(({ title }) => `  fix: ${title}`).join('\n')); // biome-ignore format: one line reads best
  }
});

const row = (name: string, { faulty, located, suggested, unnoticed }: Tally): string =>
  `${name.padEnd(10)}${String(faulty).padStart(8)}${share(located, faulty).padStart(10)}${share(suggested, faulty).padStart(12)}${String(unnoticed).padStart(12)}`;
console.log(`${'mutation'.padEnd(10)}${'faulty'.padStart(8)}${'located'.padStart(10)}${'suggested'.padStart(12)}${'still right'.padStart(12)}`); // biome-ignore format: one line reads best
for (const kind of mutations) console.log(row(kind, tally.byKind[kind]));
console.log(row('all', tally.all));
