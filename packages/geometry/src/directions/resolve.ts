/** From what a rule says ("forwards", "orthogonal except north", "from here to there") to absolute directions and sites. */
import type { SiteType } from '../graph.js';
import { radialsOf } from '../topology/radialTable.js';
import { stepsOf } from '../topology/stepTable.js';
import type { Topology } from '../topology/topology.js';
import { type AbsoluteDirection, Direction, directionName, isRelation, type Relation } from './absolute.js';
import { absoluteOfFacing } from './facing.js';
import { type RelativeDirection, resolveRelative, rotateFacing } from './relative.js';

/** A choice of directions, as rules write it. */
export type DirectionChoice =
  | { readonly kind: 'absolute'; readonly directions: readonly AbsoluteDirection[] }
  | {
      readonly kind: 'relative';
      readonly directions: readonly RelativeDirection[];
      /** The relation whose facings count; `Adjacent` if not given. */
      readonly of?: Relation | undefined;
      /** Count only the facings of the site itself instead of those of the whole board. */
      readonly bySite?: boolean | undefined;
    }
  | { readonly kind: 'between'; readonly type: SiteType; readonly from: number; readonly to: number }
  | { readonly kind: 'difference' | 'union'; readonly first: DirectionChoice; readonly second: DirectionChoice };

/** What the directions of a piece depend on. */
export interface Stance {
  readonly site: number;
  /** Code of the piece's facing; north if it has none. */
  readonly facing?: number | undefined;
  /** How often the piece is turned to the next supported facing clockwise. */
  readonly rotation?: number | undefined;
  /** Ends of the last move, for `SameDirection` and `OppositeDirection`. */
  readonly lastFrom?: number | undefined;
  readonly lastTo?: number | undefined;
}

/**
 * Codes of the absolute directions that a choice means for a stance, in order and with repeats, classes unexpanded.
 *
 * @example
 * ```ts
 * resolveDirections({ kind: 'relative', directions: ['Forward'] }, topology, 'Cell', { site: 0 }); // [Direction.N]
 * ```
 */
export function resolveDirections(
  choice: DirectionChoice,
  topology: Topology,
  type: SiteType,
  stance: Stance,
): number[] {
  switch (choice.kind) {
    case 'absolute':
      return choice.directions.map((name) => Direction[name]);
    case 'relative':
      return relativeDirections(choice, topology, type, stance);
    case 'between':
      return directionsBetween(topology, choice.type, choice.from, choice.to);
    case 'difference': {
      const second = new Set(expanded(choice.second, topology, type, stance));
      return expanded(choice.first, topology, type, stance).filter((code) => !second.has(code));
    }
    case 'union': {
      const all = expanded(choice.first, topology, type, stance);
      for (const code of expanded(choice.second, topology, type, stance)) if (!all.includes(code)) all.push(code);
      return all;
    }
    default: {
      const unknown: never = choice;
      throw new RangeError(`Unknown direction choice ${JSON.stringify(unknown)}.`);
    }
  }
}

function relativeDirections(
  choice: DirectionChoice & { kind: 'relative' },
  topology: Topology,
  type: SiteType,
  stance: Stance,
): number[] {
  const relation = choice.of ?? 'Adjacent';
  const supported = choice.bySite
    ? topology.supportedCodesAt(type, stance.site, relation)
    : topology.supportedCodes(type, relation);
  const facing = rotateFacing(stance.facing ?? Direction.N, stance.rotation ?? 0, supported);
  return choice.directions.flatMap((word) => {
    switch (word) {
      case 'SameDirection':
        return firstTowards(topology, type, supported, stance.lastFrom ?? -1, stance.lastTo ?? -1);
      case 'OppositeDirection':
        return firstTowards(topology, type, supported, stance.lastTo ?? -1, stance.lastFrom ?? -1);
      default:
        return resolveRelative(word, facing, supported).map(absoluteOfFacing);
    }
  });
}

/** How many radials of a site in a direction lead to another site. */
function radialsTowards(topology: Topology, type: SiteType, from: number, to: number, code: number): number {
  let found = 0;
  for (const radial of radialsOf(topology.radialTable(type), from, code)) if (radial.indexOf(to, 1) > 0) found++;
  return found;
}

function onBoard(topology: Topology, type: SiteType, site: number): boolean {
  return site >= 0 && site < topology.count(type);
}

/** The first supported direction with a radial from one site to another, once for each such radial. */
function firstTowards(
  topology: Topology,
  type: SiteType,
  supported: ArrayLike<number>,
  from: number,
  to: number,
): number[] {
  if (!onBoard(topology, type, from) || !onBoard(topology, type, to)) return [];
  for (let i = 0; i < supported.length; i++) {
    const code = absoluteOfFacing(supported[i]!);
    const count = radialsTowards(topology, type, from, to, code);
    if (count > 0) return new Array<number>(count).fill(code);
  }
  return [];
}

/** All directions in which one site sees another, once for each radial. Empty if either is off the board. */
export function directionsBetween(topology: Topology, type: SiteType, from: number, to: number): number[] {
  if (!onBoard(topology, type, from) || !onBoard(topology, type, to)) return [];
  return Array.from(topology.supportedCodes(type)).flatMap((facing) => {
    const code = absoluteOfFacing(facing);
    return new Array<number>(radialsTowards(topology, type, from, to, code)).fill(code);
  });
}

/**
 * Replaces the relation classes among some directions by the facings that the site has under them.
 *
 * @internal
 */
export function expandClasses(codes: readonly number[], topology: Topology, type: SiteType, site: number): number[] {
  const all: number[] = [];
  for (const code of codes) {
    if (!isRelation(code)) {
      all.push(code);
      continue;
    }
    for (const facing of topology.supportedCodesAt(type, site, directionName(code) as Relation)) {
      const absolute = absoluteOfFacing(facing);
      if (!all.includes(absolute)) all.push(absolute);
    }
  }
  return all;
}

function expanded(choice: DirectionChoice, topology: Topology, type: SiteType, stance: Stance): number[] {
  return expandClasses(resolveDirections(choice, topology, type, stance), topology, type, stance.site);
}

/** Where steps in some directions lead, direction by direction, each clockwise from north. Repeats stay. */
export function stepTargets(topology: Topology, type: SiteType, site: number, codes: readonly number[]): number[] {
  const table = topology.stepTable(type);
  return codes.flatMap((code) => Array.from(stepsOf(table, site, code)));
}

/** The radials of a site in some directions, direction by direction, each clockwise from north. */
export function radialsIn(topology: Topology, type: SiteType, site: number, codes: readonly number[]): Int32Array[] {
  const table = topology.radialTable(type);
  return codes.flatMap((code) => radialsOf(table, site, code));
}

/**
 * The facing of a step between neighbouring sites: of all supported names of the step the last one, or -1. This is what
 * makes a knight's second step relative to its first.
 *
 * @internal
 */
export function facingOfStep(topology: Topology, type: SiteType, from: number, to: number): number {
  let found = -1;
  for (const facing of topology.supportedCodes(type)) {
    if (stepsOf(topology.stepTable(type), from, absoluteOfFacing(facing)).includes(to)) found = facing;
  }
  return found;
}
