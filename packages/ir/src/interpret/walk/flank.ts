/** Captures of what is held between two ends of a line. */
import type { Context } from '@ludii/state';
import type { FlankRule } from '../../nodes.js';
import { siteTest } from '../pieceTest.js';
import { valueFn } from '../values.js';
import type { Mode, Walk } from './mode.js';
import { walk } from './walk.js';

export function flankWalk<T>(rule: FlankRule, mode: Mode<T>): Walk<T> {
  const inner = walk(rule.rule, mode);
  const siteOf = valueFn(rule.site);
  const caught = siteTest(rule.caught, 'between');
  const held = siteTest(rule.held, 'to');
  const [least, most] = [valueFn(rule.min), valueFn(rule.max)];
  const { limit, lines } = rule;
  const { offsets, start, end, sites } = lines;
  /** The captures of one line. */
  const along = (c: Context, at: T, ray: number, min: number, max: number, size: number): boolean => {
    const begin = start[ray]!;
    const stop = end[ray]!;
    let i = begin + 1;
    for (; i < stop && i - begin <= max; i++) {
      const site = sites[i]!;
      c.between = site;
      if (!caught(c, site)) break;
    }
    const count = i - begin - 1;
    if (count === 0 || count < min || (max === 1 && i >= stop)) return false;
    const behind = i < stop ? sites[i]! : -1;
    c.to = behind;
    if (!held(c, behind)) return false;
    for (let k = begin + 1; k < i; k++) {
      c.between = sites[k]!;
      if (inner(c, at)) return true;
    }
    if (mode.size(at) > size) mode.caught(at, sites, begin + 1, count);
    return false;
  };
  return (c, at) => {
    const site = siteOf(c);
    if (site < 0 || site >= limit) return false;
    const { to, between } = c;
    const [min, max, size] = [least(c), most(c), mode.size(at)];
    let enough = false;
    for (let ray = offsets[site]!; ray < offsets[site + 1]! && !enough; ray++) {
      enough = along(c, at, ray, min, max, size);
    }
    c.to = to;
    c.between = between;
    return enough;
  };
}
