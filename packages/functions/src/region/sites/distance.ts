/** `(sites Distance …)`: the sites so many steps away, on the bare board or with a rule of stepping. */
import { type StepTable, stepsOf } from '@ludii/geometry';
import { keeping } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { SiteSet } from '../../board/siteSet.js';
import { type StepDistances, stepDistances } from '../../board/stepDistances.js';
import { ludeme } from '../../declare/build.js';
import type { DirectionOverride, IntFn, RegionFn } from '../../declare/compiled.js';
import { Int, Range, Region } from '../../declare/kinds.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { RelationWord, SiteTypeWord } from '../../declare/words.js';
import { StepPart, type StepRule } from '../../position/stepRule.js';

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
    let ring: number[] = [];
    this.#addNeighbours(c, from, override, undefined, ring);
    const checked = SiteSet.from([from, ...ring]);
    if (min <= 1) for (const site of ring) out.add(site);
    for (let k = 2; ring.length > 0 && k <= max; k++) {
      const next: number[] = [];
      for (const site of ring) {
        if (this.newRotation) override.rotation = turned(c, this.newRotation, override.rotation);
        this.#addNeighbours(c, site, override, checked, next);
      }
      // A ring counts as visited only now, so that it can come back among its own neighbours.
      for (const site of ring) checked.add(site);
      if (k >= min) for (const site of next) out.add(site);
      ring = next;
    }
  }

  /** Appends where steps from a site lead, unless it is in a set or appended already. */
  readonly #addNeighbours = keeping(
    ['from', 'to'],
    (c, site: number, override: DirectionOverride, without: SiteSet | undefined, found: number[]): void => {
      c.from = site;
      for (const code of this.rule.directions(c, this.type, site, override)) {
        for (const target of stepsOf(this.table, site, code)) {
          if (without?.has(target) || found.includes(target)) continue;
          c.to = target;
          if (this.rule.condition(c)) found.push(target);
        }
      }
    },
  );
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
