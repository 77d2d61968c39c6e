/**
 * What ludemes mean, by small positions: the moves that a rule gives and what they do, by the closures of the rules and, where
 * there is one, by the program that stands alone. And which ludemes of the benchmark games no row is about.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@ludii/grammar';
import { type Bound, bind } from '@ludii/registry';
import { GamePart } from '@ludii/rules/internal';
import { registry } from '../registry.js';
import { descriptionOf, playedIn } from '../testing/drawn.js';
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

/** Dice, hands, tracks, tiles and mancala boards: what a square board with men and kings can not show yet. */
const untold: readonly string[] = [
  'count Pips',
  'forEach Die',
  'handSite',
  'is Loop',
  'is SidesMatch',
  'pathExtent',
  'pips',
  'roll',
  'sites Hand',
  'sites Playable',
  'sow',
  'trackSite FirstSite',
  'trackSite Move',
];

test('the ludemes of the benchmark games that no row is about are known', () => {
  const used = benchmark.flatMap((name) => [
    ...formsOf(readFileSync(join(__dirname, `../../../../games/${name}.lud`), 'utf8')),
  ]);
  const covered = new Set(rows.flatMap(([play, { board }]) => [...formsOf(descriptionOf(play, board))]));
  const missing = [...new Set(used)].filter((form) => !covered.has(form)).sort();
  expect(missing).toEqual(untold);
});
