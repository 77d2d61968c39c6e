/** Directions made of others: `(difference …)`, `(union …)`, `(if …)`. */
import { expandClasses, type Topology } from '@ludii/geometry';
import { ludeme } from '../build.js';
import type { DirectionFn } from '../compiled.js';
import { Bool, Direction } from '../kinds.js';
import { siteTypeName } from '../siteTypes.js';

/**
 * The directions with every class replaced by the facings that the site has under it. What is the same in every position
 * is worked out once per site.
 */
function expanded(directions: DirectionFn, topology: Topology): DirectionFn {
  const { fixed } = directions;
  if (!fixed) {
    return (c, type, site, override) =>
      expandClasses(Array.from(directions(c, type, site, override)), topology, siteTypeName(type), site);
  }
  const known: (readonly number[] | undefined)[][] = [[], [], []];
  return (_c, type, site) => {
    const ofType = known[type]!;
    let codes = ofType[site];
    if (!codes) {
      codes = expandClasses(fixed, topology, siteTypeName(type), site);
      ofType[site] = codes;
    }
    return codes;
  };
}

function includes(codes: ArrayLike<number>, code: number): boolean {
  for (let i = 0; i < codes.length; i++) if (codes[i] === code) return true;
  return false;
}

export const directionsDifference = ludeme('difference', {
  returns: Direction,
  args: { directions: Direction, directionsToRemove: Direction },
  doc: 'The first directions without the second ones, for each site.',
  example: '(difference Orthogonal (directions Forward))',
  compile: ({ directions, directionsToRemove }, { topology }) => {
    const first = expanded(directions, topology);
    const second = expanded(directionsToRemove, topology);
    const left: number[] = [];
    return (c, type, site, override) => {
      if (site < 0) return [];
      const all = first(c, type, site, override);
      const removed = second(c, type, site, override);
      left.length = 0;
      for (let i = 0; i < all.length; i++) if (!includes(removed, all[i]!)) left.push(all[i]!);
      return left;
    };
  },
});

export const directionsUnion = ludeme('union', {
  returns: Direction,
  args: { directions: Direction, directionsToRemove: Direction },
  doc: 'The first directions and then those of the second that are not among them.',
  example: '(union Orthogonal (directions FR))',
  compile: ({ directions, directionsToRemove }, { topology }) => {
    const first = expanded(directions, topology);
    const second = expanded(directionsToRemove, topology);
    const all: number[] = [];
    return (c, type, site, override) => {
      if (site < 0) return [];
      const before = first(c, type, site, override);
      const added = second(c, type, site, override);
      all.length = 0;
      for (let i = 0; i < before.length; i++) all.push(before[i]!);
      for (let i = 0; i < added.length; i++) if (!all.includes(added[i]!)) all.push(added[i]!);
      return all;
    };
  },
});

export const directionsIf = ludeme('if', {
  returns: Direction,
  args: { condition: Bool, directionsOk: Direction, directionsNotOk: Direction },
  doc: 'The first directions if the condition holds, otherwise the second ones.',
  example: '(if (is Mover P1) Orthogonal Diagonal)',
  compile: ({ condition, directionsOk, directionsNotOk }) => {
    if (condition.fixed !== undefined) return condition.fixed ? directionsOk : directionsNotOk;
    return (c, type, site, override) => (condition(c) ? directionsOk : directionsNotOk)(c, type, site, override);
  },
});
