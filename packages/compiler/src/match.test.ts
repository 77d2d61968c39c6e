/** Matches of small games. */

import type { RunningMatch } from '@ludii/rules';
import { isOver, moveText, SplitMix64, score, winner } from '@ludii/state';
import { rankings } from '@ludii/state/internal';
import { compile } from './compile.js';
import type { Match } from './match.js';

/** Two in a row on a board of four win; a diagonal will do. The second game ends at once with the first move, and counts the games before it. */
const games: Readonly<Record<string, string>> = {
  Row: `(game "Row" (players 2) (equipment {(board (square 2)) (piece "Disc" Each)})
    (rules (start (place "Disc1" 3)) (play (move Add (to (sites Empty)))) (end (if (is Line 2) (result Mover Win)))))`,
  Once: `(game "Once" (players 2) (equipment {(board (square 1)) (piece "Disc" Each)})
    (rules (play (move Add (to (sites Empty)) (then (addScore Mover (count Trials))))) (end (if (is Full) (result Mover Win)))))`,
  Draw: `(game "Draw" (players 2) (equipment {(board (square 1)) (piece "Disc" Each)})
    (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result All Draw)))))`,
};

function matchOf(text: string): Match {
  const { match, game, diagnostics } = compile(text, { subgame: (name) => games[name] });
  expect(diagnostics).toEqual([]);
  expect(game).toBeNull();
  return match!;
}

const problem = (text: string, subgame?: (name: string) => string | undefined): string =>
  compile(text, subgame ? { subgame } : {}).diagnostics[0]!.message;

const texts = ({ context }: RunningMatch): string[] =>
  Array.from({ length: context.trial.length }, (_, i) => moveText(context.trial.moves, i, context.game.strings));

/** Plays the legal move of a number each time, 0 when the numbers are used up. */
function play(match: Match, ...numbers: number[]): RunningMatch {
  const running = match.newMatch(new SplitMix64(1, 2));
  match.flow.start(running);
  for (let i = 0; i < 50 && !isOver(running.context.state); i++) {
    match.flow.apply(running, match.flow.legalMoves(running), numbers[i] ?? 0);
  }
  return running;
}

const standing = ({ context }: RunningMatch) => ({
  scores: [score(context.state, 1), score(context.state, 2)],
  winner: winner(context.state),
  ranks: rankings(context.state).slice(1),
});

const end = '(end {(if (>= (matchScore P1) 3) (result P1 Win)) (if (>= (matchScore P2) 3) (result P2 Win))})';

test('games follow each other until the score is reached', () => {
  const match = matchOf(`(match "Both" (players 2) (games {(subgame "Row") (subgame "Once" result:2)}) ${end})`);
  const running = play(match);
  expect(standing(running)).toEqual({ scores: [3, 0], winner: 1, ranks: [1, 2] });
  expect(running.finished).toBe(2);
  expect(texts(running)).toEqual([
    '[Move:mover=0,from=3,to=3,actions=[Add:type=Cell,to=3,what=1]]',
    '[Move:mover=1,from=0,to=0,actions=[Add:type=Cell,to=0,what=1,decision=true]]',
    '[Move:mover=1,actions=[NextInstance:decision=true]]',
    '[Move:mover=1,from=0,to=0,actions=[Add:type=Cell,to=0,what=1,decision=true],[SetScore:player=1,score=1,add=true]]',
    '[Move:mover=1,actions=[NextInstance:decision=true]]',
  ]);
  expect(match.flow.legalMoves(running)).toHaveLength(0);
});

test('which game comes next can be told, and what a game is worth is asked in the game', () => {
  const match = matchOf(
    `(match "Same" (players 2) (games {(subgame "Once" next:(if (< (count Trials) 3) 0 1) result:(score Mover)) (subgame "Draw")}) ${end})`,
  );
  // 0 + 1 + 2 points: the score of the winner is the number of games played before.
  const running = play(match);
  expect(standing(running)).toEqual({ scores: [3, 0], winner: 1, ranks: [1, 2] });
  expect(running.played.map(({ game }) => game.name)).toEqual(['Once', 'Once', 'Once']);
});

test('a draw counts as much as a win, and both can win together', () => {
  const match = matchOf(`(match "Draws" (players 2) (games (subgame "Draw")) ${end})`);
  const running = play(match);
  expect(standing(running)).toEqual({ scores: [3, 3], winner: 1, ranks: [1, 1] });
  expect(running.finished).toBe(3);
});

test('random play goes through the games', () => {
  const match = matchOf(`(match "Both" (players 2) (games {(subgame "Row") (subgame "Draw")}) ${end})`);
  const rng = new SplitMix64(3, 4);
  const running = match.newMatch(rng);
  match.flow.start(running);
  let moves = 0;
  while (!isOver(running.context.state) && moves++ < 200) match.flow.playRandom(running, rng);
  expect(isOver(running.context.state)).toBe(true);
  expect(running.finished).toBeGreaterThanOrEqual(3);
  match.flow.start(running);
  expect([running.finished, running.context.trial.length, running.score(1), isOver(running.context.state)]).toEqual([
    0,
    1,
    0,
    false,
  ]);
});

test('what is wrong with a game of a match is told', () => {
  const named = (name: string) => `(match "M" (players 2) (games (subgame "${name}")) ${end})`;
  expect(problem(named('Row'))).toBe('The game "Row" of the match is not known.');
  expect(
    problem(named('Row'), () => '(game "Row" (rules (play (movePass)) (end (if True (result Mover Win)))))'),
  ).toMatch(/^The game "Row" of the match is not right: .*movePass/);
  expect(problem(named('Other'), () => named('Row'))).toContain('A match can not be part of a match.');
  const three = games.Row!.replace('(players 2)', '(players 3)');
  expect(problem(named('Row'), () => three)).toBe('The game "Row" is for 3 players, the match for 2.');
});
