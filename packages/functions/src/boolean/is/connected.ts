/** `(is Connected …)`: whether the pieces around a site join regions of the board. */
import { stateKind } from '@ludii/state/internal';
import { groupSteps } from '../../board/groups.js';
import { type Build, ludeme } from '../../declare/build.js';
import { Bool } from '../../declare/kinds.js';
import { numberOf, toldCondition } from '../../declare/meaning.js';
import { typeOr } from '../../declare/siteTypes.js';
import { lastTo } from '../../position/lastMove.js';
import { joinedChoice, joiningArgs } from './joined.js';

export const isConnected = ludeme('is', 'Connected', {
  returns: Bool,
  args: joiningArgs,
  doc: 'True if the pieces connected with a site, all of one owner, join all of some regions or a number of them.',
  example: '(is Connected 3 Sides)',
  meaning: (args, build: Build) => {
    const { type, count, fixed, beside } = groupSteps(build, typeOr(args.type, build), args.directions);
    const { player, regions, asked } = joinedChoice(args, build, count, true);
    const site = numberOf(args.at ?? lastTo);
    const wanted = args.number && numberOf(args.number);
    const rest = { regions, asked, player: numberOf(player), wanted, only: args.role !== undefined };
    const isKnown = fixed !== undefined && !asked && stateKind(build.shape) === 'flat';
    return toldCondition({ k: 'connected', site, type, count, beside, ...rest }, isKnown);
  },
});
