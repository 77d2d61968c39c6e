/**
 * What the game logic guide says about play rules and conditions, in small games of our own, drawn before and after a move. In the pictures `X` and `K` are pieces of player 1, `o` is one of player 2,
 * `*` belongs to nobody; the first row is the far side of the board.
 */
import { siteTypeName } from '@ludii/functions/internal';
import { type Context, isOver, type MoveList, winner } from '@ludii/state';
import { MoveWord, moveTextOnTape } from '@ludii/state/internal';
import type { Game } from './game.js';
import { built } from './testing/games.js';

/** A game that is being played, spoken of in coordinates. */
class Table {
  readonly game: Game;
  readonly c: Context;

  constructor(text: string) {
    this.game = built(text);
    this.c = this.game.newContext();
    this.game.flow.start(this.c);
  }

  private label(type: number, site: number): string {
    return this.game.board.topology.sites(siteTypeName(type as 0 | 1 | 2)).labels[site] ?? String(site);
  }

  /** All legal moves as `A1-B2`, or as `A1` when they begin where they end. */
  private written(list: MoveList): string[] {
    const { tape } = list;
    return Array.from({ length: list.length }, (_, i) => {
      const start = list.start(i);
      const from = this.label(this.c.game.board.defaultSite, tape[start + MoveWord.From]!);
      const to = this.label(this.c.game.board.defaultSite, tape[start + MoveWord.To]!);
      return from === to ? to : `${from}-${to}`;
    });
  }

  get moves(): string[] {
    return this.written(this.game.flow.legalMoves(this.c)).sort();
  }

  /** Where the piece on a site can go. */
  from(site: string): string {
    return this.moves
      .filter((move) => move.startsWith(`${site}-`))
      .map((move) => move.split('-')[1])
      .join(' ');
  }

  /** Plays moves, the first of those that are written alike. */
  play(...moves: string[]): this {
    for (const move of moves) {
      const list = this.game.flow.legalMoves(this.c);
      const index = this.written(list).indexOf(move);
      if (index < 0) throw new Error(`${move} is not among ${this.moves.join(' ')}`);
      this.game.flow.apply(this.c, list, index);
    }
    return this;
  }

  /** The name of the piece on a site, empty for none. */
  at(site: string): string {
    const { topology, defaultSite } = this.game.board;
    const what = this.c.state.what(this.c.game.board.defaultSite, topology.find(defaultSite, site));
    return what === 0 ? '' : this.game.components[what]!.name;
  }

  /** The board in the shape of a given picture. */
  picture(like: string): string {
    const names = ['', 'Man1', 'Man2', 'King1', 'Dot0'];
    let site = 0;
    const rows = rowsOf(like).map((row) =>
      row.map(() => {
        const what = this.c.state.what(this.c.game.board.defaultSite, site++);
        return what === 0 ? '.' : 'XoK*'[names.indexOf(this.game.components[what]!.name) - 1];
      }),
    );
    return draw(rows);
  }

  get winner(): number | undefined {
    return isOver(this.c.state) ? winner(this.c.state) : undefined;
  }
}

/** The rows of a picture from the near side of the board, where sites are numbered from. */
const rowsOf = (picture: string): string[][] =>
  picture
    .trim()
    .split('\n')
    .map((row) => [...row.trim()])
    .reverse();

const draw = (rows: readonly (readonly (string | undefined)[])[]): string =>
  [...rows]
    .reverse()
    .map((row) => row.join(''))
    .join('\n');

/** A game on a square board that begins as drawn, in which pieces move by a rule, or a whole game is played by one. */
function position(
  before: string,
  { piece = '', play = '(forEach Piece)', use = 'Cell', facing = '' }: Record<string, string>,
): Table {
  const rows = rowsOf(before);
  const placed = { X: 'Man1', o: 'Man2', K: 'King1', '*': 'Dot0' };
  const places = Object.entries(placed).map(([letter, name]) => {
    const sites = rows.flat().flatMap((each, site) => (each === letter ? [site] : []));
    return sites.length > 0 ? `(place "${name}" (sites {${sites.join(' ')}}))` : '';
  });
  return new Table(`
    (game "Example" (players 2)
      (equipment {
        (board (square ${rows.length}) use:${use})
        (piece "Man" Each ${facing} ${piece})
        (piece "King" P1 ${piece})
        (piece "Dot" Neutral)
      })
      (rules (start { ${places.join(' ')} }) (play ${play}) (end (if (no Moves Next) (result Mover Win)))))`);
}

