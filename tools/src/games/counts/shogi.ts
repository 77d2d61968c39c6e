/** Shogi by its rules, for counting. Repetition does not matter at small depths. */
import { around, boardOf, changed, diagonal, Grid, isOf, type Letters, type Step, straight } from './successors.js';

interface ShogiPosition {
  readonly board: Letters;
  readonly first: boolean;
  /** Pieces in hand, a letter for each. */
  readonly hands: string;
}

const grid = new Grid(9, 9);

export const shogiStart = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -';

export function shogiPosition(sfen: string): ShogiPosition {
  const [rows = '', mover, hands = '-'] = sfen.split(' ');
  const held = [...hands.matchAll(/(\d*)([a-zA-Z])/g)].map(([, count, letter = '']) =>
    letter.repeat(Number(count || 1)),
  );
  return { board: boardOf(rows), first: mover === 'b', hands: held.join('') };
}

/** Forward is up here. */
const gold: readonly Step[] = [...straight, [1, 1], [-1, 1]];
const steps: Readonly<Record<string, readonly Step[]>> = {
  p: [[0, 1]],
  n: [
    [1, 2],
    [-1, 2],
  ],
  s: [...diagonal, [0, 1]],
  g: gold,
  k: around,
  '+p': gold,
  '+l': gold,
  '+n': gold,
  '+s': gold,
  '+b': straight,
  '+r': diagonal,
};
const slides: Readonly<Record<string, readonly Step[]>> = {
  l: [[0, 1]],
  b: diagonal,
  r: straight,
  '+b': diagonal,
  '+r': straight,
};

/** How many rows are left in front of a square. */
const ahead = (square: number, first: boolean): number => (first ? 8 - Math.floor(square / 9) : Math.floor(square / 9));
/** Rows that a kind must have in front of it. */
const room: Readonly<Record<string, number>> = { p: 1, l: 1, n: 2 };

/** Squares that a piece moves to, friends on them or not. */
function targets(board: Letters, from: number): number[] {
  const piece = board[from]!;
  const up = isOf(piece, true) ? 1 : -1;
  const kind = piece.toLowerCase();
  return [
    ...(steps[kind] ?? []).map(([dx, dy]) => grid.from(from, dx, up * dy)).filter((to) => to >= 0),
    ...(slides[kind] ?? []).flatMap(([dx, dy]) => grid.line(board, from, [dx, up * dy])),
  ];
}

function inCheck(board: Letters, first: boolean): boolean {
  const king = board.indexOf(first ? 'K' : 'k');
  return board.some((piece, from) => isOf(piece, !first) && targets(board, from).includes(king));
}

/** All moves that leave the own king safe; without the rule against mate by a dropped pawn. */
function moves({ board, first, hands }: ShogiPosition): (ShogiPosition & { readonly drop?: string })[] {
  const found: (ShogiPosition & { readonly drop?: string })[] = [];
  const own = (kind: string): string => (first ? kind.toUpperCase() : kind);
  board.forEach((piece, from) => {
    if (!isOf(piece, first)) return;
    const kind = piece.toLowerCase();
    for (const to of targets(board, from)) {
      if (isOf(board[to], first)) continue;
      const taken = board[to] === '.' ? '' : own(board[to]!.replace('+', '').toLowerCase());
      const promotes = /^[plnsbr]$/.test(kind) && (ahead(from, first) < 3 || ahead(to, first) < 3);
      const kinds = [...(ahead(to, first) >= (room[kind] ?? 0) ? [kind] : []), ...(promotes ? [`+${kind}`] : [])];
      for (const each of kinds) {
        const next = changed(board, [
          [from, '.'],
          [to, own(each)],
        ]);
        if (!inCheck(next, first)) found.push({ board: next, first: !first, hands: hands + taken });
      }
    }
  });
  for (const piece of new Set([...hands].filter((each) => isOf(each, first)))) {
    const kind = piece.toLowerCase();
    board.forEach((there, to) => {
      if (there !== '.' || ahead(to, first) < (room[kind] ?? 0)) return;
      // No second pawn on a file.
      if (kind === 'p' && board.some((each, square) => each === piece && square % 9 === to % 9)) return;
      const next = changed(board, [[to, piece]]);
      if (!inCheck(next, first)) {
        found.push({ board: next, first: !first, hands: hands.replace(piece, ''), drop: kind });
      }
    });
  }
  return found;
}

export function shogiMoves(position: ShogiPosition): ShogiPosition[] {
  return moves(position).filter(
    (next) => next.drop !== 'p' || !inCheck(next.board, next.first) || moves(next).length > 0,
  );
}
