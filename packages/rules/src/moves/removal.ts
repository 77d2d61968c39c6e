/** The plain capture that several rules do by themselves if no other effect is given. */
import type { Build, IntFn, MovesFn } from '@ludii/functions';
import { typeAt } from './places.js';

/** Removes the piece (the top one) on a site, if there is one. */
export function removalOf(site: IntFn, build: Build): MovesFn {
  const type = typeAt(build, undefined);
  return (c, out) => {
    const at = site(c);
    if (at < 0 || c.state.what(type(at), at) <= 0) return;
    out.begin(c.state.mover, at, at);
    out.pushRemove(type(at), at, -1, false);
    out.finish();
  };
}
