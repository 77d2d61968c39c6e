/** Moves along lines and along the paths of tracks. */
import type { Context } from '@ludii/state';
import type { PathsRule, Rays, RaysRule } from '../../nodes.js';
import { conditionFn } from '../conditions.js';
import { onceForEach } from '../onceForEach.js';
import { siteTest } from '../pieceTest.js';
import { valueFn } from '../values.js';
import type { Mode, Walk } from './mode.js';
import { walk } from './walk.js';
import { aimOf, waysFn } from './ways.js';

export function raysWalk<T>(rule: RaysRule, mode: Mode<T>): Walk<T> {
  const of = waysFn(rule.ways);
  const origin = rule.origin && valueFn(rule.origin);
  const stop = siteTest(rule.stop, 'to');
  const pass = siteTest(rule.pass, rule.trails ? 'between' : 'to');
  const stopping = walk(rule.stopping, mode);
  const passing = walk(rule.passing, mode);
  const before = rule.before && siteTest(rule.before, 'between');
  const { trails } = rule;
  const least = valueFn(rule.min);
  const most = valueFn(rule.max);
  const aim = aimOf(rule.passing, mode);
  const stopAim = aimOf(rule.stopping, mode);
  // A piece mostly moves along the lines that it moved along before.
  let known: { readonly rays: Rays; readonly crosses: Crosses } | undefined;
  const crossing = (rays: Rays): Crosses => {
    if (known?.rays !== rays) known = { rays, crosses: crossings(rays) };
    return known.crosses;
  };
  const canStop = rule.stop.k !== 'known' || rule.stop.holds;
  /** Goes along line `ray`. */
  const along = (
    c: Context,
    at: T,
    sites: Int32Array,
    begin: number,
    last: number,
    min: number,
    only: number,
    aimed: boolean,
  ): boolean => {
    for (let i = begin + 1; i < last; i++) {
      const far = i - begin >= min;
      c.to = sites[i]!;
      c.lineStart = begin;
      c.lineAt = i;
      if (canStop && far && stop(c, c.to)) return isAim(stopAim(at), c.to) && stopping(c, at);
      if (trails) c.between = c.to;
      if ((before && !far && !before(c, c.to)) || !pass(c, c.to)) return false;
      if (far && isAim(only, c.to) && passing(c, at)) return true;
      // Nothing behind the only site that matters does.
      if (aimed && c.to === only) return false;
    }
    return false;
  };
  return (c, at) => {
    const rays = of(c);
    if (!rays) return false;
    const { offsets, start, end, sites } = rays;
    const { to, between, lineStart, lineAt } = c;
    const from = origin ? origin(c) : c.from;
    if (from < 0 || from >= offsets.length - 1) return false;
    const last = offsets[from + 1]!;
    const only = aim(at);
    const aimed = only >= 0 && stopAim(at) === only ? crossing(rays) : undefined;
    const min = least(c);
    const max = most(c);
    let enough = false;
    for (let ray = offsets[from]!; ray < last && !enough; ray++) {
      if (aimed && !aimed(ray, only)) continue;
      c.between = between;
      enough = along(
        c,
        at,
        sites,
        start[ray]!,
        Math.min(end[ray]!, start[ray]! + max + 1),
        min,
        only,
        aimed !== undefined,
      );
    }
    c.to = to;
    c.between = between;
    c.lineStart = lineStart;
    c.lineAt = lineAt;
    return enough;
  };
}

/** Whether a line passes a site. */
type Crosses = (ray: number, site: number) => boolean;

/** Tells whether a line passes a site, by the bits of all its sites. */
const crossings: (rays: Rays) => Crosses = onceForEach(({ start, end, sites }) => {
  const width = (sites.reduce((most, site) => Math.max(most, site), 0) >> 5) + 1;
  const rows = new Int32Array(start.length * width);
  for (let ray = 0; ray < start.length; ray++) {
    for (let i = start[ray]!; i < end[ray]!; i++) rows[ray * width + (sites[i]! >> 5)]! |= 1 << (sites[i]! & 31);
  }
  return (ray, site) => site >> 5 < width && ((rows[ray * width + (site >> 5)]! >>> (site & 31)) & 1) !== 0;
});

/** Whether a move to a site matters, if only one site does (-1 if all do). */
const isAim = (only: number, site: number): boolean => only < 0 || site === only;

export function pathsWalk<T>(rule: PathsRule, mode: Mode<T>): Walk<T> {
  const stop = conditionFn(rule.stop);
  const pass = conditionFn(rule.pass);
  const stopping = walk(rule.stopping, mode);
  const passing = walk(rule.passing, mode);
  const least = valueFn(rule.min);
  const most = valueFn(rule.max);
  const { offsets, start, end, open, sites } = rule.paths;
  const along = (c: Context, at: T, path: number, min: number, max: number): boolean => {
    const begin = start[path]!;
    const last = Math.min(end[path]!, begin + max + 1);
    for (let i = begin + 1; i < last; i++) {
      c.to = sites[i]!;
      if (i >= open[path]!) {
        const far = i - begin >= min;
        if (stop(c)) {
          if (far) return stopping(c, at);
        } else if (far && passing(c, at)) return true;
      }
      c.between = sites[i]!;
      if (!pass(c)) return false;
    }
    return false;
  };
  return (c, at) => {
    const { from, to, between } = c;
    const min = least(c);
    const max = most(c);
    let enough = false;
    for (let path = offsets[from]!; path < offsets[from + 1]! && !enough; path++) enough = along(c, at, path, min, max);
    c.to = to;
    c.between = between;
    return enough;
  };
}
