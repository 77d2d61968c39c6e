/** The text of groups without a way out. */
import type { EncloseRule, Relation } from '../nodes.js';
import { someNode } from '../scan.js';
import type { Emission, Scope } from './emission.js';
import { withRegisters } from './emission.js';
import { pieceMask } from './masks.js';
import { emptyBit, isPlain, readDatum } from './memory.js';
import { NotEmittable } from './notEmittable.js';
import { movesText } from './rules.js';
import { noteSink, type Sink } from './sinks.js';
import { valueText } from './values.js';
import { testText } from './ways.js';

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

/** The text of captures. */
export function encloseText(g: Emission, rule: EncloseRule, scope: Scope, sink: Sink): string {
  if (sink === noteSink) throw new NotEmittable('Captures of groups are no moves to choose from.');
  if (rule.more || rule.type !== g.game.type || rule.limit !== g.game.sites || !isMutual(rule.beside))
    throw new NotEmittable('Captures of groups of this kind are known to the interpreter only.');
  // Groups within groups would take turns with the same lists.
  if ([rule.inside, rule.rule].some((part) => someNode(part, ({ k }) => k === 'enclose')))
    throw new NotEmittable('Captures of groups within others are known to the interpreter only.');
  const { type, limit } = rule;
  const site = g.id('s');
  const candidate = (name: string): string => testText(g, rule.inside, withRegisters(scope, ['between'], name));
  const groups = groupsText(g, rule, {
    site,
    mask: isPlain(g) ? pieceMask(g, rule.inside, 'between', scope) : undefined,
    inside: candidate,
    closed: (queue, size) => {
      const [k, held] = [g.id('k'), g.id('b')];
      const effect = movesText(g, rule.rule, withRegisters(scope, ['between'], held), sink);
      return `${sink.line?.(size, `${queue}[0]`) ?? ''}for(let ${k}=0;${k}<${size};${k}++){const ${held}=${queue}[${k}];${effect}}`;
    },
  });
  return `{const ${site}=${valueText(g, rule.site, scope)};if(${site}>=0&&${site}<${limit}&&${emptyBit(g, type, site)}===0){${groups}}}`;
}

/** How groups beside a site are looked at. */
interface GroupsLook {
  readonly site: string;
  /** The components of groups, a bit each, if that is all that a site is asked for. */
  readonly mask: number | undefined;
  /** Whether a site belongs to a group, if not. */
  readonly inside?: (site: string) => string;
  /** An empty site that is taken for one that is not. */
  readonly taken?: string;
  /** What is done with a group that has no way out, whose sites are the first of a list. */
  readonly closed: (queue: string, size: string) => string;
}

/**
 * Grows the groups beside a site one after the other, up to the first empty site beside each. Sites bear the number of the
 * group that they were found for: where steps lead back, a group that meets an earlier one is a part of it, and that one had a
 * way out, for else it would have been found as a whole.
 */
export function groupsText(g: Emission, { type, beside, limit }: EncloseRule, look: GroupsLook): string {
  const [offsets, items] = [g.constant(beside.offsets), g.constant(beside.items)];
  const queue = g.table(`group ${limit}`, () => new Int32Array(limit));
  // The last entry is the number of the last group.
  const marks = g.table(`groups ${limit}`, () => new Int32Array(limit + 1));
  const letters = ['j', 's', 'k', 'i', 'm', 'm', 'z', 's', 't', 'y', 'x'].map((letter) => g.id(letter));
  const [j, c, k, i, first, mark, size, s, t, there, seen] = letters as [...(readonly string[])] as [
    ...[string, string, string, string, string, string, string, string, string, string, string],
  ];
  const { mask, inside = () => 'false', taken } = look;
  // One look at a site tells whether it belongs to the group and whether it is empty.
  const holds = (site: string, piece: string): string =>
    mask === undefined ? inside(site) : `((${mask}>>>${piece})&1)!==0`;
  const begins = holds(c, readDatum(g, 'what', type, c));
  const read = mask === undefined ? '' : `const ${there}=${readDatum(g, 'what', type, t)};`;
  const isEmpty = mask === undefined ? `${emptyBit(g, type, t)}!==0` : `${there}===0`;
  return (
    `if(${marks}[${limit}]>${MostGroups})${marks}.fill(0);const ${first}=${marks}[${limit}];` +
    `for(let ${j}=${offsets}[${look.site}];${j}<${offsets}[${look.site}+1];${j}++){const ${c}=${items}[${j}];` +
    `if(${marks}[${c}]>${first}||!(${begins}))continue;const ${mark}=++${marks}[${limit}];${marks}[${c}]=${mark};${queue}[0]=${c};let ${size}=1;` +
    `for(let ${k}=0;${k}<${size};${k}++){const ${s}=${queue}[${k}];` +
    `for(let ${i}=${offsets}[${s}];${i}<${offsets}[${s}+1];${i}++){const ${t}=${items}[${i}],${seen}=${marks}[${t}];` +
    `if(${seen}===${mark})continue;${read}if(${holds(t, there)}){if(${seen}>${first}){${size}=0;break}${marks}[${t}]=${mark};${queue}[${size}++]=${t}}` +
    `else if(${isEmpty}${taken === undefined ? '' : `&&${t}!==${taken}`}){${size}=0;break}}}` +
    `if(${size}!==0){${look.closed(queue, size)}}}`
  );
}
