/** Experiments as commands: they survive being killed, stop cleanly, and refuse what is wrong. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { directory, noughts } from '../testing/capture.js';
import { startLudii, until } from '../testing/processes.js';
import { duration, Pace } from './pace.js';

jest.setTimeout(600_000);

const definition = `
name: Ladder
games: [noughts.lud, { game: noughts.lud, options: [Board/Four] }]
players: [random, { agent: uct, iterations: 60 }, { agent: mc, iterations: 60 }]
number: 12
seed: 3
record: [outcome, length]
`;
const home = (text = definition): string => directory({ 'noughts.lud': noughts(), 'test.yaml': text });

async function done(cwd: string, ...args: string[]): Promise<{ readonly code: unknown; readonly text: string }> {
  const running = startLudii(cwd, args);
  return { code: await running.ended, text: running.text() };
}

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);

/** Number of records in a log that were written whole, the header among them. */
const lines = (path: string): number => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0);

// `LUDII_KILLS=20 npx jest experiment` for more.
const kills = Number(process.env.LUDII_KILLS ?? 3);

test(`killed at ${kills} random moments and resumed, the log is that of an uninterrupted run`, async () => {
  const cwd = home();
  expect(await done(cwd, 'experiment', 'test.yaml', '--out', 'whole.log')).toMatchObject({ code: 0 });
  const whole = readFileSync(join(cwd, 'whole.log'));
  const log = join(cwd, 'test.log');
  const moments: number[] = [];
  for (let k = 0; k < kills; k++) {
    // A size of the log at which it is killed: as random as a time, but not lost before the first job on a busy machine.
    const moment = sizeOf(log) + Math.floor(Math.random() ** 2 * (whole.length - sizeOf(log)) * 0.8);
    const running = startLudii(cwd, ['experiment', 'test.yaml', '--resume']);
    await until(() => sizeOf(log) > moment || running.child.exitCode !== null);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
    running.child.kill('SIGKILL');
    await running.ended;
    moments.push(sizeOf(log));
  }
  const { code, text } = await done(cwd, 'experiment', 'test.yaml', '--resume');
  expect({ code, moments, same: readFileSync(log).equals(whole) }).toEqual({ code: 0, moments, same: true });
  expect(text).toContain('Ladder: 72 games, complete');
});

test('Ctrl-C tells what is there, and the rest can be played later', async () => {
  const cwd = home(definition.replace('number: 12', 'number: 400'));
  const log = join(cwd, 'test.log');
  const running = startLudii(cwd, ['experiment', 'test.yaml']);
  await until(() => lines(log) > 3);
  running.child.kill('SIGINT');
  expect(await running.ended).toBe(130);
  expect(running.text()).toMatch(/Ladder: \d+ games, \d+ of 1,200 jobs done/);
  expect(running.text()).toContain('Stopped. Go on with: ludii experiment test.yaml --resume');
  const before = lines(log);
  const again = startLudii(cwd, ['experiment', 'test.yaml', '--resume', '--workers', '1']);
  await until(() => lines(log) > before);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(130);
  expect(await done(cwd, 'experiment', 'report', 'test.yaml')).toMatchObject({ code: 0 });
});

test('nothing is overwritten, and the message says what to do', async () => {
  const cwd = home(definition.replace('number: 12', 'number: 1').replace(/, \{ game[^}]*\}/, ''));
  const log = join(cwd, 'test.log');
  expect(await done(cwd, 'experiment', 'test.yaml')).toMatchObject({ code: 0 });
  const before = readFileSync(log);
  expect(await done(cwd, 'experiment', 'test.yaml')).toEqual({
    code: 1,
    text: 'error: "test.log" exists already. Go on with it by --resume, or write to another file by --out.\n',
  });
  writeFileSync(join(cwd, 'test.yaml'), definition);
  const other = await done(cwd, 'experiment', 'test.yaml', '--resume');
  expect(other.code).toBe(1);
  expect(other.text).toMatch(/^error: "test\.log" is the log of another experiment/);
  expect(readFileSync(log).equals(before)).toBe(true);
  const queue = await done(
    cwd,
    'experiment',
    'test.yaml',
    '--out',
    'new.log',
    '--queue',
    'redis://:s3cret@127.0.0.1:1',
  );
  expect(queue).toEqual({
    code: 1,
    text: 'error: The queue redis://127.0.0.1:1 cannot be used: nothing answers there.\n',
  });
  expect(existsSync(join(cwd, 'new.log'))).toBe(false);
});

test('a precision is reached, and no more is played', async () => {
  const cwd = home('games: [noughts.lud]\nprecision: 0.1\ngamesPerJob: 20');
  const { code } = await done(cwd, 'experiment', 'test.yaml');
  const report = JSON.parse((await done(cwd, 'experiment', 'report', 'test.yaml', '--format', 'json')).text) as {
    games: { games: number; seats: { low: number; high: number }[] }[];
  };
  expect(code).toBe(0);
  expect(report.games[0]!.games).toBeLessThan(1000);
  for (const { low, high } of report.games[0]!.seats) expect(high - low).toBeLessThan(0.1);
});

test('how fast it goes and how long it takes', () => {
  let now = 0;
  const pace = new Pace(100, () => now);
  expect(pace.at(100, 0.1)).toBe('');
  now = 10_000;
  expect(pace.at(300, 0.3)).toBe('20 games/s, 35 s left');
  expect(pace.at(1000, 1)).toBe('90 games/s');
  expect([3, 600, 7200].map(duration)).toEqual(['3 s', '10 min', '2.0 h']);
});
