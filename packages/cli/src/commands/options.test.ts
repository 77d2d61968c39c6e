import { file, ludii, noughts } from '../testing/capture.js';

test('options are listed with the usual one marked', async () => {
  const { code, out } = await ludii('options', file(noughts()));
  expect(code).toBe(0);
  expect(out).toBe('Board\n  * Three  Nine cells.\n    Four   Sixteen cells.\n');
});

test('rulesets are listed too', async () => {
  const rulesets = '(rulesets { (ruleset "Ruleset/Large" { "Board/Four" })* })';
  const { out } = await ludii('options', file(noughts() + rulesets));
  expect(out).toContain('Rulesets\n    Ruleset/Large  (Board/Four)\n');
});

test('JSON, and a game without options', async () => {
  const json: unknown = JSON.parse((await ludii('options', file(noughts()), '--json')).out);
  expect(json).toMatchObject({
    game: 'Noughts',
    options: [{ heading: 'Board', items: [{ selector: 'Board/Three', isDefault: true }, { isDefault: false }] }],
  });
  expect((await ludii('options', file('(game "Plain" (players 2))'))).out).toBe('Plain has no options.\n');
});
