/** Xiangqi by its rules, for counting. Repetition does not matter at small depths. */
import { boardOf, changed, diagonal, Grid, isOf, knight, type Letters, straight } from './successors.js';

interface XiangqiPosition {
  readonly board: Letters;
  readonly red: boolean;
}

const grid = new Grid(9, 10);

export const xiangqiStart = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w';

export function xiangqiPosition(fen: string): XiangqiPosition {
  const [rows = '', mover] = fen.split(' ');
  return { board: boardOf(rows), red: mover === 'w' };
}

const row = (square: number): number => Math.floor(square / 9);
const isHome = (square: number, red: boolean): boolean => row(square) < 5 === red;

function isPalace(square: number, red: boolean): boolean {
  const column = square % 9;
  return column >= 3 && column <= 5 && (red ? row(square) <= 2 : row(square) >= 7);
}

/** Squares that a piece moves to, friends on them or not. A general also looks along its file at the other general. */
function targets(board: Letters, from: number): number[] {
  const piece = board[from]!;
  const red = isOf(piece, true);
  const to = (dx: number, dy: number): number => grid.from(from, dx, dy);
  switch (piece.toLowerCase()) {
    case 'k': {
      const far = grid.line(board, from, [0, red ? 1 : -1]).at(-1) ?? -1;
      const facing = board[far]?.toLowerCase() === 'k' ? [far] : [];
      return [...straight.map(([dx, dy]) => to(dx, dy)).filter((square) => isPalace(square, red)), ...facing];
    }
    case 'a':
      return diagonal.map(([dx, dy]) => to(dx, dy)).filter((square) => isPalace(square, red));
    case 'b':
      return diagonal
        .filter(([dx, dy]) => board[to(dx, dy)] === '.')
        .map(([dx, dy]) => to(2 * dx, 2 * dy))
        .filter((square) => isHome(square, red));
    case 'n':
      // The leg is the straight half of the way.
      return knight
        .filter(([dx, dy]) => board[to(Math.trunc(dx / 2), Math.trunc(dy / 2))] === '.')
        .map(([dx, dy]) => to(dx, dy));
    case 'r':
      return straight.flatMap((step) => grid.line(board, from, step));
    case 'c':
      return straight.flatMap((step) => {
        const line = grid.line(board, from, step);
        const screen = line.at(-1) ?? -1;
        const free = line.filter((square) => board[square] === '.');
        if (screen < 0 || board[screen] === '.') return free;
        const behind = grid.line(board, screen, step).at(-1) ?? -1;
        return board[behind] !== undefined && board[behind] !== '.' ? [...free, behind] : free;
      });
    case 'p':
      return [to(0, red ? 1 : -1), ...(isHome(from, red) ? [] : [to(1, 0), to(-1, 0)])];
    default:
      throw new Error(`No piece is called ${piece}.`);
  }
}

function isAttacked(board: Letters, square: number, byRed: boolean): boolean {
  return board.some((piece, from) => isOf(piece, byRed) && targets(board, from).includes(square));
}

export function xiangqiMoves({ board, red }: XiangqiPosition): XiangqiPosition[] {
  return board.flatMap((piece, from) => {
    if (!isOf(piece, red)) return [];
    return targets(board, from).flatMap((to) => {
      if (to < 0 || isOf(board[to], red)) return [];
      const next = changed(board, [
        [from, '.'],
        [to, piece],
      ]);
      return isAttacked(next, next.indexOf(red ? 'K' : 'k'), !red) ? [] : [{ board: next, red: !red }];
    });
  });
}
