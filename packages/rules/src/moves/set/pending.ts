/** `(set Pending …)`: something that the next move has to deal with. */
import { Int, Region } from '@ludii/functions';
import { numberOf, sitesIn } from '@ludii/functions/internal';
import { either, optional } from '@ludii/registry';
import { Op } from '@ludii/state/internal';
import { effect, unheeded } from '../shared/declare.js';
import { setting } from '../shared/writing.js';

export const setPending = effect('set Pending', {
  args: { value: either(1, optional(Int)), region: either(1, optional(Region)), ...unheeded },
  doc: 'Notes a value, or the sites of a region, for the next move.',
  example: '(set Pending (last To))',
  flags: ['pendingValues'],
  meaning: ({ value, region }) => {
    if (!region) return setting(Op.SetPending, false, value ? numberOf(value) : -1);
    return (c, out) => {
      const sites = sitesIn(c, region);
      if (sites.length === 0) return;
      out.begin(0, -1, -1);
      for (const site of sites) out.push1(Op.SetPending, false, site);
      out.finish();
    };
  },
});
