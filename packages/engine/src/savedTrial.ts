/** The short text of a trial: the seed and the numbers of the moves. */
import { EngineError } from './errors.js';

/** From a number of moves on, dice and cards come from another generator: its state as in trial files. */
export interface Reseed {
  readonly at: number;
  readonly rng: readonly number[];
}

/** What is kept of a trial. */
export interface SavedTrial {
  readonly game: string;
  readonly rng: readonly number[];
  readonly choices: readonly number[];
  /** `explicit` if chance was chosen: its outcomes are among the choices. */
  readonly chance?: 'explicit';
  /** Where it began, if not at the start: a saved position. */
  readonly position?: string;
  /** Where the trial was seeded anew, if anywhere. */
  readonly reseeds?: readonly Reseed[];
  /** Tells whether the moves lead to the same position again. */
  readonly check: string;
}

const isNumbers = (list: unknown, low: number, high: number, length?: number): boolean =>
  Array.isArray(list) &&
  (length === undefined || list.length === length) &&
  list.every((n) => Number.isInteger(n) && n >= low && n <= high);

const isGenerator = (bytes: unknown): boolean => isNumbers(bytes, -128, 127, 8);

const isReseed = (each: Partial<Reseed> | null): boolean => Number.isInteger(each?.at) && isGenerator(each?.rng);

/** Reads the text of a trial. */
export function readSaved(text: string): SavedTrial {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new EngineError('malformed-trial', 'The text is no saved trial.');
  }
  const saved = value as Partial<SavedTrial> | null;
  const good =
    typeof saved === 'object' &&
    saved !== null &&
    typeof saved.game === 'string' &&
    typeof saved.check === 'string' &&
    isGenerator(saved.rng) &&
    isNumbers(saved.choices, 0, 2 ** 31) &&
    (saved.chance === undefined || saved.chance === 'explicit') &&
    (saved.position === undefined || typeof saved.position === 'string') &&
    (saved.reseeds === undefined || (Array.isArray(saved.reseeds) && saved.reseeds.every(isReseed)));
  if (!good) throw new EngineError('malformed-trial', 'The text is no saved trial.');
  return saved as SavedTrial;
}
