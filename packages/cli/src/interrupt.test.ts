/** Ctrl-C in the middle: every long command tells what it has, and ends as shells expect it. */
import { Watch } from './experiment/watch.js';
import { interruptible } from './interrupt.js';
import { file, ludii, noughts } from './testing/capture.js';

jest.setTimeout(120_000);
const press = (): boolean => process.emit('SIGINT', 'SIGINT');

/** Presses Ctrl-C when something was done. */
function pressAfter(jobs: number): void {
  let seen = 0;
  jest.spyOn(Watch.prototype, 'at').mockImplementation(() => {
    if (++seen === jobs) press();
  });
}
afterEach(() => void jest.restoreAllMocks());

test('random games', async () => {
  pressAfter(3);
  const { code, out, err } = await ludii('playout', file(noughts()), '-n', '100000', '--workers', '0');
  expect(code).toBe(130);
  expect(out).toMatch(/^Noughts: 600 random games/);
  expect(err).toBe('Stopped after 600 games of 100,000.\n');
});

test('a tournament', async () => {
  pressAfter(2);
  const { code, out, err } = await ludii(
    'tournament',
    file(noughts()),
    'random',
    'mc:iterations=5',
    '-n',
    '1000',
    '-w',
    '0',
  );
  expect(code).toBe(130);
  expect(out).toMatch(/^Noughts: 4 games, 2 of 500 jobs done\n/);
  expect(err).toBe('Stopped before the end.\n');
});

test('looking at files', async () => {
  const stuck = noughts({ play: '(if (is Full) (move Add (to (sites Empty))))' });
  const timer = setTimeout(press, 10);
  const { code, out, err } = await ludii('validate', file(stuck), '--playouts', '100000000', '-m', '3');
  clearTimeout(timer);
  expect(code).toBe(130);
  expect(out).toContain('warning[no-first-move]');
  expect(err).toBe('Stopped: 1 of 1 file looked at.\n');
});

test('without it nothing is stopped, and afterwards nobody listens', async () => {
  const before = process.listenerCount('SIGINT');
  expect(await interruptible(async (signal) => signal.aborted)).toBe(false);
  expect(process.listenerCount('SIGINT')).toBe(before);
});
