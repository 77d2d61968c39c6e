/**
 * `npm run bench:queue`: what the queue of experiments costs against a run without it, in CPU time of all processes: as a whole,
 * and for each further game. Each round plays few and many random games of Breakthrough both ways, in changing order, from the first
 * process to the last; rounds can be gathered in a file over several calls, so that a noisy machine is averaged out. The processes
 * that play do the same in both ways and take nearly all of the time, so the rest is also told by itself: that is the cost of the
 * queue without the noise of the games. With `--workers` it is instead what a second worker is worth, in time by the clock.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { cpuDirectory } from './cpuAtExit.js';
import { type Cost, type Round, summary, type Way, workersSummary } from './rounds.js';

const usage = `Usage:
  npm run bench:queue -- [--workers] [--rounds N] [--games N] [--per-job N] [--file FILE]

Needs redis-server and Linux. Each round plays a fifth of the games and all of them, with one worker, embedded and on a queue; with
--workers all of them, with one worker and with two. The logs must be the same. Results of each round are added to FILE, and the
summary is over all rounds in it. CPU time is of all processes together, Redis too. Time by the clock, which --workers shows, means
little on a machine that is busy: rounds in which other processes took more than 3 % of it are left out.
`;

const root = resolve(fileURLToPath(import.meta.url), '../../../..');
const ludii = join(root, 'packages/cli/dist/main.js');
const atExit = new URL('./cpuAtExit.js', import.meta.url);
/** Clock ticks of a second in /proc, on every Linux that Node runs on. */
const Ticks = 100;

