/** Jumps over hurdles along lines. */
import type { Context } from '@ludii/state';
import type { JumpsRule } from '../../nodes.js';
import { conditionFn } from '../conditions.js';
import { valueFn } from '../values.js';
import type { Mode, Walk } from './mode.js';
import { walk } from './walk.js';
import { aimOf, waysFn } from './ways.js';

export function jumpsWalk<T>(rule: JumpsRule, mode: Mode<T>): Walk<T> {
  const of = waysFn(rule.ways);
  const over = conditionFn(rule.over);
  const lands = conditionFn(rule.lands);
  const landsOn = rule.landsOn && conditionFn(rule.landsOn);
  const aim = aimOf(rule.rule, mode);
  const moves = walk(rule.rule, mode);
  const inner: Walk<T> = (c, at) => {
    const only = aim(at);
    return (only < 0 || c.to === only) && moves(c, at);
  };
  const before = valueFn(rule.before);
  const after = valueFn(rule.after);
  /** The landings behind the hurdle at place `hurdle` of a line. */
  const behind = (c: Context, at: T, sites: Int32Array, hurdle: number, end: number, far: number): boolean => {
    for (let i = hurdle + 1; i < end; i++) {
      c.to = sites[i]!;
      if (!lands(c)) return landsOn?.(c) === true && inner(c, at);
      if (!landsOn && inner(c, at)) return true;
      if (i - hurdle > far) return false;
    }
    return false;
  };
  const min = rule.rows && valueFn(rule.rows.min);
  const max = rule.rows && valueFn(rule.rows.max);
  /** The landings behind, or on, a row of hurdles from place `hurdle` on. */
  const beyond = (c: Context, at: T, sites: Int32Array, hurdle: number, end: number, far: number): boolean => {
    const most = max!(c);
    let last = hurdle + 1;
    for (; last < end && last - hurdle < most; last++) {
      c.between = sites[last]!;
      if (!over(c)) break;
    }
    // A range without a minimum has -1 there: a landing just before the hurdle. A description may ask for less still.
    for (let nearest = hurdle + Math.max(-1, min!(c)); nearest <= last; nearest++) {
      c.lineStart = hurdle - 1;
      c.lineAt = nearest;
      if (behind(c, at, sites, nearest - 1, end, far)) return true;
    }
    return false;
  };
  const along = (
    c: Context,
    at: T,
    sites: Int32Array,
    begin: number,
    end: number,
    near: number,
    far: number,
  ): boolean => {
    for (let i = begin + 1; i < end; i++) {
      c.between = sites[i]!;
      if (over(c)) return min ? beyond(c, at, sites, i, end, far) : behind(c, at, sites, i, end, far);
      c.to = sites[i]!;
      if (i - begin > near || !lands(c)) return false;
    }
    return false;
  };
  return (c, at) => {
    const rays = of(c);
    if (!rays) return false;
    const { offsets, start, end, sites } = rays;
    const { from, to, between, lineStart, lineAt } = c;
    const near = before(c);
    const far = after(c);
    let enough = false;
    for (let ray = offsets[from]!; ray < offsets[from + 1]! && !enough; ray++) {
      c.to = to;
      enough = along(c, at, sites, start[ray]!, end[ray]!, near, far);
    }
    c.to = to;
    c.between = between;
    c.lineStart = lineStart;
    c.lineAt = lineAt;
    return enough;
  };
}
