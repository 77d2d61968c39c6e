/**
 * Values that depend on nothing but the state (no iterator, no history, no chance) are the same until the state changes.
 * Rules of race games work out the throw of the dice for every piece and several times for each: it is remembered.
 */
import type { Store } from '@ludii/state/internal';
import type { Build } from '../declare/build.js';
import type { IntFn } from '../declare/compiled.js';

interface Part {
  readonly fixed?: unknown;
  readonly ofState?: string;
}

/**
 * Names a function of the state alone, if all its parts are such: by what it does with which parts, so that equal names
 * mean equal values.
 */
export function ofStateIf<F extends object>(fn: F, name: string, ...parts: readonly Part[]): F {
  const names: string[] = [];
  for (const { fixed, ofState } of parts) {
    if (fixed === undefined && ofState === undefined) return fn;
    names.push(ofState ?? String(fixed));
  }
  return Object.assign(fn, { ofState: `${name}(${names.join()})` });
}

const shared = new WeakMap<Build, Map<string, IntFn>>();

/** The same function, worked out only after the state has changed, where it depends on that alone. */
export function remembered(fn: IntFn, build: Build): IntFn {
  const { ofState } = fn;
  if (fn.fixed !== undefined || ofState === undefined) return fn;
  let known = shared.get(build);
  if (!known) {
    known = new Map();
    shared.set(build, known);
  }
  let keeping = known.get(ofState);
  if (!keeping) {
    keeping = keep(fn, ofState);
    known.set(ofState, keeping);
  }
  return keeping;
}

function keep(fn: IntFn, ofState: string): IntFn {
  let store: Store | undefined;
  let version = 0;
  let value = 0;
  const kept: IntFn = (c) => {
    const present = c.state.store;
    if (present !== store || present.version !== version) {
      value = fn(c);
      store = present;
      version = present.version;
    }
    return value;
  };
  return Object.assign(kept, { ofState });
}
