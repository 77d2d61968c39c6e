import { registry } from '@ludii/engine/internal';
import { ludii } from '../testing/capture.js';

test('a form is explained with its arguments and an example', async () => {
  const { code, out } = await ludii('explain', 'is', 'Line');
  expect(code).toBe(0);
  expect(out).toMatch(/^\(is Line /);
  expect(out).toContain('Arguments:');
  expect(out).toContain('Example:\n    (is Line');
});

test('brackets, quotes and joined words are understood', async () => {
  const { out } = await ludii('explain', 'is Line');
  expect((await ludii('explain', '(is Line …)')).out).toBe(out);
  expect((await ludii('explain', 'isLine')).out).toBe(out);
  expect((await ludii('explain', 'is line')).out).toBe(out);
});

test('many forms are listed in one line each', async () => {
  const lines = (await ludii('explain', 'is')).out.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(registry.forms('is').length);
  expect(lines[0]).toMatch(/^\(is \w+ …\) +\S/);
});

test('an unknown ludeme gets suggestions', async () => {
  expect((await ludii('explain', 'move', 'Hpo')).err).toContain('Did you mean "move Hop"');
  expect((await ludii('explain', 'Line')).out).toContain('(is Line …)');
});

test('standard defines, and the list of all', async () => {
  const { out } = await ludii('explain', 'StepToEmpty');
  expect(out).toContain('"StepToEmpty", a standard define\n  One step to an empty site.');
  expect(out).toContain('#2 what follows (may be left out)');
  expect(out).toContain('Example:\n    ("StepToEmpty" Forward (then (moveAgain)))');
  expect(out).toContain('It stands for:\n    (move Step #1 "ToEmpty" #2)');
  expect((await ludii('explain')).out).toContain('forEach');
});

test('JSON has every form', async () => {
  const all = JSON.parse((await ludii('explain', '--json')).out) as { keyword: string; arguments: unknown[] }[];
  expect(all).toHaveLength(registry.ludemes.length);
});
