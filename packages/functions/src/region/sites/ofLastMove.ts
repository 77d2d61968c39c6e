/** `(sites LastTo)` and `(sites LastFrom)`: everything that the last move touched. */
import { optional } from '@ludii/registry';
import { MoveWord, Reading } from '@ludii/state/internal';
import { ludeme } from '../../declare/build.js';
import type { RegionFn } from '../../declare/compiled.js';
import { Region } from '../../declare/kinds.js';
import { siteTypeName } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { answerOf, lastActions } from '../../position/lastMove.js';

export const sitesOfLastMove = ludeme('sites', ['LastTo', 'LastFrom'], {
  returns: Region,
  args: { elementType: optional(SiteTypeWord) },
  flags: ['looksBack'],
  doc: 'The sites that the actions of the last move came from or went to, captures included.',
  example: '(sites LastTo)',
  compile: ({ word }, build): RegionFn => {
    const [field, question] = word === 'LastTo' ? [MoveWord.To, Reading.To] : [MoveWord.From, Reading.From];
    const count = build.topology.count(siteTypeName(build.defaultSite));
    return (c, out) => {
      const { tape } = c.trial.moves;
      const start = c.trial.lastStart();
      if (start < 0) return;
      out.addIfSite(tape[start + field]!);
      for (const at of lastActions(c)) {
        const site = answerOf(tape, at, question);
        if (site >= 0 && site < count) out.add(site);
      }
    };
  },
});
