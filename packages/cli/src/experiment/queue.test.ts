/** The queue, on a real Redis: workers are killed, Redis is started anew, and every result is there once. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectResults, outcomes, readDefinition } from '@ludii/experiments';
import { openLog } from '@ludii/experiments/internal';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { directory, noughts } from '../testing/capture.js';
import { freePort, type Running, startLudii, startRedis, until } from '../testing/processes.js';

jest.setTimeout(600_000);
const password = 's3cret-w0rd';
const running: Running[] = [];
let redis: Running;
let url = '';
let port = 0;
let data = '';

const definition = `
name: Ladder
games: [noughts.lud, { game: noughts.lud, options: [Board/Four] }]
players: [random, { agent: uct, iterations: 60 }, { agent: mc, iterations: 60 }]
number: 24
seed: 3
`;
const home = (text = definition): string => directory({ 'noughts.lud': noughts(), 'test.yaml': text });

const withRedis = process.env.LUDII_REDIS_SERVER ? describe : describe.skip;

withRedis('the queue (needs redis-server)', () => {
  beforeAll(async () => {
    data = directory();
    port = await freePort();
    url = `redis://:${password}@127.0.0.1:${port}`;
    redis = await startRedis(data, port, password);
  });
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.splice(0).map(({ ended }) => ended));
  });
  afterAll(async () => {
    redis.child.kill('SIGTERM');
    await redis.ended;
  });

  function start(cwd: string, ...args: string[]): Running {
    const started = startLudii(cwd, args, { LUDII_QUEUE: url });
    running.push(started);
    return started;
  }
  const jobsIn = (log: string): number[] => (existsSync(log) ? [...outcomes(log)].map(({ record }) => record.job) : []);

  test('a worker killed, Redis started anew: each job once, the same as without a queue', async () => {
    const cwd = home();
    const alone = startLudii(cwd, ['experiment', 'test.yaml', '--out', 'alone.log']);
    expect(await alone.ended).toBe(0);
    const log = join(cwd, 'test.log');
    const master = start(cwd, 'experiment', 'test.yaml');
    const elsewhere = directory();
    const first = start(elsewhere, 'worker', '-w', '1', '--lost-after', '2');
    const second = start(elsewhere, 'worker', '-w', '1', '--lost-after', '2');
    const reached = (count: number): Promise<unknown> =>
      until(() => jobsIn(log).length >= count || master.child.exitCode !== null);
    await reached(5);
    first.child.kill('SIGKILL');
    await reached(15);
    redis.child.kill('SIGTERM');
    await redis.ended;
    redis = await startRedis(data, port, password);
    expect(await master.ended).toBe(0);
    expect(jobsIn(log)).toEqual(Array.from({ length: 72 }, (_, i) => i));
    expect(readFileSync(log).equals(readFileSync(join(cwd, 'alone.log')))).toBe(true);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(second.text()).toMatch(/\d+ jobs done\.\n$/);
    for (const text of [master.text(), first.text(), second.text(), readFileSync(log, 'utf8')]) {
      expect(text).not.toContain(password);
    }
  });

  test('jobs are left there, and results collected later', async () => {
    const cwd = home(definition.replace('number: 24', 'number: 2'));
    const left = start(cwd, 'experiment', 'test.yaml', '--detach');
    expect(await left.ended).toBe(0);
    expect(left.text()).toContain('6 jobs in the queue. Collect: ludii experiment results test.yaml --queue …');
    const none = start(cwd, 'experiment', 'results', 'test.yaml');
    expect(await none.ended).toBe(0);
    expect(none.text()).toContain('6 jobs still to come.');
    const worker = start(cwd, 'worker', '-w', '1', '--verbose');
    await until(() => (worker.text().match(/: 2 games\n/g)?.length ?? 0) === 6);
    const all = start(cwd, 'experiment', 'results', 'test.yaml');
    expect(await all.ended).toBe(0);
    expect(all.text()).toContain('Ladder: 12 games, complete');
    // Nothing is left to do: a worker may end by itself.
    const idle = start(cwd, 'worker', '--until-empty');
    expect(await idle.ended).toBe(0);
    expect(idle.text()).toMatch(/0 jobs done\.\n$/);
  });

  test('a job that its queue gives up is recorded as failed, once', async () => {
    const cwd = home(definition.replace('number: 24', 'number: 2'));
    const connection = new Redis(url, { maxRetriesPerRequest: null });
    const left = start(cwd, 'experiment', 'test.yaml', '--detach');
    expect(await left.ended).toBe(0);
    const [meta] = (await connection.keys('ludii:jobs-*:meta')).map((key) => key.split(':')[1]!);
    const queue = new Queue(meta!, { connection, prefix: 'ludii' });
    const bad = new Worker(
      meta!,
      async () => {
        throw new Error('job stalled more than allowable limit');
      },
      { connection, prefix: 'ludii' },
    );
    while ((await queue.getFailedCount()) < 6) await new Promise((resolve) => setTimeout(resolve, 50));
    await bad.close();
    const file = join(cwd, 'test.yaml');
    const { definition: read } = readDefinition(readFileSync(file, 'utf8'), file, {
      text: (path) => readFileSync(path, 'utf8'),
    });
    const { log, schedule } = openLog(read, join(cwd, 'test.log'), true);
    expect(await collectResults({ url, schedule, log })).toBe(true);
    log.close();
    expect([...outcomes(join(cwd, 'test.log'))].map(({ record }) => record)).toEqual(
      Array.from({ length: 6 }, (_, job) => ({ job, failed: 'Its worker was lost.', attempts: 1 })),
    );
    expect(await queue.getFailedCount()).toBe(0);
    await queue.close();
    connection.disconnect();
  });

  test('a worker of another version refuses, and says which one is wanted', async () => {
    const connection = new Redis(url);
    const entry = { version: '99.0.0', experiment: 'x', name: 'From the future' };
    await connection.hset('ludii:experiments', 'future', JSON.stringify(entry));
    const cwd = directory();
    const worker = start(cwd, 'worker');
    expect(await worker.ended).toBe(1);
    expect(worker.text()).toMatch(/were started with version 99\.0\.0 of ludii; this worker is version \d/);
    expect(worker.text()).not.toContain(password);
    await connection.hdel('ludii:experiments', 'future');
    connection.disconnect();
  });

  test('a password that is wrong is told, and not shown', async () => {
    const cwd = directory();
    mkdirSync(join(cwd, 'x'));
    const worker = startLudii(cwd, ['worker', '--queue', `redis://:wr0ng-one@127.0.0.1:${port}`]);
    expect(await worker.ended).toBe(1);
    expect(worker.text()).toContain('the password is refused or missing');
    expect(worker.text()).not.toContain('wr0ng-one');
  });
});
