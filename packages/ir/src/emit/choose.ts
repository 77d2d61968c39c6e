/** The text of rules made of others: the first that has moves, one or the other. */
import type { Condition, EmitRule, Node, RegisterName, Rule } from '../nodes.js';
import { someNode } from '../scan.js';
import { someFunction } from './asked.js';
import { type Emission, isSite, type Scope, withRegisters } from './emission.js';
import { pieceMask, stateMask } from './masks.js';
import { readDatum } from './memory.js';
import { NotEmittable } from './notEmittable.js';
import { movesText, plainMove } from './rules.js';
import { anySink, type Sink } from './sinks.js';
import { listText } from './sites.js';
import { conditionText } from './values.js';

/** What seldom has a move, or is long to look at. */
const slow = new Set<Node['k']>(['hops', 'jumps', 'paths', 'flank', 'enclose', 'afterwards']);

/** Rules in the order in which they are asked whether one has a move: those that have one mostly, and are quick, first. */
export const quickFirst = (rules: readonly Rule[]): readonly Rule[] => {
  const isSlow = (rule: Rule): boolean => someNode(rule, ({ k }) => slow.has(k));
  return [...rules.filter((rule) => !isSlow(rule)), ...rules.filter(isSlow)];
};

export function firstText(g: Emission, rules: readonly Rule[], given: Scope, sink: Sink): string {
  // Whether a rule has moves is known when they have been tried.
  const scope: Scope = { ...given, trials: undefined };
  if (given.trials && given.trials.length > 0)
    throw new NotEmittable('The first of some rules can not be tried as a whole.');
  if (sink === anySink)
    return quickFirst(rules)
      .map((each) => movesText(g, each, scope, sink))
      .join('');
  if (sink.count === undefined) {
    const [rule, ...others] = rules;
    if (!rule) return '';
    if (others.length === 0) return movesText(g, rule, scope, sink);
    return `if(${someFunction(g, rule, scope)}){${movesText(g, rule, scope, sink)}}else{${firstText(g, others, scope, sink)}}`;
  }
  const before = g.id('n');
  const text = rules.map(
    (each, i) => `${i > 0 ? `if(${sink.count}===${before})` : ''}{${movesText(g, each, scope, sink)}}`,
  );
  return `{const ${before}=${sink.count};${text.join('')}}`;
}

export function firstAtText(g: Emission, rule: Extract<Rule, { k: 'firstAt' }>, given: Scope, sink: Sink): string {
  if (given.trials && given.trials.length > 0)
    throw new NotEmittable('The first of some rules can not be tried as a whole.');
  const scope: Scope = { ...given, trials: undefined };
  const inside = (site: string): Scope => withRegisters(scope, [rule.register], site);
  if (sink === anySink) return listText(g, rule.sites, (site) => movesText(g, rule.rule, inside(site), sink));
  if (sink.count === undefined) {
    return listText(
      g,
      rule.sites,
      (site) => `if(${someFunction(g, rule.rule, inside(site))}){${movesText(g, rule.rule, inside(site), sink)}break}`,
    );
  }
  const before = g.id('n');
  const loop = listText(
    g,
    rule.sites,
    (site) => `${movesText(g, rule.rule, inside(site), sink)}if(${sink.count}!==${before})break;`,
  );
  return loop && `{const ${before}=${sink.count};${loop}}`;
}

export function chooseText(
  g: Emission,
  { test, yes, no }: Extract<Rule, { k: 'choose' }>,
  scope: Scope,
  sink: Sink,
): string {
  const known = conditionText(g, test, scope);
  if (known === 'true') return movesText(g, yes, scope, sink);
  if (known === 'false') return movesText(g, no, scope, sink);
  const bit = sink.moveIf && no.k === 'none' ? pieceBit(g, test, scope) : undefined;
  const move = bit === undefined ? undefined : onlyMove(yes, scope);
  if (move) return sink.moveIf!(g, move.rule, move.scope, bit!);
  const test2 = pieceBit(g, test, scope);
  const otherwise = movesText(g, no, scope, sink);
  return `if(${test2 === undefined ? known : `${test2}!==0`}){${movesText(g, yes, scope, sink)}}${otherwise && `else{${otherwise}}`}`;
}

/** The move of a rule that is just one. */
function onlyMove(rule: Rule, scope: Scope): { rule: EmitRule; scope: Scope } | undefined {
  if (rule.k === 'emit') return { rule: plainMove(rule), scope };
  if (rule.k === 'attach') return onlyMove(rule.rule, { ...scope, chain: [rule.then, ...scope.chain] });
  return undefined;
}

/** The registers that a condition may look at, and the variables that hold their sites. */
const sitesIn = ({ registers }: Scope): readonly (readonly [RegisterName, string])[] =>
  (['to', 'between', 'from', 'site'] as const).flatMap((register) => {
    const variable = registers[register];
    return variable !== undefined && isSite(variable) ? [[register, variable] as const] : [];
  });

/** The components on a site for which a condition holds that looks at nothing else. */
interface PieceTold {
  readonly site: string;
  readonly mask: number;
}

export function pieceTold(g: Emission, test: Condition, scope: Scope): PieceTold | undefined {
  for (const [register, site] of sitesIn(scope)) {
    const mask = pieceMask(g, test, register, scope);
    if (mask !== undefined) return { site, mask };
  }
  return undefined;
}

export const bitText = (g: Emission, { site, mask }: PieceTold): string =>
  `((${mask}>>>${readDatum(g, 'what', g.game.type, site)})&1)`;

/** A condition on the piece at one register, or on the state there, as a bit. */
export function pieceBit(g: Emission, test: Condition, scope: Scope): string | undefined {
  const told = pieceTold(g, test, scope);
  if (told) return bitText(g, told);
  for (const [register, variable] of sitesIn(scope)) {
    const states = stateMask(g, test, register, scope);
    if (states !== undefined) return `((${states}>>>${readDatum(g, 'state', g.game.type, variable)})&1)`;
  }
  return undefined;
}
