/**
 * `npm run obey`: measures how soon agents, playouts and searches stop when their time is up, or when a signal says so, in
 * positions where that is hard. Prints a table of the worst, and fails if something takes too long.
 *
 * Times are those of the processor, of all threads of this process together, and agents are given the same clock: a machine
 * that does other things at the same time then changes nothing. What waits for other threads is measured by the time of day,
 * and so is everything with `--clock day`.
 */
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { agentKinds, ParallelAgent } from '@ludii/agents';
import { contest, EngineError, type MoveValue, playouts, RandomAgent, type Trial } from '@ludii/engine';
import { inCpuTime } from '../strength/cpuClock.js';
import { hardPositions } from './positions.js';

const { values } = parseArgs({
  options: {
    ms: { type: 'string', default: '100' },
    most: { type: 'string', default: '50' },
    times: { type: 'string', default: '3' },
    only: { type: 'string' },
    clock: { type: 'string', default: 'processor' },
  },
});
const ms = Number(values.ms);
const allowed = Number(values.most);
const times = Number(values.times);

setFlagsFromString('--expose-gc');
/** Throws garbage away: what was done before would be cleared away in the time of what is measured, by all threads. */
const clearUp = runInNewContext('gc') as () => void;

/** How much later than it should something ended, in ms: the first time, and the worst of the others. */
interface Late {
  readonly first: number;
  readonly worst: number;
}

/** When the last signal was given, if there was one. */
let signalled: number | undefined;

async function late({ act, waits }: Act): Promise<Late> {
  const byDay = waits || values.clock === 'day';
  const all: number[] = [];
  for (let n = 0; n <= times; n++) {
    const once = async (): Promise<void> => {
      signalled = undefined;
      const start = performance.now();
      try {
        await act(byDay);
      } catch (error) {
        // A limit, or the reason of a signal: either way it has stopped.
        if (!(error instanceof EngineError) && !(error instanceof DOMException)) throw error;
      }
      // The timers of a thread that only waits for others come late on a busy machine.
      all.push(performance.now() - (waits ? (signalled ?? start + ms) : start + ms));
    };
    clearUp();
    await (byDay ? once() : inCpuTime(once));
  }
  const [first, ...others] = all;
  return { first: first!, worst: Math.max(...others) };
}

/** Something that has a time or heeds a signal. */
interface Act {
  readonly what: string;
  /** Does it; told whether the clock goes by the day. */
  readonly act: (byDay: boolean) => unknown;
  /** True if other threads do it. */
  readonly waits?: boolean;
}

/** Runs something with a signal that is given when the time is up. */
async function aborted(byDay: boolean, run: (signal: AbortSignal) => Promise<unknown>): Promise<unknown> {
  const controller = new AbortController();
  const start = performance.now();
  let isDone = false;
  const abort = async (): Promise<void> => {
    if (byDay) await wait(ms);
    // Processor time passes only while something is done: it is looked at whenever other code has its turn.
    else while (!isDone && performance.now() - start < ms) await turn();
    signalled = performance.now();
    controller.abort();
  };
  void abort();
  try {
    return await run(controller.signal);
  } finally {
    isDone = true;
  }
}

/** All that has a time or heeds a signal. */
function acts(trial: Trial): Act[] {
  const { game } = trial;
  const agents = agentKinds
    .filter(({ name }) => name !== 'random')
    .flatMap(({ name, create }): Act[] => {
      const agent = create({ ms }) as ReturnType<typeof create> & {
        analyse?(trial: Trial, options: { ms: number; seed: number }): readonly MoveValue[];
      };
      return [
        { what: name, act: () => create({ ms }).selectMove(trial, { ms, seed: 1 }) },
        ...(agent.analyse ? [{ what: `${name}.analyse`, act: () => agent.analyse?.(trial, { ms, seed: 1 }) }] : []),
      ];
    });
  return [
    ...agents,
    { what: 'trial.playout, ms', act: () => playoutWithin(trial) },
    { what: 'playouts, ms of each', act: () => playouts(game, 1, { limits: { ms } }) },
    {
      what: 'playouts, signal',
      act: (byDay) => aborted(byDay, (signal) => playouts(game, 1_000_000, { signal })),
    },
    {
      what: 'contest of random agents, signal',
      act: (byDay) => aborted(byDay, (signal) => contest(game, [new RandomAgent(), new RandomAgent()], { signal })),
    },
    {
      what: 'playouts on workers, signal',
      act: () => aborted(true, (signal) => playouts(game, 1_000_000, { workers: 1, signal })),
      waits: true,
    },
    {
      what: 'search on workers, signal',
      act: () =>
        aborted(true, (signal) =>
          new ParallelAgent({ agent: { name: 'uct' }, workers: 1 }).selectMove(trial, { ms: 1e6, signal }),
        ),
      waits: true,
    },
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
  for (const act of acts(trial)) {
    if (values.only !== undefined && !`${name} ${act.what}`.includes(values.only)) continue;
    const { first, worst } = await late(act);
    console.log(`| ${name} | ${act.what} | ${first.toFixed(0)} | ${worst.toFixed(0)} |`);
    const most = Math.max(first, worst);
    if (most > allowed) tooLate.push(`${name}, ${act.what}: ${most.toFixed(0)} ms late`);
  }
}
for (const each of tooLate) console.log(each);
process.exitCode = tooLate.length === 0 ? 0 : 1;
