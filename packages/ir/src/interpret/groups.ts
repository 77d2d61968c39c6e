/** What is asked of groups of sites, as closures: how many there are, what areas belong to whom, what they connect. */
import type { Context } from '@ludii/state';
import { bitCount } from '@ludii/state/internal';
import { keeping } from '../keeping.js';
import type { ConnectedCondition, GroupsValue, TerritoryValue } from '../nodes.js';
import { borrowSites, returnSites } from '../siteSet.js';
import { collectFn } from './collect.js';
import { conditionFn } from './conditions.js';
import { borrowGroup, type Group, grow, type Member, returnGroup } from './group.js';
import type { ConditionFn, ValueFn } from './onceForEach.js';
import { valueFn } from './values.js';

/** How many groups there are, counted no further than one more than a limit, or the size of the largest. */
export function groupsFn(node: GroupsValue, limit = Number.POSITIVE_INFINITY): ValueFn {
  const { count, beside, largest } = node;
  const most = largest || node.least ? Number.POSITIVE_INFINITY : limit;
  const test = conditionFn(node.test);
  const begins = node.begins && conditionFn(node.begins);
  const seedsOf = node.seeds && collectFn(node.seeds);
  const least = node.least && valueFn(node.least);
  const member: Member = (c, site) => {
    c.to = site;
    return test(c);
  };
  /** Takes the group of a site into account, if it begins one. `done` gets the sites of all groups so far. */
  const counted = (c: Context, so: number, seed: number, group: Group, done: Group): number => {
    if (done.has(seed)) return so;
    c.to = seed;
    if ((begins && !begins(c)) || !test(c)) return so;
    if (so >= most) return so + 1;
    group.clear(count);
    grow(c, group, seed, beside, member);
    done.addAll(group);
    if (largest) return Math.max(so, group.size);
    return least && group.size < least(c) ? so : so + 1;
  };
  return keeping(['to'], (c) => {
    const [group, done] = [borrowGroup(count), borrowGroup(count)];
    let result = 0;
    if (seedsOf) {
      const seeds = borrowSites();
      seedsOf(c, seeds);
      for (let seed = seeds.next(0); seed >= 0 && seed < count; seed = seeds.next(seed + 1))
        result = counted(c, result, seed, group, done);
      returnSites(seeds);
    } else for (let seed = 0; seed < count && result <= most; seed++) result = counted(c, result, seed, group, done);
    returnGroup(group);
    returnGroup(done);
    return result;
  });
}

/** How many empty sites lie in areas that border on pieces of some players only. */
export function territoryFn({ type, owners, beside, border }: TerritoryValue): ValueFn {
  const setOf = valueFn(owners);
  const count = beside.offsets.length - 1;
  const empty: Member = ({ state }, site) => state.isEmpty(type, site);
  /** Whether an area borders on nothing else. */
  const isOwn = (c: Context, area: Group, set: number): boolean => {
    let own = true;
    for (let k = 0; k < area.size; k++) {
      const site = area.sites[k]!;
      for (let i = border.offsets[site]!; i < border.offsets[site + 1]!; i++) {
        const target = border.items[i]!;
        // The register `to` stays at the last neighbour: games can see it.
        c.to = target;
        if (!area.has(target) && ((set >>> c.state.who(type, target)) & 1) === 0) own = false;
      }
    }
    return own;
  };
  return (c) => {
    const set = setOf(c);
    const [area, done] = [borrowGroup(count), borrowGroup(count)];
    let total = 0;
    for (let seed = 0; seed < count; seed++) {
      if (done.has(seed) || !c.state.isEmpty(type, seed)) continue;
      area.clear(count);
      grow(c, area, seed, beside, empty);
      done.addAll(area);
      if (isOwn(c, area, set)) total += area.size;
    }
    returnGroup(area);
    returnGroup(done);
    return total;
  };
}

/** Whether the pieces connected with a site join regions. */
export function connectedFn({ site, type, count, beside, player, regions, asked, wanted, only }: ConnectedCondition) {
  const [at, of] = [valueFn(site), valueFn(player)];
  const number = wanted && valueFn(wanted);
  const joined: ConditionFn = (c) => {
    const start = at(c);
    if (start < 0 || start >= count) return false;
    const { state } = c;
    const who = state.who(type, start);
    if (who <= 0) return false;
    const owner = of(c);
    const { bits, count: all } = asked ? asked(c) : regions(owner);
    let missing = (number ? number(c) : all) - bitCount(bits[start]!);
    if (all === 0) return false;
    if (missing <= 0) return true;
    if (only && owner !== who) return false;
    let seen = bits[start]!;
    const group = borrowGroup(count);
    const member: Member = (_c, near) => state.who(type, near) === who;
    const found = grow(c, group, start, beside, member, (near) => {
      missing -= bitCount(bits[near]! & ~seen);
      seen |= bits[near]!;
      return missing <= 0;
    });
    returnGroup(group);
    return found;
  };
  return joined;
}
