/** Which style a board is drawn in: what the description says, otherwise what its board and pieces are like. */
import type { Rulebook } from '@ludii/engine';
import type { Graphics } from './graphics.js';
import { layersOf } from './layers.js';

/** The styles of boards. */
const styles = [
  'board',
  'chess',
  'graph',
  'penandpaper',
  'futoshiki',
  'go',
  'shogi',
  'xiangqi',
  'janggi',
  'tafl',
  'mancala',
  'lasca',
  'shibumi',
  'spiral',
  'houndsandjackals',
  'snakesandladders',
  'surakarta',
  'ultimatetictactoe',
  'backgammon',
  'table',
  'connect4',
  'connectivegoal',
  'puzzle',
  'sudoku',
  'kakuro',
  'hashi',
  'isometric',
  'boardless',
] as const; // prettier-ignore

/** A style of a board. */
export type BoardStyle = (typeof styles)[number];

const chessmen = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
const draughts = ['man', 'counter', 'doublecounter', 'draughtsman', 'checker'];
const shogiPieces = ['fuhyo', 'kinsho', 'ginsho', 'keima', 'kyosha', 'hisha', 'kakugyo', 'osho', 'lance', 'tokin'];

const xiangqiPieces = ['general', 'advisor', 'guard', 'elephant', 'chariot', 'cannon', 'horse', 'soldier'];
const chineseNames = ['jiang', 'shi', 'xiang', 'ju', 'pao', 'ma', 'zu'];

/** True for the pieces of xiangqi on any board: they show their characters. */
export function hasXiangqiPieces({ compiled: { components } }: Rulebook): boolean {
  const names = new Set(components.slice(1).map(({ baseName }) => baseName.toLowerCase()));
  return [xiangqiPieces, chineseNames].some((known) => known.filter((name) => names.has(name)).length >= 5);
}

const isStyle = (word: string | undefined): word is BoardStyle => (styles as readonly string[]).includes(word ?? '');

/** The style of a game's board. */
export function styleOf(game: Rulebook, graphics: Graphics): BoardStyle {
  const said = graphics.boardStyle;
  if (isStyle(said)) return said;
  const { setting, shape, board } = game.compiled;
  switch (setting.boardKind) {
    case 'boardless':
      return 'boardless';
    case 'mancalaBoard':
      return 'mancala';
    case 'surakartaBoard':
      return 'surakarta';
  }
  if (shape.flags.deductionPuzzle) return puzzleStyle(game);
  if (board.defaultSite === 'Edge') return 'penandpaper';
  return board.defaultSite === 'Vertex' ? pointStyle(game) : cellStyle(game);
}

function puzzleStyle({ compiled: { board, setting } }: Rulebook): BoardStyle {
  if (!setting.regions.some(({ staticTypes }) => staticTypes.includes('SubGrids'))) return 'puzzle';
  const side = Math.sqrt(board.siteCount);
  const boxes = Math.sqrt(side);
  return board.defaultSite === 'Cell' && Number.isInteger(boxes) && boxes > 1 && board.numEdges === 4
    ? 'sudoku'
    : 'puzzle';
}

function pointStyle({ compiled: { board, shape } }: Rulebook): BoardStyle {
  const { vertices } = board.graph;
  const heights = new Set(vertices.map(({ y }) => Math.round(y * 100)));
  const widths = new Set(vertices.map(({ x }) => Math.round(x * 100)));
  const dice = shape.containers.some(({ role }) => role === 'dice');
  if (dice && heights.size === 2 && widths.size >= 8 && widths.size * 2 === vertices.length) return 'backgammon';
  if (vertices.some(({ z }) => z > 0)) return layersOf(vertices) ? 'graph' : 'shibumi';
  if (board.numEdges === 4 && heights.size >= 9 && widths.size * heights.size === vertices.length) {
    return heights.size === 10 && widths.size === 9 ? 'xiangqi' : 'go';
  }
  return 'graph';
}

function cellStyle({ compiled: { board, components } }: Rulebook): BoardStyle {
  const names = new Set(components.slice(1).map(({ baseName }) => baseName.toLowerCase()));
  const count = (known: readonly string[]): number => known.filter((name) => names.has(name)).length;
  if (board.numEdges !== 4) return 'board';
  if (count(shogiPieces) >= 2) return 'shogi';
  if (count(chessmen) >= 3 || count(draughts) >= 1 || (names.size === 1 && count(chessmen) === 1)) return 'chess';
  return 'board';
}
