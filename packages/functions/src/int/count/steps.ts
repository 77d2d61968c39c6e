import { either, named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { sitesIn } from '../../board/siteSet.js';
import { type StepDistances, stepDistances } from '../../board/stepDistances.js';
import { ludeme } from '../../declare/build.js';
import type { IntFn } from '../../declare/compiled.js';
import { Int, Region } from '../../declare/kinds.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { RelationWord, SiteTypeWord } from '../../declare/words.js';
import { StepPart, walking } from '../../position/stepRule.js';

/** The distance of what cannot be reached by a step rule. */
const Unreachable = 1_000_000_000;

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
    const { topology } = build;
    const measure = stepMove
      ? walked(walking(build, code, stepMove, newRotation), topology.count(siteTypeName(code)))
      : onBoard(stepDistances(build, code, relation ?? 'Adjacent'));
    return (c) => {
      const origin = site1(c);
      const targets = site2 ? [site2(c)].filter((site) => site >= 0) : region2 ? sitesIn(c, region2) : [];
      return origin < 0 || targets.length === 0 ? 0 : measure(c, origin, targets);
    };
  },
});

/** Measures from an origin to the nearest of some targets. */
type Measure = (c: Context, origin: number, targets: readonly number[]) => number;

/** The number of rings of a walk up to the first with a target. */
const walked =
  (walk: ReturnType<typeof walking>, count: number): Measure =>
  (c, origin, targets) => {
    if (origin >= count || targets[0]! >= count) return Unreachable;
    if (targets.includes(origin)) return 0;
    let found = Unreachable;
    walk(c, origin, (ring, distance) => {
      if (!ring.some((site) => targets.includes(site))) return true;
      found = distance;
      return false;
    });
    return found;
  };

/** The least of the distances between sites of the board. */
const onBoard =
  (distances: () => StepDistances): Measure =>
  (_c, origin, targets) => {
    const { values, count } = distances();
    let least = Unreachable;
    for (const target of targets) {
      if (origin >= count || target >= count) throw new RangeError(`no distance between ${origin} and ${target}`);
      least = Math.min(least, values[origin * count + target]!);
    }
    return least;
  };
