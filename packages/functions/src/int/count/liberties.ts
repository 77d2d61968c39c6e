/** `(count Liberties …)`: the empty sites beside the group of a piece. */
import { Direction as Code } from '@ludii/geometry';
import { named, optional } from '@ludii/registry';
import { stateKind } from '@ludii/state/internal';
import { fixedSteps, groupSteps } from '../../board/groups.js';
import { ludeme } from '../../declare/build.js';
import { Bool, Direction, Int } from '../../declare/kinds.js';
import { conditionOf, numberOf, toldValue } from '../../declare/meaning.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { lastTo } from '../../position/lastMove.js';

export const countLiberties = ludeme('count', 'Liberties', {
  returns: Int,
  args: {
    type: optional(SiteTypeWord),
    at: optional(named(Int)),
    directions: optional(Direction),
    if: optional(named(Bool)),
  },
  doc: 'The number of empty sites beside the group of equal pieces at a site; where the last move went if none is given.',
  example: '(count Liberties at:(to) Orthogonal)',
  meaning: ({ type: word, at, directions, if: condition }, build) => {
    const type = typeOr(word, build);
    const { fixed, beside } = groupSteps(build, type, directions);
    const all = fixed ?? fixedSteps(build.topology.stepTable(siteTypeName(type)), [Code.All]);
    const more = condition || !fixed ? { beside, test: condition && conditionOf(condition) } : undefined;
    const site = numberOf(at ?? lastTo);
    return toldValue({ k: 'liberties', type, site, beside: all, more }, !more && stateKind(build.shape) === 'flat');
  },
});
