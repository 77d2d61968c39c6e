/** The example of self-play: games on disk, a model that learns from them, and the hooks by which a search asks it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EvaluatedAgent } from '@ludii/agents';
import { loadGame } from '@ludii/engine';
import { LinearModel } from './linearModel.js';
import { type GameRecord, PolicyAgent, readExamples, selfPlay, winsOverRandom } from './selfPlay.js';

// Patience on busy machines.
jest.setTimeout(240_000);
const folder = mkdtempSync(join(tmpdir(), 'ludii-self-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

const game = loadGame('breakthrough', { options: ['Board Size/6'] });
const file = join(folder, 'games.jsonl');
const model = new LinearModel(game);
beforeAll(() => selfPlay(model, { generations: 2, games: 20, iterations: 60, file }));

test('games are written as lines that tell every position, the search and the result', () => {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBe(40);
  const records = lines.map((line) => JSON.parse(line) as GameRecord);
  for (const { game: name, returns, steps } of records) {
    expect(name).toBe('Breakthrough');
    expect([...returns].sort()).toEqual([-1, 0, 1]);
    for (const { actions, visits } of steps) expect(visits.length).toBe(actions.length);
  }
  expect(readExamples(file).length).toBe(records.reduce((sum, { steps }) => sum + steps.length, 0));
});

test('a policy that learnt from them beats random play, one that did not is no better', async () => {
  const games = 100;
  const before = await winsOverRandom(game, new PolicyAgent(new LinearModel(game)), games, 7);
  const after = await winsOverRandom(game, new PolicyAgent(model), games, 7);
  const sharper = await winsOverRandom(game, new PolicyAgent(model, 4), games, 7);
  // Four standard deviations of games that are even are 20.
  expect(Math.abs(before - 50)).toBeLessThan(20);
  expect(after).toBeGreaterThan(70);
  expect(sharper).toBeGreaterThan(85);
});

test('it fits what the search preferred, and is the same after it was saved', () => {
  const examples = readExamples(file);
  expect(model.loss(examples)).toBeLessThan(new LinearModel(game).loss(examples));
  const again = LinearModel.fromJSON(game, JSON.parse(JSON.stringify(model)));
  const { position } = game.start();
  expect(again.evaluate([position])).toEqual(model.evaluate([position]));
});

test('a search asks the model for many positions together', async () => {
  const agent = new EvaluatedAgent({ evaluate: model.evaluate, iterations: 40, batch: 8 });
  expect(await winsOverRandom(game, agent, 10, 3)).toBeGreaterThan(7);
});
