/** Conditions on the piece of one site as sets of components, where the words of the state tell pieces alone. */
import { componentMask } from '../masks.js';
import type { Condition, RegisterName } from '../nodes.js';
import type { Emission, Scope } from './emission.js';
import { isStored } from './memory.js';

/** The components for which a condition on the piece at a register holds, a bit each; undefined if it is no such one. */
export function pieceMask(g: Emission, node: Condition, register: RegisterName, scope: Scope): number | undefined {
  const { owners, layout, type } = g.game;
  if (!isStored(g, type)) return undefined;
  return componentMask(node, register, { type, owners, mover: scope.mover, counts: layout.counts });
}

/** The same for the local state of the site. */
export function stateMask(g: Emission, node: Condition, register: RegisterName, scope: Scope): number | undefined {
  const { owners, layout, type } = g.game;
  if (!isStored(g, type) || !layout.plainWithState) return undefined;
  return componentMask(node, register, { type, owners, mover: scope.mover, state: true }, 2 ** layout.state.bits);
}
