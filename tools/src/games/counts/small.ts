/** Games whose rules are told in a few lines, for counting. */
import { around, boardOf, changed, Grid, isOf, type Letters, type Step } from './successors.js';

/** A board and whose turn it is. */
export interface Turn {
  readonly board: Letters;
  readonly first: boolean;
}

const eight = new Grid(8, 8);
const ten = new Grid(10, 10);

// ---- Reversi ----------------------------------------------------------------------------------------------------------

export const reversiStart: Turn = { board: boardOf('8/8/8/3Ss3/3sS3/8/8/8'), first: true };

function reversiPlacements({ board, first }: Turn): Turn[] {
  const own = first ? 'S' : 's';
  const other = first ? 's' : 'S';
  return board.flatMap((piece, square) => {
    if (piece !== '.') return [];
    const turned = around.flatMap(([dx, dy]) => {
      const run: number[] = [];
      let to = eight.from(square, dx, dy);
      for (; to >= 0 && board[to] === other; to = eight.from(to, dx, dy)) run.push(to);
      return to >= 0 && board[to] === own ? run : [];
    });
    if (turned.length === 0) return [];
    return [
      {
        board: changed(
          board,
          [square, ...turned].map((each) => [each, own]),
        ),
        first: !first,
      },
    ];
  });
}

/** Who can not place passes, unless nobody can. */
export function reversiMoves(turn: Turn): Turn[] {
  const found = reversiPlacements(turn);
  const passed = { ...turn, first: !turn.first };
  return found.length > 0 || reversiPlacements(passed).length === 0 ? found : [passed];
}

// ---- Tic-Tac-Toe ------------------------------------------------------------------------------------------------------

const lines = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

export const ticTacToeStart: Turn = { board: boardOf('3/3/3'), first: true };

export function ticTacToeMoves({ board, first }: Turn): Turn[] {
  if (lines.some(([a, b, c]) => board[a!] !== '.' && board[a!] === board[b!] && board[b!] === board[c!])) return [];
  return board.flatMap((piece, square) =>
    piece === '.' ? [{ board: changed(board, [[square, first ? 'X' : 'x']]), first: !first }] : [],
  );
}

// ---- Breakthrough -----------------------------------------------------------------------------------------------------

export const breakthroughStart: Turn = { board: boardOf('pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP'), first: true };

/** Nobody can be through after a few moves, so that the end need not be looked for. */
export function breakthroughMoves({ board, first }: Turn): Turn[] {
  return board.flatMap((piece, from) => {
    if (!isOf(piece, first)) return [];
    return [-1, 0, 1].flatMap((dx) => {
      const to = eight.from(from, dx, first ? 1 : -1);
      if (to < 0 || (board[to] !== '.' && (dx === 0 || isOf(board[to], first)))) return [];
      return [
        {
          board: changed(board, [
            [from, '.'],
            [to, piece],
          ]),
          first: !first,
        },
      ];
    });
  });
}

// ---- Lines of Action --------------------------------------------------------------------------------------------------

export const linesOfActionStart: Turn = {
  board: boardOf('1BBBBBB1/w6w/w6w/w6w/w6w/w6w/w6w/1BBBBBB1'),
  first: true,
};

/** As many steps as there are pieces on the whole line, over friends but not over enemies. */
export function linesOfActionMoves({ board, first }: Turn): Turn[] {
  const countOn = (from: number, [dx, dy]: Step): number => {
    let sum = 0;
    for (let at = from; at >= 0; at = eight.from(at, dx, dy)) if (board[at] !== '.') sum++;
    for (let at = eight.from(from, -dx, -dy); at >= 0; at = eight.from(at, -dx, -dy)) if (board[at] !== '.') sum++;
    return sum;
  };
  return board.flatMap((piece, from) => {
    if (!isOf(piece, first)) return [];
    return around.flatMap((step) => {
      const [dx, dy] = step;
      const far = countOn(from, step);
      const to = eight.from(from, dx * far, dy * far);
      if (to < 0 || isOf(board[to], first)) return [];
      for (let k = 1; k < far; k++) if (isOf(board[eight.from(from, dx * k, dy * k)], !first)) return [];
      return [
        {
          board: changed(board, [
            [from, '.'],
            [to, piece],
          ]),
          first: !first,
        },
      ];
    });
  });
}

// ---- Amazons ----------------------------------------------------------------------------------------------------------

export const amazonsStart: Turn = { board: boardOf('3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3'), first: true };

/** A queen's move, then a queen's shot from where it ends. */
export function amazonsTurns({ board, first }: Turn): Turn[] {
  const reach = (on: Letters, from: number): number[] =>
    around.flatMap((step) => ten.line(on, from, step).filter((square) => on[square] === '.'));
  return board.flatMap((piece, from) => {
    if (!isOf(piece, first) || piece === 'Z') return [];
    return reach(board, from).flatMap((to) => {
      const moved = changed(board, [
        [from, '.'],
        [to, piece],
      ]);
      return reach(moved, to).map((shot) => ({ board: changed(moved, [[shot, 'Z']]), first: !first }));
    });
  });
}

// ---- the L Game -------------------------------------------------------------------------------------------------------

/** The ways to put the L of the first player down again, elsewhere than it lies. */
export function lGamePlacements(): number {
  const grid = new Grid(4, 4);
  // The neutral pieces O lie in two corners.
  const board = boardOf('OLL1/1lL1/1lL1/1llO');
  const shapes: readonly Step[][] = [1, -1].flatMap((side) =>
    Array.from({ length: 4 }, (_, turns): Step[] => {
      const cells: Step[] = [
        [0, 0],
        [0, 1],
        [0, 2],
        [side, 0],
      ];
      return cells.map((cell) => {
        let [x, y] = cell;
        for (let k = 0; k < turns; k++) [x, y] = [-y, x];
        return [x, y];
      });
    }),
  );
  const places = new Set<string>();
  for (let at = 0; at < 16; at++) {
    for (const shape of shapes) {
      const squares = shape.map(([dx, dy]) => grid.from(at, dx, dy)).sort((a, b) => a - b);
      const isFree = squares.every((square) => square >= 0 && (board[square] === '.' || board[square] === 'L'));
      const isSame = squares.every((square) => board[square] === 'L');
      if (isFree && !isSame) places.add(squares.join());
    }
  }
  return places.size;
}
