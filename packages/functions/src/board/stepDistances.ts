/**
 * Distances in steps. One relation serves a whole game: the first of a fixed order that any of its rules asks for. Rules
 * register what they ask for when they are compiled; the table is chosen when the first of them runs.
 */
import type { Relation } from '@ludii/geometry';
import { once } from '@ludii/ir/internal';
import type { SiteTypeCode } from '@ludii/state';
import type { Build } from '../declare/build.js';
import { siteTypeName } from '../declare/siteTypes.js';

const preference: readonly Relation[] = ['Adjacent', 'All', 'OffDiagonal', 'Diagonal', 'Orthogonal'];
const requested = new WeakMap<Build['topology'], Set<Relation>>();

/** The distances between the sites of a type: `values[from * count + to]`, 0 where there is no way. */
export interface StepDistances {
  readonly count: number;
  readonly values: Uint16Array;
}

/** Asks for distances under a relation. Call the result in play only, when all rules are compiled. */
export function stepDistances(
  build: Pick<Build, 'topology'>,
  type: SiteTypeCode,
  relation: Relation,
): () => StepDistances {
  const { topology } = build;
  const relations = requested.get(topology) ?? new Set<Relation>();
  requested.set(topology, relations);
  relations.add(relation);
  return once(() => topology.distanceTable(siteTypeName(type), preference.find((r) => relations.has(r))!));
}
