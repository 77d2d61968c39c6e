/** Draughts in three forms, for counting whole turns. Two ways to the same position are two turns. */
import { changed, diagonal, Grid, isOf, type Letters } from './successors.js';

interface DraughtsPosition {
  /** Men `m` and kings `k`; large letters belong to the first player, who moves up. */
  readonly board: Letters;
  readonly first: boolean;
}

/** What differs between forms of the game. */
interface Form {
  readonly size: number;
  readonly rows: number;
  /** Kings go any distance. */
  readonly flying: boolean;
  /** Men capture backwards too. */
  readonly back: boolean;
  /** As many pieces as possible must be captured. */
  readonly most: boolean;
  /** A man who comes to the last row within a capture: stops there, goes on as a king, or goes on as a man. */
  readonly within: 'stops' | 'king' | 'man';
}

export const english: Form = { size: 8, rows: 3, flying: false, back: false, most: false, within: 'stops' };
export const international: Form = { size: 10, rows: 4, flying: true, back: true, most: true, within: 'man' };
export const russian: Form = { size: 8, rows: 3, flying: true, back: true, most: false, within: 'king' };

export function draughtsStart({ size, rows }: Form): DraughtsPosition {
  const board = Array.from({ length: size * size }, (_, square) => {
    const y = Math.floor(square / size);
    if (((square % size) + y) % 2 === 1) return '.';
    return y < rows ? 'M' : y >= size - rows ? 'm' : '.';
  });
  return { board, first: true };
}

/** A piece that has been captured stays where it is until the end of the turn. */
const captured = '*';

/** The turns of a form. */
export function draughtsTurns({ size, flying, back, most, within }: Form) {
  const grid = new Grid(size, size);
  return ({ board, first }: DraughtsPosition): DraughtsPosition[] => {
    const up = first ? 1 : -1;
    const king = first ? 'K' : 'k';
    const isLast = (square: number): boolean => Math.floor(square / size) === (first ? size - 1 : 0);
    const crowned = (piece: string, square: number): string => (isLast(square) ? king : piece);

    /** All ways to go on capturing with a piece that has been lifted off the board. */
    const captures = (
      now: Letters,
      from: number,
      piece: string,
      taken: number,
    ): { board: Letters; taken: number }[] => {
      const isKing = piece === king;
      if (taken > 0 && within === 'stops' && !isKing && isLast(from)) return [];
      return diagonal.flatMap((step) => {
        if (!isKing && !back && step[1] !== up) return [];
        const line = grid.line(now, from, step);
        const over = line.at(-1) ?? -1;
        if (over < 0 || !isOf(now[over], !first) || now[over] === captured) return [];
        if (line.length > 1 && !(isKing && flying)) return [];
        const beyond = grid.line(now, over, step).filter((square) => now[square] === '.');
        const landings = isKing && flying ? beyond : beyond.slice(0, 1);
        const next = changed(now, [[over, captured]]);
        return landings.flatMap((to) => {
          const goesOn = within === 'king' ? crowned(piece, to) : piece;
          const more = captures(next, to, goesOn, taken + 1);
          if (more.length > 0) return more;
          const done = changed(next, [[to, crowned(goesOn, to)]]).map((each) => (each === captured ? '.' : each));
          return [{ board: done, taken: taken + 1 }];
        });
      });
    };

    const own = board.flatMap((piece, from) => (isOf(piece, first) ? [{ piece, from }] : []));
    const found = own.flatMap(({ piece, from }) => captures(changed(board, [[from, '.']]), from, piece, 0));
    const best = Math.max(0, ...found.map(({ taken }) => taken));
    if (best > 0) {
      return found.filter(({ taken }) => !most || taken === best).map((turn) => ({ board: turn.board, first: !first }));
    }
    return own.flatMap(({ piece, from }) =>
      diagonal.flatMap((step) => {
        if (piece !== king && step[1] !== up) return [];
        const free = grid.line(board, from, step).filter((square) => board[square] === '.');
        return (piece === king && flying ? free : free.slice(0, 1)).map((to) => ({
          board: changed(board, [
            [from, '.'],
            [to, crowned(piece, to)],
          ]),
          first: !first,
        }));
      }),
    );
  };
}
