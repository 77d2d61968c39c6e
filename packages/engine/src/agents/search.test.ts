/** What searches share: moves that are known again, and lists of moves that need not be found twice. */
import { SplitMix64 } from '@ludii/compiler/internal';
import { gameFromText } from '../gameFromText.js';
import * as games from '../testing/games.js';
import { Budget } from './budget.js';
import { decisionKey, KnownMoves } from './search.js';
import { situationHash } from './situation.js';

const exact = { noughts: games.noughts, runners: games.runners, bridges: games.bridges, pits: games.pits };

test.each(Object.entries(exact))('%s: moves that are recalled lead where moves that are found lead', (_, text) => {
  const game = gameFromText(text);
  const found = game.start().position.copy();
  const recalled = game.start().position.copy();
  const random = new SplitMix64(1, 2);
  const known = new KnownMoves();
  const hashes = [new Int32Array(2), new Int32Array(2)] as const;
  while (!found.isOver) {
    recalled.recall(known.keep(found)!);
    const choice = random.nextInt(found.legal.length);
    found.apply(choice);
    recalled.apply(choice);
    situationHash(found, hashes[0]);
    situationHash(recalled, hashes[1]);
    expect([...hashes[1]]).toEqual([...hashes[0]]);
    expect(recalled.isOver).toBe(found.isOver);
  }
});

test.each(Object.entries(exact))('%s: a decision has the same number before and after it is made', (_, text) => {
  const position = gameFromText(text).start().position.copy();
  const random = new SplitMix64(3, 4);
  while (!position.isOver) {
    const { legal, context } = position;
    const choice = random.nextInt(legal.length);
    const number = context.trial.length;
    const before = decisionKey(legal.tape, legal.start(choice), number);
    const others = new Set(
      Array.from({ length: legal.length }, (_each, i) => decisionKey(legal.tape, legal.start(i), number)),
    );
    expect(others.size).toBe(legal.length);
    position.apply(choice);
    const { moves } = context.trial;
    expect(decisionKey(moves.tape, moves.start(number), number)).toBe(before);
  }
});

test('time that runs out while a search only marks and takes back ends it like any other', () => {
  const { position } = gameFromText(games.noughts).start();
  const own = position.copy();
  const finished = new Budget({ ms: 5 }, own).during(() => {
    for (;;) {
      own.mark();
      own.rollback();
    }
  });
  expect(finished).toBe(false);
});
