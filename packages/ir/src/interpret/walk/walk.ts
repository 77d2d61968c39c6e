/**
 * Goes through the moves of a rule, as closures. What happens with a move is up to a mode: it is written to a list, it
 * answers a question. All modes are walks of this one generator, as all sinks of the emitter are of `emit/rules.ts`.
 */
import type { Rule } from '../../nodes.js';
import { conditionFn } from '../conditions.js';
import { prepared } from '../kept/loops.js';
import { withPlaces } from '../kept/slots.js';
import { listFn } from '../rules.js';
import { sowFn } from '../sow.js';
import { appendedFn, pairsFn } from '../together.js';
import { diceWalk } from './dice.js';
import { encloseWalk } from './enclose.js';
import { flankWalk } from './flank.js';
import { jumpsWalk } from './jumps.js';
import { pathsWalk, raysWalk } from './lines.js';
import { atWalk, sitesWalk, valuesWalk } from './loops.js';
import type { Mode, Walk } from './mode.js';
import { piecesWalk } from './pieces.js';
import { hopsWalk, stepsWalk } from './steps.js';

/** The walk through the moves of a rule. What the rounds of a loop have in common is worked out once. */
export function walk<T>(given: Rule, mode: Mode<T>): Walk<T> {
  const whole = mode.whole?.(given);
  if (whole) return whole;
  const { rule, first, count } = prepared(given);
  return withPlaces(first, count, walkThrough(rule, mode));
}

function walkThrough<T>(rule: Rule, mode: Mode<T>): Walk<T> {
  switch (rule.k) {
    case 'none':
      return () => false;
    case 'all':
      return allOf(rule.rules.map((each) => walk(each, mode)));
    case 'first':
      return mode.first(rule.rules);
    case 'firstAt':
      return mode.first(rule.sites.map((site) => firstOf(rule, site)));
    case 'choose': {
      const test = conditionFn(rule.test);
      const yes = walk(rule.yes, mode);
      if (rule.no.k === 'none') return (c, at) => test(c) && yes(c, at);
      const no = walk(rule.no, mode);
      return (c, at) => (test(c) ? yes(c, at) : no(c, at));
    }
    case 'attach':
      return mode.attach(rule.then, rule.rule);
    case 'pieces':
      return mode.pieces((inside) => piecesWalk(rule, inside));
    case 'sites':
      return sitesWalk(rule, walk(rule.rule, mode), mode);
    case 'values':
      return valuesWalk(rule, mode);
    case 'at':
      return atWalk(rule, mode);
    case 'steps':
      return stepsWalk(rule, mode);
    case 'hops':
      return hopsWalk(rule, mode);
    case 'jumps':
      return jumpsWalk(rule, mode);
    case 'paths':
      return pathsWalk(rule, mode);
    case 'rays':
      return raysWalk(rule, mode);
    case 'flank':
      return flankWalk(rule, mode);
    case 'enclose':
      return encloseWalk(rule, mode);
    case 'emit':
      if (rule.appended && rule.effect) return mode.appended?.(rule) ?? mode.call(appendedFn(listFn(rule.effect)));
      if (rule.joined) return mode.call(pairsFn(listFn(rule.joined[0]), listFn(rule.joined[1])));
      return mode.move(rule);
    case 'afterwards':
      return mode.afterwards(rule.rule, rule.test);
    case 'prior':
      return mode.prior(rule.prior, rule.rule);
    case 'dice':
      return diceWalk(rule, mode);
    case 'again': {
      const once = walk(rule.rule, mode);
      return mode.again?.(once) ?? once;
    }
    case 'twin': {
      const once = walk(rule.rule, mode);
      return mode.twin?.(once) ?? once;
    }
    case 'interpreted':
      return walk(rule.rule, mode);
    case 'roll':
    case 'numbered':
      return mode.call(rule.fn);
    case 'longest':
      return mode.longest ? mode.longest(rule) : mode.call(rule.fn);
    case 'pairs':
      return mode.call(pairsFn(listFn(rule.a), listFn(rule.b)));
    case 'sow':
      return mode.call(sowFn(rule));
    case 'callRule':
      return mode.call(rule.fn, rule);
  }
}

/** The rule of one of the sites of which the first that has moves counts. */
const firstOf = ({ register, rule }: Extract<Rule, { k: 'firstAt' }>, site: number): Rule => ({
  k: 'at',
  registers: [register],
  site: { k: 'const', value: site },
  limit: site + 1,
  rule,
});

/** One walk after the other. */
export function allOf<T>(walks: readonly Walk<T>[]): Walk<T> {
  const [first, second, ...others] = walks;
  if (!first) return () => false;
  if (!second) return first;
  if (others.length === 0) return (c, at) => first(c, at) || second(c, at);
  return (c, at) => {
    for (let i = 0; i < walks.length; i++) if (walks[i]!(c, at)) return true;
    return false;
  };
}
