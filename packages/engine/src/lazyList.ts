/**
 * Lists whose length is known before their members are made. Who only counts the legal moves and plays one by its number
 * pays for one small object, however long the list; whoever looks at one member has all of them from then on.
 *
 * Such a list is no array to the machine, whose arrays have a place for each member from the beginning: 60 ns for 150 of them,
 * where the whole list takes 7. It inherits from `Array.prototype` and does what a readonly array does; only `Array.isArray`,
 * and what asks it (`flat` and `flatMap` of a list of lists), can tell.
 *
 * Until the members are made the prototype has a getter for each place. Then they are properties of the list itself, and the
 * getters are out of its way.
 */

/** Members of longer lists are made at once: a getter for every possible place would not pay. */
const Longest = 512;

/** What Node shows of a value. */
const inspect = Symbol.for('nodejs.util.inspect.custom');

/** In place of a time: the members are made. */
const made = Symbol('made');

/** A list, whether its members are made or not. */
abstract class KnownLength {
  readonly #length: number;
  /** Whose members they are, then the members themselves. */
  #source: unknown;
  #time: unknown;

  constructor(length: number, owner: unknown, time: unknown) {
    this.#length = length;
    this.#source = owner;
    this.#time = time;
  }

  get length(): number {
    return this.#length;
  }

  /** Makes the members of a list that is not made yet. */
  abstract make(owner: unknown, time: unknown): readonly unknown[];

  /** The members of a list as an array. */
  static members(list: KnownLength): readonly unknown[] {
    return list.#time === made ? (list.#source as readonly unknown[]) : list.#makeAll();
  }
  #makeAll(): readonly unknown[] {
    const members = this.make(this.#source, this.#time);
    this.#source = members;
    this.#time = made;
    Object.setPrototypeOf(this, KnownLength.prototype);
    const own = this as unknown as unknown[];
    for (let i = 0; i < members.length; i++) own[i] = members[i];
    return members;
  }

  [Symbol.iterator](): IterableIterator<unknown> {
    return KnownLength.members(this).values();
  }
  /** Whoever asks what kind of thing it is will look at its members without asking for one: comparisons do. */
  get [Symbol.toStringTag](): string {
    KnownLength.members(this);
    return 'Array';
  }
  toJSON(): readonly unknown[] {
    return KnownLength.members(this);
  }
  [inspect](): readonly unknown[] {
    return KnownLength.members(this);
  }
}

/** Methods of arrays that would change the list: others hold it, and the numbers of moves are places in it. */
const changing = ['copyWithin', 'fill', 'pop', 'push', 'reverse', 'shift', 'sort', 'splice', 'unshift'];

/** The list does what an array of its members does. */
function defineMethods(): void {
  for (const name of Object.getOwnPropertyNames(Array.prototype)) {
    const method: unknown = Reflect.get(Array.prototype, name);
    if (typeof method !== 'function' || name === 'constructor') continue;
    const value = changing.includes(name)
      ? () => {
          throw new TypeError(`${name} would change a list that stays as it is: [...list] is a copy.`);
        }
      : function (this: KnownLength, ...given: unknown[]): unknown {
          return Reflect.apply(method, KnownLength.members(this), given);
        };
    Object.defineProperty(KnownLength.prototype, name, { value, writable: true, configurable: true });
  }
}

defineMethods();
Object.setPrototypeOf(KnownLength.prototype, Array.prototype);
Object.defineProperty(KnownLength.prototype, Symbol.isConcatSpreadable, { value: true });
// Whoever makes another of its kind, or compares kinds, has an array.
Object.defineProperty(KnownLength.prototype, 'constructor', { value: Array });

/**
 * Lists of so many members, which are made when the first of them is looked at, from whose they are and a time: a closure
 * for each list would cost more than the list.
 */
export function lazyLists<T, Owner, Time>(
  make: (owner: Owner, time: Time) => readonly T[],
): (length: number, owner: Owner, time: Time) => readonly T[] {
  class LazyList extends KnownLength {
    make(owner: unknown, time: unknown): readonly unknown[] {
      return make(owner as Owner, time as Time);
    }
  }
  Object.defineProperty(LazyList.prototype, 'constructor', { value: Array });
  let getters = 0;
  const defineGetters = (count: number): void => {
    for (; getters < count; getters++) {
      const index = getters;
      Object.defineProperty(LazyList.prototype, index, {
        get(this: KnownLength) {
          return KnownLength.members(this)[index];
        },
      });
    }
  };
  return (length, owner, time) => {
    const list = new LazyList(length, owner, time);
    if (length > getters) {
      if (length > Longest) KnownLength.members(list);
      else defineGetters(length);
    }
    return list as unknown as readonly T[];
  };
}
