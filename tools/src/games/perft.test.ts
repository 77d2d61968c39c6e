/**
 * Numbers of move sequences. Every number is counted twice: by the engine from our description, and by a small program
 * in `counts/` that was written from the rules of the game and knows nothing of the engine. Those of chess, draughts,
 * Reversi, xiangqi and shogi are also the ones that programmers of these games publish to check each other (chess: the
 * start position and the usual test positions, which have castling, captures en passant, promotions and pins). Draughts
 * and Amazons are counted by whole turns.
 */
import { chessMoves, chessPosition, chessStart } from './counts/chess.js';
import { draughtsStart, draughtsTurns, english, international, russian } from './counts/draughts.js';
import { blackPath, blackPathStart } from './counts/paths.js';
import { shogiMoves, shogiPosition, shogiStart } from './counts/shogi.js';
import {
  amazonsStart,
  amazonsTurns,
  breakthroughMoves,
  breakthroughStart,
  lGamePlacements,
  linesOfActionMoves,
  linesOfActionStart,
  reversiMoves,
  reversiStart,
  ticTacToeMoves,
  ticTacToeStart,
} from './counts/small.js';
import {
  all,
  chomp,
  cram,
  domineering,
  hexapawn,
  kayles,
  notakto,
  snort,
  toadsAndFrogs,
  wythoff,
} from './counts/strips.js';
import { type Successors, sequences } from './counts/successors.js';
import { xiangqiMoves, xiangqiPosition, xiangqiStart } from './counts/xiangqi.js';
import { chessFromFen, xiangqiFromFen } from './fen.js';
import { load } from './golden.js';
import { type LibraryGame, libraryGame } from './library.js';
import { perft } from './perft.js';
import { fromSfen } from './sfen.js';

const MINUTES = 60_000;

interface Case {
  readonly game: LibraryGame;
  /** Numbers from depth 1 on. */
  readonly numbers: readonly number[];
  /** The number at a depth, counted without the engine; not for variants of chess whose numbers are published. */
  readonly own?: (depth: number) => number;
  readonly turns?: boolean;
  readonly options?: readonly string[];
}

/** Counts with the rules of a game as a function. */
const by =
  <Position>(start: Position, next: Successors<Position>) =>
  (depth: number): number =>
    sequences(start, next, depth);

/** Another start for a description. */
function from(name: string, change: (text: string) => string): LibraryGame {
  const game = libraryGame(name);
  return { ...game, text: change(game.text) };
}

const chess = (fen: string, ...numbers: number[]): Case => ({
  game: from('chess', (text) => chessFromFen(text, fen)),
  numbers,
  own: by(chessPosition(fen), chessMoves),
});
const xiangqi = (fen: string, ...numbers: number[]): Case => ({
  game: from('xiangqi', (text) => xiangqiFromFen(text, fen)),
  numbers,
  own: by(xiangqiPosition(fen), xiangqiMoves),
});
const shogi = (sfen: string, ...numbers: number[]): Case => ({
  game: from('shogi', (text) => fromSfen(text, sfen)),
  numbers,
  own: by(shogiPosition(sfen), shogiMoves),
});
const draughts = (name: string, form: typeof english, ...numbers: number[]): Case => ({
  game: libraryGame(name),
  numbers,
  own: by(draughtsStart(form), draughtsTurns(form)),
  turns: true,
});

/** Choices one after the other, each of so many. */
const product = (...choices: readonly number[]): number => choices.reduce((all, count) => all * count, 1);

/** Free places in a row, each taken once, while nothing can end the game. */
const falling =
  (first: number, step = 1) =>
  (depth: number): number =>
    product(...Array.from({ length: depth }, (_, taken) => first - taken * step));

/** A variant of chess whose numbers its programmers publish. */
const published = (name: string, ...numbers: number[]): Case => ({ game: libraryGame(name), numbers });

