/**
 * What is worked out when it is first asked for, and then remembered: it is the same whenever that is. Rules are made when not all
 * of the game is known, as those of components are not while those around them are made.
 */

/** Something. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Something for each number from 0 on. */
export function byNumber<T>(make: (number: number) => T): (number: number) => T {
  const known: (T | undefined)[] = [];
  return (number) => {
    const made = known[number] ?? make(number);
    known[number] = made;
    return made;
  };
}

/** Something for each object, as long as that is there. */
export function byObject<K extends object, T extends {}>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, T>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}

/** Something for each text. */
export function byText<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const made = known.get(text) ?? make(text);
    known.set(text, made);
    return made;
  };
}
