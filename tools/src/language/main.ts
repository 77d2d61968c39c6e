/**
 * `npm run language -- completion [places] [seed]` measures completion; `npm run language -- speed` what a keystroke costs
 * in a text of 2,000 lines; `npm run language -- habits` counts the habits of our games anew and writes them where the
 * package finds them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Habits, habitsToText } from '@ludii/language';
import { libraryGames, repository } from '../games/library.js';
import { habitsOf, measure, type Standing, total } from './completion.js';
import { checkTime, keystrokes, longText } from './speed.js';

const percent = ({ offered, asked }: { offered: number; asked: number }): string =>
  asked === 0 ? '' : `${((100 * offered) / asked).toFixed(1)} %`;

function completion(count: number, seed: number): void {
  const score = measure(libraryGames(), count, seed);
  const kinds = Object.keys(score) as Standing[];
  for (const kind of kinds) {
    const { offered, asked } = score[kind];
    console.log(
      `${kind.padEnd(10)} ${String(offered).padStart(5)} of ${String(asked).padStart(5)}  ${percent(score[kind])}`,
    );
  }
  const all = total(score);
  const chosen = total(
    score,
    kinds.filter((kind) => kind !== 'number'),
  );
  console.log(`all places ${all.offered} of ${all.asked}: ${percent(all)}`);
  console.log(`without numbers ${chosen.offered} of ${chosen.asked}: ${percent(chosen)}`);
}

function speed(): void {
  const text = longText(libraryGames());
  const lines = text.split('\n').length;
  console.log(
    `a text of ${lines} lines, ${(text.length / 1000).toFixed(0)} kB; CPU time of one keystroke, in all threads`,
  );
  keystrokes(text, 20);
  const shown = (ms: number): string => ms.toFixed(1).padStart(6);
  for (const [name, { least, median, most }] of keystrokes(text))
    console.log(`${name.padEnd(32)} median ${shown(median)} ms   95 % ${shown(most)} ms   least ${shown(least)} ms`);
  console.log(`${'checking all, in a pause'.padEnd(32)} ${checkTime(text).toFixed(0)} ms`);
}

function writeHabits(): void {
  const all = new Habits();
  for (const habits of habitsOf(libraryGames())) all.merge(habits);
  const text = habitsToText(all);
  if (/[`\\]|\$\{/.test(text)) throw new Error('The habits hold characters that can not be stored plainly.');
  const file = join(repository(), 'packages/language/src/habits/habits.data.ts');
  const head = '/** Habits of our own games; written by `npm run language -- habits`. */\n';
  writeFileSync(file, `${head}export const habitsText = \`${text}\`;\n`);
  console.log(`${file}: ${(text.length / 1000).toFixed(0)} kB`);
}

const [command = 'completion', count = '1000', seed = '1'] = process.argv.slice(2);
if (command === 'completion') completion(Number(count), Number(seed));
else if (command === 'speed') speed();
else if (command === 'habits') writeHabits();
else {
  console.error(`Unknown command "${command}": completion, speed or habits.`);
  process.exitCode = 2;
}
