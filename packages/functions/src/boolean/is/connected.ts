/** `(is Connected …)`: whether the pieces around a site join regions of the board. */
import type { CalledCondition, Watch } from '@ludii/ir/internal';
import { bitCount, stateKind } from '@ludii/state/internal';
import { borrowGroup, type GroupSteps, groupSteps, growUntil, type Member, returnGroup } from '../../board/groups.js';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn, IntFn } from '../../declare/compiled.js';
import { Bool } from '../../declare/kinds.js';
import { roleIndex } from '../../declare/roles.js';
import { typeOr } from '../../declare/siteTypes.js';
import { lastTo } from '../../position/lastMove.js';
import { type JoinedChoice, joinedChoice, joiningArgs } from './joined.js';

interface Connection {
  readonly at: IntFn;
  readonly number: IntFn | undefined;
  readonly steps: GroupSteps;
  readonly joined: JoinedChoice;
  /** The player of a role, whose pieces alone connect. */
  readonly owner: IntFn | undefined;
}

function connection({ at, number, steps, joined, owner }: Connection): BoolFn {
  const { type, count } = steps;
  return (c) => {
    const start = at(c);
    if (start < 0 || start >= count) return false;
    const { state } = c;
    const who = state.who(type, start);
    if (who <= 0) return false;
    const regions = joined(c);
    const { bits } = regions;
    const wanted = number ? number(c) : regions.count;
    if (regions.count === 0) return false;
    let missing = wanted - bitCount(bits[start]!);
    if (missing <= 0) return true;
    if (owner && owner(c) !== who) return false;
    let seen = bits[start]!;

    const group = borrowGroup(count);
    const member: Member = (_c, site) => state.who(type, site) === who;
    const found = growUntil(c, group, start, steps, member, (site) => {
      missing -= bitCount(bits[site]! & ~seen);
      seen |= bits[site]!;
      return missing <= 0;
    });
    returnGroup(group);
    return found;
  };
}

export const isConnected = ludeme('is', 'Connected', {
  returns: Bool,
  args: joiningArgs,
  doc: 'True if the pieces connected with a site, all of one owner, join all of some regions or a number of them.',
  example: '(is Connected 3 Sides)',
  meaning: (args, build: Build): CalledCondition => {
    const steps = groupSteps(build, typeOr(args.type, build), args.directions);
    const asked: Connection = {
      at: args.at ?? lastTo,
      number: args.number,
      steps,
      joined: joinedChoice(args, build, steps.count, true),
      owner: args.role && roleIndex(args.role, build),
    };
    const fn = connection(asked);
    const { fixed } = steps;
    const { ofPlayer, fixed: always } = asked.joined;
    const regionsOf = ofPlayer ?? (always && (() => always));
    const isKnown = !args.at && (!args.number || args.number.fixed !== undefined);
    if (!fixed || !regionsOf || !isKnown || stateKind(build.shape) !== 'flat') return { k: 'callCondition', fn };
    // Where groups of pieces grow by placements: the regions of each owner.
    const watch = (): Watch => ({
      k: 'connection',
      type: steps.type,
      steps: fixed,
      owners: build.components.map(({ owner }) => owner),
      goals: Array.from({ length: build.players + 2 }, (_, owner) => {
        const { count, bits } = regionsOf(owner);
        return count > 0 ? { count, bits, wanted: args.number?.fixed ?? count } : undefined;
      }),
    });
    return { k: 'callCondition', fn, watch };
  },
});
