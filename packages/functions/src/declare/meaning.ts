/** From compiled functions to what they mean; what has no node yet is a call of the function itself. */
import {
  type Condition,
  type Consequence,
  choose,
  constant,
  fixedSites,
  type Rule,
  type Sites,
  type Value,
} from '@ludii/ir';
import { type ByPiece, hasCall, interpreted, isLowered, type RuleFn, ruleFn } from '@ludii/ir/internal';
import type { Context, SiteTypeCode } from '@ludii/state';
import { siteNumbers } from '../board/containers.js';
import type { ByDirections } from '../board/lines.js';
import { borrowSites, returnSites } from '../board/siteSet.js';
import { switchOf } from '../boolean/switches.js';
import { absoluteDirections } from '../direction/words.js';
import type { Build } from './build.js';
import type { Then } from './bundles.js';
import { type BoolFn, type DirectionFn, type IntFn, type MovesFn, type RegionFn, setHolds } from './compiled.js';

/** The function with its meaning. */
export const means = <F extends IntFn | BoolFn | RegionFn | MovesFn>(fn: F, ir: NonNullable<F['ir']>): F =>
  Object.assign(fn, { ir });

/** What a number means. */
export const numberOf = (fn: IntFn): Value =>
  fn.fixed === undefined ? (fn.ir ?? { k: 'callValue', fn }) : constant(fn.fixed);

/** What a condition means; without one it always holds. */
export const conditionOf = (fn: BoolFn | undefined): Condition => {
  if (!fn) return { k: 'known', holds: true };
  if (fn.fixed !== undefined) return { k: 'known', holds: fn.fixed };
  return fn.ir ?? { k: 'callCondition', fn, isOff: switchOf(fn) };
};

/** What a region means; undefined if it has no node yet. */
export const sitesOf = (fn: RegionFn): Sites | undefined => {
  if (fn.fixed) return fixedSites(fn.fixed.toArray());
  const { ir, listed } = fn;
  return ir ?? (listed && { k: 'row', of: numberOf(listed.site), relation: listed.lists });
};

/** What a region means, by a call of the function where it has no node yet. */
export function regionOf(fn: RegionFn, { shape }: Pick<Build, 'shape'>): Sites {
  const known = sitesOf(fn);
  if (known) return known;
  const limit = Math.max(siteNumbers(shape).total, ...shape.board.sizes);
  const list = (c: Context): readonly number[] => {
    const sites = borrowSites();
    fn(c, sites);
    const found = sites.toArray();
    returnSites(sites);
    return found;
  };
  return { k: 'callSites', fn: list, has: setHolds(fn), limit };
}

/** What a rule means. */
export const ruleOf = (fn: MovesFn): Rule => fn.ir ?? { k: 'callRule', fn };

/** A rule that answers questions: whether there is a move, whether one leads to a site. */
export type Askable = RuleFn & { readonly ir: Rule };

const isAskable = (fn: MovesFn): fn is Askable => fn.ir !== undefined && 'canMove' in fn && 'reaches' in fn;

/** The rule with its answers. Rules of a description have them; a closure by itself is asked for its moves. */
export function askable(fn: MovesFn): Askable {
  if (isAskable(fn)) return fn;
  const ir = ruleOf(fn);
  return Object.assign(ruleFn(ir), { ir });
}

/** What follows from moves, for a rule that attaches it. */
export const consequenceOf = (then: Then | undefined): Consequence | undefined =>
  then && { id: then.id, rule: then.rule };

/** What depends on the directions of a choice, for a node. */
export const byPiece = <T, U = T>(ways: ByDirections<T>, of: (made: T) => U): ByPiece<U> => {
  if (ways.fixed !== undefined) return { fixed: true, all: of(ways.fixed) };
  const known = new Map<T, U>();
  return {
    fixed: false,
    of: (piece) => {
      const made = ways.ofComponent(piece);
      const mapped = known.get(made) ?? of(made);
      known.set(made, mapped);
      return mapped;
    },
  };
};

/** What depends on directions that have to be asked for in every position. */
function byPosition<T, U>(
  ways: DirectionFn,
  type: SiteTypeCode,
  of: (ways: DirectionFn) => ByDirections<T> | undefined,
  map: (made: T) => U,
): ByPiece<U> {
  const known = new Map<unknown, U | undefined>();
  return {
    fixed: 'asked',
    of: (c) => {
      const codes = ways(c, type, c.from);
      // Lists of known answers are told apart as objects, others by what they say.
      const key = ways.answers ? codes : codes.join();
      if (!known.has(key)) {
        const made = of(absoluteDirections(Array.from(codes)))?.fixed;
        known.set(key, made === undefined ? undefined : map(made));
      }
      return known.get(key);
    },
  };
}

/**
 * A rule that goes by the directions of a choice from a site of a type: `of` works out what it needs of them, `rule` is
 * made from that.
 */
export function alongWays<T, U>(
  ways: DirectionFn,
  type: SiteTypeCode,
  { defaultSite }: Pick<Build, 'defaultSite'>,
  of: (ways: DirectionFn) => ByDirections<T> | undefined,
  map: (made: T) => U,
  rule: (ways: ByPiece<U>) => Rule,
): Rule {
  const made = of(ways);
  if (made && (made.fixed !== undefined || type === defaultSite)) return rule(byPiece(made, map));
  const { ir } = ways;
  if (ir?.k === 'either') {
    const part = (each: DirectionFn): Rule => alongWays(each, type, { defaultSite }, of, map, rule);
    return choose(ir.test, part(ir.yes), part(ir.no));
  }
  const all = ir?.lists.map((codes) => of(absoluteDirections(codes))?.fixed).filter((each) => each !== undefined);
  if (ir && all?.length === ir.lists.length) return rule({ fixed: 'chosen', which: ir.which, all: all.map(map) });
  return interpreted(rule(byPosition(ways, type, of, map)));
}

export { hasCall, isLowered };
