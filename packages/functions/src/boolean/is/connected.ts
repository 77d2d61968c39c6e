/** `(is Connected …)`: whether the pieces around a site join regions of the board. */
import type { CalledCondition, Watch } from '@ludii/ir/internal';
import { either, list, named, optional } from '@ludii/registry';
import { bitCount, stateKind } from '@ludii/state/internal';
import { borrowGroup, type GroupSteps, groupSteps, returnGroup } from '../../board/groups.js';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn, IntFn } from '../../declare/compiled.js';
import { Bool, Direction, Int, Region } from '../../declare/kinds.js';
import { roleIndex } from '../../declare/roles.js';
import { typeOr } from '../../declare/siteTypes.js';
import { Role, SiteTypeWord, StaticRegionWord } from '../../declare/words.js';
import { lastTo } from '../../position/lastMove.js';
import { type JoinedChoice, joinedChoice } from './joined.js';

interface Connection {
  readonly at: IntFn;
  readonly number: IntFn | undefined;
  readonly steps: GroupSteps;
  readonly joined: JoinedChoice;
  /** The player of a role, whose pieces alone connect. */
  readonly owner: IntFn | undefined;
}

function connection({ at, number, steps, joined, owner }: Connection): BoolFn {
  const { type, count, fixed, directions, table } = steps;
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
    group.add(start);
    let found = false;
    search: for (let next = 0; next < group.size; next++) {
      const site = group.sites[next]!;
      const codes = fixed ? one : directions(c, type, site);
      for (let k = 0; k < codes.length; k++) {
        let from: number;
        let end: number;
        if (fixed) {
          from = fixed.offsets[site]!;
          end = fixed.offsets[site + 1]!;
        } else {
          const slot = table.slotOf[codes[k]!]!;
          if (slot < 0) continue;
          from = table.offsets[site * table.slots + slot]!;
          end = table.offsets[site * table.slots + slot + 1]!;
        }
        const items = fixed ? fixed.items : table.items;
        for (let i = from; i < end; i++) {
          const target = items[i]!;
          if (group.has(target) || state.who(type, target) !== who) continue;
          group.add(target);
          const fresh = bits[target]! & ~seen;
          if (fresh === 0) continue;
          seen |= fresh;
          missing -= bitCount(fresh);
          if (missing <= 0) {
            found = true;
            break search;
          }
        }
      }
    }
    returnGroup(group);
    return found;
  };
}

/** Stands for the directions where the steps are listed already. */
const one: readonly number[] = [0];

export const isConnected = ludeme('is', 'Connected', {
  returns: Bool,
  args: {
    number: optional(Int),
    type: optional(SiteTypeWord),
    at: named(optional(Int)),
    directions: optional(Direction),
    regions: either(1, list(Region)),
    role: either(1, Role),
    regionType: either(1, StaticRegionWord),
  },
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
