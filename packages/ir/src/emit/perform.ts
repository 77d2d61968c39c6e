/**
 * Rules that are carried out rather than chosen from: effects and consequences. All their moves are worked out first, in
 * the position as it is, then their actions happen one after the other.
 */
import { leftHere } from '../leaving.js';
import type { Action, EmitRule, Rule } from '../nodes.js';
import { someNode } from '../scan.js';
import { actionText, operandTexts, roomText } from './actions.js';
import { type Emission, isNumber, isSite, MostNoted, type Scope } from './emission.js';
import { DecisionBit } from './memory.js';
import { NotEmittable } from './notEmittable.js';
import { movesText, plainMove } from './rules.js';
import type { Sink } from './sinks.js';
import { sownText } from './sow.js';
import { conditionText, refuseToLeave, valueText } from './values.js';

/** A text in two parts: what is worked out first, and what happens then. */
export interface Performed {
  /** Names of variables that both parts use. */
  readonly names: readonly string[];
  readonly before: string;
  readonly after: string;
}

const nothing: Performed = { names: [], before: '', after: '' };

/** Whether a text keeps its meaning while actions happen. */
const isLasting = (text: string): boolean => isNumber(text) || /^[a-z]+\d+$/.test(text);

const joined = (parts: readonly Performed[]): Performed => ({
  names: parts.flatMap(({ names }) => names),
  before: parts.map(({ before }) => before).join(''),
  after: parts.map(({ after }) => after).join(''),
});

/** The text of two branches; those without text are left out. */
function branches(name: string, yes: string, no: string): string {
  if (yes === '' && no === '') return '';
  if (yes === '') return `if(${name}!==1){${no}}`;
  return `if(${name}===1){${yes}}${no && `else{${no}}`}`;
}

/** The text that carries out a rule, behind a note of the ludeme that it comes from. */
export function performedText(g: Emission, rule: Rule, scope: Scope): Performed {
  const performed = plainText(g, rule, scope);
  return performed.after === '' ? performed : { ...performed, after: g.noteOf(rule) + performed.after };
}

function plainText(g: Emission, rule: Rule, scope: Scope): Performed {
  switch (rule.k) {
    case 'none':
      return nothing;
    case 'sow':
      return sownText(g, rule, scope);
    case 'all':
      // Sowing happens at once, so it must not come together with what is worked out before.
      if (rule.rules.length > 1 && rule.rules.some((each) => someNode(each, ({ k }) => k === 'sow'))) {
        throw new NotEmittable('Sowing can not be part of several effects.');
      }
      return joined(rule.rules.map((each) => performedText(g, each, scope)));
    case 'choose': {
      const test = conditionText(g, rule.test, scope);
      if (test === 'true') return performedText(g, rule.yes, scope);
      if (test === 'false') return performedText(g, rule.no, scope);
      const yes = performedText(g, rule.yes, scope);
      const no = performedText(g, rule.no, scope);
      const name = g.id('g');
      return {
        names: [name, ...yes.names, ...no.names],
        before: `${name}=${test}?1:0;${branches(name, yes.before, no.before)}`,
        after: branches(name, yes.after, no.after),
      };
    }
    case 'at': {
      refuseToLeave(g, leftHere(rule), scope, rule);
      const at = valueText(g, rule.site, scope);
      if (isSite(at)) {
        const registers = Object.fromEntries(rule.registers.map((name) => [name, at]));
        return performedText(g, rule.rule, { ...scope, registers: { ...scope.registers, ...registers } });
      }
      const site = g.id(rule.limit <= g.game.sites ? 's' : 'u');
      const registers = Object.fromEntries(rule.registers.map((name) => [name, site]));
      const inner = performedText(g, rule.rule, { ...scope, registers: { ...scope.registers, ...registers } });
      const test = `if(${site}>=0&&${site}<${rule.limit})`;
      return {
        names: [site, ...inner.names],
        before: `${site}=${at};${inner.before && `${test}{${inner.before}}`}`,
        after: `${test}{${inner.after}}`,
      };
    }
    case 'attach':
      return performedText(g, rule.rule, { ...scope, chain: [rule.then, ...scope.chain] });
    case 'emit':
      return moveText(g, plainMove(rule, true), scope);
    default:
      return notedText(g, rule, scope);
  }
}

/** What follows from a move that is carried out. */
export const followingText = (g: Emission, scope: Scope): string =>
  scope.chain.map(({ rule }) => performedNow(g, rule, { ...scope, chain: [], silent: undefined })).join('');

