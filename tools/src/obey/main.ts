/**
 * `npm run obey`: measures how soon agents, playouts and searches stop when their time is up, or when a signal says so, in
 * positions where that is hard. Prints a table of the worst, and fails if something takes too long.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { agentKinds } from '@ludii/agents';
import { contest, EngineError, playouts, RandomAgent, type Trial, UctAgent } from '@ludii/engine';
import { hardPositions } from './positions.js';

const { values } = parseArgs({
  options: {
    ms: { type: 'string', default: '100' },
    most: { type: 'string', default: '50' },
    times: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});
const ms = Number(values.ms);
const most = Number(values.most);
const times = Number(values.times);

/** How much later than it should something ended, in ms: the first time, and the worst of the others. */
interface Late {
  readonly first: number;
  readonly worst: number;
}

async function late(act: () => unknown): Promise<Late> {
  const all: number[] = [];
  for (let n = 0; n <= times; n++) {
    const start = performance.now();
    try {
      await act();
    } catch (error) {
      // A limit, or the reason of a signal: either way it has stopped.
      if (!(error instanceof EngineError) && !(error instanceof DOMException)) throw error;
    }
    all.push(performance.now() - start - ms);
  }
  const [first, ...others] = all;
  return { first: first!, worst: Math.max(...others) };
}

/** Everything that has a time or heeds a signal. */
function acts(trial: Trial): [string, () => unknown][] {
  const { game } = trial;
  const aborted = (run: (signal: AbortSignal) => Promise<unknown>): Promise<unknown> => {
    const controller = new AbortController();
    void wait(ms).then(() => controller.abort());
    return run(controller.signal);
  };
  const agents = agentKinds.map(({ name, create }): [string, () => unknown] => [
    name,
    () => create({ ms }).selectMove(trial, { ms, seed: 1 }),
  ]);
  return [
    ...agents.filter(([name]) => name !== 'random'),
    ['uct.analyse', () => new UctAgent().analyse(trial, { ms, seed: 1 })],
    ['trial.playout, ms', () => playoutWithin(trial)],
    ['playouts, ms of each', () => playouts(game, 1, { limits: { ms } })],
    ['playouts, signal', () => aborted((signal) => playouts(game, 1_000_000, { signal }))],
    ['playouts on workers, signal', () => aborted((signal) => playouts(game, 1_000_000, { workers: 1, signal }))],
    [
      'contest of random agents, signal',
      () => aborted((signal) => contest(game, [new RandomAgent(), new RandomAgent()], { signal })),
    ],
  ];
}

function playoutWithin(trial: Trial): unknown {
  const copy = trial.clone();
  copy.limits = { ms };
  return copy.playout({ seed: 1 });
}

const tooLate: string[] = [];
console.log(`| position | what | first (ms late) | worst of ${times} more |\n|---|---|--:|--:|`);
for (const { name, trial } of hardPositions()) {
  for (const [what, act] of acts(trial)) {
    if (values.only !== undefined && !`${name} ${what}`.includes(values.only)) continue;
    const { first, worst } = await late(act);
    console.log(`| ${name} | ${what} | ${first.toFixed(0)} | ${worst.toFixed(0)} |`);
    if (Math.max(first, worst) > most) tooLate.push(`${name}, ${what}: ${Math.max(first, worst).toFixed(0)} ms late`);
  }
}
for (const each of tooLate) console.log(each);
process.exitCode = tooLate.length === 0 ? 0 : 1;
