/** Worker processes: those that die or hang are replaced, their tasks tried again, and none outlives its master. */
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { planOf } from '../definition/plan.js';
import { builtFile } from '../testing/built.js';
import { experimentOn, noughts, players } from '../testing/games.js';
import { ProcessPool } from './pool.js';
import { runJobs } from './runJobs.js';
import { Schedule } from './schedule.js';

jest.setTimeout(120_000);
const folder = mkdtempSync(join(tmpdir(), 'ludii-'));
let file: URL;

/** A worker whose tasks are what it is to do. */
beforeAll(() => {
  const path = join(folder, 'worker.mjs');
  writeFileSync(
    path,
    `import { appendFileSync } from 'node:fs';
import { serve } from ${JSON.stringify(builtFile('run/serve.js').href)};
serve(async ({ what, log }, { alive, signal }) => {
  if (log) appendFileSync(log, process.pid + '\\n');
  switch (what) {
    case 'exit': process.exit(7);
    case 'hang': for (;;) {}
    case 'memory': { const all = []; for (;;) all.push(new Array(1e5).fill({})); }
    case 'buffers': { const all = []; for (;;) { all.push(Buffer.alloc(1e8, 1)); await new Promise((go) => setTimeout(go, 20)); } }
    case 'throw': throw new Error('no such move');
    case 'slow': for (let i = 0; i < 30 && !signal.aborted; i++) { alive(); await new Promise((go) => setTimeout(go, 100)); }
      return signal.aborted ? 'stopped' : 'slow';
    default: return what + '!';
  }
});
`,
  );
  file = pathToFileURL(path);
});

type Task = { readonly what: string; readonly log?: string };

async function inPool<T>(more: object, action: (pool: ProcessPool<Task, string>) => Promise<T>): Promise<T> {
  const pool = new ProcessPool<Task, string>({ file, workers: 2, ...more });
  try {
    return await action(pool);
  } finally {
    await pool.close();
  }
}

test('tasks are answered, more of them than workers', async () => {
  const tasks = Array.from({ length: 9 }, (_, i) => ({ what: String(i) }));
  const answers = await inPool({}, (pool) => Promise.all(tasks.map((task) => pool.run(task))));
  expect(answers).toEqual(tasks.map(({ what }) => ({ answer: `${what}!` })));
});

test('a worker that dies is replaced, and its task tried three times; the others go on', async () => {
  const lost: string[] = [];
  const log = join(folder, 'exits');
  const [bad, good] = await inPool({ workers: 1, onLost: (reason: string) => void lost.push(reason) }, (pool) =>
    Promise.all([pool.run({ what: 'exit', log }), pool.run({ what: 'a' })]),
  );
  expect(bad).toEqual({ failed: 'A worker ended with code 7.', attempts: 3 });
  expect(good).toEqual({ answer: 'a!' });
  expect(lost).toHaveLength(3);
  expect(new Set(readFileSync(log, 'utf8').trim().split('\n')).size).toBe(3);
});

test('an error is an answer: it would be the same the next time', async () => {
  const bad = await inPool({}, (pool) => pool.run({ what: 'throw' }));
  expect(bad).toEqual({ failed: 'no such move', attempts: 1 });
});

test('a worker that hangs is replaced, one that is only slow is not', async () => {
  const ended = await inPool({ seconds: 6, attempts: 1 }, (pool) =>
    Promise.all([pool.run({ what: 'hang' }), pool.run({ what: 'slow' })]),
  );
  expect(ended).toEqual([{ failed: 'A worker gave no sign of life for 6 s.', attempts: 1 }, { answer: 'slow' }]);
});

test.each(['memory', 'buffers'])('a worker that takes too much memory is replaced (%s)', async (what) => {
  const ended = await inPool({ memory: 64, attempts: 1 }, (pool) => pool.run({ what }));
  expect(ended).toEqual({ failed: 'A worker ran out of memory (64 MB).', attempts: 1 });
});

test('tasks can be asked to come to an end; closing fails what is left', async () => {
  const pool = new ProcessPool<Task, string>({ file, workers: 1 });
  await pool.run({ what: 'a' });
  const slow = pool.run({ what: 'slow' });
  pool.stop();
  expect(await slow).toEqual({ answer: 'stopped' });
  const [running, waiting] = [pool.run({ what: 'slow' }), pool.run({ what: 'b' })];
  await pool.close();
  expect(await running).toMatchObject({ failed: 'It was stopped.' });
  expect(await waiting).toMatchObject({ failed: 'It was stopped.' });
});

test('a worker ends with its master, even in the middle of a hang', async () => {
  const log = join(folder, 'orphans');
  const master = join(folder, 'master.mjs');
  writeFileSync(
    master,
    `import { ProcessPool } from ${JSON.stringify(builtFile('run/pool.js').href)};
new ProcessPool({ file: new URL(${JSON.stringify(file.href)}), workers: 1 }).run({ what: 'hang', log: ${JSON.stringify(log)} });
`,
  );
  const child = fork(master, { execArgv: [] });
  const pid = await until(() => Number(read(log)) || undefined);
  child.kill('SIGKILL');
  await until(() => (isRunning(pid) ? undefined : true));
});

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until<T>(look: () => T | undefined): Promise<T> {
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('an experiment gives the same on processes as in this one', async () => {
  const { definition, games } = experimentOn([noughts], { number: 12, gamesPerJob: 2, players, precision: 0.7 });
  const run = async (workers: number): Promise<unknown> => {
    const schedule = new Schedule(planOf(definition));
    expect(await runJobs(schedule, { workers, games, workerFile: builtFile('run/worker.js') })).toBe(true);
    return schedule.cells;
  };
  expect(await run(2)).toEqual(await run(0));
});

test('a job that takes long in this process is left to another', async () => {
  const { definition, games } = experimentOn([noughts], { number: 12, gamesPerJob: 12 });
  const run = async (more: object): Promise<unknown> => {
    const schedule = new Schedule(planOf(definition));
    expect(await runJobs(schedule, { workers: 1, games, workerFile: builtFile('run/worker.js'), ...more })).toBe(true);
    return schedule.cells;
  };
  expect(await run({ hereFor: 0.01 })).toEqual(await run({}));
});