/** Plays a move in a drawn position and checks the drawn outcome. */
function plays(before: string, rule: Record<string, string>, move: string, after: string): void {
  expect(position(before, rule).play(move).picture(before)).toBe(draw(rowsOf(after)));
}

const enemyBetween = 'if:("IsEnemyAt" (between)) (apply (remove (between)))';
const stepThen = (effect: string) => `(move Step "ToEmpty" (then ${effect}))`;

describe('a slide and a shot in one turn', () => {
  const archers = () =>
    new Table(`
      (game "Archers" (players 2)
        (equipment { (piece "Arrow" Neutral) (board (square 4)) (piece "Archer" Each (move Slide (then (moveAgain)))) })
        (rules
          (start { (place "Archer1" coord:"A1") (place "Archer2" coord:"D4") })
          (play (if ("SameTurn") (move Shoot (piece "Arrow0")) (forEach Piece)))
          (end ("BlockWin"))))`);

  test('an archer slides, then shoots from where she stands, then it is the turn of the other player', () => {
    const table = archers().play('A1-A3');
    expect(table.c.state.mover).toBe(1);
    expect(table.moves).toContain('A1');
    expect(table.moves).not.toContain('C4');
    table.play('C3');
    expect(table.c.state.mover).toBe(2);
    expect([table.at('A1'), table.at('A3'), table.at('C3')]).toEqual(['', 'Archer1', 'Arrow0']);
    expect(table.from('D4')).not.toContain('C3');
    expect(table.from('D4')).toContain('B4');
  });

  test('there are 72 ways to play the first turn', () => {
    const slides = archers().moves;
    const shots = slides.reduce((sum, slide) => sum + archers().play(slide).moves.length, 0);
    expect([slides.length, shots]).toEqual([8, 72]);
  });
});

describe('the puzzle of N queens', () => {
  const queens = (n: number) =>
    new Table(`
      (game "Sentries" (players 1)
        (equipment { (regions {AllDirections}) (board (square ${n}) (values Cell (range 0 1))) })
        (rules
          (play (satisfy { (all Different except:0) (is Count (sites Board) of:1 ${n}) }))
          (end (if (is Solved) (result P1 Win)))))`);

  /** Gives a value to a cell, if that is legal. */
  function set(table: Table, cell: string, value: number): boolean {
    const { flow, board } = table.game;
    const list = flow.legalMoves(table.c);
    const site = board.topology.find('Cell', cell);
    const texts = Array.from({ length: list.length }, (_, i) =>
      moveTextOnTape(list.tape, list.start(i), table.c.game.strings),
    );
    const index = texts.findIndex((text) => text.includes(`[Set:type=Cell,var=${site},value=${value},`));
    if (index >= 0) flow.apply(table.c, list, index);
    return index >= 0;
  }

  test('a cell that a queen attacks can not get a queen', () => {
    const table = queens(4);
    expect(set(table, 'B1', 1)).toBe(true);
    expect(set(table, 'B4', 1)).toBe(false);
    expect(set(table, 'D3', 1)).toBe(false);
    expect(set(table, 'A3', 1)).toBe(true);
  });

  test('the puzzle is solved with the last queen: cells that are still open count as empty', () => {
    const table = queens(4);
    for (const cell of ['B1', 'D2', 'A3', 'C4']) {
      expect(table.winner).toBeUndefined();
      expect(set(table, cell, 1)).toBe(true);
    }
    expect(table.winner).toBe(1);
  });
});

