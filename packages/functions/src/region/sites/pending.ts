/** Sites that wait for something: pending values, and pieces to be taken when a sequence of captures ends. */
import { pendingSites, removalSites } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import { ludeme } from '../../declare/build.js';
import { Region } from '../../declare/kinds.js';
import { SiteTypeWord } from '../../declare/words.js';

export const sitesPending = ludeme('sites', 'Pending', {
  returns: Region,
  args: { elementType: optional(SiteTypeWord) },
  doc: 'The sites that the last move left pending.',
  example: '(sites Pending)',
  flags: ['pendingValues'],
  meaning: () => pendingSites,
});

export const sitesToClear = ludeme('sites', 'ToClear', {
  returns: Region,
  args: { elementType: optional(SiteTypeWord) },
  doc: 'The sites whose pieces are removed at the end of the turn.',
  example: '(sites ToClear)',
  flags: ['sequenceCapture'],
  meaning: () => removalSites,
});
