/**
 * A state as a compact string, and back. Words are written as variable-length numbers with runs of zeros collapsed, in
 * the 64 characters that are safe in addresses, behind a check that the string belongs to this game's layout.
 */
import { createState } from './createState.js';
import { StateError } from './errors.js';
import type { StateLayout } from './layout.js';
import type { GameShape } from './shape.js';
import type { State } from './state.js';
import { mixLow } from './zobrist.js';

const Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const digitOf = new Map(Array.from(Digits, (ch, i) => [ch, i]));

/** Writes a number ≥ 0 in groups of five bits, lowest first. */
function writeNumber(out: string[], value: number): void {
  let rest = value;
  while (rest >= 32) {
    out.push(Digits[(rest % 32) + 32]!);
    rest = Math.floor(rest / 32);
  }
  out.push(Digits[rest]!);
}

/** A number that tells layouts apart. */
function layoutSignature(layout: StateLayout): number {
  let h = mixLow(layout.fixedWords, layout.hashedTo);
  h ^= mixLow(layout.totalSites + 1, layout.hashedFrom + layout.owned);
  for (const vector of [layout.who, layout.what, layout.count, layout.state, layout.rotation, layout.value]) {
    h = mixLow(h, vector.bits + (vector.present ? 64 : 0));
  }
  h = mixLow(h, ['flat', 'stack', 'largeStack', 'puzzle'].indexOf(layout.kind) + 1);
  return h & 0xffffff;
}

/** The state as a string. */
export function serialiseState(state: State): string {
  const out: string[] = [];
  writeNumber(out, layoutSignature(state.layout));
  const { words, store } = state;
  const size = store.size;
  writeNumber(out, size);
  let check = 0;
  for (let i = 0; i < size; ) {
    const word = words[i]!;
    check ^= mixLow(i, word);
    if (word !== 0) {
      // Small numbers of either sign are short: 1, −1, 2, −2 … become 1, 2, 3, 4 …
      writeNumber(out, word > 0 ? word * 2 - 1 : -word * 2);
      i++;
      continue;
    }
    let end = i + 1;
    while (end < size && words[end] === 0) end++;
    writeNumber(out, 0);
    writeNumber(out, end - i);
    i = end;
  }
  writeNumber(out, check & 0xfffff);
  return out.join('');
}

class Reader {
  #at = 0;
  constructor(readonly text: string) {}
  number(): number {
    let value = 0;
    for (let scale = 1; scale < 2 ** 40; scale *= 32) {
      const digit = digitOf.get(this.text[this.#at++] ?? '');
      if (digit === undefined)
        throw new StateError('malformed-state', 'the text ends too early or has a strange letter');
      value += (digit & 31) * scale;
      if (digit < 32) return value;
    }
    throw new StateError('malformed-state', 'a number is too long');
  }
  get done(): boolean {
    return this.#at === this.text.length;
  }
}

/** Reads a string into a state of the same game. On an error the state is as before. */
export function readState(state: State, text: string): void {
  const reader = new Reader(text);
  if (reader.number() !== layoutSignature(state.layout)) {
    throw new StateError('wrong-shape', 'the text is a state of another game');
  }
  const size = reader.number();
  if (size < state.layout.fixedWords || size > state.layout.fixedWords + 2 ** 24) {
    throw new StateError('malformed-state', `a state cannot have ${size} words`);
  }
  const words = new Int32Array(size);
  let check = 0;
  for (let i = 0; i < size; ) {
    const n = reader.number();
    if (n === 0) {
      const zeros = reader.number();
      if (zeros === 0 || i + zeros > size) throw new StateError('malformed-state', 'a run of zeros is too long');
      i += zeros;
    } else {
      words[i] = n % 2 === 1 ? (n + 1) / 2 : -n / 2;
      check ^= mixLow(i, words[i]!);
      i++;
    }
  }
  if (reader.number() !== (check & 0xfffff) || !reader.done || words[0] !== size) {
    throw new StateError('malformed-state', 'the text is damaged');
  }
  state.store.reserve(size);
  state.store.words.set(words);
  state.store.forgetMarks();
  state.store.forgetMarks();
}

/** A state from a string. */
export function parseState(shape: GameShape, text: string, layout?: StateLayout): State {
  const state = createState(shape, layout);
  readState(state, text);
  return state;
}
