/** The text of jumps along lines, which may begin and end at some distance from what they go over. */
import type { JumpsRule } from '../nodes.js';
import { type Emission, isNumber, type Scope, withRegisters } from './emission.js';
import { NotEmittable } from './notEmittable.js';
import { movesText } from './rules.js';
import type { Sink } from './sinks.js';
import { valueText } from './values.js';
import { testText, waysText } from './ways.js';

/** A number that is worked out once, by name. */
export function counted(g: Emission, value: string): { before: string; name: string } {
  if (isNumber(value)) return { before: '', name: value };
  const name = g.id('v');
  return { before: `const ${name}=${value};`, name };
}

/** The text that goes through the jumps of a rule. */
export function jumpsText(g: Emission, rule: JumpsRule, scope: Scope, sink: Sink): string {
  if (rule.rows) throw new NotEmittable('Jumps over rows of pieces can not be emitted.');
  const { before, part } = waysText(g, rule.ways, scope);
  const f = scope.registers.from!;
  const ids = (letters: string): string[] => [...letters].map((letter) => g.id(letter));
  const [r, z, i, first, e, b, a, t] = ids('rziiebit') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const near = counted(g, valueText(g, rule.before, scope));
  const far = counted(g, valueText(g, rule.after, scope));
  const over = testText(g, rule.over, withRegisters(scope, ['between'], b));
  const passes = testText(g, rule.lands, withRegisters(scope, ['to', 'between'], b));
  const landing = withRegisters(withRegisters(scope, ['between'], b), ['to'], t);
  const lands = testText(g, rule.lands, landing);
  const move = movesText(g, rule.rule, landing, sink);
  const stopped = rule.landsOn ? `if(${testText(g, rule.landsOn, landing)}){${move}}` : '';
  const behind =
    `for(let ${a}=${i}+1;${a}<${e};${a}++){const ${t}=${part('sites')}[${a}];if(!(${lands})){${stopped}break}` +
    `${rule.landsOn ? '' : move}if(${a}-${i}>${far.name})break}`;
  return (
    `{${near.before}${far.before}${before}for(let ${r}=${part('offsets')}[${f}],${z}=${part('offsets')}[${f}+1];${r}<${z};${r}++){` +
    `const ${first}=${part('start')}[${r}],${e}=${part('end')}[${r}];for(let ${i}=${first}+1;${i}<${e};${i}++){const ${b}=${part('sites')}[${i}];` +
    `if(${over}){${behind}break}if(${i}-${first}>${near.name}||!(${passes}))break}}}`
  );
}
