/** `(sites Distance …)`: the sites so many steps away, on the bare board or with a rule of stepping. */
import type { StepTable } from '@ludii/geometry';
import { keeping } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { borrowSites, returnSites, type SiteSet } from '../../board/siteSet.js';
import { type StepDistances, stepDistances } from '../../board/stepDistances.js';
import { ludeme } from '../../declare/build.js';
import type { DirectionOverride, IntFn, RegionFn } from '../../declare/compiled.js';
import { Int, Range, Region } from '../../declare/kinds.js';
import { borrowNumbers, returnNumbers } from '../../declare/numbers.js';
import { siteTypeName } from '../../declare/siteTypes.js';
import { RelationWord, SiteTypeWord } from '../../declare/words.js';
import { StepPart, type StepRule } from '../../position/stepRule.js';
import { typeOr } from '../siteOrRegion.js';

/** Adds the sites whose distance is in a range. */
function addAtDistance({ count, values }: StepDistances, from: number, min: number, max: number, out: SiteSet): void {
  if (min === 0) out.add(from);
  const row = from * count;
  // Distances count only up to a limit that grows by at most one per site, so that far sites with low numbers are missed.
  let limit = 0;
  for (let site = 0; site < count; site++) if (limit < values[row + site]!) limit++;
  const most = Math.min(max, limit);
  const least = Math.max(min, 1);
  for (let site = 0; site < count; site++) {
    const distance = values[row + site]!;
    if (distance >= least && distance <= most) out.add(site);
  }
}

/** The rotation of a piece after a step, by the rule for it, which sees the one before as `(value)`. */
const turned = keeping(['value'], (c, newRotation: IntFn, rotation: number): number => {
  c.value = rotation;
  return newRotation(c);
});

/** Walking by a rule: rings of sites, one step further each. */
class Walk {
  constructor(
    readonly type: SiteTypeCode,
    readonly table: StepTable,
    readonly rule: StepRule,
    readonly newRotation: IntFn | undefined,
  ) {}

  /** Adds the sites in a range of distances. The origin is never among them, and distance 0 is taken for 1. */
  collect(c: Context, from: number, min: number, max: number, out: SiteSet): void {
    // One of its own for every evaluation: conditions may lead back here.
    const override = {
      component: c.state.what(this.type, from),
      facing: -1,
      rotation: c.state.rotation(this.type, from),
    };
    let ring = borrowNumbers();
    let next = borrowNumbers();
    const checked = borrowSites();
    this.#neighbours(c, from, override, undefined, ring);
    checked.add(from);
    for (let i = 0; i < ring.length; i++) checked.add(ring[i]!);
    if (min <= 1) for (let i = 0; i < ring.length; i++) out.add(ring[i]!);
    for (let k = 1; ring.length > 0 && k < max; ) {
      next.length = 0;
      for (let i = 0; i < ring.length; i++) {
        if (this.newRotation) override.rotation = turned(c, this.newRotation, override.rotation);
        this.#neighbours(c, ring[i]!, override, checked, next);
      }
      // A ring counts as visited only now, so that it can come back among its own neighbours.
      for (let i = 0; i < ring.length; i++) checked.add(ring[i]!);
      k++;
      if (k >= min) for (let i = 0; i < next.length; i++) out.add(next[i]!);
      const spare = ring;
      ring = next;
      next = spare;
    }
    returnSites(checked);
    returnNumbers(ring);
    returnNumbers(next);
  }

  readonly #neighbours = keeping(
    ['from', 'to'],
    (c, site: number, override: DirectionOverride, without: SiteSet | undefined, found: number[]): void =>
      this.#addNeighbours(c, site, override, without, found),
  );

  /** Appends where steps from a site lead, unless it is in a set or appended already. */
  #addNeighbours(c: Context, site: number, override: DirectionOverride, without: SiteSet | undefined, found: number[]) {
    const { slots, slotOf, offsets, items } = this.table;
    c.from = site;
    const codes = this.rule.directions(c, this.type, site, override);
    for (let k = 0; k < codes.length; k++) {
      const slot = slotOf[codes[k]!]!;
      if (slot < 0) continue;
      const row = site * slots + slot;
      for (let i = offsets[row]!; i < offsets[row + 1]!; i++) {
        const target = items[i]!;
        if (without?.has(target) || found.includes(target)) continue;
        c.to = target;
        if (this.rule.condition(c)) found.push(target);
      }
    }
  }
}

export const sitesDistance = ludeme('sites', 'Distance', {
  returns: Region,
  args: {
    elementType: optional(SiteTypeWord),
    relation: optional(RelationWord),
    stepMove: optional(StepPart),
    newRotation: named(optional(Int)),
    from: named(Int),
    distance: Range,
  },
  doc: 'The sites at a number of steps from a site.',
  example: '(sites Distance from:(last To) (range 1 2))',
  compile: ({ elementType, relation, stepMove, newRotation, from, distance }, build): RegionFn => {
    const type = typeOr(elementType, build);
    const count = build.topology.count(siteTypeName(type));
    const { min, max } = distance;
    const table = stepMove ? undefined : stepDistances(build, type, relation ?? 'Adjacent');
    const walk = stepMove && new Walk(type, build.topology.stepTable(siteTypeName(type)), stepMove, newRotation);
    return (c, out) => {
      const origin = from(c);
      const least = min(c);
      const most = max(c);
      if (origin < 0 || origin >= count || least < 0) return;
      if (table) addAtDistance(table(), origin, least, most, out);
      else walk?.collect(c, origin, least, most, out);
    };
  },
});
