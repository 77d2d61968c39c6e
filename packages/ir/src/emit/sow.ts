/** The text of sowing: the seeds are dropped for good one by one, then what is captured is worked out and taken. */
import { Op } from '@ludii/state/internal';
import { action, register } from '../make.js';
import type { Condition, SowRule, SowTrack, Value } from '../nodes.js';
import { readsRegister, someNode } from '../scan.js';
import { actionText, roomText } from './actions.js';
import { type Emission, isNumber, isSite, type Scope } from './emission.js';
import { addOne, hasState, isPiled, putPiece, readDatum, setEmpty, writeVector } from './memory.js';
import { NotEmittable } from './notEmittable.js';
import { followingText, notedText, type Performed, performedNow } from './perform.js';
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
  const left = leftOut(g, rule.skip, { ...scope, registers: { ...scope.registers, to: t } });
  const skipping = left.test === 'false' ? '' : `for(let j=0;j<10000&&(${left.test});j++){${onwards}${t}=${hole}}`;
  const self = rule.includesSelf ? '' : `if(${hole}===${s}){${onwards}}`;
  const seed = action(Op.Move, false, rule.type, register('from'), -1, rule.type, register('to'), -1, -1, -1, -1, 0);
  const type = String(rule.type);
  const moved = actionText(g, seed, [type, s, '-1', type, hole, '-1', '-1', '-1', '-1', '0']);
  const quick = quickly(g, rule, s, hole);
  const dropped = roomText(g, 64) + moved;
  const origin = originText(
    g,
    rule,
    { ...scope, registers: { ...scope.registers, from: s } },
    {
      start: s,
      count: n,
      stayed: `${t}=${s};${i}=1;`,
    },
  );
  const at: Scope = { ...scope, registers: { ...scope.registers, to: t }, chain: [] };
  const taking = takingText(g, rule, track, at, { start: s, hole: t, place });
  // All seeds are counted before the first is sown: a number that no pile has must not be found out one by one.
  const counted = g.alone ? '' : `if(${n}>0&&(METER.left-=${n})<0)METER.look();`;
  const after =
    `{const ${s}=${valueText(g, rule.start, scope)};let ${place}=${s}<0?-1:(${K(track.places)}[${s}]??-1);` +
    `if(${place}>=0){const ${n}=${valueText(g, rule.count, { ...scope, registers: { ...scope.registers, site: s } })};${counted}let ${hole}=-1,${t}=${g.alone ? '-1' : 'c.to'},${i}=0;${left.before}${origin}${quick?.before ?? ''}` +
    `for(;${i}<${n};${i}++){${hole}=${K(track.next)}[${place}];${t}=${hole};${skipping}${self}${quick ? quick.seed(dropped) : dropped}${place}=${K(track.nextPlace)}[${place}];}${quick?.after ?? ''}` +
    `${taking}${followingText(g, scope)}}}`;
  return { names: [], before: '', after };
}

/** The variables of a sowing: the site where it begins, that of the last seed, the place behind it on the track. */
interface Ends {
  readonly start: string;
  readonly hole: string;
  readonly place: string;
}

/** The text of the captures: in the last hole, and perhaps on in one after the other. */
function takingText(
  g: Emission,
  { captures, capture, more }: SowRule,
  track: SowTrack,
  at: Scope,
  { start, hole, place }: Ends,
): string {
  const from: Scope = { ...at, registers: { ...at.registers, from: start } };
  const goesOn = more?.backtracking ?? more?.forward;
  const test = conditionText(g, captures, goesOn ? from : at);
  if (test === 'false') return '';
  if (!goesOn) {
    const captured = performedNow(g, capture, from);
    return captured && `if(${test}){${roomText(g, 64)}${captured}}`;
  }
  const back = more?.backtracking !== undefined;
  const [sites, places] = [back ? track.previous : track.next, back ? track.previousPlace : track.nextPlace].map(
    (part) => g.constant(part),
  );
  const on = conditionText(g, goesOn, from);
  const stop = on === 'true' ? '' : `if(!${on})break;`;
  const turned = back ? `if(${hole}===${start})break;` : '';
  // All captures are worked out before the first of them happens.
  const { names, before, after } = notedText(g, capture, from, undefined, (noting) => {
    const step = `${hole}=${sites}[${place}];${place}=${places}[${place}];`;
    return `for(let k=0;k<${track.next.length}&&(${test});k++){${noting}${stop}${step}${stop}${turned}}`;
  });
  return `{let ${names.map((name) => `${name}=0`).join()};${before}${roomText(g, 64)}${after}}`;
}

