/** Dominoes open the cells where the line of play can go on. */
import { applyMove } from '../applyMove.js';
import { Context } from '../context.js';
import { MoveList } from '../moveList.js';
import { parseMove } from '../moveText.js';
import { sampleGame } from '../samples.js';
import { intLists } from '../shape.js';

const side = 12;
const cells = side * side;
const steps = [-1, side, 1, -side] as const;

/** The line from a cell in a direction (W, N, E, S), the cell itself first. */
function line(cell: number, direction: number): number[] {
  const found = [cell];
  for (let at = cell; ; ) {
    const next = at + steps[direction]!;
    const sameRow = Math.floor(next / side) === Math.floor(at / side);
    if (next < 0 || next >= cells || (direction % 2 === 0 && !sameRow)) return found;
    found.push(next);
    at = next;
  }
}

/** The cells of a domino that lies to the east of its root; other states are not needed here. */
const lying = (root: number): number[] =>
  [0, side, side + 1, 1, 2, side + 2, side + 3, 3].map((offset) => root + offset).filter((cell) => cell < cells);

const all = <T>(make: (cell: number) => T): T[] => Array.from({ length: cells }, (_, cell) => make(cell));
const lines = [0, 1, 2, 3].map((direction) => intLists(all((cell) => line(cell, direction))));

function table(pips: readonly [number, number]): Context {
  const cover = { states: 1, sites: intLists(all(lying)) };
  return new Context(
    sampleGame({
      cells,
      hands: [2, 2],
      flags: { boardless: true, lineOfPlay: true, largePiece: true, dominoes: true, value: true, siteState: true },
      board: {
        lines: [lines[0]!, lines[1]!, lines[2]!, lines[3]!],
        adjacentCells: intLists(all(() => [])),
        centreCell: 0,
      },
      more: {
        components: [
          { index: 0, name: 'None', owner: 0, kind: 'none' },
          { index: 1, name: 'Domino', owner: 3, kind: 'domino', pips, cover },
        ],
      },
    }),
  );
}

function play(c: Context, text: string): void {
  const list = new MoveList();
  parseMove(`[Move:mover=1,actions=${text}]`, list, c.game.strings);
  applyMove(c, list, 0);
}

/** Columns of the playable cells in each row around the domino, from the row below it on. */
const open = ({ state }: Context, rows: readonly number[]): string[] =>
  rows.map((row) => Array.from({ length: side }, (_, x) => (state.isPlayable(row * side + x) ? 'o' : '.')).join(''));

/** Puts the domino with its root in row 5, column 4. */
function placed(pips: readonly [number, number]): Context {
  const c = table(pips);
  play(c, `[Add:type=Cell,to=${cells},what=1,state=0]`);
  play(c, `[Move:typeFrom=Cell,from=${cells},typeTo=Cell,to=${5 * side + 4},state=0,decision=true]`);
  return c;
}

test('beyond its ends, and beside its end cells', () => {
  expect(open(placed([0, 1]), [3, 4, 5, 6, 7, 8])).toEqual([
    '............',
    '....o..o....',
    'oooo....oooo',
    'oooo....oooo',
    '....o..o....',
    '............',
  ]);
});

test('a double also opens its sides', () => {
  expect(open(placed([1, 1]), [0, 1, 4, 5, 6, 7, 10, 11])).toEqual([
    '............',
    '.....oo.....',
    '....oooo....',
    'oooo....oooo',
    'oooo....oooo',
    '....oooo....',
    '.....oo.....',
    '............',
  ]);
});
