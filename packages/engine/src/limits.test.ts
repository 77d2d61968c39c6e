/** Every limit by itself: what exceeds it is told with its name, its value and the most that it allows. */
import { LimitError } from './errors.js';
import { readGame } from './gameFromText.js';
import { strictLimits, usualLimits } from './index.js';
import type { Trial } from './trial.js';

const text = (board: string, play: string, equipment = ''): string =>
  `(game "Limited" (players 2) (equipment { (board ${board}) (piece "Disc" Each) ${equipment} })
    (rules (play ${play}) (end (if (is Full) (result All Draw)))))`;
const add = '(move Add (to (sites Empty)))';
/** A list that takes long: each round asks something else, so that nothing is worked out once for all. */
const long = `(forEach Value min:1 max:20000 (forEach Site (sites Empty) (if (= (value) (site)) (move Add (to (site))))))`;

describe('when a game is compiled', () => {
  test.each([
    ['sites', 9, text('(square 3)', add), '(square 3)'],
    ['components', 3, text('(square 3)', add, '(piece "Stone" Each)'), 'game'],
    ['bytes', 400, text('(square 30)', add), undefined],
  ] as const)('%s', (limit, needed, description, at) => {
    const compiled = (most: number) => readGame(description, { limits: { [limit]: most } });
    const { game, diagnostics } = compiled(needed - 1);
    expect(game).toBeUndefined();
    const error = diagnostics.find(({ severity }) => severity === 'error')!;
    expect(error.message).toContain(String(needed - 1));
    expect(error.code === 'limit' || error.code === 'too-large').toBe(true);
    if (at) expect(description.slice(error.span.start, error.span.end)).toBe(at);
    expect(compiled(usualLimits[limit]).game).toBeDefined();
  });

  test('ms', () => {
    const start = performance.now();
    const rules = Array.from({ length: 3000 }, (_, k) => `(if (= ${k} (count Moves)) (result Mover Win))`).join(' ');
    const { game, diagnostics } = readGame(
      text('(square 40)', add).replace('(if (is Full) (result All Draw))', `{ ${rules} }`),
      { limits: { ms: 1 } },
    );
    expect(game).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toContain('limit');
    // Reading the text and building the board are not interrupted.
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe('in play', () => {
  const refused = (trial: Trial, act: () => unknown): LimitError => {
    const before = trial.serialise();
    try {
      act();
    } catch (error) {
      expect(trial.serialise()).toBe(before);
      expect(error).toBeInstanceOf(LimitError);
      return error as LimitError;
    }
    throw new Error('nothing was refused');
  };
  const startOf = (description: string, moves: number): Trial => {
    const trial = readGame(description, { backend: 'interpreted' }).game!.start(1);
    for (let n = 0; n < moves; n++) trial.apply(0);
    return trial;
  };

  test('moves', () => {
    const trial = startOf(text('(square 3)', add), 1);
    trial.limits = { moves: 7 };
    expect(refused(trial, () => trial.legalMoves())).toMatchObject({ limit: 'moves', value: 8, most: 7 });
    trial.limits = { moves: 8 };
    expect(trial.legalCount).toBe(8);
  });

  test('steps', () => {
    const trial = startOf(
      text('(square 30)', `${add.slice(0, -1)} (then (forEach Site (sites Empty) (add (to (site))))))`),
      0,
    );
    trial.limits = { steps: 500 };
    expect(refused(trial, () => trial.apply(0))).toMatchObject({ limit: 'steps', most: 500 });
  });

  test('bytes', () => {
    const trial = startOf(
      text('(square 30)', `${add.slice(0, -1)} (then (forEach Site (sites Empty) (add (to (site))))))`),
      0,
    );
    trial.limits = { bytes: 4096 };
    expect(refused(trial, () => trial.apply(0))).toMatchObject({ limit: 'bytes', most: 4096 });
  });

  test('ms', () => {
    const trial = readGame(text('(square 20)', long)).game!.start(1);
    trial.limits = { ms: 20 };
    expect(refused(trial, () => trial.legalMoves())).toMatchObject({ limit: 'ms', most: 20 });
    // The next call has its own time.
    expect(refused(trial, () => trial.playout({ seed: 1 }))).toMatchObject({ limit: 'ms', most: 20 });
  });
});

test('the strict limits are inside the usual ones', () => {
  for (const limit of Object.keys(usualLimits) as (keyof typeof usualLimits)[])
    expect(strictLimits[limit]).toBeLessThan(usualLimits[limit]);
});
