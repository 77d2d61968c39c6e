/** Chess by its rules, for counting. Draws by repetition or fifty moves do not matter at small depths. */
import {
  around,
  boardOf,
  changed,
  diagonal,
  Grid,
  isOf,
  knight,
  type Letters,
  type Step,
  straight,
} from './successors.js';

interface ChessPosition {
  readonly board: Letters;
  readonly white: boolean;
  /** Letters of the castlings that are still allowed, as in FEN. */
  readonly castling: string;
  /** The square behind a pawn that has just made a double step, else −1. */
  readonly enPassant: number;
}

const grid = new Grid(8, 8);

const slides: Readonly<Record<string, readonly Step[]>> = { b: diagonal, r: straight, q: around };
const leaps: Readonly<Record<string, readonly Step[]>> = { n: knight, k: around };
/** What a move from or to a square puts an end to. */
const rights: Readonly<Record<number, string>> = { 0: 'Q', 4: 'KQ', 7: 'K', 56: 'q', 60: 'kq', 63: 'k' };

export const chessStart = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -';

export function chessPosition(fen: string): ChessPosition {
  const [rows = '', mover, castling = '-', enPassant = '-'] = fen.split(' ');
  const square = enPassant === '-' ? -1 : enPassant.charCodeAt(0) - 97 + 8 * (Number(enPassant[1]) - 1);
  return { board: boardOf(rows), white: mover === 'w', castling, enPassant: square };
}

/** Whether a player attacks a square. */
function attacks(board: Letters, square: number, white: boolean): boolean {
  const is = (at: number, kinds: string): boolean =>
    at >= 0 && isOf(board[at], white) && kinds.includes(board[at]!.toLowerCase());
  if (knight.some(([dx, dy]) => is(grid.from(square, dx, dy), 'n'))) return true;
  if (around.some(([dx, dy]) => is(grid.from(square, dx, dy), 'k'))) return true;
  if ([-1, 1].some((dx) => is(grid.from(square, dx, white ? -1 : 1), 'p'))) return true;
  return (
    straight.some((step) => is(grid.line(board, square, step).at(-1) ?? -1, 'rq')) ||
    diagonal.some((step) => is(grid.line(board, square, step).at(-1) ?? -1, 'bq'))
  );
}

export function chessMoves({ board, white, castling, enPassant }: ChessPosition): ChessPosition[] {
  const found: ChessPosition[] = [];
  const own = (kind: string): string => (white ? kind.toUpperCase() : kind);
  const king = own('k');
  const make = (from: number, to: number, more: readonly (readonly [number, string])[] = [], behind = -1): void => {
    const next = changed(board, [[to, board[from]!], [from, '.'], ...more]);
    if (attacks(next, next.indexOf(king), !white)) return;
    const lost = `${rights[from] ?? ''}${rights[to] ?? ''}`;
    found.push({
      board: next,
      white: !white,
      castling: [...castling].filter((letter) => !lost.includes(letter)).join(''),
      enPassant: behind,
    });
  };
  const pawn = (from: number): void => {
    const up = white ? 1 : -1;
    const arrive = (to: number, more: readonly (readonly [number, string])[] = []): void => {
      if (to < 8 || to >= 56) for (const kind of 'qrbn') make(from, to, [[to, own(kind)]]);
      else make(from, to, more);
    };
    const one = grid.from(from, 0, up);
    if (board[one] === '.') {
      arrive(one);
      const two = grid.from(one, 0, up);
      const home = white ? from < 16 : from >= 48;
      if (home && board[two] === '.') make(from, two, [], one);
    }
    for (const dx of [-1, 1]) {
      const to = grid.from(from, dx, up);
      if (to < 0) continue;
      if (isOf(board[to], !white)) arrive(to);
      else if (to === enPassant) arrive(to, [[grid.from(from, dx, 0), '.']]);
    }
  };
  const castle = (letter: string, from: number, side: 1 | -1): void => {
    const corner = side === 1 ? from + 3 : from - 4;
    const between = grid.line(board, from, [side, 0]);
    if (!castling.includes(letter) || between.at(-1) !== corner) return;
    if ([from, from + side].some((square) => attacks(board, square, !white))) return;
    make(from, from + 2 * side, [
      [corner, '.'],
      [from + side, own('r')],
    ]);
  };
  board.forEach((piece, from) => {
    if (!isOf(piece, white)) return;
    const kind = piece.toLowerCase();
    if (kind === 'p') pawn(from);
    for (const step of slides[kind] ?? [])
      for (const to of grid.line(board, from, step)) if (!isOf(board[to], white)) make(from, to);
    for (const [dx, dy] of leaps[kind] ?? []) {
      const to = grid.from(from, dx, dy);
      if (to >= 0 && !isOf(board[to], white)) make(from, to);
    }
  });
  castle(own('k'), white ? 4 : 60, 1);
  castle(own('q'), white ? 4 : 60, -1);
  return found;
}
