/** `(enclose …)`: groups without a way out are captured. */
import { type Build, Direction, Int, ludeme, type MovesFn } from '@ludii/functions';
import {
  BetweenPart,
  betweenRegister,
  borrowGroup,
  borrowSites,
  DirectionCode,
  FromPart,
  type Group,
  groupSteps,
  keeping,
  lastTo,
  NonDecision,
  returnGroup,
  returnSites,
  type SiteSet,
  SiteTypeWord,
  type StepTable,
  siteTypeCode,
  siteTypeName,
  stepRange,
  ThenPart,
} from '@ludii/functions/internal';
import { type Ludeme, named, optional, type Values } from '@ludii/registry';
import type { Context, MoveList, SiteTypeCode } from '@ludii/state';
import { applyMoves } from './bundles.js';
import { attachThen } from './shared/consequence.js';
import { mentionsEmptiness } from './shared/mentions.js';
import { enemyNumber } from './shared/relation.js';
import { removalOf } from './shared/removal.js';
import { givenPart } from './shared/written.js';

const args = {
  type: optional(SiteTypeWord),
  from: optional(FromPart),
  directions: optional(Direction),
  between: optional(BetweenPart),
  numException: named(optional(Int)),
  consequence: optional(ThenPart),
};

/** What groups are asked about. */
interface Enclosing {
  readonly type: SiteTypeCode;
  readonly rangeOf: ReturnType<typeof stepRange>;
  /** Whether a site belongs to a group; it is in `(between)` afterwards. */
  readonly isInside: (c: Context, site: number) => boolean;
  readonly emptyAllowed: boolean;
  /** Whether sites are a chain of neighbours. */
  readonly isChain: (ring: readonly number[]) => boolean;
}

/** Grows the group of a site, or tells that it has a way out. */
function grow(
  c: Context,
  { type, rangeOf, isInside }: Enclosing,
  group: Group,
  checked: SiteSet,
  exceptions: number,
): boolean {
  let left = exceptions > 0 && c.state.isEmpty(type, group.sites[0]!) ? exceptions - 1 : exceptions;
  for (let k = 0; k < group.size; k++) {
    const site = group.sites[k]!;
    const { items, from, to } = rangeOf(c, site);
    for (let i = from; i < to; i++) {
      const target = items[i]!;
      if (group.has(target)) continue;
      if (!isInside(c, target)) {
        if (!c.state.isEmpty(type, target)) continue;
        if (left <= 0) return false;
        left--;
      }
      group.add(target);
    }
    checked.add(site);
  }
  return true;
}

/** Whether nothing but barriers lies around a group that has no way out. */
function isSurrounded(c: Context, enclosing: Enclosing, group: Group, exceptions: number): boolean {
  const { type, rangeOf, isInside, emptyAllowed, isChain } = enclosing;
  // Without exceptions the group has grown as far as it could, and met no empty site.
  if (!emptyAllowed && exceptions <= 0) return true;
  const ring: number[] = [];
  for (let k = 0; k < group.size; k++) {
    const { items, from, to } = rangeOf(c, group.sites[k]!);
    for (let i = from; i < to; i++) {
      const target = items[i]!;
      if (!group.note(target)) continue;
      if (emptyAllowed ? isInside(c, target) : c.state.isEmpty(type, target)) return false;
      ring.push(target);
    }
  }
  return !emptyAllowed || isChain(ring);
}

/** Follows a ring from neighbour to neighbour. A ring that is connected in another way does not count. */
function chainTest({ slots, slotOf, offsets, items }: StepTable): Enclosing['isChain'] {
  const anyWay = slotOf[DirectionCode.All]!;
  return (ring) => {
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
}

function compile(
  { type: written, from, directions, between, numException, consequence: then }: Values<typeof args>,
  build: Build,
  emptyAllowed: boolean,
): MovesFn {
  const type = written ? siteTypeCode(written) : build.defaultSite;
  const siteOf = from?.site ?? lastTo;
  const rangeOf = stepRange(groupSteps(build, type, directions));
  const holds = between?.condition ?? enemyNumber(betweenRegister);
  const effect = between?.apply ? applyMoves(between.apply) : removalOf(betweenRegister, build);
  const steps = build.topology.stepTable(siteTypeName(type));
  const { count } = steps;
  const attach = attachThen(then);
  const isInside = (c: Context, site: number): boolean => {
    c.between = site;
    return holds(c);
  };
  const enclosing: Enclosing = { type, rangeOf, isInside, emptyAllowed, isChain: chainTest(steps) };

  const capture = (c: Context, out: MoveList, group: Group, first: number): void => {
    for (let k = 0; k < group.size; k++) {
      c.between = group.sites[k]!;
      effect(c, out);
    }
    if (out.length > first) out.setBetweenOfLast(group.sites, 0, group.size);
  };

  return keeping(['to', 'between'], (c, out) => {
    const site = siteOf(c);
    if (site < 0 || site >= count || c.state.isEmpty(type, site)) return;
    const exceptions = numException ? numException(c) : 0;
    const first = out.length;
    const candidates = borrowGroup(count);
    const { items, from, to } = rangeOf(c, site);
    for (let i = from; i < to; i++) {
      const target = items[i]!;
      if (candidates.has(target)) continue;
      if (isInside(c, target) || (exceptions > 0 && c.state.isEmpty(type, target))) candidates.add(target);
    }
    const checked = borrowSites();
    for (let k = 0; k < candidates.size; k++) {
      const candidate = candidates.sites[k]!;
      if (checked.has(candidate)) continue;
      const group = borrowGroup(count);
      group.add(candidate);
      const isClosed = grow(c, enclosing, group, checked, exceptions);
      if (isClosed && isSurrounded(c, enclosing, group, exceptions)) capture(c, out, group, first);
      returnGroup(group);
    }
    returnSites(checked);
    returnGroup(candidates);
    attach(c, out, first);
  });
}

const example =
  '(enclose (from (last To)) Orthogonal (between if:(= (next) (who at:(between))) (apply (remove (between)))))';

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
    example: '(enclose Diagonal (between if:(= 2 (who at:(between))) (apply (set State at:(between) 1))))',
    accepts: ({ between }) => mentionsEmptiness(givenPart(between, 'if')),
    compile: (values, build) => compile(values, build, true),
  }),
];
