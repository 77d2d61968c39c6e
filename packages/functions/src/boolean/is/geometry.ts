/** `(is Related …)`, `(is Crossing …)`, `(is Acute …)` and so on: how sites lie to each other. */
import { directionCode, type Lists } from '@ludii/geometry';
import { listAt } from '@ludii/geometry/internal';
import { keeping } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { Cell, Edge } from '@ludii/state/internal';
import { fixedSteps } from '../../board/groups.js';
import { sitesIn } from '../../board/siteSet.js';
import { boardCount } from '../../board/sites.js';
import { type Build, ludeme } from '../../declare/build.js';
import { type BoolFn, fixedBool } from '../../declare/compiled.js';
import { Bool, Int, Region } from '../../declare/kinds.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { RelationWord, SiteTypeWord } from '../../declare/words.js';

/** True if a list of lists has a number in one of them. */
function has({ offsets, items }: Lists, list: number, wanted: number): boolean {
  for (let i = offsets[list]!; i < offsets[list + 1]!; i++) if (items[i] === wanted) return true;
  return false;
}

type Relation = 'Orthogonal' | 'Diagonal' | 'OffDiagonal' | 'Adjacent' | 'All';

/** Whether one site is among the neighbours of another; cells are looked up in the list of the second. */
function relation(build: Build, word: Relation, type: SiteTypeCode): (a: number, b: number) => boolean {
  const { topology } = build;
  const name = siteTypeName(type);
  if (type === Edge) {
    if (word === 'Diagonal' || word === 'OffDiagonal') return () => false;
    const ends = topology.incidence('Edge', 'Vertex');
    return (a, b) => listAt(ends, a).some((end) => listAt(ends, b).includes(end));
  }
  const near = fixedSteps(topology.stepTable(name), [directionCode(word)]);
  if (type === Cell) return (a, b) => has(near, b, a);
  return (a, b) => has(near, a, b);
}

export const isRelated = ludeme('is', 'Related', {
  returns: Bool,
  args: {
    relationType: RelationWord,
    type: optional(SiteTypeWord),
    siteA: Int,
    siteB: either(1, Int),
    region: either(1, Region),
  },
  doc: 'True if a site is a neighbour, in some relation, of another site or of a site of a region.',
  example: '(is Related Orthogonal (to) (last To))',
  compile: ({ relationType, type, siteA, siteB, region }, build) => {
    const code = typeOr(type, build);
    const related = relation(build, relationType, code);
    const count = boardCount(build, code);
    const isThere = (site: number): boolean => site >= 0 && site < count;
    const test: BoolFn = (c) => {
      const others = siteB ? [siteB(c)] : region ? sitesIn(c, region) : [];
      const a = siteA(c);
      return isThere(a) && others.some((b) => isThere(b) && related(a, b));
    };
    if (siteA.fixed === undefined || (siteB ?? region)?.fixed === undefined) return test;
    return fixedBool(test(build.unstarted()));
  },
});

export const isCrossing = ludeme('is', 'Crossing', {
  returns: Bool,
  args: { edge1: Int, edge2: Int },
  flags: ['edge', 'graph'],
  doc: 'True if two edges of the board cross each other.',
  example: '(is Crossing (last To) (to))',
  compile: ({ edge1, edge2 }, build) => {
    const { topology } = build;
    const count = topology.count('Edge');
    const crossing = (a: number, b: number): boolean =>
      a >= 0 && b >= 0 && a < count && b < count && has(topology.crossings, a, b);
    if (edge1.fixed !== undefined && edge2.fixed !== undefined) return fixedBool(crossing(edge1.fixed, edge2.fixed));
    return (c) => crossing(edge1(c), edge2(c));
  },
});

const angles = {
  Acute: (degrees: number) => degrees < 90,
  Right: (degrees: number) => degrees === 90,
  Obtuse: (degrees: number) => degrees > 90,
  Reflex: (degrees: number) => degrees > 180,
} as const;

export const isAngle = ludeme('is', ['Acute', 'Right', 'Obtuse', 'Reflex'], {
  returns: Bool,
  args: { type: optional(SiteTypeWord), at: named(Int), conditionSite: Bool, conditionSite2: Bool },
  doc: 'True if two sites that meet two conditions lie at an angle. The site at the angle only has to be on the board.',
  example: '(is Acute at:(last To) (is Occupied (site)) (is Occupied (site)))',
  compile: ({ word, type, at, conditionSite, conditionSite2 }, build) => {
    const code = typeOr(type, build);
    const { points } = build.topology.sites(siteTypeName(code));
    const fits = angles[word];
    return keeping(['site'], (c) => {
      const corner = at(c);
      if (corner < 0 || corner >= points.length) return false;
      let found = false;
      for (let a = 0; a < points.length && !found; a++) {
        if (a === corner) continue;
        for (let b = a + 1; b < points.length && !found; b++) {
          if (b === corner) continue;
          c.site = a;
          const first = conditionSite(c);
          c.site = b;
          if (!conditionSite2(c) || !first) continue;
          const from = points[a]!;
          const to = points[b]!;
          found = fits(Math.abs((Math.atan2(to.x - from.x, -(to.y - from.y)) * 180) / Math.PI));
        }
      }
      return found;
    });
  },
});
