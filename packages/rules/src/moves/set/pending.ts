/** `(set Pending …)`: something that the next move has to deal with. */
import { Int, ludeme, type MovesFn, Region } from '@ludii/functions';
import { borrowSites, NonDecision, numberOf, returnSites, ThenPart } from '@ludii/functions/internal';
import { constant } from '@ludii/ir';
import { action, emit } from '@ludii/ir/internal';
import { either, optional } from '@ludii/registry';
import { Op } from '@ludii/state/internal';

export const setPending = ludeme('set', 'Pending', {
  returns: NonDecision,
  args: { value: either(1, optional(Int)), region: either(1, optional(Region)), consequence: optional(ThenPart) },
  doc: 'Notes a value, or the sites of a region, for the next move.',
  example: '(set Pending (last To))',
  flags: ['pendingValues'],
  meaning: ({ value, region }) => {
    if (region) return undefined;
    return emit(constant(-1), constant(-1), [action(Op.SetPending, false, value ? numberOf(value) : -1)]);
  },
  // A consequence of this rule is accepted and never happens.
  compile: ({ region }): MovesFn => {
    return (c, out) => {
      const sites = borrowSites();
      region!(c, sites);
      if (!sites.isEmpty) {
        out.begin(0, -1, -1);
        for (let s = sites.next(0); s >= 0; s = sites.next(s + 1)) out.push1(Op.SetPending, false, s);
        out.finish();
      }
      returnSites(sites);
    };
  },
});