const cases: Readonly<Record<string, Case>> = {
  chess: {
    game: libraryGame('chess'),
    numbers: [20, 400, 8_902, 197_281],
    own: by(chessPosition(chessStart), chessMoves),
  },
  'chess, castling and pins': chess('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 48, 2_039),
  'chess, en passant': chess('8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 14, 191, 2_812),
  'chess, promotion in check': chess('r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', 6, 264),
  'chess, promotion': chess('rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', 44, 1_486),
  'chess, middle game': chess('r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10', 46, 2_079),

  'english draughts': draughts('english-draughts', english, 7, 49, 302, 1_469, 7_361, 36_768),
  'international draughts': draughts('international-draughts', international, 9, 81, 658, 4_265, 27_117),
  'russian draughts': draughts('russian-draughts', russian, 7, 49, 302, 1_469, 7_482, 37_986),

  reversi: {
    game: libraryGame('reversi'),
    numbers: [4, 12, 56, 244, 1_396, 8_200],
    own: by(reversiStart, reversiMoves),
  },
  amazons: { game: libraryGame('amazons'), numbers: [2_176], own: by(amazonsStart, amazonsTurns), turns: true },
  breakthrough: {
    game: libraryGame('breakthrough'),
    numbers: [22, 484, 11_132],
    own: by(breakthroughStart, breakthroughMoves),
  },
  'lines of action': {
    game: libraryGame('lines-of-action'),
    numbers: [36, 1_244],
    own: by(linesOfActionStart, linesOfActionMoves),
  },
  'tic-tac-toe': {
    game: libraryGame('tic-tac-toe'),
    numbers: [9, 72, 504, 3_024, 15_120, 54_720, 148_176],
    own: by(ticTacToeStart, ticTacToeMoves),
  },
  'l game': { game: libraryGame('l-game'), numbers: [5], own: lGamePlacements },
  // Five moves fill no column and make no line of four: all seven columns are open each time.
  'connect four': {
    game: libraryGame('connect-four'),
    numbers: [7, 49, 343, 2_401, 16_807],
    own: (depth) => 7 ** depth,
  },
  // Nobody joins the sides of a board of 4×4 in three moves, so that every free cell will do.
  'hex 4×4 without the pie rule': {
    game: libraryGame('hex'),
    options: ['Board Size/4', 'Swap/Without pie rule'],
    numbers: [16, 240, 3_360],
    own: (depth) => product(...[16, 15, 14].slice(0, depth)),
  },

  makruk: published('makruk', 23, 529, 12_012),
  'racing kings': published('racing-kings', 21, 421, 11_264),
  knightmate: published('knightmate', 18, 324, 6_765),
  antichess: published('antichess', 20, 400, 8_067),
  'king of the hill': {
    game: libraryGame('king-of-the-hill'),
    numbers: [20, 400, 8_902],
    own: by(chessPosition(chessStart), chessMoves),
  },
  'three-check': {
    game: libraryGame('three-check'),
    numbers: [20, 400, 8_902],
    own: by(chessPosition(chessStart), chessMoves),
  },

  kayles: { game: libraryGame('kayles'), numbers: [23, 442, 6_954], own: by(all(12), kayles(12, true)) },
  "dawson's kayles": {
    game: libraryGame('dawsons-kayles'),
    numbers: [9, 56, 210],
    own: by(all(10), kayles(10, false)),
  },
  cram: { game: libraryGame('cram'), numbers: [31, 790, 16_176], own: by(all(20), cram(4, 5)) },
  domineering: {
    game: libraryGame('domineering'),
    numbers: [56, 2_940],
    own: by({ free: new Set(Array.from({ length: 64 }, (_, cell) => cell)), upright: true }, domineering(8)),
  },
  'black path': {
    game: libraryGame('black-path'),
    numbers: [3, 6, 12, 30, 66, 144, 264, 498, 906, 1_560],
    own: by(blackPathStart(4), blackPath(4)),
  },
  chomp: { game: libraryGame('chomp'), numbers: [20, 250, 2_300], own: by([4, 4, 4, 4, 4], chomp) },
  wythoff: { game: libraryGame('wythoff'), numbers: [19, 207, 1_518], own: by([6, 7], wythoff) },
  'toads and frogs': {
    game: libraryGame('toads-and-frogs'),
    numbers: [1, 1, 2, 4, 7, 13],
    own: by({ stones: 'TTT___FFF', toads: true }, toadsAndFrogs),
  },
  hexapawn: {
    game: libraryGame('hexapawn'),
    numbers: [3, 10, 28, 56, 70, 64, 20],
    own: by({ rows: ['PPP', '...', 'ppp'], first: true }, hexapawn),
  },
  notakto: { game: libraryGame('notakto'), numbers: [9, 72, 504, 2_736, 9_360, 13_440], own: by(all(9), notakto) },
  snort: {
    game: libraryGame('snort'),
    numbers: [25, 520, 10_308],
    own: by({ owners: new Array<number>(25).fill(0), mover: 1 }, snort(5)),
  },
  sim: { game: libraryGame('sim'), numbers: [15, 210, 2_730, 32_760], own: falling(15) },
  gale: { game: libraryGame('gale'), numbers: [41, 1_640, 63_960], own: falling(41) },
  qubic: { game: libraryGame('qubic'), numbers: [64, 4_032], own: falling(64) },
  squava: { game: libraryGame('squava'), numbers: [25, 600, 13_800], own: falling(25) },
  treblecross: { game: libraryGame('treblecross'), numbers: [11, 110, 990], own: falling(11) },
  'order and chaos': { game: libraryGame('order-and-chaos'), numbers: [72, 5_040, 342_720], own: falling(72, 2) },

  xiangqi: { game: libraryGame('xiangqi'), numbers: [44, 1_920], own: by(xiangqiPosition(xiangqiStart), xiangqiMoves) },
  'xiangqi 1': xiangqi('r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w', 38, 1_128),
  'xiangqi 2': xiangqi('1cbak4/9/n2a5/2p1p3p/5cp2/2n2N3/6PCP/3AB4/2C6/3A1K1N1 w', 7, 281, 8_620),
  'xiangqi 3': xiangqi('5a3/3k5/3aR4/9/5r3/5n3/9/3A1A3/5K3/2BC2B2 w', 25, 424, 9_850),
  'xiangqi 4': xiangqi('CRN1k1b2/3ca4/4ba3/9/2nr5/9/9/4B4/4A4/4KA3 w', 28, 516),
  'xiangqi 5': xiangqi('R1N1k1b2/9/3aba3/9/2nr5/2B6/9/4B4/4A4/4KA3 w', 21, 364),
  'xiangqi 6': xiangqi('C1nNk4/9/9/9/9/9/n1pp5/B3C4/9/3A1K3 w', 28, 222),
  'xiangqi 7': xiangqi('4ka3/4a4/9/9/4N4/p8/9/4C3c/7n1/2BK5 w', 23, 345),

  shogi: { game: libraryGame('shogi'), numbers: [30, 900], own: by(shogiPosition(shogiStart), shogiMoves) },
  'shogi, the most moves': shogi('R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1', 593),
  'shogi, a festival': shogi('l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1', 207, 28_684),
  'shogi, drops and promoted pieces': shogi(
    '8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124',
    178,
  ),
};

describe.each(Object.entries(cases))('%s', (_name, { game, numbers, own, turns = false, options = [] }) => {
  if (own) {
    test('counted without the engine', () => {
      expect(numbers.map((_, i) => own(i + 1))).toEqual(numbers);
    });
  }
  test(
    'counted by the engine',
    () => {
      const compiled = load(game, options);
      expect(numbers.map((_, i) => perft(compiled, i + 1, { turns }))).toEqual(numbers);
    },
    10 * MINUTES,
  );
});

test('positions must be playable by white and made of chess pieces', () => {
  const { text } = libraryGame('chess');
  expect(() => chessFromFen(text, '8/8/8/8/8/8/8/8 b - - 0 1')).toThrow('White is not to move');
  expect(() => chessFromFen(text, '8/8/8/3x4/8/8/8/8 w - - 0 1')).toThrow('No piece is called x');
  expect(() => chessFromFen('(game)', '8/8/8/8/8/8/8/8 w - - 0 1')).toThrow('has no (start');
});
