/**
 * Lists whose length is known before their members are made. Who only counts the legal moves and plays one by its number
 * pays for no object; whoever looks at one member has an ordinary array from then on.
 *
 * Until then the array has holes, and its prototype has a getter for each of them. The first that is asked for makes all
 * members and takes the getters away.
 */

/** Longer lists are made at once: a getter for every possible place would not pay. */
const Longest = 512;

class LazyList<T, Owner, Time> extends Array<T> {
  readonly #make: (owner: Owner, time: Time) => readonly T[];
  readonly #owner: Owner;
  readonly #time: Time;

  constructor(length: number, make: (owner: Owner, time: Time) => readonly T[], owner: Owner, time: Time) {
    super(length);
    this.#make = make;
    this.#owner = owner;
    this.#time = time;
  }

  /** Makes an ordinary array of a list. */
  static fill<T, Owner, Time>(list: LazyList<T, Owner, Time>): void {
    const members = list.#make(list.#owner, list.#time);
    Object.setPrototypeOf(list, Array.prototype);
    for (let i = 0; i < members.length; i++) list[i] = members[i]!;
  }
}
// What such a list is copied or mapped to is an ordinary array.
Object.defineProperty(LazyList.prototype, 'constructor', { value: Array });

let getters = 0;

function defineGetters(count: number): void {
  for (; getters < count; getters++) {
    const index = getters;
    Object.defineProperty(LazyList.prototype, index, {
      get(this: LazyList<unknown, unknown, unknown>) {
        LazyList.fill(this);
        return this[index];
      },
    });
  }
}

/**
 * A list of so many members, which are made when the first of them is looked at, from whose they are and a time: a closure
 * for each list would cost more than the list.
 */
export function lazyList<T, Owner, Time>(
  length: number,
  make: (owner: Owner, time: Time) => readonly T[],
  owner: Owner,
  time: Time,
): readonly T[] {
  if (length > Longest) return make(owner, time);
  if (getters < length) defineGetters(length);
  return new LazyList(length, make, owner, time);
}
