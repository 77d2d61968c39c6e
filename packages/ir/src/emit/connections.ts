/** The text of what is asked of groups of sites: how many there are, what areas belong to whom, what they connect. */
import type { Beside, ConnectedCondition, GroupsValue, Joined, Relation, TerritoryValue } from '../nodes.js';
import { scopedCall } from './asked.js';
import { type Emission, type Scope, withRegisters } from './emission.js';
import { emptyBit, readDatum } from './memory.js';
import { NotEmittable } from './notEmittable.js';
import { conditionText, valueText } from './values.js';

/** What lies beside each site, which programs must know. */
export function relationOf(beside: Beside): Relation {
  if (typeof beside === 'function')
    throw new NotEmittable('Groups that the position leads on are known to the interpreter only.');
  return beside;
}

/** How a group grows. */
interface Growth {
  /** Adds a site and all that it is connected with; their list is in `queue`, their number in z, their mark in m. */
  readonly text: string;
  readonly queue: string;
  readonly marks: string;
  readonly count: number;
}

/** The text that grows a group from a seed through sites that pass a test; `each` is done with every other site that is added. */
function growth(
  g: Emission,
  beside: Relation,
  seed: string,
  test: (site: string) => string,
  each: (site: string) => string = () => '',
): Growth {
  const count = beside.offsets.length - 1;
  const [offsets, items] = [g.constant(beside.offsets), g.constant(beside.items)];
  const queue = g.constant(new Int32Array(count));
  // The last entry is the mark of the last group.
  const marks = g.constant(new Int32Array(count + 1));
  const [s, t] = [g.id('s'), g.id('t')];
  const text =
    `const m=++${marks}[${count}];${marks}[${seed}]=m;${queue}[0]=${seed};let z=1;for(let k=0;k<z;k++){const ${s}=${queue}[k];` +
    `for(let i=${offsets}[${s}],e=${offsets}[${s}+1];i<e;i++){const ${t}=${items}[i];if(${marks}[${t}]===m||!${test(t)})continue;` +
    `${marks}[${t}]=m;${queue}[z++]=${t};${each(t)}}}`;
  return { text, queue, marks, count };
}

/** The call of the function that counts groups, but no further than one more than a limit, or tells the size of the largest. */
export function groupsFunction(g: Emission, node: GroupsValue, scope: Scope, limit: number | '' = ''): string {
  const { beside, largest, least, seeds, begins } = node;
  if (seeds || begins || (least && least.k !== 'const'))
    throw new NotEmittable('Groups that begin at some sites are known to the interpreter only.');
  const write = (inner: Scope): string => {
    const test = (site: string): string => `(${conditionText(g, node.test, withRegisters(inner, ['to'], site))})`;
    const seed = g.id('s');
    const { text, marks, count } = growth(g, relationOf(beside), seed, test);
    const counted = least ? `if(z>=${valueText(g, least, inner)})n++;` : '';
    const begun = largest || least ? '' : limit === '' ? 'n++;' : `if(++n>${limit})return n;`;
    return (
      `let n=0;const b=${marks}[${count}];for(let ${seed}=0;${seed}<${count};${seed}++){if(${marks}[${seed}]>b||!${test(seed)})continue;` +
      `${begun}${text}${largest ? 'if(z>n)n=z;' : counted}}return n`
    );
  };
  return scopedCall(g, 'groups', node, scope, write, limit);
}

/** The call of the function that counts the empty sites of areas. */
export function territoryText(g: Emission, { type, owners, beside, border }: TerritoryValue, scope: Scope): string {
  const made = g.function(`territory ${type} ${g.number(beside)} ${g.number(border)}`, 'territory', (name) => {
    const { text, queue, marks, count } = growth(g, beside, 's0', (site) => `(${emptyBit(g, type, site)}!==0)`);
    const [offsets, items] = [g.constant(border.offsets), g.constant(border.items)];
    const bordering = `const t0=${items}[i];if(${marks}[t0]!==m&&((w>>>${readDatum(g, 'who', type, 't0')})&1)===0)own=false`;
    return (
      `function ${name}(${g.given},w){let n=0;const b=${marks}[${count}];for(let s0=0;s0<${count};s0++){` +
      `if(${marks}[s0]>b||${emptyBit(g, type, 's0')}===0)continue;${text}let own=true;` +
      `for(let k=0;k<z&&own;k++){const s1=${queue}[k];for(let i=${offsets}[s1],e=${offsets}[s1+1];i<e;i++){${bordering}}}if(own)n+=z}return n}`
    );
  });
  return `${made}(${g.given},${valueText(g, owners, scope)})`;
}

/** The regions of all players, one behind the other: by site as bits. */
function bitsOf(all: readonly Joined[], count: number): Int32Array {
  const bits = new Int32Array(all.length * count);
  all.forEach((joined, player) => {
    bits.set(joined.bits, player * count);
  });
  return bits;
}

/** The call of the function that tells whether pieces join regions. */
export function connectedText(g: Emission, node: ConnectedCondition, scope: Scope): string {
  const { site, type, count, beside, player, regions, asked, wanted, only } = node;
  if (asked) throw new NotEmittable('Regions that the position decides about are known to the interpreter only.');
  const made = g.function(`connected ${g.number(node)}`, 'connected', (name) => {
    const all = Array.from({ length: g.game.players + 2 }, (_, each) => regions(each));
    const bits = g.constant(bitsOf(all, count));
    const counts = g.constant(Int32Array.from(all, (joined) => joined.count));
    const who = (at: string): string => readDatum(g, 'who', type, at);
    const join = (at: string): string =>
      `for(let r=${bits}[o+${at}]&~seen;r!==0;r&=r-1)n--;seen|=${bits}[o+${at}];if(n<=0)return true;`;
    const { text } = growth(g, relationOf(beside), 's0', (at) => `(${who(at)}===x)`, join);
    return (
      `function ${name}(${g.given},s0,p,wanted){if(s0<0||s0>=${count}||p<0||p>=${all.length}||${counts}[p]===0)return false;` +
      `const x=${who('s0')},o=p*${count};if(x<=0)return false;let n=wanted<0?${counts}[p]:wanted,seen=0;${join('s0')}` +
      `${only ? 'if(p!==x)return false;' : ''}${text}return false}`
    );
  });
  const number = wanted ? `Math.max(0,${valueText(g, wanted, scope)})` : '-1';
  return `${made}(${g.given},${valueText(g, site, scope)},${valueText(g, player, scope)},${number})`;
}
