/** Rules that tell of their use, and games that play the same with and without that. */
import { type Context, isOver, SplitMix64 } from '@ludii/state';
import { compile } from './compile.js';
import type { Game } from './game.js';
import type { RuleObserver } from './observe.js';

const play = `(or
  (if (is Mover P1) (move Add (to (sites Empty))) (forEach Piece))
  (if (can Move (move Remove (sites Occupied by:Next) (then (moveAgain)))) (move Pass)))`;
const text = `(game "Small" (players 2)
  (equipment { (board (square 3)) (piece "Man" Each (move Step (to if:(is Empty (to))))) })
  (rules (start (place "Man2" 4)) (play ${play})
    (end {
      (if (is Line 3) { (if (is Mover P1) (result P1 Win)) } (result P2 Win))
      (if (is Full) (byScore))
      (forEach Player if:(no Pieces Player) (result Player Loss))
    })))`;

function gameOf(observe?: RuleObserver): Game {
  const { game, diagnostics } = compile(text, observe ? { observe } : {});
  expect(diagnostics).toEqual([]);
  return game!;
}

function playGame(game: Game, seed: number): Context {
  const c = game.newContext(new SplitMix64(seed, 2));
  const random = new SplitMix64(3, seed);
  game.flow.start(c);
  for (let i = 0; i < 200 && !isOver(c.state); i++) {
    const legal = game.flow.legalMoves(c);
    game.flow.apply(c, legal, random.nextInt(legal.length));
  }
  return c;
}

/** Uses of the rules that begin in a certain way. */
function watch(): { readonly observe: RuleObserver; readonly uses: Map<string, number[]> } {
  const uses = new Map<string, number[]>();
  const of = (node: { readonly span: { start: number; end: number } }): number[] => {
    const written = text.slice(node.span.start, node.span.end).split(/\s+/).join(' ');
    const counts = uses.get(written) ?? [0, 0];
    uses.set(written, counts);
    return counts;
  };
  const observe: RuleObserver = {
    moves: (rule) => {
      const counts = of(rule);
      return (count) => {
        counts[0]!++;
        counts[1]! += count;
      };
    },
    result: (rule) => {
      const counts = of(rule);
      return () => {
        counts[0]!++;
      };
    },
  };
  return { observe, uses };
}

test('an observer is told of every rule, and how many moves it gave', () => {
  const { observe, uses } = watch();
  const game = gameOf(observe);
  for (let seed = 0; seed < 20; seed++) playGame(game, seed);
  const add = uses.get('(move Add (to (sites Empty)))')!;
  expect(add[0]).toBeGreaterThan(20);
  expect(add[1]).toBeGreaterThan(add[0]!);
  expect(uses.get('(forEach Piece)')![1]).toBeGreaterThan(0);
  expect(uses.get('(move Step (to if:(is Empty (to))))')![1]).toBeGreaterThan(0);
  // Only asked whether there is such a move: the consequence never happens.
  expect(uses.get('(move Remove (sites Occupied by:Next) (then (moveAgain)))')![1]).toBeGreaterThan(0);
  expect(uses.get('(moveAgain)')).toEqual([0, 0]);
  expect(uses.get('(result P1 Win)')![0]).toBeGreaterThan(0);
  expect(uses.get('(byScore)')).toEqual([0, 0]);
  expect(uses.get('(result Player Loss)')![0]).toBeGreaterThan(0);
});

test('an observer may ask where the moves of a rule go', () => {
  const targets = new Set<number>();
  const { game } = compile(text, {
    observe: {
      moves: (rule) =>
        text.startsWith('(move Add', rule.span.start)
          ? (_, given) => {
              for (const { mover, to, toType } of given?.() ?? []) if (mover === 1 && toType === 0) targets.add(to);
            }
          : undefined,
    },
  });
  const c = game!.newContext(new SplitMix64(1, 2));
  game!.flow.start(c);
  game!.flow.legalMoves(c);
  expect([...targets]).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
});

test('rules are watched only where the observer wants it, and play stays the same', () => {
  const plain = gameOf();
  const asked: string[] = [];
  const none = gameOf({
    moves: (rule) => {
      asked.push(text.slice(rule.span.start, rule.span.end));
      return undefined;
    },
  });
  expect(asked).toContain('(move Pass)');
  const watched = gameOf(watch().observe);
  for (let seed = 0; seed < 10; seed++) {
    const tapes = [plain, none, watched].map((game) => {
      const { trial } = playGame(game, seed);
      return [...trial.moves.tape.slice(0, trial.moves.start(trial.length - 1))];
    });
    expect(tapes[1]).toEqual(tapes[0]);
    expect(tapes[2]).toEqual(tapes[0]);
  }
});

test('a rule whose moves nobody can make stays one', () => {
  const silent = text.replace(
    /\(play [\s\S]*?\)\s*\(end/,
    '(play (if (can Move (or (note "Hello") (move Remove (sites Occupied by:Shared)))) (move Add (to (sites Empty))) (move Pass))) (end',
  );
  const moves = (observe?: RuleObserver): number => {
    const { game, diagnostics } = compile(silent, observe ? { observe } : {});
    expect(diagnostics).toEqual([]);
    const c = game!.newContext(new SplitMix64(1, 2));
    game!.flow.start(c);
    return game!.flow.legalMoves(c).length;
  };
  expect(moves()).toBe(8);
  expect(moves({ moves: () => () => {} })).toBe(8);
});
