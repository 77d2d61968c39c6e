/** Closures made of nodes, each once. */
import type { Context } from '@ludii/state';
import type { SiteSet } from '../siteSet.js';

/** What `make` makes of nodes, once for each: parts stand in many rules. */
export function onceForEach<N extends object, F>(make: (node: N) => F): (node: N) => F {
  const known = new WeakMap<N, F>();
  return (node) => {
    const found = known.get(node) ?? make(node);
    known.set(node, found);
    return found;
  };
}

export type ValueFn = (c: Context) => number;
export type ConditionFn = (c: Context) => boolean;
export type MemberFn = (c: Context, site: number) => boolean;
/** Adds the sites of a set to another. */
export type CollectFn = (c: Context, out: SiteSet) => void;
