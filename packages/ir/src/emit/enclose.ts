/** The text of groups without a way out. */
import type { EncloseRule, Relation } from '../nodes.js';
import { someNode } from '../scan.js';
import type { Emission, Scope } from './emission.js';
import { pieceMask } from './masks.js';
import { emptyBit, isPlain, readDatum } from './memory.js';
import { NotEmittable } from './notEmittable.js';
import type { Sink } from './rules.js';
import { movesText, noteSink, testText, withRegisters } from './rules.js';
import { valueText } from './values.js';

/** Groups are numbered up to here before the numbers begin anew. */
const MostGroups = 1 << 30;

/** Whether every site lies beside those that lie beside it. */
export function isMutual({ offsets, items }: Relation): boolean {
  for (let site = 0; site < offsets.length - 1; site++) {
    for (let i = offsets[site]!; i < offsets[site + 1]!; i++) {
      const other = items[i]!;
      if (!items.subarray(offsets[other], offsets[other + 1]).includes(site)) return false;
    }
  }
  return true;
}

/**
 * Grows the groups beside a site one after the other, up to the first empty site beside each. Sites bear the number of the
 * group that they were found for: where steps lead back, a group that meets an earlier one is a part of it, and that one had a
 * way out, for else it would have been found as a whole.
 */
export function encloseText(g: Emission, rule: EncloseRule, scope: Scope, sink: Sink): string {
  if (sink === noteSink) throw new NotEmittable('Captures of groups are no moves to choose from.');
  const { type, beside, limit } = rule;
  if (rule.more || type !== g.game.type || limit !== g.game.sites || !isMutual(beside))
    throw new NotEmittable('Captures of groups of this kind are known to the interpreter only.');
  // Groups within groups would take turns with the same lists.
  if ([rule.inside, rule.rule].some((part) => someNode(part, ({ k }) => k === 'enclose')))
    throw new NotEmittable('Captures of groups within others are known to the interpreter only.');
  const K = (part: Int32Array): string => g.constant(part);
  const queue = g.table(`group ${limit}`, () => new Int32Array(limit));
  // The last entry is the number of the last group.
  const marks = g.table(`groups ${limit}`, () => new Int32Array(limit + 1));
  const [f, j, c, k, i] = [g.id('s'), g.id('j'), g.id('s'), g.id('k'), g.id('i')];
  const [first, mark, size, site, target, there, seen] = ['m', 'm', 'z', 's', 't', 'y', 'x'].map((x) => g.id(x)) as [
    ...[string, string, string, string, string, string, string],
  ];
  const held = g.id('b');
  const begins = testText(g, rule.inside, withRegisters(scope, ['between'], c));
  // One look at a site tells whether it belongs to the group and whether it is empty.
  const mask = isPlain(g) ? pieceMask(g, rule.inside, 'between', scope) : undefined;
  const look = mask === undefined ? '' : `const ${there}=${readDatum(g, 'what', type, target)};`;
  const belongs =
    mask === undefined
      ? testText(g, rule.inside, withRegisters(scope, ['between'], target))
      : `((${mask}>>>${there})&1)!==0`;
  const isEmpty = mask === undefined ? `${emptyBit(g, type, target)}!==0` : `${there}===0`;
  const effect = movesText(g, rule.rule, withRegisters(scope, ['between'], held), sink);
  return (
    `{const ${f}=${valueText(g, rule.site, scope)};if(${f}>=0&&${f}<${limit}&&${emptyBit(g, type, f)}===0){if(${marks}[${limit}]>${MostGroups})${marks}.fill(0);const ${first}=${marks}[${limit}];` +
    `for(let ${j}=${K(beside.offsets)}[${f}];${j}<${K(beside.offsets)}[${f}+1];${j}++){const ${c}=${K(beside.items)}[${j}];` +
    `if(${marks}[${c}]>${first}||!(${begins}))continue;const ${mark}=++${marks}[${limit}];${marks}[${c}]=${mark};${queue}[0]=${c};let ${size}=1;` +
    `for(let ${k}=0;${k}<${size};${k}++){const ${site}=${queue}[${k}];` +
    `for(let ${i}=${K(beside.offsets)}[${site}];${i}<${K(beside.offsets)}[${site}+1];${i}++){const ${target}=${K(beside.items)}[${i}],${seen}=${marks}[${target}];` +
    `if(${seen}===${mark})continue;${look}if(${belongs}){if(${seen}>${first}){${size}=0;break}${marks}[${target}]=${mark};${queue}[${size}++]=${target}}` +
    `else if(${isEmpty}){${size}=0;break}}}` +
    `if(${size}!==0){${sink.line?.(size, `${queue}[0]`) ?? ''}for(let ${k}=0;${k}<${size};${k}++){const ${held}=${queue}[${k}];${effect}}}}}}`
  );
}
