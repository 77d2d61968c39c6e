/**
 * Any position as a text: the state, the moves that led to it (rules look at the last ones), the generator, and in games of
 * chance the legal moves, which hold what was thrown.
 */
import {
  actionLength,
  type Context,
  firstAction,
  MoveList,
  MoveWord,
  moveEnd,
  Op,
  opcodeOf,
  readState,
  SplitMix64,
  StateError,
  serialiseState,
} from '@ludii/compiler/internal';
import { EngineError } from './errors.js';

/** What is kept of a position. */
interface SavedPosition {
  readonly game: string;
  readonly state: string;
  readonly rng: readonly number[];
  readonly moves: readonly number[];
  /** Legal moves and the rules that follow from them, by number of their list. */
  readonly legal?: { readonly words: readonly number[]; readonly then: readonly (readonly number[])[] };
  /** Choices already made in a game in which all move at once. */
  readonly choices?: readonly number[];
}

/** Writes a position. */
export function writePosition(c: Context, choices: readonly number[]): string {
  const { legal, moves } = c.trial;
  // Games that do not compare positions work their hash out when it is asked for: equal positions have equal texts.
  c.state.positionHash();
  const saved: SavedPosition = {
    game: c.game.name,
    state: serialiseState(c.state),
    rng: c.gameRng.toBytes(),
    moves: wordsOf(moves),
    ...(c.game.flags.stochastic && legal ? { legal: portable(c, legal) } : {}),
    ...(choices.length > 0 ? { choices } : {}),
  };
  return JSON.stringify(saved);
}

function wordsOf(list: MoveList): number[] {
  const words: number[] = [];
  for (let i = 0; i < list.length; i++)
    words.push(...list.tape.subarray(list.start(i), moveEnd(list.tape, list.start(i))));
  return words;
}

/** Moves on a tape name what follows from them by a number that another process may not know: the rules themselves stay. */
function portable(c: Context, list: MoveList): NonNullable<SavedPosition['legal']> {
  const words = Int32Array.from(wordsOf(list));
  const then: (readonly number[])[] = [];
  const numbers = new Map<number, number>();
  eachMove(words, (start) => {
    const id = words[start + MoveWord.Then]!;
    if (!numbers.has(id)) numbers.set(id, then.push(c.game.consequences.lists[id]!) - 1);
    words[start + MoveWord.Then] = numbers.get(id)!;
  });
  return { words: [...words], then };
}

/** Calls back for every move of a tape, nested ones included. */
function eachMove(words: Int32Array, visit: (start: number) => void): void {
  const inside = (start: number): void => {
    visit(start);
    const end = moveEnd(words, start);
    for (let at = firstAction(words, start); at < end; at += actionLength(words[at]!)) {
      if (opcodeOf(words[at]!) === Op.NestedMove) inside(at + 1);
    }
  };
  for (let start = 0; start < words.length; start = moveEnd(words, start)) inside(start);
}

const refuse = (why: string): EngineError => new EngineError('malformed-position', why);

/** Reads a position into a context of its game. Returns the choices already made. On an error the context is as it was. */
export function readPosition(c: Context, text: string): number[] {
  const saved = parse(text);
  if (saved.game !== c.game.name) {
    throw new EngineError('other-game', `The position is one of "${saved.game}", not of "${c.game.name}".`);
  }
  const moves = listOf(saved.moves);
  const legal = saved.legal ? readLegal(c, saved.legal) : undefined;
  const rng = SplitMix64.fromBytes(saved.rng);
  try {
    readState(c.state, saved.state);
  } catch (error) {
    if (error instanceof StateError) throw refuse(`The position cannot be read: ${error.message}.`);
    throw error;
  }
  if (c.trial.length !== moves.length) throw refuse('The position has more or fewer moves than its state.');
  c.trial.moves.copyList(moves);
  c.trial.legal = legal;
  c.gameRng.copyFrom(rng);
  return [...(saved.choices ?? [])];
}

function parse(text: string): SavedPosition {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse('The text is no saved position.');
  }
  const saved = value as Partial<SavedPosition> | null;
  const numbers = (list: unknown): boolean =>
    Array.isArray(list) && list.every((n) => Number.isInteger(n) && Math.abs(n) <= 2 ** 31);
  const good =
    typeof saved === 'object' &&
    saved !== null &&
    typeof saved.game === 'string' &&
    typeof saved.state === 'string' &&
    numbers(saved.rng) &&
    saved.rng?.length === 8 &&
    numbers(saved.moves) &&
    (saved.choices === undefined || numbers(saved.choices)) &&
    (saved.legal === undefined ||
      (numbers(saved.legal?.words) && Array.isArray(saved.legal?.then) && saved.legal.then.every(numbers)));
  if (!good) throw refuse('The text is no saved position.');
  return saved as SavedPosition;
}

/** Moves from their words, which must be whole moves. */
function listOf(numbers: readonly number[]): MoveList {
  const words = Int32Array.from(numbers);
  const list = new MoveList(words.length + 1);
  for (let start = 0; start < words.length; start = moveEnd(words, start)) {
    const length = words[start]!;
    let at = start + length <= words.length && length > MoveWord.Actions ? firstAction(words, start) : Number.NaN;
    while (at < start + length) at += Math.max(actionLength(words[at]!), 1);
    if (at !== start + length) throw refuse('The moves of the position are damaged.');
    list.copyTape(words, start);
  }
  return list;
}

function readLegal(c: Context, { words, then }: NonNullable<SavedPosition['legal']>): MoveList {
  const list = listOf(words);
  const { consequences } = c.game;
  const known = consequences.generators.length;
  if (then.some((rules) => rules.some((id) => id < 0 || id >= known))) throw refuse('The moves have unknown rules.');
  const ids = then.map((rules) => consequences.list(rules));
  eachMove(list.tape.subarray(0, list.end), (start) => {
    const id = ids[list.tape[start + MoveWord.Then]!];
    if (id === undefined) throw refuse('The moves have unknown rules.');
    list.tape[start + MoveWord.Then] = id;
  });
  return list;
}
