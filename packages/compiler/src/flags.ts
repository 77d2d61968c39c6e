/** The flags of a game, from the names that its ludemes raise. */
import { flagsOf, type GameFlag, type GameFlags } from '@ludii/state/internal';

/** Turns flag names into flags. A name that is none is a mistake in a declaration, not in a description. */
export function gameFlags(names: ReadonlySet<string>): GameFlags {
  const flags = flagsOf();
  for (const name of names) {
    if (!(name in flags)) throw new Error(`A ludeme raises "${name}", which is no game flag.`);
    flags[name as GameFlag] = true;
  }
  return flags;
}
