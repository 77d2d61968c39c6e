import { join } from 'node:path';
import { directory, file, ludii, noughts, type Parts } from '../testing/capture.js';

const walkers =
  '(piece "Nought" P1 (move Step (to if:(is Empty (to))))) (piece "Cross" P2 (move Step (to if:(is Empty (to)))))';

async function codes(parts: Parts, ...more: readonly string[]): Promise<string[]> {
  const { out } = await ludii('validate', file(noughts(parts)), '--playouts', '40', '--format', 'json', ...more);
  const { files } = JSON.parse(out) as { files: { diagnostics: { code: string }[] }[] };
  return files.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code));
}

test('a game that is right', async () => {
  const path = file(noughts());
  const { code, out } = await ludii('validate', path, '--playouts', '50');
  expect(out).toBe('1 file valid\n');
  expect((await ludii('validate', path, '--all-options')).out).toBe('1 file valid, 2 variants\n');
  expect(code).toBe(0);
});

test('a mistake is shown with its place', async () => {
  const path = file(noughts({ play: '(mov Add (to (sites Empty)))' }));
  const { code, out } = await ludii('validate', path);
  expect(code).toBe(1);
  expect(out).toContain('error[unknown-ludeme]: Unknown ludeme `mov`. Did you mean `(move …)`?');
  expect(out).toContain(`${path}:4:17`);
  expect(out).toMatch(/\n {2}\| {17}\^+\n/);
  expect(out).toMatch(/1 file not valid, 1 error\n$/);
});

test('colours only where they are wanted', async () => {
  const path = file('(game "G" ("SameTrun"))');
  const start = '\u001b[';
  expect((await ludii('validate', path)).out).not.toContain(start);
  process.env.FORCE_COLOR = '1';
  try {
    expect((await ludii('validate', path)).out).toContain(`${start}1;31merror[unknown-define]`);
  } finally {
    delete process.env.FORCE_COLOR;
  }
});

test('a mistake behind an option is found with all options only', async () => {
  const text = noughts().replace('"Four" <4>', '"Four" <(mover 4 4)>');
  const path = file(text);
  expect((await ludii('validate', path)).code).toBe(0);
  const { code, out } = await ludii('validate', path, '--all-options');
  expect(code).toBe(1);
  expect(out).toContain('with Board/Four');
  expect((await ludii('validate', path, '--option', 'Board/Four')).code).toBe(1);
});

test('directories, and known defines', async () => {
  const games = directory({ 'a.lud': noughts({ play: '("Put")' }), 'b.lud': noughts(), 'c.txt': 'no game' });
  const defs = directory({ 'Put.def': '(define "Put" (move Add (to (sites Empty))))' });
  const without = await ludii('validate', games);
  expect(without.code).toBe(1);
  expect(without.out).toMatch(/1 file valid, 1 file not valid, 1 error\n$/);
  expect((await ludii('validate', games, '--defs', defs)).out).toBe('2 files valid\n');
});

test('SARIF names rules, levels and places', async () => {
  const home = directory({ 'a.lud': '(game "G"\n  ("SameTrun"))' });
  const { code, out } = await ludii('validate', join(home, 'a.lud'), '--format', 'sarif');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'ludii', rules: [{ id: 'unknown-define' }] } },
        results: [
          {
            ruleId: 'unknown-define',
            level: 'error',
            locations: [{ physicalLocation: { region: { startLine: 2, startColumn: 4, endLine: 2, endColumn: 14 } } }],
          },
        ],
      },
    ],
  });
});

describe('random games show', () => {
  test('nothing suspicious in a sound game', async () => {
    expect(await codes({})).toEqual([]);
  });
  test('that nobody can move at the start', async () => {
    expect(await codes({ pieces: walkers, play: '(forEach Piece)' })).toContain('no-first-move');
  });
  test('that games never end', async () => {
    const start = '(start { (place "Nought1" (sites Bottom)) (place "Cross2" (sites Top)) })';
    const found = await codes(
      {
        start,
        pieces: walkers,
        play: '(forEach Piece)',
        end: '(if (is Full) (result All Draw))',
      },
      '--max-moves',
      '50',
    );
    expect(found).toContain('never-ends');
  });
  test('that a player never wins', async () => {
    const end = '{ (if (is Line 3) (result P1 Win)) (if (is Full) (result All Draw)) }';
    expect(await codes({ end })).toEqual(['never-wins']);
  });
  test('that nobody ever wins', async () => {
    expect(await codes({ end: '(if (is Full) (result All Draw))' })).toEqual(['nobody-wins']);
  });
  test('that pieces are never used or never move', async () => {
    const pieces =
      '(piece "Nought" P1) (piece "Cross" P2) (piece "Ghost" Shared) (piece "Pillar" Neutral (move Step (to if:(is Empty (to)))))';
    const found = await codes({ pieces, start: '(start (place "Pillar0" 0))' });
    expect(found).toContain('piece-never-used');
    expect(found).toContain('piece-never-moves');
  });
  test('that a rule is never reached', async () => {
    const end =
      '{ (if (is Line 3) (result Mover Win)) (if (is Full) (result All Draw)) (if (is Line 4) (result Mover Loss)) }';
    expect(await codes({ end })).toEqual(['rule-never-reached']);
  });
});
