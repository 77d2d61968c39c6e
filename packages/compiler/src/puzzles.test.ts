/** Puzzles: the list of moves looks again only at what a value can change, the moves by number at everything. */
import { ruleOf } from '@ludii/functions/internal';
import { type Context, isOver, MoveList, SplitMix64 } from '@ludii/state';
import { MoveWord, PuzzleState } from '@ludii/state/internal';
import { built } from './testing/games.js';

const puzzle = (board: string, hints: string, constraints: string): string =>
  `(game "Puzzle" (players 1)
    (equipment { ${board} ${hints} })
    (rules (play (satisfy { ${constraints} })) (end (if (is Solved) (result P1 Win)))))`;

const descriptions: readonly (readonly [string, string])[] = [
  [
    'a loop of edges',
    puzzle(
      '(board (rectangle 4 4) (values Edge (range 0 1)) use:Edge)',
      '(hints { (hint {0} 3) (hint {2} 1) (hint {4} 2) (hint {8} 2) } Cell)',
      `(forAll Cell (or (= (hint Cell at:(from)) Off) (is Count Edge (sites Incident Edge of:Cell at:(from)) (hint Cell at:(from)))))
       (forAll Vertex (or (is Count Edge (sites Incident Edge of:Vertex at:(from)) 0)
                          (is Count Edge (sites Incident Edge of:Vertex at:(from)) 2)))
       (< (count Groups Edge) 2)`,
    ),
  ],
  [
    'different neighbours',
    puzzle(
      '(board (square 4) (values Cell (range 1 4)))',
      '',
      '(all Different) (forAll Cell (not (is Count (sites Around (from) Orthogonal) of:2 2)))',
    ),
  ],
  [
    'one condition for the whole board',
    puzzle('(board (square 3) (values Cell (range 1 3)))', '', '(all Different) (is Sum (sites Row 0) 6)'),
  ],
];

const words = ({ tape }: MoveList, i: number, list: MoveList): string =>
  tape.slice(list.start(i), list.start(i) + tape[list.start(i)]!).join();

test.each(descriptions)('%s: both ways find the same moves', (_, text) => {
  const game = built(text, { backend: 'interpreted' });
  const rule = ruleOf(game.rules.phases[0]!.play);
  if (rule.k !== 'numbered') throw new Error('The moves have no numbers.');
  const c: Context = game.newContext();
  const draws = new SplitMix64(3, 4);
  game.flow.start(c);
  expect(c.state).toBeInstanceOf(PuzzleState);
  for (let n = 0; n < 25 && !isOver(c.state); n++) {
    const listed = new MoveList();
    rule.fn(c, listed);
    const found = new MoveList();
    for (let k = 0; k < rule.count(c); k++) rule.write(c, k, found);
    const texts = (list: MoveList): string[] =>
      Array.from({ length: list.length }, (_each, i) => words(list, i, list)).sort();
    expect(texts(listed)).toEqual(texts(found));
    const legal = game.flow.legalMoves(c);
    // Strikes lead to positions in which constraints are broken, too.
    game.flow.apply(c, legal, draws.nextInt(legal.length));
    expect(legal.tape[legal.start(0) + MoveWord.To]).toBeGreaterThanOrEqual(0);
  }
});
