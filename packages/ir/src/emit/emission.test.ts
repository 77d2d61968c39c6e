/** Functions of a program that can not be written leave nothing behind that calls them. */
import { type PlayableGame, sampleGame } from '@ludii/state';
import { Consequences } from '@ludii/state/internal';
import { programGame } from '../testing/programGame.js';
import { Emission } from './emission.js';
import { NotEmittable } from './notEmittable.js';

const game: PlayableGame = { ...sampleGame({ cells: 4, pieces: [1] }), consequences: new Consequences() };

test('a function that can not be written is refused again, with all that was written within it', () => {
  const g = new Emission(programGame(game, 4));
  const refuse = (): never => {
    throw new NotEmittable('Not this one.');
  };
  const inner = (): string => g.function('inner', 'i', (name) => `function ${name}(){${outer()}()}`);
  const outer = (): string =>
    g.function('outer', 'o', (name) => {
      inner();
      return `function ${name}(){${refuse()}}`;
    });
  const kept = g.function('kept', 'k', (name) => `function ${name}(){}`);
  expect(outer).toThrow(NotEmittable);
  expect([...g.functions.keys()]).toEqual([kept]);
  expect(outer).toThrow('Not this one.');
  expect(inner).toThrow('Not this one.');
  expect([...g.functions.keys()]).toEqual([kept]);
  expect(g.function('kept', 'k', () => '')).toBe(kept);
});
