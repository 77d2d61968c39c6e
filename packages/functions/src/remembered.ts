/**
 * Values that depend on nothing but the state (no iterator, no history, no chance) are the same until the state changes.
 * Rules of race games work out the throw of the dice for every piece and several times for each: it is remembered.
 */
import type { Store } from '@ludii/state';
import type { IntFn } from './compiled.js';

interface Part {
  readonly fixed?: unknown;
  readonly ofState?: true;
}

/** Marks a function as one of the state alone if all its parts are. */
export function ofStateIf<F extends object>(fn: F, ...parts: readonly Part[]): F {
  return parts.every(({ fixed, ofState }) => fixed !== undefined || ofState)
    ? Object.assign(fn, { ofState: true })
    : fn;
}

/** The same function, worked out only after the state has changed, where it depends on that alone. */
export function remembered(fn: IntFn): IntFn {
  if (fn.fixed !== undefined || !fn.ofState) return fn;
  let store: Store | undefined;
  let version = 0;
  let value = 0;
  return Object.assign(
    (c: Parameters<IntFn>[0]) => {
      const present = c.state.store;
      if (present !== store || present.version !== version) {
        value = fn(c);
        store = present;
        version = present.version;
      }
      return value;
    },
    { ofState: true as const },
  );
}
