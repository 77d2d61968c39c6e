import { join } from 'node:path';
import { directory, file, ludii, noughts, type Parts } from '../testing/capture.js';

const walkers =
  '(piece "Nought" P1 (move Step (to if:(is Empty (to))))) (piece "Cross" P2 (move Step (to if:(is Empty (to)))))';

async function codes(parts: Parts, ...more: readonly string[]): Promise<string[]> {
  const { out } = await ludii('validate', file(noughts(parts)), '--playouts', '40', '--format', 'json', ...more);
  const { files } = JSON.parse(out) as { files: { diagnostics: { code: string }[] }[] };
  return files.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code));
}

/** Rules that are never reached, as written. */
async function rules(parts: Parts, more = ''): Promise<string[]> {
  const text = `${noughts(parts)}${more}`;
  const { out } = await ludii('validate', file(text), '--playouts', '40', '--format', 'json');
  const lines = text.split('\n');
  type Found = { code: string; message: string; line: number; column: number; endLine: number; endColumn: number };
  const { files } = JSON.parse(out) as { files: { diagnostics: Found[] }[] };
  return files.flatMap(({ diagnostics }) =>
    diagnostics
      .filter(({ code }) => code === 'rule-never-reached')
      .map(({ message, line, column, endLine, endColumn }) => {
        expect(endLine).toBe(line);
        return `${lines[line - 1]!.slice(column - 1, endColumn - 1)}: ${message}`;
      }),
  );
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
  expect(out).toContain(`${path}:4:18`);
  expect(out).toMatch(/\n {2}\| {18}\^+\n/);
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
  test('that parts of end rules are never reached, but not those for each player', async () => {
    const end = `{
      (if (is Line 3) { (if (is Mover P1) (result P1 Win)) (if (is Line 4) (result P1 Loss)) } (result P2 Win))
      (forEach Player if:(and (is Full) (is Mover Player)) (result Player Loss))
    }`;
    const shown = await rules({ end });
    expect(shown).toEqual(['(if (is Line 4) (result P1 Loss)): This end rule never comes true in 40 random games.']);
  });
  test('that a rule of play is never asked or never gives a move', async () => {
    const play = `(or {
      (if (> (count Moves) 20) (move Remove (sites Occupied by:Next)) (move Add (to (sites Empty)) (then (if (is Line 5) (moveAgain)))))
      (if (is Line 3) (move Pass) (move Remove (sites Occupied by:Neutral)))
    })`;
    const all = 'in 40 random games.';
    expect(await rules({ play })).toEqual([
      `(move Remove (sites Occupied by:Next)): This rule is never asked ${all}`,
      `(if (is Line 5) (moveAgain)): This effect never happens ${all}`,
      `(if (is Line 3) (move Pass) (move Remove (sites Occupied by:Neutral))): This rule never gives a move ${all}`,
    ]);
    expect(await codes({ play }, '--playouts', '20')).toEqual([]);
  });
  test('which use of a define, or which part of it, is never reached', async () => {
    const play = '(or (if (is Mover P1) ("Put")) (if (is Line 5) ("Put") (if (is Mover P2) ("Put"))))';
    const put = '(define "Put" (move Add (to (sites Empty)) ("Again")))';
    const again = '(define "Again" (then (if (is Line 5) (moveAgain) (if (is Mover P1) (set Counter)))))';
    const found = await rules({ play }, `\n${put}\n${again}`);
    expect(found).toEqual([
      '(moveAgain): This effect never happens in 40 random games.',
      '("Put"): This rule is never asked in 40 random games.',
    ]);
  });
  test('nothing about the inside of a standard define', async () => {
    const pieces =
      '(piece "Nought" P1 ("StepToEmpty" Orthogonal (then (if (is Line 4) (moveAgain))))) (piece "Cross" P2 ("HopCapture"))';
    const start = '(start { (place "Nought1" 0) (place "Cross2" 8) })';
    const end = '{ (if (no Pieces P1) (result P2 Win)) (if (> (count Moves) 10) (result P1 Win)) }';
    const play = '(if (is Mover P1) (forEach Piece) (priority (forEach Piece) (move Pass)))';
    expect(await rules({ pieces, start, play, end })).toEqual([
      '(if (is Line 4) (moveAgain)): This effect never happens in 40 random games.',
    ]);
  });
  test('a phase that is never reached is told once', async () => {
    const text = noughts().replace(
      /\(rules[\s\S]*?\n\(option/,
      `(rules phases:{ (phase "A" (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))) (phase "B" (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))) }))\n(option`,
    );
    const { out } = await ludii('validate', file(text), '--playouts', '40', '--format', 'json');
    expect(out.match(/"code": "[^"]*"/g)).toEqual(['"code": "phase-never-reached"']);
  });
  test('a piece that never moves is told once', async () => {
    const pieces =
      '(piece "Nought" P1) (piece "Cross" P2) (piece "Pillar" Neutral (move Step (to if:(is Empty (to)))))';
    expect(await codes({ pieces, start: '(start (place "Pillar0" 0))' })).toEqual(['piece-never-moves']);
  });
});
