/**
 * The text that goes through the moves of a rule. What happens with a move is up to a sink: it is noted down, it answers
 * a question, it is performed. All ways to ask for moves are sinks of this one generator.
 */

import { spend } from '@ludii/state/internal';
import type { EmitRule, RegisterName, Rule } from '../nodes.js';
import { isLent, readsRegister } from '../scan.js';
import { endsAtTo } from '../spans.js';
import { chooseText, firstAtText, firstText, quickFirst } from './choose.js';
import { diceText } from './dice.js';
import { type Emission, MostNoted, type Scope, withRegisters } from './emission.js';
import { encloseText } from './enclose.js';
import { jumpsText } from './jumps.js';
import { longestText } from './longest.js';
import { NotEmittable } from './notEmittable.js';
import { outlined } from './outlined.js';
import { pathsText } from './paths.js';
import { isMovers, lentText, piecesText } from './pieces.js';
import { insideScope } from './sets.js';
import { anySink, keyWords, noteSink, type Sink } from './sinks.js';
import { sitesText } from './sites.js';
import { keptSafeText, tryCall } from './tries.js';
import { conditionText, insideText, valueText } from './values.js';
import { atText, flankText, hopsText, raysText, stepsText } from './ways.js';

/** The text that goes through the moves of a rule. */
export function movesText(g: Emission, rule: Rule, scope: Scope, sink: Sink): string {
  const text = g.placed(rule, () => plainMovesText(g, rule, scope, sink));
  return text && g.noteOf(rule) + text;
}

function plainMovesText(g: Emission, rule: Rule, scope: Scope, sink: Sink): string {
  switch (rule.k) {
    case 'none':
      return '';
    case 'all':
      return (sink === anySink ? quickFirst(rule.rules) : rule.rules)
        .map((each) => outlined(g, sink, movesText(g, each, scope, sink)))
        .join('');
    case 'first':
      return firstText(g, rule.rules, scope, sink);
    case 'firstAt':
      return firstAtText(g, rule, scope, sink);
    case 'choose':
      return chooseText(g, rule, scope, sink);
    case 'attach':
      return movesText(g, rule.rule, { ...scope, chain: [rule.then, ...scope.chain] }, sink);
    case 'pieces':
      return isLent(rule) && !isMovers(rule.unusual.player)
        ? lentText(g, rule, scope, sink)
        : piecesText(g, rule, scope.mover, scope, sink);
    case 'sites':
      if (sink.target && rule.registers.includes('to') && endsAtTo(rule.rule)) return aimedText(g, rule, scope, sink);
      return sitesText(g, rule.over, scope, (site) => movesText(g, rule.rule, insideScope(g, rule, scope, site), sink));
    case 'values': {
      const [v, last] = [g.id('v'), g.id('v')];
      const body = movesText(g, rule.rule, withRegisters(scope, ['value'], v), sink);
      const [min, max] = [valueText(g, rule.min, scope), valueText(g, rule.max, scope)];
      // A description may ask for any range: as many numbers as a board has sites at most go without being counted as work.
      const counted = g.alone ? '' : `if((${v}&1023)===1023)${g.constant(spend)}(1024);`;
      const enough = sink.count === 'n' ? `if(n>${MostNoted})break;` : '';
      return body && `for(let ${v}=${min},${last}=${max};${v}<=${last};${v}++){${counted}${enough}${body}}`;
    }
    case 'at':
      return atText(g, rule, scope, (inner) => movesText(g, rule.rule, inner, sink));
    case 'steps':
      return stepsText(g, rule.ways, rule.rule, scope, sink);
    case 'hops':
      return hopsText(g, rule, scope, sink);
    case 'jumps':
      return jumpsText(g, rule, scope, sink);
    case 'paths':
      return pathsText(g, rule, scope, sink);
    case 'rays':
      return raysText(g, rule, scope, sink);
    case 'flank':
      return flankText(g, rule, scope, sink);
    case 'enclose':
      return encloseText(g, rule, scope, sink);
    case 'sow':
      throw new NotEmittable('Sowing is no move to choose from.');
    case 'emit':
      return sink.move(g, plainMove(rule, sink.repeats), scope);
    case 'longest':
      return longestText(g, rule.rule, scope, sink);
    case 'afterwards':
      return afterwardsText(g, rule, scope, sink);
    case 'prior':
      throw new NotEmittable('What is done before moves are found can not be emitted.');
    case 'dice':
      return diceText(g, rule, scope, (inner) => movesText(g, rule.rule, inner, sink));
    case 'again':
      // Only lists show that a rule is asked twice, and those of games with chance are made by the rules.
      return movesText(g, rule.rule, scope, sink);
    case 'interpreted':
    case 'twin':
    case 'pairs':
      throw new NotEmittable('A rule that only the interpreter knows can not be emitted.');
    case 'roll':
    case 'numbered':
    case 'callRule':
      throw new NotEmittable('A rule without a meaning can not be emitted.', rule.fn);
  }
}