/** The text of the first seed where that stays at the start. */
function originText(
  g: Emission,
  { type, more }: SowRule,
  scope: Scope,
  { start, count, stayed }: { readonly start: string; readonly count: string; readonly stayed: string },
): string {
  const stays = more?.origin ? conditionText(g, more.origin, scope) : 'false';
  if (stays === 'false') return '';
  const seed = action(Op.Move, false, type, register('from'), -1, type, register('from'), -1, -1, -1, -1, 0);
  const place = String(type);
  const moved = actionText(g, seed, [place, start, '-1', place, start, '-1', '-1', '-1', '-1', '0']);
  return `if(${stays}){if(${count}>0){${roomText(g, 64)}${moved}}${stayed}}`;
}

/** When a hole is left out. A site that is left out whatever the board holds is worked out once. */
function leftOut(g: Emission, skip: Condition, scope: Scope): { readonly before: string; readonly test: string } {
  const isTo = (value: Value): boolean => value.k === 'register' && value.name === 'to';
  if (skip.k !== 'compare' || skip.sign !== '=' || !isTo(skip.a) || !keepsWhileSown(skip.b)) {
    return { before: '', test: conditionText(g, skip, scope) };
  }
  const known = g.id('v');
  return { before: `const ${known}=${valueText(g, skip.b, scope)};`, test: `${scope.registers.to!}===${known}` };
}

/** Whether a number is the same whatever the holes hold. */
const keepsWhileSown = (value: Value): boolean =>
  !readsRegister(value, 'to') && !someNode(value, ({ k }) => !['const', 'table', 'math', 'player'].includes(k));

/** The texts of seeds that are dropped the short way. */
interface Quick {
  /** What comes before the first seed. */
  readonly before: string;
  /** Drops a seed the short way, or the given one. */
  readonly seed: (moved: string) => string;
  /** What comes behind the last. */
  readonly after: string;
}

/**
 * Most seeds change no more than two numbers: they leave others behind and join others. Those of the start are counted
 * down in a variable, and written when a seed comes that changes more: the last one, one for an empty hole. Where the index of
 * pieces is left as it is, these are not much more either: only one that comes back to its start is.
 */
function quickly(g: Emission, { type }: SowRule, start: string, hole: string): Quick | undefined {
  const { layout, owners } = g.game;
  const plain = isPiled(g) && type === g.game.type && !layout.hashing && isSite(start) && isSite(hole);
  if (g.records || !g.isDirect || !plain || hasState(g, start) !== undefined) return undefined;
  const left = g.id('v');
  const what = (site: string): string => readDatum(g, 'what', type, site);
  const alike = owners.length === 2 ? '' : `&&${what(hole)}===${what(start)}`;
  const count = (site: string): string => readDatum(g, 'count', type, site);
  const put = writeVector(g, layout.count, type, start, left);
  if (!g.keepsIndex && owners.length === 2) {
    const joins = addOne(layout.count, type, hole);
    const begins = putPiece(g, type, hole, '1', String(owners[1])) + setEmpty(g, type, hole, false);
    const emptied = putPiece(g, type, start, '0', '0') + setEmpty(g, type, start, true);
    const written = `${put}if(${left}===0){${emptied}}`;
    return {
      before: `let ${left}=${count(start)};`,
      seed: (moved) =>
        `if(${left}>0&&${hole}!==${start}){${left}--;if(${count(hole)}===0){${begins}}${joins}}` +
        `else{${written}${moved}${left}=${count(start)};}`,
      after: written,
    };
  }
  return {
    before: `let ${left}=${count(start)};`,
    seed: (moved) =>
      `if(${left}>1&&${hole}!==${start}&&${count(hole)}!==0${alike}){${left}--;${addOne(layout.count, type, hole)}}` +
      `else{${put}${moved}${left}=${count(start)};}`,
    after: put,
  };
}
