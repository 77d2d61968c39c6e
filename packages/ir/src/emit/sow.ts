/** The text of sowing: the seeds are dropped for good one by one, then what is captured is worked out and taken. */
import { Op } from '@ludii/state/internal';
import { action, register } from '../make.js';
import type { SowRule } from '../nodes.js';
import { actionText, roomText } from './actions.js';
import { type Emission, isNumber, type Scope } from './emission.js';
import { NotEmittable } from './notEmittable.js';
import { followingText, type Performed, performedNow } from './perform.js';
import { conditionText, valueText } from './values.js';

/** The text that carries out a sowing rule. */
export function sownText(g: Emission, rule: SowRule, scope: Scope): Performed {
  const owner = valueText(g, rule.owner, scope);
  if (!isNumber(owner)) throw new NotEmittable('The track for sowing is not known.');
  const track = rule.tracks[Number(owner)];
  if (!track) return { names: [], before: '', after: '' };
  // A track may lead off the board: then each hole is looked at before a seed is dropped.
  const isInside = track.next.every((site) => site >= 0 && site < g.game.layout.siteEnds[rule.type]!);
  const [s, n, place, hole, t, i] = ['s', 'v', 'v', isInside ? 's' : 'u', 's', 'i'].map((letter) => g.id(letter)) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const K = (part: Int32Array): string => g.constant(part);
  const onwards = `${place}=${K(track.nextPlace)}[${place}];${hole}=${K(track.next)}[${place}];`;
  const skip = conditionText(g, rule.skip, { ...scope, registers: { ...scope.registers, to: t } });
  const skipping = skip === 'false' ? '' : `for(let j=0;j<10000&&(${skip});j++){${onwards}${t}=${hole}}`;
  const self = rule.includesSelf ? '' : `if(${hole}===${s}){${onwards}}`;
  const seed = action(Op.Move, false, rule.type, register('from'), -1, rule.type, register('to'), -1, -1, -1, -1, 0);
  const type = String(rule.type);
  const moved = actionText(g, seed, [type, s, '-1', type, hole, '-1', '-1', '-1', '-1', '0']);
  const at: Scope = { ...scope, registers: { ...scope.registers, to: t }, chain: [] };
  const captured = performedNow(g, rule.capture, { ...at, registers: { ...at.registers, from: s } });
  const captures = conditionText(g, rule.captures, at);
  // All seeds are counted before the first is sown: a number that no pile has must not be found out one by one.
  const counted = g.alone ? '' : `if(${n}>0&&(METER.left-=${n})<0)METER.look();`;
  const after =
    `{const ${s}=${valueText(g, rule.start, scope)};let ${place}=${s}<0?-1:(${K(track.places)}[${s}]??-1);` +
    `if(${place}>=0){const ${n}=${valueText(g, rule.count, { ...scope, registers: { ...scope.registers, site: s } })};${counted}let ${hole}=-1,${t}=${g.alone ? '-1' : 'c.to'};` +
    `for(let ${i}=0;${i}<${n};${i}++){${hole}=${K(track.next)}[${place}];${t}=${hole};${skipping}${self}${roomText(g, 64)}${moved}${place}=${K(track.nextPlace)}[${place}];}` +
    `${captured && captures !== 'false' ? `if(${captures}){${roomText(g, 64)}${captured}}` : ''}${followingText(g, scope)}}}`;
  return { names: [], before: '', after };
}
