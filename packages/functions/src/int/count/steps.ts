/** `(count Steps …)`: the distance between sites, on the board or walking by a rule. */
import type { StepTable } from '@ludii/geometry';
import { keeping } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { borrowGroup, type Group, returnGroup } from '../../board/groups.js';
import { borrowSites, returnSites, type SiteSet } from '../../board/siteSet.js';
import { stepDistances } from '../../board/stepDistances.js';
import { type Build, ludeme } from '../../declare/build.js';
import type { IntFn, RegionFn } from '../../declare/compiled.js';
import { Int, Region } from '../../declare/kinds.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { RelationWord, SiteTypeWord } from '../../declare/words.js';
import { StepPart, type StepRule } from '../../position/stepRule.js';

/** The distance of what cannot be reached by a step rule. */
const Unreachable = 1_000_000_000;

/** How a piece walks: the override under which the directions of its steps are resolved. */
interface Walk {
  component: number;
  facing: number;
  rotation: number;
}

/** What is searched: where known sites lead by the step rule. */
interface Search {
  readonly rule: StepRule;
  readonly type: SiteTypeCode;
  readonly table: StepTable;
  /** How the piece walks. */
  readonly walk: Walk;
  /** Everything that was reached in fewer steps. */
  readonly known: Group;
}

/** Adds where the step rule leads from a site and what is not known yet. */
const expand = keeping(['from', 'to'], (c, site: number, { rule, type, table, walk, known }: Search, into: Group) => {
  c.from = site;
  const codes = rule.directions(c, type, site, walk);
  for (let k = 0; k < codes.length; k++) {
    const slot = table.slotOf[codes[k]!]!;
    if (slot < 0) continue;
    const row = site * table.slots + slot;
    for (let i = table.offsets[row]!; i < table.offsets[row + 1]!; i++) {
      const target = table.items[i]!;
      c.to = target;
      if (rule.condition(c) && !known.has(target) && !into.has(target)) into.add(target);
    }
  }
});

const holdsTarget = (layer: Group, targets: SiteSet): boolean => {
  for (let i = 0; i < layer.size; i++) if (targets.has(layer.sites[i]!)) return true;
  return false;
};

/** Searches layer by layer; the piece on the origin decides how it walks. */
function walked(build: Build, type: SiteTypeCode, rule: StepRule, turned: IntFn | undefined) {
  const count = build.topology.count(siteTypeName(type));
  const table = build.topology.stepTable(siteTypeName(type));
  const turnedFrom =
    turned &&
    keeping(['value'], (c, rotation: number) => {
      c.value = rotation;
      return turned(c);
    });
  return (c: Context, origin: number, targets: SiteSet): number => {
    if (origin >= count) return Unreachable;
    const first = targets.next(0);
    if (first < 0 || first >= count) return Unreachable;
    if (targets.has(origin)) return 0;
    const component = c.state.what(type, origin);
    const walk: Walk = {
      component,
      facing: build.components[component]?.facing ?? -1,
      rotation: c.state.rotation(type, origin),
    };
    const known = borrowGroup(count);
    let layer = borrowGroup(count);
    let next = borrowGroup(count);
    known.add(origin);
    const search: Search = { rule, type, table, walk, known };
    expand(c, origin, search, layer);
    for (let i = 0; i < layer.size; i++) if (!known.has(layer.sites[i]!)) known.add(layer.sites[i]!);
    let distance = 1;
    while (layer.size > 0 && !holdsTarget(layer, targets)) {
      next.clear(count);
      for (let i = 0; i < layer.size; i++) {
        if (turnedFrom) walk.rotation = turnedFrom(c, walk.rotation);
        expand(c, layer.sites[i]!, search, next);
      }
      for (let i = 0; i < layer.size; i++) if (!known.has(layer.sites[i]!)) known.add(layer.sites[i]!);
      const old = layer;
      layer = next;
      next = old;
      distance++;
    }
    const found = layer.size > 0;
    returnGroup(known);
    returnGroup(layer);
    returnGroup(next);
    return found ? distance : Unreachable;
  };
}

/** Evaluates origin and targets, and measures unless one of them is missing. */
function measured(
  a: IntFn,
  b: IntFn | undefined,
  region: RegionFn | undefined,
  measure: (c: Context, origin: number, targets: SiteSet) => number,
): IntFn {
  return (c) => {
    const origin = a(c);
    const targets = borrowSites();
    if (region) region(c, targets);
    else targets.addIfSite(b!(c));
    const result = origin < 0 || targets.isEmpty ? 0 : measure(c, origin, targets);
    returnSites(targets);
    return result;
  };
}

export const countSteps = ludeme('count', 'Steps', {
  returns: Int,
  args: {
    type: optional(SiteTypeWord),
    relation: optional(RelationWord),
    stepMove: optional(StepPart),
    newRotation: optional(named(Int)),
    site1: Int,
    site2: either(1, Int),
    region2: either(1, Region),
  },
  doc: 'The number of steps between two sites or from a site to a region, over the board or by a rule of steps.',
  example: '(count Steps (from) (to))',
  compile: ({ type, relation, stepMove, newRotation, site1, site2, region2 }, build): IntFn => {
    const code = typeOr(type, build);
    if (stepMove) return measured(site1, site2, region2, walked(build, code, stepMove, newRotation));
    const distances = stepDistances(build, code, relation ?? 'Adjacent');
    if (site2) {
      return (c) => {
        const a = site1(c);
        const b = site2(c);
        if (a < 0 || b < 0) return 0;
        const { values, count } = distances();
        if (a >= count || b >= count) throw new RangeError(`no distance between ${a} and ${b}: not both on the board`);
        return values[a * count + b]!;
      };
    }
    return measured(site1, undefined, region2, (_c, origin, targets) => {
      const { values, count } = distances();
      let least = Unreachable;
      for (let target = targets.next(0); target >= 0; target = targets.next(target + 1)) {
        if (origin >= count || target >= count) throw new RangeError(`no distance between ${origin} and ${target}`);
        const distance = values[origin * count + target]!;
        if (distance < least) least = distance;
      }
      return least;
    });
  },
});