/** Fields of /proc/…/stat after the name of the program, which may hold spaces. */
function stat(process: number | 'self'): number[] {
  const text = readFileSync(`/proc/${process}/stat`, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

/** Seconds of CPU of the processes that this one has started and that have ended, with all that those had started. */
function ofChildren(): number {
  const fields = stat('self');
  return (fields[13]! + fields[14]!) / Ticks;
}

/** Seconds of CPU of a process that runs. */
function ofProcess(child: ChildProcess): number {
  const fields = stat(child.pid!);
  return (fields[11]! + fields[12]!) / Ticks;
}

/** Seconds in which the processors of this machine were not idle, or not there for it. */
function ofMachine(): number {
  const [user, nice, system, , , irq, softirq, steal] = readFileSync('/proc/stat', 'utf8')
    .slice(5)
    .split(' ')
    .map(Number);
  return (user! + nice! + system! + irq! + softirq! + steal!) / Ticks;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}

class Bench {
  constructor(
    readonly directory: string,
    readonly redis: ChildProcess,
    readonly url: string,
    /** Games of a job; those that the experiment makes by itself if nothing is said. */
    readonly perJob: number | undefined,
  ) {}

  /** Runs a command. Returns the seconds of CPU of its own process, without those that it has started. */
  async #ludii(...args: string[]): Promise<number> {
    const child = spawn(process.execPath, [`--import=${atExit}`, ludii, ...args], {
      cwd: this.directory,
      env: { ...process.env, [cpuDirectory]: this.directory },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const code = await new Promise((done) => child.on('close', done));
    if (code !== 0) throw new Error(`ludii ${args.join(' ')} ended with ${code}: ${errors}`);
    return Number(readFileSync(join(this.directory, `${child.pid}.cpu`), 'utf8'));
  }

  /** What something takes; its time ends when `first` is done, its CPU when all is. */
  async #cost(begin: () => readonly [first: Promise<number>, ...rest: Promise<number>[]]): Promise<Cost> {
    const [redis, machine, children] = [ofProcess(this.redis), ofMachine(), ofChildren()];
    const start = performance.now();
    const [first, ...rest] = begin();
    const inCharge = [await first];
    const wall = (performance.now() - start) / 1000;
    inCharge.push(...(await Promise.all(rest)));
    const total = (performance.now() - start) / 1000;
    const queue = ofProcess(this.redis) - redis;
    const cpu = ofChildren() - children + queue;
    const beside = inCharge.reduce((sum, each) => sum + each, queue);
    return { wall, cpu, beside, others: (ofMachine() - machine - cpu) / (total * availableParallelism()) };
  }

  async embedded(workers: number): Promise<Cost> {
    return this.#cost(() => [
      this.#ludii('experiment', 'bench.yaml', '-w', String(workers), '--out', `embedded-${workers}.log`),
    ]);
  }

  async queued(workers: number): Promise<Cost> {
    const out = `queued-${workers}.log`;
    return this.#cost(() => {
      let isOver = false;
      const waiting = this.#ludii('experiment', 'bench.yaml', '--queue', this.url, '--out', out).finally(() => {
        isOver = true;
      });
      // On a busy machine a worker may look before there is anything to do, and leave.
      const working = async (): Promise<number> => {
        let cpu = 0;
        do cpu += await this.#ludii('worker', '--queue', this.url, '-w', String(workers), '--until-empty');
        while (!isOver);
        return cpu;
      };
      return [waiting, working()];
    });
  }

  /** So many games in some ways, in an order that changes from round to round. */
  async #runs(number: number, games: number, ways: readonly Way[]): Promise<Readonly<Record<string, Cost>>> {
    const game = join(root, 'games/race/breakthrough.lud');
    writeFileSync(
      join(this.directory, 'bench.yaml'),
      `games: [${game}]\nplayers: [random]\nnumber: ${games}\n${this.perJob === undefined ? '' : `gamesPerJob: ${this.perJob}\n`}`,
    );
    const costs = new Map<Way, Cost>();
    for (const way of number % 2 === 1 ? ways.toReversed() : ways) {
      const workers = Number(way.slice(-1));
      costs.set(way, await (way.startsWith('queued') ? this.queued(workers) : this.embedded(workers)));
    }
    const logs = ways.map((way) => join(this.directory, `${way.slice(0, -1)}-${way.slice(-1)}.log`));
    const [first, ...others] = logs.map((log) => readFileSync(log));
    if (others.some((other) => !other.equals(first!))) throw new Error('The logs differ.');
    for (const log of logs) rmSync(log);
    return Object.fromEntries(costs);
  }

  async round(number: number, games: number): Promise<Round> {
    const ways: readonly Way[] = ['embedded1', 'queued1'];
    const few = Math.ceil(games / 5);
    return { few, games, short: await this.#runs(number, few, ways), costs: await this.#runs(number, games, ways) };
  }

  async workersRound(number: number, games: number): Promise<Round> {
    return { games, costs: await this.#runs(number, games, ['embedded1', 'embedded2', 'queued2', 'queued1']) };
  }
}

async function withRedis<T>(directory: string, action: (redis: ChildProcess, url: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--dir', directory, '--save', '', '--appendonly', 'yes'];
  const redis = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    await new Promise<void>((done, failed) => {
      redis.on('error', () => failed(new Error('redis-server cannot be started: is it installed?')));
      redis.on('exit', (code) => failed(new Error(`redis-server ended with ${code}.`)));
      redis.stdout.setEncoding('utf8').on('data', (text: string) => text.includes('Ready to accept') && done());
    });
    return await action(redis, `redis://127.0.0.1:${port}`);
  } finally {
    redis.kill();
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      workers: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '1' },
      games: { type: 'string', default: '5000000' },
      'per-job': { type: 'string' },
      file: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [rounds, games] = [Number(values.rounds), Number(values.games)];
  const perJob = values['per-job'] === undefined ? undefined : Number(values['per-job']);
  if (values.help || !(rounds >= 0) || !(games > 0) || (perJob !== undefined && !(perJob > 0))) {
    process.stderr.write(usage);
    return values.help ? 0 : 2;
  }
  const { file } = values;
  const known = file && existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const all = known.filter((line) => line !== '').map((line) => JSON.parse(line) as Round);
  const directory = mkdtempSync(join(tmpdir(), 'ludii-bench-'));
  try {
    await withRedis(directory, async (redis, url) => {
      const bench = new Bench(directory, redis, url, perJob);
      for (let i = 0; i < rounds; i++) {
        const round = await (values.workers ? bench.workersRound(all.length, games) : bench.round(all.length, games));
        all.push(round);
        if (file) appendFileSync(file, `${JSON.stringify(round)}\n`);
      }
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  process.stdout.write(values.workers ? workersSummary(all) : summary(all));
  return 0;
}

process.exitCode = await main();
