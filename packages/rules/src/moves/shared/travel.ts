/** What rules share that take a piece from the site in `(from)` to the one in `(to)`: where it starts, what goes along. */
import type { Build, IntFn, RegionFn } from '@ludii/functions';
import { conditionOf, type From, fromRegister, numberOf, regionOf } from '@ludii/functions/internal';
import { choose, compare, constant, type Rule, register, type Value } from '@ludii/ir';
import {
  type Action,
  action,
  choice,
  type EmitRule,
  emit,
  heightAt,
  math,
  type RegisterName,
} from '@ludii/ir/internal';
import type { SiteTypeCode } from '@ludii/state';
import { Op } from '@ludii/state/internal';

/** No stack is higher. */
const Highest = 1 << 20;

/**
 * The level that `(from …)` names, if it does. It is worked out once, since effects of moves may leave other levels behind:
 * {@link startingAt} keeps one more than it in an iterator.
 */
export const levelOf = (from: From | undefined): Value | undefined =>
  from?.level && math('-', register('edge'), constant(1));

/** A rule with `from` where a piece starts, if its site and level are there and it may start. */
export function startingAt(from: From | undefined, limit: number, rule: Rule): Extract<Rule, { k: 'at' }> {
  const starts = conditionOf(from?.condition);
  const going: Extract<Rule, { k: 'at' }> = {
    k: 'at',
    registers: ['from'],
    site: numberOf(from?.site ?? fromRegister),
    limit,
    rule: choose(starts, rule),
    // The iterator stays where it is when the start fails.
    leaks: starts.k === 'known' ? undefined : true,
  };
  if (!from?.level) return going;
  const kept = math('+', numberOf(from.level), constant(1));
  return { k: 'at', registers: ['edge'], site: kept, limit: Highest, rule: going };
}

/** A rule with iterators at each site of a region, or at the one site without one, if its number is below a limit. */
export const atEach = (
  registers: readonly RegisterName[],
  region: RegionFn | undefined,
  site: IntFn,
  limit: number,
  rule: Rule,
  build: Build,
): Rule =>
  region
    ? { k: 'sites', registers, over: regionOf(region, build), rule }
    : { k: 'at', registers, site: numberOf(site), limit, rule };

/** The level of the piece on top of a site; -1 if it is empty. */
export const topOf = (type: Value, site: Value): Value => math('-', heightAt(type, site), constant(1));

/** What a piece takes along. */
export interface Load {
  readonly type: SiteTypeCode;
  /** The level of the piece, if one is written; -1 means the one on top. */
  readonly level: Value | undefined;
  readonly stack: boolean;
  readonly decision: boolean;
}

/** The move of a piece, or of a whole stack, from one site to another. `top` is the level of a piece that is on top. */
export function travel(
  { type, level, stack, decision }: Load,
  top: Value | number,
  effect: Rule | undefined,
): EmitRule {
  const [f, t] = [register('from'), register('to')];
  const on = typeof top === 'number' ? constant(top) : top;
  const written = level && compare('>=', level, constant(0));
  const below = stack || !written || !level ? on : choice(written, level, on);
  const moving = action(Op.Move, decision, type, f, stack ? -1 : below, type, t, -1, -1, -1, -1, stack ? 1 : 0);
  const move = emit(f, t, [moving], effect);
  if (stack) return { ...move, levels: [constant(0), topOf(constant(type), f)] };
  if (!written || !level) return move;
  const told = choice(written, level, constant(0));
  return { ...move, levels: [told, told] };
}

/** So many actions of a kind are written one by one; programs know no others. */
const MostWritten = 16;

/** An action as often as it says, written one by one if that is known and not too often. */
export function several(written: Action): readonly Action[] {
  const { times, ...single } = written;
  if (times?.k !== 'const' || times.value > MostWritten) return [times ? written : single];
  return Array.from({ length: times.value }, (_, k) => ({ ...single, decision: single.decision && k === 0 }));
}

/** As far as a slide goes if it is not told. */
export const Farthest = 1000;
