/**
 * What ludemes mean, by small positions: the moves that a rule gives and what they do, by the closures of the rules and, where
 * there is one, by the program that stands alone. Every ludeme of the benchmark games has one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@ludii/grammar';
import { type Bound, bind } from '@ludii/registry';
import { GamePart } from '@ludii/rules/internal';
import { Cell, MoveWord, Vertex } from '@ludii/state/internal';
import { registry } from '../registry.js';
import { descriptionOf, playedIn } from '../testing/drawn.js';
import { built } from '../testing/games.js';
import { type Setting, settings, settingText } from './settings.js';
import { functionTable, type Meaning, moveTable } from './table.js';

const rows = [...moveTable, ...functionTable].map((row): [string, Meaning] => [row.play, row]);

/** Drawings without what they are indented by. */
const plain = (drawing: string): string => drawing.trim().replace(/\n +/g, '\n');

test.each(rows)('%s', (play, { board, moves, after }) => {
  const played = playedIn(play, board);
  expect(played.moves).toBe(moves);
  if (played.alone !== undefined) expect(played.alone).toBe(moves);
  if (after) expect(played.after(after[0])).toBe(plain(after[1]));
});

test.each(settings.map((row): [string, Setting] => [row.play, row]))('%s', (_play, row) => {
  for (const backend of ['interpreted', 'emitted'] as const) {
    const game = built(settingText(row), { backend });
    const c = game.newContext();
    game.flow.start(c);
    const list = game.flow.legalMoves(c);
    const end = (i: number, at: number): number => list.tape[list.start(i) + at]!;
    const moves = Array.from({ length: list.length }, (_, i) => {
      const [from, to] = [end(i, MoveWord.From), end(i, MoveWord.To)];
      return from === to ? `${to}` : `${from}-${to}`;
    });
    expect(moves.join(' ')).toBe(row.moves);
    if (!row.after) continue;
    game.flow.apply(c, list, moves.indexOf(row.after[0]));
    const type = game.board.defaultSite === 'Vertex' ? Vertex : Cell;
    const sites = game.board.topology.count(game.board.defaultSite);
    expect(Array.from({ length: sites }, (_, site) => c.state.count(type, site)).join(' ')).toBe(row.after[1]);
  }
});

/** Kinds of ludemes that rows are written for: rules, and what they ask. */
const asked = new Set(['Moves', 'NonDecision', 'boolean()', 'int()', 'region()', 'Direction']);

/** The forms of ludemes in a description. */
function formsOf(text: string): Set<string> {
  const forms = new Set<string>();
  const visit = (bound: Bound | undefined): void => {
    if (bound?.form === 'list') bound.items.forEach(visit);
    if (bound?.form !== 'call') return;
    const { keyword, typeWords, returns } = bound.ludeme;
    if (asked.has(returns.name)) forms.add(typeWords.length === 1 ? `${keyword} ${typeWords[0]}` : keyword);
    Object.values(bound.args).forEach(visit);
  };
  visit(bind(registry, parse(text).tree!, GamePart).bound ?? undefined);
  return forms;
}

const benchmark = [
  'space/tic-tac-toe',
  'space/yavalath',
  'space/hex',
  'space/havannah',
  'space/reversi',
  'space/go',
  'space/amazons',
  'race/breakthrough',
  'war/english-draughts',
  'war/international-draughts',
  'war/fanorona',
  'war/surakarta',
  'war/chess',
  'war/shogi',
  'war/xiangqi',
  'race/backgammon',
  'race/twenty-squares',
  'sow/kalah',
  'space/trax',
  'space/l-game',
];

test('every ludeme of the benchmark games has a row', () => {
  const used = benchmark.flatMap((name) => [
    ...formsOf(readFileSync(join(__dirname, `../../../../games/${name}.lud`), 'utf8')),
  ]);
  const texts = [...rows.map(([play, { board }]) => descriptionOf(play, board)), ...settings.map(settingText)];
  const covered = new Set(texts.flatMap((text) => [...formsOf(text)]));
  expect([...new Set(used)].filter((form) => !covered.has(form))).toEqual([]);
});