describe('kinds of moves', () => {
  test('step: to a neighbour that is empty', () => {
    const before = `
      .....
      ..o..
      ..X..
      .....
      .....`;
    const king = position(before, { piece: '(move Step (to if:(is Empty (to))))' });
    expect(king.from('C3')).toBe('B2 B3 B4 C2 D2 D3 D4');
    const rook = position(before, {
      piece: '(move Step Orthogonal (to if:(!= (mover) (who at:(to))) (apply if:(is Occupied (to)) (remove (to)))))',
    });
    expect(rook.from('C3')).toBe('B3 C2 C4 D3');
    expect(rook.play('C3-C4').picture(before)).toBe('.....\n..X..\n.....\n.....\n.....');
  });

  test('slide: along a line of empty sites, perhaps onto an enemy', () => {
    const before = `
      ....o
      .....
      X.X.o
      .....
      .....`;
    expect(position(before, { piece: '(move Slide)' }).from('C3')).toBe('A1 A5 B2 B3 B4 C1 C2 C4 C5 D2 D3 D4 E1');
    const rook = '(move Slide Orthogonal (to if:(is Enemy (who at:(to))) (apply (remove (to)))))';
    expect(position(before, { piece: rook }).from('C3')).toBe('B3 C1 C2 C4 C5 D3 E3');
  });

  test('slide with a trail: a piece stays on every site that is left', () => {
    plays('...\n...\nX..', { piece: '(move Slide (between trail:(id "Dot" Neutral)))' }, 'A1-C3', '..X\n.*.\n*..');
  });

  test('hop: over an enemy, who is captured', () => {
    const before = `
      .......
      .......
      ...o...
      ...X.o.
      ..o....
      .......
      .......`;
    const hop = (directions: string) => `(move Hop ${directions} (between ${enemyBetween}) (to if:(is Empty (to))))`;
    expect(position(before, { piece: hop('') }).from('D4')).toBe('B2 D6');
    expect(position(before, { piece: hop('Diagonal') }).from('D4')).toBe('B2');
    expect(position(before, { piece: hop('Orthogonal') }).from('D4')).toBe('D6');
    expect(
      position(before, { piece: hop('Orthogonal') })
        .play('D4-D6')
        .picture(before),
    ).toBe('.......\n...X...\n.......\n.....o.\n..o....\n.......\n.......');
  });

  test('hop: how many enemies, how far before them and how far after them', () => {
    const line = (row: string, between: string) =>
      position(`.......\n.......\n.......\n${row}\n.......\n.......\n.......`, {
        piece: `(move Hop Orthogonal (between ${between} ${enemyBetween}) (to if:(is Empty (to))))`,
      }).from('A4');
    expect(line('Xoo....', '')).toBe('');
    expect(line('Xoo....', '(range 1 2)')).toBe('D4');
    expect(line('Xo.....', '(range 1 2)')).toBe('C4');
    expect(line('Xo.....', 'after:2')).toBe('C4 D4 E4');
    expect(line('X..o...', '')).toBe('');
    expect(line('X..o...', 'before:2')).toBe('E4');
  });

  test('hop onto an enemy: both are captured', () => {
    const piece = `(move Hop Orthogonal (between ${enemyBetween}) (to if:(is Enemy (who at:(to))) (apply (remove (to)))))`;
    plays('....\nXoo.\n....\n....', { piece }, 'A3-C3', '....\n..X.\n....\n....');
  });

  test('leap: along a walk, in every rotation, forwards only, or in one direction only', () => {
    const before = Array.from({ length: 7 }, (_, row) => (row === 3 ? '...X...' : '.......')).join('\n');
    const leap = (walks: string, more = '') => `(move Leap {${walks}} ${more} (to if:(not (is Friend (who at:(to))))))`;
    const knight = leap('{F F R F} {F F L F}');
    expect(position(before, { piece: knight }).from('D4')).toBe('B3 B5 C2 C6 E2 E6 F3 F5');
    const long = '{F F F R F} {F F F L F}';
    expect(position(before, { piece: leap(long, 'forward:True'), facing: 'N' }).from('D4')).toBe('A5 C7 E7 G5');
    expect(position(before, { piece: leap('{F F F R F}', 'rotations:False') }).from('D4')).toBe('E7');
  });

  test('add: to empty cells, vertices or edges', () => {
    const add = (type: string) => `(move Add (to ${type} (sites Empty ${type})))`;
    expect(position('...\n.o.\n...', { play: add('') }).moves).toHaveLength(8);
    expect(position('...\n...\n...', { play: add('Vertex') }).moves).toHaveLength(16);
    expect(position('...\n...\n...', { play: add('Edge') }).moves).toHaveLength(24);
    plays('...\n.o.\n...', { play: add('') }, 'A1', '...\n.o.\nX..');
  });

  test('add: several pieces as a stack, or a piece on top of an enemy', () => {
    const two = position('...\n...\n...', { play: '(move Add (to (sites Empty)) count:2 stack:True)' }).play('B2');
    expect(two.c.state.stackSize(0, 4)).toBe(2);
    const onTop = position('o..\n...\n...', {
      play: '(move Add (to (sites Occupied by:Next) if:(= 1 (size Stack at:(to)))) stack:True)',
    });
    expect(onTop.moves).toEqual(['A3']);
    expect(onTop.play('A3').c.state.stackSize(0, 6)).toBe(2);
  });

  test('shoot: a piece flies along a line of empty sites', () => {
    const before = '.....\n...o.\n..X..\n.....\n.....';
    const shoot = (rest: string) => ({ play: `(move Shoot (piece "Dot0") (from (centrePoint)) ${rest})` });
    expect(position(before, shoot('')).moves.join(' ')).toBe('A1 A3 A5 B2 B3 B4 C1 C2 C4 C5 D2 D3 E1 E3');
    expect(position(before, shoot('Orthogonal')).moves.join(' ')).toBe('A3 B3 C1 C2 C4 C5 D3 E3');
    plays(before, shoot(''), 'C5', '..*..\n...o.\n..X..\n.....\n.....');
  });

  test('remove: a piece of one’s own', () => {
    const removal = { play: '(move Remove (sites Occupied by:Mover))' };
    expect(position('X..\n.o.\n..X', removal).moves).toEqual(['A3', 'C1']);
    plays('X..\n.o.\n..X', removal, 'C1', 'X..\n.o.\n...');
  });

  test('promote: a piece becomes another of the player’s choice', () => {
    const promotion = { play: '(move Promote (where (id "Man" Mover)) (piece {"King" "Man"}) Mover)' };
    expect(position('...\n.X.\n...', promotion).moves).toEqual(['B2', 'B2']);
    plays('...\n.X.\n...', promotion, 'B2', '...\n.K.\n...');
  });
});

