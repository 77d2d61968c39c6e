/** What `(hop …)` means: a jump over the next site to the one behind it, or one along a line of any length. */
import type { Build } from '@ludii/functions';
import {
  absoluteDirections,
  alongWays,
  conditionOf,
  consequenceOf,
  DirectionCode,
  fromRegister,
  JumpWords,
  jumpsOf,
  linesOf,
  numberOf,
  ruleOf,
  siteTypeName,
} from '@ludii/functions/internal';
import { always, choose, constant, type Rule, register } from '@ludii/ir';
import { all, attached, emit, hasCall, moveAction, noMoves, type Relation, readsRegister } from '@ludii/ir/internal';
import type { Values } from '@ludii/registry';
import { applyMeaning } from '../bundles.js';
import type { hopArgs } from './parts.js';

type HopValues = Values<typeof hopArgs>;

/** The sites jumped over and landed on, without the place on the radial. */
function pairs(offsets: Int32Array, words: Int32Array): Relation {
  const items = new Int32Array((words.length / JumpWords) * 2);
  for (let i = 0; i < words.length / JumpWords; i++) {
    items[2 * i] = words[i * JumpWords]!;
    items[2 * i + 1] = words[i * JumpWords + 1]!;
  }
  return { offsets: offsets.map((offset) => (offset / JumpWords) * 2), items };
}

/** What happens to the piece that is jumped over, and then where the hop lands; undefined if it has no node. */
function effectOf({ between, to }: HopValues): Rule | undefined {
  // A hop that ends where it is stopped jumps over its hurdle without an effect.
  const over = between?.apply && !to.apply?.condition ? applyMeaning(between.apply) : noMoves;
  const landing = to.apply?.effect ? ruleOf(to.apply.effect) : noMoves;
  return over && (over.k === 'none' ? landing : landing.k === 'none' ? over : all(over, landing));
}

/** Hops over one hurdle along lines. */
function longHops(values: HopValues, build: Build, move: Rule): Rule | undefined {
  const { from, directions, between, to } = values;
  const type = from?.type ?? build.defaultSite;
  const radials = build.topology.radialTable(siteTypeName(type));
  const ways = directions ?? absoluteDirections([DirectionCode.Adjacent]);
  const near = between?.before ? numberOf(between.before) : constant(0);
  const lands = conditionOf(to.condition);
  // What lies in between on the way to the hurdle is not told.
  const seesBetween = hasCall(lands) || readsRegister(lands, 'between');
  if (seesBetween && !(near.k === 'const' && near.value <= 0)) return undefined;
  return alongWays(
    ways,
    (each) => linesOf(radials, each, type),
    ({ offsets, start, end }) => ({ offsets, start, end, sites: radials.sites }),
    (made) => ({
      k: 'jumps',
      ways: made,
      before: near,
      after: between?.after ? numberOf(between.after) : constant(0),
      over: between ? conditionOf(between.condition) : always,
      lands,
      landsOn: to.apply?.condition && conditionOf(to.apply.condition),
      rule: move,
    }),
  );
}

/** Hops over the next site to the one behind it. */
function shortHops({ from, directions, between, to }: HopValues, build: Build, move: Rule): Rule | undefined {
  const type = from?.type ?? build.defaultSite;
  const table = build.topology.radialTable(siteTypeName(type));
  return alongWays(
    directions ?? absoluteDirections([DirectionCode.Adjacent]),
    (each) => jumpsOf(table, each, type),
    ({ offsets, words }) => pairs(offsets, words),
    (ways) => ({
      k: 'hops',
      ways,
      over: conditionOf(between?.condition),
      rule: choose(conditionOf(to.condition), move),
    }),
  );
}

/** The meaning of a hop; undefined if it takes stacks along or goes over rows of hurdles. */
export function hopMeaning(values: HopValues, build: Build, decision: boolean): Rule | undefined {
  const { from, between, to, stack, consequence: then } = values;
  const type = from?.type ?? build.defaultSite;
  if (stack || build.stacking || between?.range) return undefined;
  if (between && !between.condition) return noMoves;
  const starts = conditionOf(from?.condition);
  // A condition on the start is asked on the way, with the iterators where they are then.
  if (hasCall(starts) || readsRegister(starts, 'to') || readsRegister(starts, 'between')) return undefined;
  const effect = effectOf(values);
  if (!effect) return undefined;
  const actions = [moveAction(type, register('from'), register('to'), decision)];
  const move = emit(register('from'), register('to'), actions, effect.k === 'none' ? undefined : effect, 'site');
  const long = between?.before || between?.after || to.apply?.condition;
  const hops = long ? longHops(values, build, move) : shortHops(values, build, move);
  if (!hops) return undefined;
  const limit = build.topology.radialTable(siteTypeName(type)).count;
  const site = numberOf(from?.site ?? fromRegister);
  return attached({ k: 'at', registers: ['from'], site, limit, rule: choose(starts, hops) }, consequenceOf(then));
}