/** An action as it is there: in an effect it decides nothing. */
const spoken = (action: Action, { silent }: Scope): Action => (silent ? { ...action, decision: false } : action);

/** The text of both parts of a rule in a row. */
export function performedNow(g: Emission, rule: Rule, scope: Scope): string {
  const { names, before, after } = performedText(g, rule, scope);
  if (before === '' && after === '') return '';
  return `{${names.length > 0 ? `let ${names.map((name) => `${name}=0`).join()};` : ''}${before}${after}}`;
}

function moveText(g: Emission, rule: EmitRule, scope: Scope): Performed {
  const effect = rule.effect ? performedText(g, rule.effect, { ...scope, chain: [], silent: true }) : nothing;
  const names: string[] = [];
  let before = '';
  const lasting = (text: string): string => {
    if (isLasting(text)) return text;
    const name = g.id('u');
    names.push(name);
    before += `${name}=${text};`;
    return name;
  };
  const actions = rule.actions.map((action) => {
    const texts = operandTexts(g, action, scope).map(lasting);
    const times = action.times && lasting(valueText(g, action.times, scope));
    return oftenText(g, times, actionText(g, spoken(action, scope), texts));
  });
  return joined([effect, { names, before, after: actions.join('') + followingText(g, scope) }]);
}

/** What happens some times, at least once. */
function oftenText(g: Emission, times: string | undefined, text: string): string {
  if (times === undefined) return text;
  const k = g.id('k');
  const counted = g.alone ? '' : `if(${k}>1&&(METER.left-=${k})<0)METER.look();`;
  return `{let ${k}=${times};${counted}do{${roomText(g, 64)}${text}}while(--${k}>0)}`;
}

/** Moves that are one together: the first of them is the decision. `first` holds one more than the site that it has in between. */
export function appendedText(g: Emission, rule: Rule, scope: Scope, first: string): string {
  if (!g.records) return performedNow(g, rule, scope);
  const { names, before, after } = notedText(g, rule, scope, first);
  const between = !g.records ? '' : `if(${first}>0){T[p+10]=1;T[q++]=${first}-1}`;
  return `{let ${first}=-1,${names.map((name) => `${name}=0`).join()};${before}${between}${after}}`;
}

/**
 * Moves of loops: the numbers of their actions are noted down in Q, each move behind the number of its text. What notes them
 * may stand inside of something.
 */
export function notedText(
  g: Emission,
  rule: Rule,
  scope: Scope,
  first?: string,
  inside: (noting: string) => string = (noting) => noting,
): Performed {
  const cases: string[] = [];
  const [start, end] = [g.id('q'), g.id('q')];
  const sink: Sink = {
    count: 'QN',
    repeats: true,
    ...(first === undefined ? {} : { line: (caught, only) => `if(${first}<0)${first}=${caught}===1?${only}+1:0;` }),
    move: (_g, emit, inner) => {
      if (emit.effect) throw new NotEmittable('An effect of a move that is carried out in a loop can not be emitted.');
      const number = cases.length;
      const values: string[] = [];
      const names: string[] = [];
      const noted = (text: string): string => {
        if (isNumber(text)) return text;
        values.push(text);
        // A site of the board stays known as one.
        return names[names.push(g.id(isSite(text) ? 's' : 'u')) - 1]!;
      };
      const body = emit.actions.map((action) => {
        const texts = operandTexts(g, action, inner).map(noted);
        const times = action.times && noted(valueText(g, action.times, inner));
        const done = actionText(g, spoken(action, inner), texts, undefined, first === undefined ? undefined : 'lead');
        return oftenText(g, times, done);
      });
      const lead = first === undefined || !g.records ? '' : `const lead=y===${start}+1?${DecisionBit}:0;`;
      const read = names.map((name) => `const ${name}=Q[y++];`).join('');
      const follow = followingText(g, { ...inner, registers: scope.registers });
      cases.push(`case ${number}:{${lead}${read}${roomText(g, 256)}${body.join('')}${follow}break}`);
      return `${[number, ...values].map((value) => `Q[QN++]=${value}`).join()};`;
    },
  };
  const before = movesText(g, rule, scope, sink);
  if (before === '') return nothing;
  return {
    names: [start, end],
    before: `${start}=QN;${inside(before)}${end}=QN;if(QN>${2 * MostNoted})MANY(QN);`,
    after: `for(let y=${start};y<${end};){switch(Q[y++]){${cases.join('')}}}QN=${start};`,
  };
}
