import { file, ludii, noughts } from '../testing/capture.js';

test('the last line of JSON has a result for each game', async () => {
  const path = file(noughts());
  const { code, out } = await ludii('bench', path, file(noughts(), 'second.lud'), '--seconds', '0.02', '--json');
  expect(code).toBe(0);
  const results = JSON.parse(out.trimEnd().split('\n').at(-1)!) as Record<string, unknown>[];
  expect(results).toHaveLength(2);
  expect(results[0]).toMatchObject({ game: 'Noughts' });
  expect(results[0]?.playoutsPerSecond).toBeGreaterThan(0);
  expect(results[1]?.movesPerSecond).toBeGreaterThan(Number(results[1]?.playoutsPerSecond));
});

test('the table has a line for each game', async () => {
  const { out } = await ludii('bench', file(noughts()), '--seconds', '0.02');
  expect(out).toMatch(/^game +playouts\/s +moves\/s\nNoughts +[\d,.]+ +[\d,.]+\n$/);
});
