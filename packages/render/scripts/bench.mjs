/**
 * How long a picture takes, in milliseconds of CPU time: the first of a game (layout and board included), and each one
 * after it in the course of a random game. `node packages/render/scripts/bench.mjs [folder of games]`, after a build.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gameFromText } from '../../engine/dist/index.js';
import { gamesIn } from '../../engine/dist/internal.js';
import { drawPosition } from '../dist/index.js';

const folder = process.argv[2] ?? new URL('../../../games', import.meta.url).pathname;
const filesBelow = (path) =>
  readdirSync(path)
    .map((name) => join(path, name))
    .flatMap((each) => (statSync(each).isDirectory() ? filesBelow(each) : each.endsWith('.lud') ? [each] : []));

const cpu = (work) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Draws after each of some moves; chance is ours, so that runs are alike. */
function measure(file) {
  const trial = gameFromText(readFileSync(file, 'utf8'), { games: gamesIn([folder]) }).start(1);
  const first = cpu(() => drawPosition(trial));
  const times = [];
  for (let move = 0; move < 30 && !trial.isOver && trial.legalCount > 0; move++) {
    trial.apply((move * 7919) % trial.legalCount);
    times.push(cpu(() => drawPosition(trial)));
  }
  times.sort((a, b) => a - b);
  return {
    name: basename(file, '.lud'),
    first,
    median: times[times.length >> 1] ?? first,
    worst: times.at(-1) ?? first,
  };
}

const rows = [];
for (const file of filesBelow(folder)) {
  try {
    rows.push(measure(file));
  } catch (error) {
    console.log(`${basename(file)}: ${error.message.split('\n')[0]}`);
  }
}
rows.sort((a, b) => b.median - a.median);
const show = (value) => value.toFixed(2).padStart(8);
console.log('   first   median    worst  ms of CPU time');
for (const { name, first, median, worst } of rows)
  console.log(`${show(first)} ${show(median)} ${show(worst)}  ${name}`);
const medians = rows.map(({ median }) => median);
const over = medians.filter((value) => value > 5).length;
console.log(`${rows.length} games: median ${show(medians[rows.length >> 1]).trim()} ms, ${over} above 5 ms`);
