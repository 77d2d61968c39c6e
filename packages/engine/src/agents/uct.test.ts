/** UCT: what it says of all moves, how it chooses among equals, and that more thinking wins more. */
import { gameFromText } from '../gameFromText.js';
import * as games from '../testing/games.js';
import { tournament } from '../tournament.js';
import { Rehearsal, searchGround, UctAgent } from './index.js';

jest.setTimeout(120_000);

const noughts = gameFromText(games.noughts);

test('a win in one leaves the other moves searched, with values of their own', () => {
  const trial = noughts.start();
  for (const move of ['A1', 'A2', 'B1', 'B2']) trial.apply(move);
  const values = new UctAgent().analyse(trial, { iterations: 3000, seed: 1 });
  expect(values.every((each) => each.visits > 0)).toBe(true);
  const byMove = new Map(values.map((each) => [String(each.move), each]));
  expect(byMove.get('C1')).toMatchObject({ value: 1, certain: true, returns: [0, 1, -1] });
  // Blocking keeps the game going; whoever neither wins nor blocks loses at once.
  expect(byMove.get('C2')!.value).toBeGreaterThan(-1);
  expect(byMove.get('A3')).toMatchObject({ value: -1, certain: true });
});

test('the values are those of every agent and add up to nothing', () => {
  const two = new UctAgent().analyse(noughts.start(), { iterations: 200 });
  for (const { value, returns } of two) {
    expect(returns[1]).toBe(value);
    expect(returns[1]! + returns[2]!).toBeCloseTo(0);
  }
  const three = new UctAgent().analyse(gameFromText(games.threeTakers).start(), { iterations: 300 });
  for (const { returns } of three) expect(returns.reduce((a, b) => a + b)).toBeCloseTo(0);
});

test('a move that was not tried has the value of the position and no visits', () => {
  const values = new UctAgent().analyse(noughts.start(), { iterations: 3, seed: 2 });
  const untried = values.filter((each) => each.visits === 0);
  const tried = values.filter((each) => each.visits > 0);
  expect(untried).toHaveLength(6);
  const mean = tried.reduce((sum, each) => sum + each.value * each.visits, 0) / 3;
  for (const each of untried) expect(each.value).toBeCloseTo(mean);
});

test('among equal moves the lot decides, not the order of the list', () => {
  const { legalCount } = noughts.start();
  const seen = new Set<number>();
  for (let seed = 0; seed < 200; seed++) {
    seen.add(new UctAgent().selectMove(noughts.start(), { iterations: 1, seed }).index);
  }
  expect(seen.size).toBe(legalCount);
});

test('the move that is played is one of those that the analysis likes best', () => {
  const trial = gameFromText(games.bridges).start();
  for (let seed = 1; seed < 20; seed++) {
    const values = new UctAgent().analyse(trial, { iterations: 150, seed });
    const most = Math.max(...values.map(({ visits }) => visits));
    const value = Math.max(...values.filter(({ visits }) => visits === most).map((each) => each.value));
    const best = values.filter((each) => each.visits === most && each.value === value).map(({ move }) => move.index);
    expect(best).toContain(new UctAgent().selectMove(trial, { iterations: 150, seed }).index);
  }
});

test('among moves that look equally good the lot decides which is tried again', () => {
  const drawn = gameFromText(`(game "Filling" (players 2) (equipment { (board (square 3)) (piece "Stone" Each) })
    (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result All Draw)))))`);
  const { legalCount } = drawn.start();
  const seen = new Set<number>();
  for (let seed = 0; seed < 100; seed++) {
    // Every move once, and one of them twice.
    const values = new UctAgent().analyse(drawn.start(), { iterations: legalCount + 1, seed });
    seen.add(values.findIndex(({ visits }) => visits === 2));
  }
  expect(seen.size).toBe(legalCount);
});

/** With a few visits for each move the choice among equals decides; the short form of `npm run strength doubling`. */
test.each([
  ['Runners', games.runners, 15],
  ['Drop Four', games.dropFour, 16],
])('twice as much thinking wins more than half in %s', async (_name, text, iterations) => {
  const pair = [new UctAgent({ iterations: 2 * iterations }), new UctAgent({ iterations })];
  const { standings } = await tournament(gameFromText(text), pair, { games: 40, seed: 7 });
  expect(standings[0]!.wins).toBeGreaterThan(standings[1]!.wins);
});

test('lines that are tried on a copy leave the position as it was, and see the same rules', () => {
  const game = noughts;
  const trial = game.start();
  for (const move of ['A1', 'B2', 'C3']) trial.apply(move);
  const ground = searchGround(trial, 5);
  const { hash } = ground.position;
  const rehearsal = new Rehearsal(ground);
  for (let i = 0; i < trial.legalCount; i++) {
    const position = rehearsal.begin();
    expect(position.hash).toBe(hash);
    rehearsal.play(i);
    const other = ground.position.copy();
    other.apply(i);
    expect(position.hash).toBe(other.hash);
    expect(position.legal.length).toBe(other.legal.length);
    rehearsal.playOut(100);
    expect(position.isOver).toBe(true);
  }
  expect(ground.position.hash).toBe(hash);
});

test.each([
  ['noughts', games.noughts],
  ['bridges', games.bridges],
  ['runners', games.runners],
  ['pits', games.pits],
])('%s: a line goes on from a place as if all of it had been played', (_, text) => {
  const trial = gameFromText(text).start();
  trial.apply(trial.legalCount >> 1);
  const ground = searchGround(trial, 2);
  const rehearsal = new Rehearsal(ground);
  const { random } = ground;
  for (let line = 0; line < 12; line++) {
    const played = ground.position.copy();
    let place = rehearsal.start!;
    for (let depth = 0; depth < 4 && !played.isOver; depth++) {
      expect(place.choices).toBe(played.legal.length);
      expect(place.agent).toBe(played.agent);
      // The last move too: a swap, where there is one.
      const index = random.nextInt(3) === 0 ? place.choices - 1 : random.nextInt(place.choices);
      const position = rehearsal.follow(place, index);
      played.apply(index);
      expect(position.hash).toBe(played.hash);
      expect(position.context.trial.length).toBe(played.context.trial.length);
      expect(position.isOver).toBe(played.isOver);
      if (!position.isOver) place = rehearsal.keep()!;
      // What is played in between leaves no trace.
      rehearsal.playOut(3);
    }
  }
  expect(ground.position.hash).toBe(trial.position.hash);
});

test('throws of dice go on from line to line', () => {
  const trial = gameFromText(games.race).start(1);
  const rehearsal = new Rehearsal(searchGround(trial, 3));
  const seen = new Set<bigint>();
  for (let k = 0; k < 30; k++) {
    rehearsal.begin();
    rehearsal.play(0);
    rehearsal.play(0);
    seen.add(rehearsal.position.hash);
  }
  expect(seen.size).toBeGreaterThan(1);
});
