/** The places of a form: an argument, or the members of an exclusive group, of which one is given. */
import type { Argument } from './argument.js';
import type { Ludeme } from './ludeme.js';

export interface Slot {
  readonly members: readonly (readonly [name: string, argument: Argument<unknown>])[];
  readonly optional: boolean;
}

const known = new WeakMap<object, readonly Slot[]>();

/** The places of a form in their order. */
export function slotsOf(ludeme: Pick<Ludeme<never>, 'args'>): readonly Slot[] {
  const ready = known.get(ludeme.args);
  if (ready) return ready;
  const slots: Slot[] = [];
  const { args } = ludeme;
  for (let i = 0; i < args.length; ) {
    const { group } = args[i]![1];
    let end = i + 1;
    while (group > 0 && end < args.length && args[end]![1].group === group) end++;
    const members = args.slice(i, end);
    slots.push({ members, optional: members.some(([, { optional }]) => optional) });
    i = end;
  }
  known.set(ludeme.args, slots);
  return slots;
}
