/** From compiled functions to what they mean; what has no node yet is a call of the function itself. */
import {
  type Condition,
  type Consequence,
  choose,
  conditionFn,
  constant,
  fixedSites,
  type Rule,
  type Sites,
  type Value,
  valueFn,
} from '@ludii/ir';
import {
  type ByPiece,
  type CallSites,
  collectFn,
  hasCall,
  interpreted,
  isAnswered,
  isLowered,
  leavingAs,
  type RuleFn,
  ruleFn,
} from '@ludii/ir/internal';
import type { Context, SiteTypeCode } from '@ludii/state';
import { siteNumbers } from '../board/containers.js';
import { borrowSites, returnSites, SiteSet } from '../board/siteSet.js';
import { absoluteDirections } from '../direction/words.js';
import type { Build } from './build.js';
import type { Then } from './bundles.js';
import {
  type BoolFn,
  type DirectionFn,
  fixedBool,
  fixedInt,
  fixedRegion,
  type IntFn,
  type MovesFn,
  type RegionFn,
  setHolds,
} from './compiled.js';

/** The function with its meaning. */
export const means = <F extends IntFn | BoolFn | RegionFn | MovesFn>(fn: F, ir: NonNullable<F['ir']>): F =>
  Object.assign(fn, { ir });

/** The number that a node tells. */
export const intOf = (value: Value): IntFn =>
  value.k === 'const' ? fixedInt(value.value) : Object.assign(valueFn(value), { ir: value });

/** The condition that a node tells. */
export const boolOf = (condition: Condition): BoolFn =>
  condition.k === 'known' ? fixedBool(condition.holds) : Object.assign(conditionFn(condition), { ir: condition });

/** The region that a node tells. */
export const regionFn = (sites: Sites): RegionFn =>
  sites.k === 'fixedSites' ? fixedRegion(SiteSet.from(sites.sites)) : Object.assign(collectFn(sites), { ir: sites });

/** What a number means. */
export const numberOf = (fn: IntFn): Value =>
  fn.fixed === undefined ? (fn.ir ?? { k: 'callValue', fn }) : constant(fn.fixed);

/** What a condition means; without one it always holds. */
export const conditionOf = (fn: BoolFn | undefined): Condition => {
  if (!fn) return { k: 'known', holds: true };
  if (fn.fixed !== undefined) return { k: 'known', holds: fn.fixed };
  return fn.ir ?? { k: 'callCondition', fn };
};

/** A number that a node tells to the interpreter, as a call for programs unless these know it. */
export const toldValue = (value: Value, known: boolean): Value =>
  known ? value : { k: 'callValue', fn: leavingAs(value, valueFn(value)) };

/** The same for conditions. */
export const toldCondition = (condition: Condition, known: boolean): Condition =>
  known ? condition : { k: 'callCondition', fn: leavingAs(condition, conditionFn(condition)) };

/** What a region means; undefined if it has no node yet. */
export const sitesOf = (fn: RegionFn): Sites | undefined => (fn.fixed ? fixedSites(fn.fixed.toArray()) : fn.ir);

/** What a region means, by a call of the function where it has no node yet. */
export const regionOf = (fn: RegionFn, build: Pick<Build, 'shape'>): Sites => sitesOf(fn) ?? calledSites(fn, build);

/** A call of a region. What a question about one site is told can be something else than whether the set holds it. */
export function calledSites(fn: RegionFn, { shape }: Pick<Build, 'shape'>, asked?: CallSites['asked']): CallSites {
  const limit = Math.max(siteNumbers(shape).total, ...shape.board.sizes);
  const list = (c: Context): readonly number[] => {
    const sites = borrowSites();
    fn(c, sites);
    const found = sites.toArray();
    returnSites(sites);
    return found;
  };
  return { k: 'callSites', fn: list, add: fn, has: setHolds(fn), asked, limit };
}

/** A set made of others. If one of those is a call, so is the whole: it is worked out once, not asked about every site. */
export const combined = (sites: Sites, build: Pick<Build, 'shape'>): Sites =>
  isCalled(sites) ? calledSites(collectFn(sites), build) : sites;

function isCalled(sites: Sites): boolean {
  if (sites.k === 'union') return sites.parts.some(isCalled);
  if (sites.k === 'shared') return isCalled(sites.sites) || isCalled(sites.with);
  return sites.k === 'where' ? isCalled(sites.sites) : sites.k === 'callSites';
}

/** The iterator for what goes through sites by itself: what is written for these sites can not mean it, but in puzzles. */
export const spareIterator = 'hint';

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

/** What depends on directions that have to be asked for in every position. */
function byPosition<T>(
  ways: DirectionFn,
  type: SiteTypeCode,
  of: (ways: DirectionFn) => ByPiece<T> | undefined,
): ByPiece<T> {
  const known = new Map<unknown, T | undefined>();
  // Lists that stay the same are told apart as objects, others by what they say.
  const keeps = ways.ir?.k === 'relative' && ways.ir.ofPiece !== undefined;
  return {
    fixed: 'asked',
    of: (c) => {
      const codes = ways(c, type, c.from);
      const key = keeps ? codes : codes.join();
      if (!known.has(key)) known.set(key, ofAll(of(absoluteDirections(Array.from(codes)))));
      return known.get(key);
    },
  };
}

const ofAll = <T>(made: ByPiece<T> | undefined): T | undefined => (made?.fixed === true ? made.all : undefined);

/**
 * A rule that goes by the directions of a choice from a site of a type: `of` works out what it needs of them, `rule` is
 * made from that.
 */
export function alongWays<T>(
  ways: DirectionFn,
  type: SiteTypeCode,
  build: Pick<Build, 'defaultSite'>,
  of: (ways: DirectionFn) => ByPiece<T> | undefined,
  rule: (ways: ByPiece<T>) => Rule,
): Rule {
  const made = of(ways);
  if (made && (made.fixed === true || type === build.defaultSite)) return rule(made);
  const { ir } = ways;
  if (ir?.k === 'either') {
    const part = (each: DirectionFn): Rule => alongWays(each, type, build, of, rule);
    return choose(ir.test, part(ir.yes), part(ir.no));
  }
  if (ir?.k === 'listed') {
    const all = ir.lists.map((codes) => ofAll(of(absoluteDirections(codes)))).filter((each) => each !== undefined);
    if (all.length === ir.lists.length) return rule({ fixed: 'chosen', which: ir.which, all });
  }
  return interpreted(rule(byPosition(ways, type, of)));
}

export { hasCall, isAnswered, isLowered };
