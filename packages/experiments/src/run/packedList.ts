/**
 * Lists with an entry for each game, as they are logged and sent. A hundred thousand games a second give far fewer different
 * outcomes and lengths than games: a long list is kept as its different values, and digits that say which of them stands where.
 */

/** A list as it is kept: plainly, or as the values that occur and, in `at`, the number of each entry's value, in `width` digits each. */
export type PackedList<T> =
  | readonly T[]
  | { readonly values: readonly T[]; readonly width: number; readonly at: string };

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const Base = digits.length;
const valueOfDigit = new Int8Array(128).fill(-1);
for (let i = 0; i < Base; i++) valueOfDigit[digits.charCodeAt(i)] = i;

/** Lists up to this length stay plain: there is little to save, and people can read them. */
const Plain = 32;

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
    if (at.length <= Plain || values.length * 2 > at.length) return at.map((number) => values[number]!);
    const width = widthFor(values.length);
    const texts = values.map((_, number) => digitsOf(number, width));
    return { values, width, at: at.map((number) => texts[number]!).join('') };
  }
}

/** Digits that tell so many values apart. */
function widthFor(values: number): number {
  let width = 1;
  for (let reach = Base; reach < values; reach *= Base) width++;
  return width;
}

function digitsOf(number: number, width: number): string {
  let text = '';
  for (let rest = number, i = 0; i < width; i++, rest = Math.floor(rest / Base)) text = digits[rest % Base]! + text;
  return text;
}

/** The entries of a list, however it was kept. */
export function listOf<T>(packed: PackedList<T>): readonly T[] {
  if (!isPacked(packed)) return packed;
  const { values, width, at } = packed;
  const list: T[] = [];
  for (let start = 0; start < at.length; start += width) {
    let number = 0;
    for (let i = start; i < start + width; i++) number = number * Base + (valueOfDigit[at.charCodeAt(i)] ?? Number.NaN);
    const value = values[number];
    if (value === undefined)
      throw new RangeError(`A list of results has no value for "${at.slice(start, start + width)}".`);
    list.push(value);
  }
  return list;
}

function isPacked<T>(packed: PackedList<T>): packed is Exclude<PackedList<T>, readonly T[]> {
  return !Array.isArray(packed);
}