describe('consequences of moves', () => {
  test('custodial: enemies between the piece that moved and a friend are captured', () => {
    const custodial = (range: string) => ({
      piece: stepThen(
        `(custodial (from (last To)) (between ${range} ${enemyBetween}) (to if:(is Friend (who at:(to)))))`,
      ),
    });
    plays('.....\n.....\nXo.X.\n..o..\n.....', custodial('(max 1)'), 'D3-C3', '.....\n.....\nX.X..\n..o..\n.....');
    plays('.....\n.....\nXoo.X\n.....\n.....', custodial('(max 1)'), 'E3-D3', '.....\n.....\nXooX.\n.....\n.....');
    plays('.....\n.....\nXoo.X\n.....\n.....', custodial(''), 'E3-D3', '.....\n.....\nX..X.\n.....\n.....');
  });

  test('directional: enemies in the line of the move are captured, ahead or behind', () => {
    const capture = (from: string, directions: string) => ({
      piece: stepThen(
        `(directional (from ${from}) ${directions} (to if:(is Enemy (who at:(to))) (apply (remove (to)))))`,
      ),
    });
    plays('.....\n...o.\n.X.oo\n.....\n.....', capture('(last To)', ''), 'B3-C3', '.....\n...o.\n..X..\n.....\n.....');
    plays(
      '.....\n.....\nooX.o\n.....\n.....',
      capture('(last From)', '(directions OppositeDirection)'),
      'C3-D3',
      '.....\n.....\n...Xo\n.....\n.....',
    );
  });

  test('enclose: enemies without a free neighbour are captured', () => {
    const enclose = (directions: string) => ({
      play: `(move Add (to (sites Empty)) (then (enclose (from (last To)) ${directions} (between ${enemyBetween}))))`,
      use: 'Vertex',
    });
    const before = '.....\n.X...\nXoX..\n.....\n.....';
    plays(before, enclose('Orthogonal'), 'B2', '.....\n.X...\nX.X..\n.X...\n.....');
    expect(position(before, enclose('All')).play('B2').picture(before)).toContain('XoX');
  });

  test('intervene: the two enemies on both sides of the piece that moved are captured', () => {
    const piece = stepThen('(intervene (from (last To)) (to if:(= (next) (who at:(to))) (apply (remove (to)))))');
    plays('.....\n.....\n.o.o.\n..X..\n.o...', { piece }, 'C2-C3', '.....\n.....\n..X..\n.....\n.o...');
  });

  test('surround: an enemy with friends on every side is captured', () => {
    const piece = stepThen(
      `(surround (from (last To)) Orthogonal (between ${enemyBetween}) (to if:(is Friend (who at:(to)))))`,
    );
    plays('.....\n..X..\n.XoX.\n.....\n..X..', { piece }, 'C1-C2', '.....\n..X..\n.X.X.\n..X..\n.....');
    plays('.....\n.....\n.XoX.\n.....\n..X..', { piece }, 'C1-C2', '.....\n.....\n.XoX.\n..X..\n.....');
  });

  test('attract: pieces in line come next to the new piece', () => {
    const attract = (directions: string) => ({
      play: `(move Add (to (sites Empty)) (then (attract (from (last To)) ${directions})))`,
    });
    const before = 'o.o..\n.....\n.....\n.....\n.o..o';
    plays(before, attract(''), 'C3', '.....\n.oo..\n..X..\n...o.\n.o...');
    plays(before, attract('Orthogonal'), 'C3', 'o....\n..o..\n..X..\n.....\n.o..o');
  });

  test('push: the pieces in a direction move on by one site', () => {
    const play = '(move Select (from (sites Occupied by:Mover component:"King")) (then (push (from (last To)) N)))';
    plays('.....\n.....\n.o...\n.o...\n.K...', { play }, 'B1', '.....\n.o...\n.o...\n.K...\n.....');
  });
});