/** The moves of a rule to the only site that is asked for, if it is one of the set. */
function aimedText(
  g: Emission,
  { over, registers, rule }: Extract<Rule, { k: 'sites' }>,
  scope: Scope,
  sink: Sink,
): string {
  const site = g.id('s');
  const inside = insideText(g, site, over, scope);
  const body = movesText(g, rule, insideScope(g, { k: 'sites', over, registers, rule }, scope, site), sink);
  return body === '' || inside === 'false' ? '' : `{const ${site}=${sink.target};if(${inside}){${body}}}`;
}

/** Refuses moves that tell what programs can not write, or not for a move to choose. */
export function plainMove(rule: EmitRule, repeats = false): EmitRule {
  const { by, trail, passed, actions } = rule;
  if (by ?? trail ?? passed ?? (repeats ? undefined : actions.find(({ times }) => times))) {
    throw new NotEmittable('A move that takes along or leaves behind more than a piece can not be emitted.');
  }
  return rule;
}

function afterwardsText(g: Emission, rule: Extract<Rule, { k: 'afterwards' }>, scope: Scope, sink: Sink): string {
  const { test } = rule;
  if (conditionText(g, test, scope) === 'true') return movesText(g, rule.rule, scope, sink);
  // Moves are tried in functions of their own, which do not know the iterators around.
  const registers = Object.keys(scope.registers) as RegisterName[];
  if (registers.length > 0 && (g.calls(test) || registers.some((name) => readsRegister(test, name))))
    throw new NotEmittable('A test after a move that looks at what is around it can not be emitted.');
  const around = scope.chain.length;
  if (scope.trials && sink === noteSink && around === 0) {
    return movesText(g, rule.rule, { ...scope, trials: [test, ...scope.trials] }, sink);
  }
  // What follows from a move by the rules around must not happen when it is tried.
  const inside: Scope = around === 0 ? scope : { ...scope, around: [...(scope.around ?? []), around] };
  const first = g.id('n');
  if (sink.keepAfter) {
    return `{const ${first}=n;${movesText(g, rule.rule, inside, sink)}${sink.keepAfter(g, first, test, scope)}}`;
  }
  const { target } = sink;
  if (sink !== anySink && target === undefined && !sink.tried)
    throw new NotEmittable('This question can not be asked of moves that are tried.');
  const { looking, threatsOff } = scope;
  const safe = scope.keeps && !g.alone ? keptSafeText(g, test, scope.mover, 'KT') : '0';
  const tried = [tryCall(g, test, scope.mover, 'n', safe, { looking, threatsOff, around }), ...(sink.tried ?? [])];
  const state = g.alone ? 'W' : 'c';
  const passes = g.function(`tried ${tried.join()}`, 'passes', (name) => {
    return `function ${name}(${state},a,b,k){const n=NB++;A[n]=a;B[n]=b;C[n]=k;const holds=${tried.join('&&')};NB=n;return holds}`;
  });
  // Each move is tried as soon as it is found: mostly the first one passes.
  const trySink: Sink = {
    count: undefined,
    tried,
    target,
    ends: 'answering',
    move: (_g, emit, inner) => {
      const { a, b, c } = keyWords(g, emit, inner);
      const aimed = target === undefined ? '' : `if(${valueText(g, emit.to, inner)}===${target})`;
      const told = target !== undefined && threatsOff && !g.alone ? 'PT=1;' : '';
      return `${aimed}{${told}if(${passes}(${state},${a},${b},${c || 0}))return true;${g.alone ? '' : 'W=c.state.words'}}`;
    },
  };
  return movesText(g, rule.rule, inside, trySink);
}

export { insideText };
