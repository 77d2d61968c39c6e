/**
 * Names become small integers: a tape of moves holds no text. The table belongs to the game and only grows (a trial file
 * may bring names that the rules never mention).
 */

/** A growing two-way map between names and ids. Id 0 is "no name" and prints as `null`. */
export class StringTable {
  readonly #texts: string[] = ['null'];
  readonly #ids = new Map<string, number>();

  constructor(names: Iterable<string> = []) {
    for (const name of names) this.intern(name);
  }

  /** Number of ids in use, the null name included. */
  get size(): number {
    return this.#texts.length;
  }

  /** The id of a name, a new one if it was never seen. */
  intern(name: string): number {
    let id = this.#ids.get(name);
    if (id === undefined) {
      id = this.#texts.length;
      this.#texts.push(name);
      this.#ids.set(name, id);
    }
    return id;
  }

  /** The id of a known name, or −1. */
  find(name: string): number {
    return this.#ids.get(name) ?? -1;
  }

  /** The name of an id. */
  text(id: number): string {
    return this.#texts[id] ?? 'null';
  }
}

/** Id of the absent name. */
export const NoName = 0;
