/**
 * Published numbers of move sequences. Chess: the start position and the usual test positions, which have castling,
 * captures en passant, promotions and pins. Draughts counts whole turns.
 */
import { chessFromFen, xiangqiFromFen } from './fen.js';
import { load } from './golden.js';
import { libraryGame } from './library.js';
import { perft } from './perft.js';
import { fromSfen } from './sfen.js';

const MINUTES = 60_000;

test.each([
  [1, 20],
  [2, 400],
  [3, 8_902],
  [4, 197_281],
])(
  'chess, depth %i',
  (depth, expected) => {
    expect(perft(load(libraryGame('chess')), depth)).toBe(expected);
  },
  10 * MINUTES,
);

test.each<[string, string, number[]]>([
  ['castling and pins', 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', [48, 2_039]],
  ['en passant', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2_812]],
  ['promotion in check', 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', [6, 264]],
  ['promotion', 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', [44, 1_486]],
  ['middle game', 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10', [46, 2_079]],
])(
  'chess, %s',
  (_name, fen, expected) => {
    const chess = libraryGame('chess');
    const game = load({ ...chess, text: chessFromFen(chess.text, fen) });
    expect(expected.map((_, i) => perft(game, i + 1))).toEqual(expected);
  },
  5 * MINUTES,
);

test.each<[string, number[], boolean, string[]]>([
  ['english-draughts', [7, 49, 302, 1_469, 7_361, 36_768], true, []],
  ['international-draughts', [9, 81, 658, 4_265, 27_117], true, []],
  ['russian-draughts', [7, 49, 302, 1_469, 7_482, 37_986], true, []],
  ['amazons', [2_176], true, []],
  ['breakthrough', [22, 484, 11_132], false, []],
  ['connect-four', [7, 49, 343, 2_401, 16_807], false, []],
  // counted by a separate program that lays every L on the free squares
  ['l-game', [5], false, []],
  ['lines-of-action', [36], false, []],
  ['tic-tac-toe', [9, 72, 504, 3_024, 15_120, 54_720, 148_176], false, []],
  ['reversi', [4, 12, 56, 244, 1_396, 8_200], false, []],
  ['xiangqi', [44, 1_920], false, []],
  ['shogi', [30, 900], false, []],
  // without the pie rule nobody can win a 4×4 board in three moves: 16 · 15 · 14
  ['hex', [16, 240, 3_360], false, ['Board Size/4', 'Swap/Without pie rule']],
])(
  '%s',
  (name, expected, turns, options) => {
    const game = load(libraryGame(name), options);
    expect(expected.map((_, i) => perft(game, i + 1, { turns }))).toEqual(expected);
  },
  5 * MINUTES,
);

test.each<[string, string, number[]]>([
  ['the most moves', 'R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1', [593]],
  ['a festival', 'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1', [207, 28_684]],
  // counted by hand: 150 drops and 28 moves on the board
  [
    'drops and promoted pieces',
    '8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124',
    [178],
  ],
])(
  'shogi, %s',
  (_name, sfen, expected) => {
    const shogi = libraryGame('shogi');
    const game = load({ ...shogi, text: fromSfen(shogi.text, sfen) });
    expect(expected.map((_, i) => perft(game, i + 1))).toEqual(expected);
  },
  5 * MINUTES,
);

test.each<[string, number[]]>([
  ['r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w', [38, 1_128]],
  ['1cbak4/9/n2a5/2p1p3p/5cp2/2n2N3/6PCP/3AB4/2C6/3A1K1N1 w', [7, 281, 8_620]],
  ['5a3/3k5/3aR4/9/5r3/5n3/9/3A1A3/5K3/2BC2B2 w', [25, 424, 9_850]],
  ['CRN1k1b2/3ca4/4ba3/9/2nr5/9/9/4B4/4A4/4KA3 w', [28, 516]],
  ['R1N1k1b2/9/3aba3/9/2nr5/2B6/9/4B4/4A4/4KA3 w', [21, 364]],
  ['C1nNk4/9/9/9/9/9/n1pp5/B3C4/9/3A1K3 w', [28, 222]],
  ['4ka3/4a4/9/9/4N4/p8/9/4C3c/7n1/2BK5 w', [23, 345]],
])(
  'xiangqi, %s',
  (fen, expected) => {
    const xiangqi = libraryGame('xiangqi');
    const game = load({ ...xiangqi, text: xiangqiFromFen(xiangqi.text, fen) });
    expect(expected.map((_, i) => perft(game, i + 1))).toEqual(expected);
  },
  5 * MINUTES,
);

test('positions must be playable by white and made of chess pieces', () => {
  const { text } = libraryGame('chess');
  expect(() => chessFromFen(text, '8/8/8/8/8/8/8/8 b - - 0 1')).toThrow('White is not to move');
  expect(() => chessFromFen(text, '8/8/8/3x4/8/8/8/8 w - - 0 1')).toThrow('No piece is called x');
  expect(() => chessFromFen('(game)', '8/8/8/8/8/8/8/8 w - - 0 1')).toThrow('has no (start');
});
