/** The table without a page: edits that keep the game, positions set up by hand, ludemes and their sites. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameFromText } from '@ludii/engine';
import { Document, findingsOf } from '@ludii/language';
import { beginArranging, startRules, touch } from '../model/arranging.js';
import { arrangementOf } from './arranging.js';
import { Inspector } from './inspector.js';
import type { KnownMove, Setting } from './protocol.js';
import { Table } from './table.js';

const library = (path: string): string => readFileSync(join(__dirname, '../../../../games', `${path}.lud`), 'utf8');

const small = `(game "Small" (players 2)
  (equipment { (board (square 3)) (piece "Disc" Each) })
  (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))`;

const settingOf = (text: string, more: Partial<Setting> = {}): Setting => ({
  text,
  options: [],
  seed: 1,
  choices: [],
  ...more,
});

function tableOf(text: string, more: Partial<Setting> = {}, known: readonly KnownMove[] = []) {
  const table = new Table(
    () => undefined,
    (text, diagnostics, file) => findingsOf(new Document(text), diagnostics, file),
  );
  return { table, compiled: table.compile({ setting: settingOf(text, more), theme: 'light', known }) };
}

const known = (choice: number, before: number): KnownMove => ({ choice, before, mover: 0, notation: '' });

test('branches that are still legal after an edit are kept, with their texts', () => {
  const before = [known(8, -1), known(0, 0), known(7, 0), known(0, -1)];
  const { compiled } = tableOf(small, { choices: [8, 7] }, before);
  expect(compiled.known?.map(({ notation, mover, before: at }) => [notation, mover, at])).toEqual([
    ['C3', 1, -1],
    ['A1', 2, 0],
    ['B3', 2, 0],
    ['A1', 1, -1],
  ]);
  const smaller = tableOf(small.replace('square 3', 'square 2'), { choices: [8, 7] }, before).compiled;
  expect(smaller.known?.map(({ notation }) => notation)).toEqual(['A1']);
  expect(smaller.table?.notice).toContain('a new game was started');
});

test('after an edit moves are the same moves, whatever number they have now', () => {
  const played: KnownMove[] = [
    { choice: 4, before: -1, mover: 1, notation: 'B2' },
    { choice: 7, before: 0, mover: 2, notation: 'C3' },
    { choice: 0, before: -1, mover: 1, notation: 'A1' },
  ];
  const larger = small.replace('square 3', 'square 4');
  const { compiled } = tableOf(larger, { choices: [4, 7] }, played);
  expect(compiled.table?.played.map(({ notation }) => notation)).toEqual(['B2', 'C3']);
  expect(compiled.table?.choices).toEqual([5, 9]);
  expect(compiled.known?.map(({ choice, before }) => [choice, before])).toEqual([
    [5, -1],
    [9, 0],
    [0, -1],
  ]);
  const corners = small.replace('(sites Empty)', '(intersection (sites Empty) (sites Corners))');
  const narrowed = tableOf(corners, { choices: [4, 7] }, played).compiled;
  expect(narrowed.table?.notice).toContain('a new game was started');
  expect(narrowed.known?.map(({ notation }) => notation)).toEqual(['A1']);
});

test.each(['war/chess', 'war/lasca', 'space/go', 'sow/kalah'])(
  'the start rules of a position of %s set the same position up',
  (path) => {
    const text = library(path);
    const { table } = tableOf(text, { choices: [0, 1, 2, 3] });
    const offer = table.setUp();
    const scene = table.state().scene;
    const label = (key: string): string => scene.sites.find((site) => site.key === key)?.label ?? key;
    const rules = startRules(offer.arrangement, label);
    const other = text.includes('(start')
      ? text.replace(/\(start (?:[^()"]|"[^"]*"|\((?:[^()"]|"[^"]*"|\((?:[^()"]|"[^"]*"|\([^()]*\))*\))*\))*\)/, rules)
      : text.replace(/\(play\s/, `${rules} (play `);
    expect(other).toContain(rules);
    expect(arrangementOf(gameFromText(other).start(1))).toEqual(offer.arrangement);
  },
);

test('clicks put pieces, and take them away again', () => {
  const { table } = tableOf(small);
  const arranging = beginArranging(table.setUp());
  const one = touch(arranging, 'C4');
  expect(one).toEqual({ C4: 'Disc1' });
  expect(touch({ ...arranging, arrangement: one }, 'C4')).toEqual({});
  const other = { ...arranging, arrangement: one, tool: { put: 'Disc2' } };
  expect(touch(other, 'C4')).toEqual({ C4: 'Disc2' });
  expect(touch({ ...other, tool: 'erase' }, 'C4')).toEqual({});
  const { view, setup } = table.arrange({ arrangement: touch(other, 'C0'), mover: 2 });
  expect(view.contents).toEqual({ C0: 'Disc of player 2', C4: 'Disc of player 1' });
  expect(table.playFrom({ setup }).view.mover).toBe(2);
});

test('in games with stacks and piles a click adds one', () => {
  const { table } = tableOf(library('sow/kalah'));
  const arranging = beginArranging(table.setUp());
  const [site, pieces] = Object.entries(arranging.arrangement)[0]!;
  const count = (text: string | undefined): number => Number(/\*(\d+)/.exec(text ?? '')?.[1] ?? 1);
  expect(count(touch(arranging, site)[site])).toBe(count(pieces) + 1);
  expect(count(touch({ ...arranging, tool: 'erase' }, site)[site])).toBe(count(pieces) - 1);
});

test('ludemes speak of sites: regions, pieces, rules', () => {
  const { table } = tableOf(small, { choices: [4] });
  const at = (words: string) => new Inspector(table).sitesOf({ text: small, offset: small.indexOf(words) + 1 });
  expect(at('(sites Empty)')?.sites).toHaveLength(8);
  expect(at('(piece "Disc"')?.sites).toEqual(['C4']);
  expect(at('(move Add')).toMatchObject({ about: '8 moves of this rule' });
  expect(at('(result Mover')).toBeUndefined();
  expect(new Inspector(table).sitesOf({ text: `${small} `, offset: 5 })).toBeUndefined();
});

test('why a move is legal, and why not', () => {
  const { table } = tableOf(library('war/chess'));
  const why = (from: string, to: string) => {
    const keys = [from, to].map((name) => `C${name.charCodeAt(0) - 65 + 8 * (Number(name[1]) - 1)}`);
    return new Inspector(table).why({ from: keys[0], to: keys[1]! });
  };
  expect(why('E2', 'E4')).toMatchObject({ legal: true });
  expect(why('E2', 'E5')).toMatchObject({ legal: false, sentence: expect.stringContaining('other moves') });
  expect(why('B8', 'C6')).toMatchObject({ legal: false, sentence: expect.stringContaining('player 2’s') });
  expect(why('E4', 'E5')).toMatchObject({ legal: false, sentence: expect.stringContaining('nothing stands') });
  // Rules of other pieces have nothing to do with a rook that is shut in.
  const shut = why('A1', 'A3');
  const text = library('war/chess');
  const said = shut.rules.map(({ start, end }) => text.slice(start, end));
  expect(shut).toMatchObject({ legal: false, sentence: expect.stringContaining('no rule gives a move from here') });
  expect(said).toContain('("Ride" Orthogonal (then "Settle"))');
  expect(said.filter((rule) => /Advance|Castle|Diagonal/.test(rule))).toEqual([]);
  // The knight is pinned: its rule gives the move, the rule that looks at the king drops it.
  table.playFrom({ setup: { pieces: 'E1:King1 E2:Knight1 E8:Rook2 A8:King2', mover: 1 } });
  const pinned = why('E2', 'C3');
  expect(pinned).toMatchObject({ legal: false, sentence: expect.stringContaining('does not let it through') });
  expect(pinned.rules.map(({ verdict }) => verdict)).toEqual(expect.arrayContaining(['gives', 'drops']));
});

test('what the last move changed: board, hands, stacks', () => {
  const changed = (path: string, choice = 0): readonly string[] =>
    new Inspector(tableOf(library(path), { choices: [choice] }).table).inspect().changedSites;
  expect(changed('war/chess')).toHaveLength(2);
  // A man goes from the hand to a point.
  expect(changed('space/nine-mens-morris').map((key) => key[0])).toEqual(['C', 'V']);
  expect(changed('war/lasca')).toHaveLength(2);
  expect(changed('puzzle/sudoku')).toHaveLength(1);
});

test('rules that fail at the start are findings at their place, and the game on the table stays', () => {
  const { table } = tableOf(small);
  table.apply({ index: 4 });
  const failing = small.replace(
    '(move Add (to (sites Empty)))',
    '(do (move Add (to (sites Empty))) next:(while (= 1 1) (move Pass)))',
  );
  const { table: none, findings } = table.compile({ setting: settingOf(failing), theme: 'light', known: [] });
  expect(none).toBeUndefined();
  expect(findings).toMatchObject([{ severity: 'error', message: expect.stringMatching(/^More than \d+ steps/) }]);
  expect(findings[0]!.message).not.toContain('\n');
  expect(failing.slice(findings[0]!.start, findings[0]!.end)).toMatch(/^\((do|while)/);
  expect(table.onTable().setting.text).toBe(small);
  expect(table.state().played.map(({ notation }) => notation)).toEqual(['B2']);
});
