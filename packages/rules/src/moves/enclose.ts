/** `(enclose …)`: groups without a way out are captured. */
import {
  absoluteDirections,
  BetweenPart,
  type Build,
  borrowSites,
  Direction,
  DirectionCode,
  FromPart,
  fail,
  Int,
  lastTo,
  ludeme,
  type MovesFn,
  NonDecision,
  returnSites,
  type SiteSet,
  SiteTypeWord,
  siteTypeCode,
  siteTypeName,
  ThenPart,
} from '@ludii/functions';
import { type Ludeme, named, optional, type Values } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { applyMoves } from './bundles.js';
import { attachThen } from './consequence.js';
import { mentionsEmptiness } from './mentions.js';
import { enemyNumber } from './relation.js';
import { removalOf } from './removal.js';
import { givenPart } from './written.js';

const args = {
  type: optional(SiteTypeWord),
  from: optional(FromPart),
  directions: optional(Direction),
  between: optional(BetweenPart),
  numException: named(optional(Int)),
  consequence: optional(ThenPart),
};

function compile(
  { type: written, from, directions, between, numException, consequence: then }: Values<typeof args>,
  build: Build,
  emptyAllowed: boolean,
): MovesFn {
  const type = written ? siteTypeCode(written) : build.defaultSite;
  const siteOf = from?.site ?? lastTo;
  const ways = directions ?? absoluteDirections([DirectionCode.Adjacent]);
  const holds = between?.condition ?? enemyNumber((c) => c.between);
  const effect = between?.apply ? applyMoves(between.apply) : removalOf((c) => c.between, build);
  const { count, slots, slotOf, offsets, items } = build.topology.stepTable(siteTypeName(type));
  const attach = attachThen(then);
  const anyWay = slotOf[DirectionCode.All]!;

  const isInside = (c: Context, site: number): boolean => {
    c.between = site;
    return holds(c);
  };

  /** Visits the steps of a site in order until a visitor says false; tells whether none did. */
  const everyStep = (c: Context, site: number, visit: (target: number) => boolean): boolean => {
    const codes = ways(c, type, site);
    for (let d = 0; d < codes.length; d++) {
      const slot = slotOf[codes[d]!]!;
      if (slot < 0) continue;
      const row = site * slots + slot;
      for (let i = offsets[row]!; i < offsets[row + 1]!; i++) if (!visit(items[i]!)) return false;
    }
    return true;
  };

  /** Grows the group of a site, or tells that it has a way out. */
  const grow = (c: Context, group: number[], members: SiteSet, checked: SiteSet, exceptions: number): boolean => {
    const [seed] = group as [number];
    let left = exceptions > 0 && c.state.isEmpty(type, seed) ? exceptions - 1 : exceptions;
    members.add(seed);
    for (let k = 0; k < group.length; k++) {
      const isClosed = everyStep(c, group[k]!, (target) => {
        if (members.has(target)) return true;
        if (!isInside(c, target)) {
          if (!c.state.isEmpty(type, target)) return true;
          if (left <= 0) return false;
          left--;
        }
        members.add(target);
        group.push(target);
        return true;
      });
      if (!isClosed) return false;
      checked.add(group[k]!);
    }
    return true;
  };

  /** Collects the sites around a group, or tells that one of them is no barrier. */
  const surround = (c: Context, group: readonly number[], members: SiteSet, ring: number[]): boolean => {
    const listed = borrowSites();
    let isClosed = true;
    for (let k = 0; isClosed && k < group.length; k++) {
      isClosed = everyStep(c, group[k]!, (target) => {
        if (members.has(target) || listed.has(target)) return true;
        if (emptyAllowed ? isInside(c, target) : c.state.isEmpty(type, target)) return false;
        listed.add(target);
        ring.push(target);
        return true;
      });
    }
    returnSites(listed);
    return isClosed;
  };

  /** Follows a ring from neighbour to neighbour. A ring that is connected in another way does not count. */
  const isChain = (ring: readonly number[]): boolean => {
    const left = new Set(ring);
    let site = ring[0]!;
    while (left.size > 1) {
      const row = site * slots + anyWay;
      let next = -1;
      for (let i = offsets[row]!; next < 0 && i < offsets[row + 1]!; i++) if (left.has(items[i]!)) next = items[i]!;
      if (next < 0) return false;
      left.delete(site);
      site = next;
    }
    return ring.length > 0;
  };

  const capture = (c: Context, out: MoveList, group: readonly number[], first: number): void => {
    for (let k = 0; k < group.length; k++) {
      c.between = group[k]!;
      effect(c, out);
    }
    if (out.length === first) fail('no-effect', 'The effect of an enclosing move gave no move.');
    out.setBetweenOfLast(group, 0, group.length);
  };

  return (c, out) => {
    const site = siteOf(c);
    if (site < 0 || site >= count || c.state.isEmpty(type, site)) return;
    const { to: oldTo, between: oldBetween } = c;
    const exceptions = numException ? numException(c) : 0;
    const first = out.length;
    const candidates: number[] = [];
    everyStep(c, site, (target) => {
      if (!candidates.includes(target) && (isInside(c, target) || (exceptions > 0 && c.state.isEmpty(type, target)))) {
        candidates.push(target);
      }
      return true;
    });
    const checked = borrowSites();
    const members = borrowSites();
    for (let k = 0; k < candidates.length; k++) {
      if (checked.has(candidates[k]!)) continue;
      const group = [candidates[k]!];
      const ring: number[] = [];
      members.clear();
      if (!grow(c, group, members, checked, exceptions)) continue;
      if (!surround(c, group, members, ring)) continue;
      if (emptyAllowed && !isChain(ring)) continue;
      capture(c, out, group, first);
    }
    returnSites(members);
    returnSites(checked);
    c.to = oldTo;
    c.between = oldBetween;
    attach(c, out, first);
  };
}

const example =
  '(enclose (from (last To)) Orthogonal (between if:(is Enemy (who at:(between))) (apply (remove (between)))))';

/** Two forms: whether the condition on the group speaks of empty sites decides what must lie around it. */
export const enclose: readonly Ludeme<Build>[] = [
  ludeme('enclose', {
    returns: NonDecision,
    args,
    doc: 'Captures groups next to a site that touch no empty site.',
    example,
    compile: (values, build) => compile(values, build, false),
  }),
  ludeme('enclose', {
    returns: NonDecision,
    args,
    doc: 'Captures areas, with the empty sites in them, that a closed chain of other sites surrounds.',
    example:
      '(enclose (from (last To)) Orthogonal (between if:(not (is Friend (who at:(between)))) (apply (remove (between)))))',
    accepts: ({ between }) => mentionsEmptiness(givenPart(between, 'if')),
    compile: (values, build) => compile(values, build, true),
  }),
];
