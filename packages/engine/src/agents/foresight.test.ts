/** Nobody foresees dice: what an agent chooses on Backgammon does not depend on the throws that are still to come. */
import { join } from 'node:path';
import { loadGame } from '../loadGame.js';
import type { Trial } from '../trial.js';
import { RandomAgent, UctAgent } from './index.js';

// Patience on busy machines.
jest.setTimeout(120_000);

const backgammon = loadGame(join(__dirname, '../../../../games/race/backgammon.lud'));

/** The throws that a trial will see when the first legal move is played every time. */
function throwsToCome(trial: Trial): string {
  const ahead = trial.clone();
  for (let k = 0; k < 8 && !ahead.isOver; k++) ahead.apply(0);
  return ahead
    .moves()
    .map(({ text }) => text)
    .join();
}

test.each([new UctAgent(), new RandomAgent()])('$name chooses alike whatever will be thrown', (agent) => {
  const trial = backgammon.start(3);
  for (let k = 0; k < 3; k++) trial.apply(0);
  const futures = new Set<string>();
  const choices = new Set<string>();
  for (let seed = 0; seed < 3; seed++) {
    const other = trial.clone({ seed });
    futures.add(throwsToCome(other));
    choices.add(agent.selectMove(other, { iterations: 6, seed: 5 }).text);
  }
  expect(futures.size).toBeGreaterThan(1);
  expect(choices.size).toBe(1);
});
