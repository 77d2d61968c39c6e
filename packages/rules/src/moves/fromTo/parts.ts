/** What `(fromTo …)` is given, made ready once for what generates, writes, notes down and numbers its moves. */
import { Bool, type Build, Int, Role } from '@ludii/functions';
import { FromPart, roleIndex, Switch, ThenPart, ToPart } from '@ludii/functions/internal';
import { named, optional, type Values } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { attachThen } from '../shared/consequence.js';
import { footprints } from '../shared/footprint.js';
import { typeAt } from '../shared/places.js';
import { Transfer, transferOf } from '../shared/transfer.js';

export const fromToArgs = {
  from: FromPart,
  to: ToPart,
  count: named(optional(Int)),
  copy: named(optional(Bool)),
  stack: named(optional(Switch)),
  mover: optional(Role),
  consequence: optional(ThenPart),
};

/** The parts of a rule. */
export type FromToParts = ReturnType<typeof fromToParts>;

/** Makes the parts of a rule ready; its moves are decisions or effects. */
export function fromToParts(
  { from, to, count, copy, stack, mover: role, consequence: then }: Values<typeof fromToArgs>,
  build: Build,
  decision: boolean,
) {
  const { stacking } = build;
  const wholeStack = stack === true;
  const written = to.type;
  const plain = transferOf(to, from, wholeStack, count !== undefined, stacking);
  const copies =
    copy && copy.fixed !== false && (plain === Transfer.Top || plain === Transfer.Stack) ? copy : undefined;
  return {
    from,
    to,
    count,
    decision,
    stacking,
    wholeStack,
    fromType: typeAt(build, from.type),
    toType: written === undefined ? typeAt(build, undefined) : () => written,
    fromSite: from.site ?? ((c: Context) => c.from),
    toSite: to.site ?? ((c: Context) => c.to),
    /** The condition of the target, if it can fail. */
    goes: to.condition?.fixed === true ? undefined : to.condition,
    effect: to.apply?.effect,
    /** The large pieces of the game: where they can go depends on their shapes. */
    large: footprints(build),
    /** What is taken along from the site in `(from)`. */
    transferAt: copies ? (c: Context) => (copies(c) ? Transfer.Copy : plain) : () => plain,
    attach: attachThen(then),
    moverOf: role && role !== 'Mover' ? roleIndex(role, build) : undefined,
  };
}