test('sow: seeds go one by one around the track; a hole that comes to three is captured', () => {
  const table = new Table(`
    (game "Threes" (players 2)
      (equipment {
        (mancalaBoard 2 4 (track "Lap" {1..4 8..5} loop:True))
        (piece "Seed" Shared)
        (map "Store" { (pair P1 0) (pair P2 9) })
      })
      (rules
        (start (set Count 2 to:(sites {1..8})))
        (play
          (move Select (from (sites {1..8}) if:(< 0 (count at:(from))))
            (then (sow "Lap" if:(= 3 (count at:(to))) apply:(fromTo (from (to)) (to (mapEntry "Store" (mover))) count:3)))))
        (end ("BlockWin"))))`);
  const seeds = () =>
    Array.from({ length: 10 }, (_, site) => table.c.state.count(table.c.game.board.defaultSite, site));
  expect(seeds()).toEqual([0, 2, 2, 2, 2, 2, 2, 2, 2, 0]);
  const list = table.game.flow.legalMoves(table.c);
  expect(list.length).toBe(8);
  table.game.flow.apply(table.c, list, 0);
  // Two seeds from hole 1: the last one makes three in hole 3, which go to the store of player 1.
  expect(seeds()).toEqual([3, 0, 3, 0, 2, 2, 2, 2, 2, 0]);
});

describe('conditions that end games', () => {
  /** Who has won after some placements in turn; undefined while nobody has. */
  const winnerOf = (board: string, condition: string, moves: string, items = ''): number | undefined =>
    new Table(`
      (game "Goal" (players 2)
        (equipment { (board ${board}) (piece "Man" Each) ${items} })
        (rules (play (move Add (to (sites Empty)))) (end (if ${condition} (result Mover Win)))))`).play(
      ...moves.split(' '),
    ).winner;

  test('is Line: three or more in a row, or exactly three', () => {
    expect(winnerOf('(square 5)', '(is Line 3)', 'A1 A5 B2 B5 C3')).toBe(1);
    expect(winnerOf('(square 5)', '(is Line 3 Orthogonal)', 'A1 A5 B2 B5 C3')).toBeUndefined();
    expect(winnerOf('(square 5)', '(is Line 3 exact:True)', 'A1 A5 B1 A4 D1 C5 C1')).toBeUndefined();
    expect(winnerOf('(square 5)', '(is Line 3)', 'A1 A5 B1 A4 D1 C5 C1')).toBe(1);
  });

  test('is Connected: a chain from one side of the player to the other', () => {
    const sides = '(regions P1 { (sites Side S) (sites Side N) }) (regions P2 { (sites Side W) (sites Side E) })';
    expect(winnerOf('(square 3)', '(is Connected Mover)', 'A1 C3 A2 C2', sides)).toBeUndefined();
    expect(winnerOf('(square 3)', '(is Connected Mover)', 'A1 C3 A2 C2 A3', sides)).toBe(1);
    expect(winnerOf('(square 3)', '(is Connected Mover)', 'A1 C1 B1 B2 B3 A3', sides)).toBe(2);
  });

  test('is Loop: pieces all around an empty site', () => {
    const around = 'A1 E1 B1 E2 C1 E3 C2 E4 C3 E5 B3 D5 A3 C5';
    expect(winnerOf('(square 5)', '(is Loop)', around)).toBeUndefined();
    expect(winnerOf('(square 5)', '(is Loop)', `${around} A2`)).toBe(1);
  });

  test('is Pattern: a square of four, of one player or of both in turn', () => {
    const square = '{F R F R F R F}';
    expect(winnerOf('(square 4)', `(is Pattern ${square})`, 'A1 D1 A2 D2 B2 D4 B1')).toBe(1);
    expect(winnerOf('(square 4)', `(is Pattern ${square})`, 'A1 D1 A2 D2 B2 D4 C1')).toBeUndefined();
    expect(winnerOf('(square 4)', `(is Pattern ${square} whats:{(mover) (next)})`, 'A1 A2 B2 B1')).toBe(2);
  });
});
