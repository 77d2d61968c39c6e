/** `(is Connected …)`: whether the pieces around a site join regions of the board. */
import type { Lists } from '@ludii/geometry';
import type { CalledCondition, Watch } from '@ludii/ir/internal';
import { either, list, named, optional } from '@ludii/registry';
import { stateKind } from '@ludii/state/internal';
import { borrowGroup, type GroupSteps, groupSteps, returnGroup } from '../../board/groups.js';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn, IntFn } from '../../declare/compiled.js';
import { Bool, Direction, Int, Region } from '../../declare/kinds.js';
import { roleIndex } from '../../declare/roles.js';
import { siteTypeCode } from '../../declare/siteTypes.js';
import { Role, SiteTypeWord, StaticRegionWord } from '../../declare/words.js';
import { lastTo } from '../../position/lastMove.js';
import { ConnectionWatch } from './connectionWatch.js';
import { bitCount, type JoinedChoice, joinedChoice } from './joined.js';

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

/**
 * As {@link connection}, in games without stacks and along steps that never change: the search of most games of
 * connection, made after every move.
 */
function flatConnection({ at, number, steps, joined, owner }: Connection, { offsets, items }: Lists): BoolFn {
  const { type, count } = steps;
  const queue = new Int32Array(count);
  const marks = new Int32Array(count);
  let stamp = 0;
  return (c) => {
    const start = at(c);
    if (start < 0 || start >= count) return false;
    const { words, layout } = c.state;
    const { shift, low, log, mask } = layout.who;
    const base = layout.who.offsets[type]!;
    const who = (words[base + (start >> shift)]! >>> ((start & low) << log)) & mask;
    if (who === 0) return false;
    const { bits, count: regions } = joined(c);
    if (regions === 0) return false;
    let seen = bits[start]!;
    let missing = (number ? number(c) : regions) - bitCount(seen);
    if (missing <= 0) return true;
    if (owner && owner(c) !== who) return false;
    stamp++;
    marks[start] = stamp;
    queue[0] = start;
    let size = 1;
    for (let next = 0; next < size; next++) {
      const site = queue[next]!;
      const end = offsets[site + 1]!;
      for (let i = offsets[site]!; i < end; i++) {
        const target = items[i]!;
        if (marks[target] === stamp) continue;
        if (((words[base + (target >> shift)]! >>> ((target & low) << log)) & mask) !== who) continue;
        marks[target] = stamp;
        queue[size++] = target;
        const fresh = bits[target]! & ~seen;
        if (fresh === 0) continue;
        seen |= fresh;
        missing -= bitCount(fresh);
        if (missing <= 0) return true;
      }
    }
    return false;
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
    const steps = groupSteps(build, args.type ? siteTypeCode(args.type) : build.defaultSite, args.directions);
    const asked: Connection = {
      at: args.at ?? lastTo,
      number: args.number,
      steps,
      joined: joinedChoice(args, build, steps.count, true),
      owner: args.role && roleIndex(args.role, build),
    };
    const { fixed } = steps;
    if (!fixed || stateKind(build.shape) !== 'flat') return { k: 'callCondition', fn: connection(asked) };
    const fn = flatConnection(asked, fixed);
    const { ofPlayer, fixed: always } = asked.joined;
    const regionsOf = ofPlayer ?? (always && (() => always));
    if (args.at || !regionsOf || (args.number && args.number.fixed === undefined)) return { k: 'callCondition', fn };
    const watch = (): Watch => {
      const goals = Array.from({ length: build.players + 2 }, (_, owner) => {
        const regions = regionsOf(owner);
        return regions.count > 0 ? [{ regions, wanted: args.number?.fixed ?? regions.count }] : [];
      });
      const ownerOf = Int32Array.from(build.components, ({ owner }) => owner);
      return new ConnectionWatch(steps.type, fixed, ownerOf, goals);
    };
    return { k: 'callCondition', fn, watch };
  },
});
