/** Equipment that few games use: single dice, dominoes and cards, and players who look somewhere. */
import { MoveWord } from '@ludii/state/internal';
import type { Game } from './game.js';
import { built } from './testing/games.js';

function load(players: string, items: string, play = '(move Add (to (sites Empty)))'): Game {
  return built(`
    (game "Example" ${players}
      (equipment { (board (square 4)) (piece "Disc" Each) ${items} })
      (rules (play ${play}) (end (if (is Full) (result Mover Draw)))))`);
}

describe('single components come after the pieces that are declared before them', () => {
  test('a die has faces from 1', () => {
    const { components, shape } = load('(players 2)', '(die "Cube" Shared numFaces:4)');
    expect(components[3]).toMatchObject({ name: 'Cube', owner: 3 });
    expect([components[3]!.isDie, components[3]!.faces]).toEqual([true, [1, 2, 3, 4]]);
    expect(shape.flags).toMatchObject({ stochastic: true, notAllPass: true });
  });

  test('a domino has two values and covers eight cells', () => {
    const { components, shape } = load('(players 2)', '(domino "Domino12" P1 value:1 value2:2)');
    expect([components[3]!.name, components[3]!.pips, components[3]!.isDomino]).toEqual(['Domino12', [1, 2], true]);
    expect(shape.components[3]).toMatchObject({ kind: 'domino', pips: [1, 2] });
    expect(shape.components[3]!.cover).toBeDefined();
  });

  test('a card has a suit, a rank and a value', () => {
    const { components, shape } = load(
      '(players 2)',
      '(card "Joker" P2 Joker rank:3 value:20 trumpRank:4 trumpValue:25 suit:1)',
    );
    expect(components[3]!.name).toBe('Joker2');
    expect(components[3]!.card).toEqual({ suit: 1, rank: 3, value: 20, trumpRank: 4, trumpValue: 25 });
    expect(shape.flags).toMatchObject({ card: true, stacking: true });
  });
});

describe('(sites Side …) of a player is the side that the player looks to', () => {
  const targets = (players: string, region: string): number[][] => {
    const game = load(players, '', `(move Add (to (intersection ${region} (sites Empty))))`);
    const c = game.newContext();
    game.flow.start(c);
    const sites = (): number[] => {
      const moves = game.flow.legalMoves(c);
      return Array.from({ length: moves.length }, (_, i) => moves.tape[moves.start(i) + MoveWord.To]!);
    };
    const first = sites();
    game.flow.apply(c, game.flow.legalMoves(c), 0);
    return [first, sites()];
  };

  test('the mover', () => {
    expect(targets('(players {(player N) (player S)})', '(sites Side Mover)')).toEqual([
      [12, 13, 14, 15],
      [0, 1, 2, 3],
    ]);
  });

  test('a player by number', () => {
    expect(targets('(players {(player N) (player W)})', '(sites Side (player (next)))')[0]).toEqual([0, 4, 8, 12]);
  });

  test('nobody who looks nowhere', () => {
    expect(targets('(players 2)', '(union (sites Side P1) (sites {5}))')[0]).toEqual([5]);
  });
});

test('(take Control …) by number', () => {
  const play = '(move Add (to (sites Empty)) (then (take Control of:(next) by:(mover))))';
  const game = load('(players 2)', '', play);
  const c = game.newContext();
  game.flow.start(c);
  game.flow.apply(c, game.flow.legalMoves(c), 0);
  expect(c.state.who(0, 0)).toBe(1);
  game.flow.apply(c, game.flow.legalMoves(c), 0);
  expect([c.state.who(0, 0), c.state.who(0, 1)]).toEqual([2, 2]);
});
