/**
 * Works something out for a player when it is first asked for: in play, when all rules are compiled, as the rules of
 * components are not while those around them are.
 */
export function byPlayer<T>(make: (player: number) => T): (player: number) => T {
  const known: (T | undefined)[] = [];
  return (player) => {
    let found = known[player];
    if (found === undefined) {
      found = make(player);
      known[player] = found;
    }
    return found;
  };
}
