/**
 * Calls of the API in any order, against a simple model: the numbers of the moves chosen so far. Whatever is called, also
 * what fails in the middle, the trial is where the model says, and playing the choices from the start leads there.
 */
import fc from 'fast-check';
import { EngineError } from './errors.js';
import type { Game } from './game.js';
import { gameFromText } from './gameFromText.js';
import * as games from './testing/games.js';
import type { Trial } from './trial.js';
import { readTrial, writeTrial } from './trialText.js';

/** Where the trial should be. */
interface Model {
  choices: number[];
}

/** The trial, and the game it belongs to. */
interface Real {
  readonly game: Game;
  trial: Trial;
}

/** A game whose rules fail now and then: after the third piece on an even site. */
const failing = `
(game "Failing" (players 2)
  (equipment { (board (square 4)) (piece "Disc" Each) })
  (rules
    (play (move Add (to (sites Empty))
      (then (if (and (>= (count Moves) 3) (is Even (last To))) (addScore Mover (/ 1 0)) (addScore Mover 1)))))
    (end (if (is Line 4) (result Mover Win)))))`;

const imageOf = (trial: Trial): string =>
  `${trial.serialise()} ${trial.mover} ${trial.isOver} ${trial.winner} ${trial.legalCount}\n${trial}`;

/** The trial is where the model says. */
function check(model: Model, { game, trial }: Real): void {
  expect(trial.choices()).toEqual(model.choices);
  const again = game.start(5);
  for (const choice of model.choices) again.apply(choice);
  expect(imageOf(trial)).toBe(imageOf(again));
}

type Step = fc.Command<Model, Real>;

const step = (name: string, run: (model: Model, real: Real) => void): Step => ({
  check: () => true,
  run: (model, real) => {
    run(model, real);
    check(model, real);
  },
  toString: () => name,
});

/** Plays a move; a rule that fails leaves everything as it was. */
const apply = (number: number): Step =>
  step(`apply(${number})`, (model, { trial }) => {
    if (trial.isOver) {
      expect(() => trial.apply(0)).toThrow(EngineError);
      return;
    }
    const choice = number % trial.legalCount;
    try {
      trial.apply(choice);
      model.choices = [...model.choices, choice];
    } catch (error) {
      expect(error).toMatchObject({ code: 'rule-failed' });
    }
  });

const steps = [
  fc.nat(1000).map(apply),
  fc.nat(1000).map(apply),
  fc.nat(1000).map(apply),
  fc.constant(
    step('undo', (model, { trial }) => {
      expect(trial.undo()).toBe(model.choices.length > 0);
      model.choices = model.choices.slice(0, -1);
    }),
  ),
  fc.constant(
    step('clone', (_, real) => {
      const left = real.trial;
      real.trial = left.clone();
      // What happens to the one left behind is of no concern to the other.
      left.undo();
    }),
  ),
  fc.constant(
    step('serialise and parse', (_, real) => {
      real.trial = real.game.parse(real.trial.serialise());
    }),
  ),
  fc.constant(
    step('write and read', ({ choices }, real) => {
      // A trial file knows a turn of all players only when all have chosen.
      if (real.game.mode === 'simultaneous' && choices.length % 2 === 1) return;
      real.trial = readTrial(real.game, writeTrial(real.trial));
    }),
  ),
  fc.constant(
    step('an illegal move', (_, { trial }) => {
      expect(() => trial.apply(100_000)).toThrow(EngineError);
      expect(() => trial.apply('nowhere')).toThrow(EngineError);
    }),
  ),
  fc.nat(100).map((seed) =>
    step(`playout(${seed})`, (_, { trial }) => {
      try {
        trial.playout({ seed, maxMoves: 20 });
      } catch (error) {
        expect(error).toMatchObject({ code: 'rule-failed' });
      }
    }),
  ),
  fc.constant(
    step('no steps at all', (_, { trial }) => {
      const { limits } = trial;
      trial.limits = { steps: 0, moves: 0 };
      try {
        if (!trial.isOver) trial.clone().apply(0);
      } catch (error) {
        expect(error).toMatchObject({ code: 'limit' });
      } finally {
        trial.limits = limits;
      }
    }),
  ),
];

describe.each([
  ['lines', games.noughts],
  ['a race with dice', games.race],
  ['a swap', games.bridges],
  ['three players', games.threeTakers],
  ['moves at once', games.hands],
  ['sowing', games.pits],
  ['rules that fail', failing],
])('%s', (_, text) => {
  const game = gameFromText(text);

  test('any order of calls leads where the choices say', () => {
    fc.assert(
      fc.property(fc.commands(steps, { maxCommands: 25 }), (commands) => {
        // As if no move of the game had been taken back yet: then trials do not note how.
        game.takesBack = false;
        // And as if nobody had looked at the moves of one.
        game.looksBack = false;
        fc.modelRun(() => ({ model: { choices: [] }, real: { game, trial: game.start(5) } }), commands);
      }),
      { numRuns: 25, seed: 18 },
    );
  });
});
