/**
 * Lists with an entry for each game, as they are logged and sent. A hundred thousand games a second give far fewer different
 * outcomes and lengths than games: a long list is kept as its different values, and bits that say which of them stands where.
 */

/** A list as it is kept: plainly, or as the values that occur and, in `at`, the numbers of the entries' values, six bits a letter. */
export type PackedList<T> =
  | readonly T[]
  | { readonly values: readonly T[]; readonly count: number; readonly at: string };

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const LetterBits = 6;
const LetterMask = (1 << LetterBits) - 1;
const codeOf = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
const bitsOf = new Int8Array(128).fill(-1);
for (let i = 0; i < letters.length; i++) bitsOf[codeOf[i]!] = i;

/** Lists up to this length stay plain: there is little to save, and people can read them. */
const Plain = 32;
/** More values than this would not fit into a word together with what is left of a letter. */
const MostValues = 2 ** 24;

/** Collects a list. */
export class ListPacker<T extends string | number> {
  readonly #numbers = new Map<T, number>();
  readonly #at: number[] = [];

  push(value: T): void {
    let number = this.#numbers.get(value);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(value, number);
    }
    this.#at.push(number);
  }

  /** The list so far: packed where that is much shorter. */
  packed(): PackedList<T> {
    const values = [...this.#numbers.keys()];
    const at = this.#at;
    if (at.length <= Plain || values.length * 2 > at.length || values.length > MostValues) {
      return at.map((number) => values[number]!);
    }
    return { values, count: at.length, at: written(at, widthFor(values.length)) };
  }
}

/** Bits that tell so many values apart: none if there is only one. */
function widthFor(values: number): number {
  return values <= 1 ? 0 : 32 - Math.clz32(values - 1);
}

const lettersFor = (count: number, width: number): number => Math.ceil((count * width) / LetterBits);

function written(numbers: readonly number[], width: number): string {
  const codes = Buffer.alloc(lettersFor(numbers.length, width));
  let [held, bits, end] = [0, 0, 0];
  for (const number of numbers) {
    held = (held << width) | number;
    bits += width;
    while (bits >= LetterBits) {
      bits -= LetterBits;
      codes[end++] = codeOf[(held >>> bits) & LetterMask]!;
    }
    held &= (1 << bits) - 1;
  }
  if (bits > 0) codes[end] = codeOf[(held << (LetterBits - bits)) & LetterMask]!;
  return codes.toString('latin1');
}

/** The entries of a list, however it was kept. */
export function listOf<T>(packed: PackedList<T>): readonly T[] {
  if (!isPacked(packed)) return packed;
  const { values, count, at } = packed;
  const width = widthFor(values.length);
  if (at.length !== lettersFor(count, width)) throw damaged();
  const list: T[] = [];
  let [held, bits, next] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    for (; bits < width; bits += LetterBits) {
      const read = bitsOf[at.charCodeAt(next++)] ?? -1;
      if (read < 0) throw damaged();
      held = (held << LetterBits) | read;
    }
    bits -= width;
    const number = held >>> bits;
    if (number >= values.length) throw damaged();
    list.push(values[number]!);
    held &= (1 << bits) - 1;
  }
  return list;
}

const damaged = (): RangeError => new RangeError('A list of results is damaged.');

function isPacked<T>(packed: PackedList<T>): packed is Exclude<PackedList<T>, readonly T[]> {
  return !Array.isArray(packed);
}
