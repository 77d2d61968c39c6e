/** Sites that wait for something: pending values, and pieces to be taken when a sequence of captures ends. */
import { pendingSites, removalSites } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { isPending, isToClear, pendingCount, pendingValues, removal, removalCount } from '@ludii/state/internal';
import type { SiteSet } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import { Region } from '../../declare/kinds.js';
import { SiteTypeWord } from '../../declare/words.js';

export const sitesPending = ludeme('sites', 'Pending', {
  returns: Region,
  args: { elementType: optional(SiteTypeWord) },
  doc: 'The sites that the last move left pending.',
  example: '(sites Pending)',
  flags: ['pendingValues'],
  compile: () =>
    Object.assign(
      (c: Context, out: SiteSet) => {
        if (pendingCount(c.state) === 0) return;
        for (const value of pendingValues(c.state)) out.addIfSite(value);
      },
      { has: (c: Context, site: number) => site >= 0 && isPending(c.state, site) },
    ),
  meaning: () => pendingSites,
});

export const sitesToClear = ludeme('sites', 'ToClear', {
  returns: Region,
  args: { elementType: optional(SiteTypeWord) },
  doc: 'The sites whose pieces are removed at the end of the turn.',
  example: '(sites ToClear)',
  flags: ['sequenceCapture'],
  compile: () =>
    Object.assign(
      (c: Context, out: SiteSet) => {
        const n = removalCount(c.state);
        for (let i = 0; i < n; i++) out.addIfSite(removal(c.state, i));
      },
      {
        has: (c: Context, site: number) => isToClear(c.state, site),
      },
    ),
  meaning: () => removalSites,
});
