/** The text of moves along tracks. */
import type { PathsRule } from '../nodes.js';
import { endsAtTo } from '../spans.js';
import { type Emission, isNumber, type Scope, withRegisters } from './emission.js';
import { counted } from './jumps.js';
import { movesText } from './rules.js';
import type { Sink } from './sinks.js';
import { valueText } from './values.js';
import { testText } from './ways.js';

/** The text that goes through the moves of a rule along paths. */
export function pathsText(g: Emission, rule: PathsRule, scope: Scope, sink: Sink): string {
  const f = scope.registers.from!;
  const [r, z] = [g.id('r'), g.id('z')];
  const offsets = g.constant(rule.paths.offsets);
  const path = pathText(g, rule, scope, sink, r);
  return `for(let ${r}=${offsets}[${f}],${z}=${offsets}[${f}+1];${r}<${z};${r}++){${path}}`;
}

/** The text that goes through the moves along the path with the number in a variable. */
export function pathText(g: Emission, rule: PathsRule, scope: Scope, sink: Sink, r: string): string {
  const K = (part: Int32Array): string => g.constant(part);
  const { start, end, open, sites } = rule.paths;
  const [i, first, e, t] = [g.id('i'), g.id('i'), g.id('e'), g.id('t')];
  const [min, max] = [counted(g, valueText(g, rule.min, scope)), counted(g, valueText(g, rule.max, scope))];
  const at = withRegisters(scope, ['to'], t);
  const far = isNumber(min.name) && Number(min.name) <= 1 ? '' : `${i}-${first}>=${min.name}&&`;
  const aimed = (move: string, rule: PathsRule['passing']): string =>
    move && sink.target && endsAtTo(rule) ? `if(${t}===${sink.target}){${move}}` : move;
  const stop = testText(g, rule.stop, at);
  const pass = testText(g, rule.pass, withRegisters(at, ['between'], t));
  const stopping = aimed(movesText(g, rule.stopping, at, sink), rule.stopping);
  const passing = aimed(movesText(g, rule.passing, at, sink), rule.passing);
  const onwards = passing && `${far ? `if(${far}true)` : ''}{${passing}}`;
  const ends =
    stop === 'false'
      ? onwards
      : `if(${stop}){${far ? `if(${far}true)` : ''}{${stopping}break}}${onwards && `else ${onwards}`}`;
  const last = isNumber(max.name) && Number(max.name) >= 1000 ? '' : `Math.min(${first}+${max.name}+1,`;
  return (
    `{${min.before}${max.before}const ${first}=${K(start)}[${r}],${e}=${last}${K(end)}[${r}]${last && ')'};for(let ${i}=${first}+1;${i}<${e};${i}++){const ${t}=${K(sites)}[${i}];` +
    `if(${i}>=${K(open)}[${r}]){${ends}}if(!(${pass}))break}}`
  );
}
