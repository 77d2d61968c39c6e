/** Directions made of others: `(difference …)`, `(union …)`, `(if …)`. */
import type { Topology } from '@ludii/geometry';
import { expandClasses } from '@ludii/geometry/internal';
import { ludeme } from '../declare/build.js';
import type { DirectionFn, DirectionMeaning } from '../declare/compiled.js';
import { Bool, Direction } from '../declare/kinds.js';
import { conditionOf } from '../declare/meaning.js';
import { siteTypeName } from '../declare/siteTypes.js';

/** Makes one list of directions from two, both without classes. */
type Combine = (first: readonly number[], second: readonly number[]) => readonly number[];

/**
 * Combines directions site by site, every class replaced by the facings that the site has under it. What is the same in
 * every position is worked out once per site. The lists are never changed afterwards: rules that look ahead may ask again
 * while they still go through an earlier answer.
 */
function combined(first: DirectionFn, second: DirectionFn, topology: Topology, combine: Combine): DirectionFn {
  const one = expanded(first, topology);
  const other = expanded(second, topology);
  const make: DirectionFn = (c, type, site, override) =>
    combine(one(c, type, site, override), other(c, type, site, override));
  const made = first.fixed && second.fixed ? rememberedBySite(make) : make;
  return (c, type, site, override) => (site < 0 ? none : made(c, type, site, override));
}

const none: readonly number[] = [];

/** The same directions, asked for once per site. */
function rememberedBySite(directions: DirectionFn): DirectionFn {
  const known: (Int32Array | readonly number[] | undefined)[][] = [[], [], []];
  return (c, type, site) => {
    const ofType = known[type]!;
    let codes = ofType[site];
    if (!codes) {
      codes = directions(c, type, site);
      ofType[site] = codes;
    }
    return codes;
  };
}

/** The directions of a site without classes. */
type Expanded = (...asked: Parameters<DirectionFn>) => readonly number[];

function expanded(directions: DirectionFn, topology: Topology): Expanded {
  return (c, type, site, override) =>
    expandClasses(Array.from(directions(c, type, site, override)), topology, siteTypeName(type), site);
}

export const directionsDifference = ludeme('difference', {
  returns: Direction,
  args: { directions: Direction, directionsToRemove: Direction },
  doc: 'The first directions without the second ones, for each site.',
  example: '(difference Orthogonal (directions Forward))',
  compile: ({ directions, directionsToRemove }, { topology }) =>
    combined(directions, directionsToRemove, topology, (all, removed) => all.filter((code) => !removed.includes(code))),
});

export const directionsUnion = ludeme('union', {
  returns: Direction,
  args: { directions: Direction, directionsToRemove: Direction },
  doc: 'The first directions and then those of the second that are not among them.',
  example: '(union Orthogonal (directions FR))',
  compile: ({ directions, directionsToRemove }, { topology }) =>
    combined(directions, directionsToRemove, topology, (first, second) => {
      const all = [...first];
      for (const code of second) if (!all.includes(code)) all.push(code);
      return all;
    }),
});

export const directionsIf = ludeme('if', {
  returns: Direction,
  args: { condition: Bool, directionsOk: Direction, directionsNotOk: Direction },
  doc: 'The first directions if the condition holds, otherwise the second ones.',
  example: '(if (is Mover P1) Orthogonal Diagonal)',
  compile: ({ condition, directionsOk, directionsNotOk }) => {
    if (condition.fixed !== undefined) return condition.fixed ? directionsOk : directionsNotOk;
    const choose: DirectionFn = (c, type, site, override) =>
      (condition(c) ? directionsOk : directionsNotOk)(c, type, site, override);
    const ir: DirectionMeaning = { k: 'either', test: conditionOf(condition), yes: directionsOk, no: directionsNotOk };
    return Object.assign(choose, { ir });
  },
});
