/** Rules for people to read: a line for each part, conditions and numbers in a few words. */
import { Op } from '@ludii/state/internal';
import type { Action, Ending, Result, Rule } from './nodes.js';
import { type Namer, sketch } from './sketch.js';

const names = new Map<number, string>(Object.entries(Op).map(([name, code]) => [code, name]));

function actionLine({ op, operands }: Action, say: Namer): string {
  return `${names.get(op) ?? op} ${operands.map((operand) => sketch(operand, say)).join(' ')}`;
}

/** The lines of a rule: each part below what it belongs to. */
export function explainRule(rule: Rule, say: Namer, indent = ''): string[] {
  const line = (text: string, ...parts: readonly Rule[]): string[] => [
    `${indent}${text}`,
    ...parts.flatMap((part) => explainRule(part, say, `${indent}  `)),
  ];
  const s = (node: Parameters<typeof sketch>[0]): string => sketch(node, say);
  switch (rule.k) {
    case 'none':
      return line('no moves');
    case 'all':
      return line('all of', ...rule.rules);
    case 'first':
      return line('the first that has moves', ...rule.rules);
    case 'choose': {
      const no = rule.no.k === 'none' ? [] : [`${indent}else`, ...explainRule(rule.no, say, `${indent}  `)];
      return [...line(`if ${s(rule.test)}`, rule.yes), ...no];
    }
    case 'attach':
      return [
        ...explainRule(rule.rule, say, indent),
        `${indent}then`,
        ...explainRule(rule.then.rule, say, `${indent}  `),
      ];
    case 'pieces':
      return [
        `${indent}for each piece of the mover${rule.container ? ` in container ${s(rule.container.which)}` : ''}, from = where it stands`,
        ...rule.rules.flatMap(({ component, owner, rule: own }) => [
          `${indent}  piece ${component} of player ${owner}`,
          ...explainRule(own, say, `${indent}    `),
        ]),
      ];
    case 'sites':
      return line(`for ${rule.registers.join(' = ')} in ${s(rule.over)}`, rule.rule);
    case 'values':
      return line(`for value from ${s(rule.min)} to ${s(rule.max)}`, rule.rule);
    case 'at':
      return line(`with ${rule.registers.join(' = ')} = ${s(rule.site)}`, rule.rule);
    case 'steps':
      return line('for to in steps of from', rule.rule);
    case 'hops':
      return line(`for between, to in jumps of from, if ${s(rule.over)}`, rule.rule);
    case 'jumps':
      return line(
        `for between, to along lines of from: between is the first where ${s(rule.over)}, to where ${s(rule.landsOn ?? rule.lands)}`,
        rule.rule,
      );
    case 'paths':
    case 'rays':
      return [
        ...line(`along ${rule.k === 'rays' ? 'lines' : rule.k} of from, while ${s(rule.pass)}`, rule.passing),
        ...line(`stop if ${s(rule.stop)}`, rule.stopping),
      ];
    case 'flank':
      return line(`for between caught (${s(rule.caught)}) and held (${s(rule.held)})`, rule.rule);
    case 'enclose':
      return line(`for between of groups (${s(rule.inside)}) enclosed at ${s(rule.site)}`, rule.rule);
    case 'dice':
      return line(`for pips of dice of hand ${s(rule.hand)}, if ${s(rule.test)}`, rule.rule);
    case 'pairs':
      return line('pairs of', rule.a, rule.b);
    case 'twin':
      return line('twice', rule.rule);
    case 'again':
      return line('asked twice', rule.rule);
    case 'interpreted':
      return explainRule(rule.rule, say, indent);
    case 'prior':
      return [...line('first', rule.prior), ...line('then', rule.rule)];
    case 'sow':
      return line(`sow from ${s(rule.start)}, if ${s(rule.captures)}`, rule.capture);
    case 'emit': {
      const before = rule.effect ? [`${indent}  before`, ...explainRule(rule.effect, say, `${indent}    `)] : [];
      const actions = rule.actions.map((action) => `${indent}  ${actionLine(action, say)}`);
      return [`${indent}move ${s(rule.from)} → ${s(rule.to)}`, ...before, ...actions];
    }
    case 'longest':
      return line('those that begin the longest turns', rule.rule);
    case 'afterwards':
      return line(`only if afterwards ${s(rule.test)}`, rule.rule);
    default:
      return line(s(rule));
  }
}

function resultLine(result: Result | undefined, say: Namer): string {
  if (!result) return 'nothing';
  if (result.k === 'result') return `${result.how} for ${sketch(result.who, say)}`;
  const set = result.set.map(({ player, value }) => `score of ${sketch(player, say)} = ${sketch(value, say)}`);
  return [...set, 'the scores decide'].join('; ');
}

/** The lines of an end rule. */
export function explainEnding(ending: Ending, say: Namer, indent = ''): string[] {
  const test = sketch(ending.test, say);
  if (ending.k === 'eachEnding') return [`${indent}for each player, if ${test}: ${resultLine(ending.result, say)}`];
  const inner = ending.inner.flatMap((each) => explainEnding(each, say, `${indent}  `));
  return [`${indent}if ${test}: ${inner.length > 0 ? '' : resultLine(ending.result, say)}`.trimEnd(), ...inner];
}
