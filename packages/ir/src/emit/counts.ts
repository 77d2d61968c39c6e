/** The text of numbers of sites of the board with a certain datum, many of them at once. */
import type { Value } from '../nodes.js';
import { type Emission, isNumber, type Scope } from './emission.js';
import { isStored } from './memory.js';
import { valueText } from './values.js';

/** The call of a function that counts the board's sites with a datum; undefined if a sum is something else. */
export function countedText(g: Emission, node: Extract<Value, { k: 'sum' }>, scope: Scope): string | undefined {
  const { sites: over, of } = node;
  if (of.k !== 'const' || of.value !== 1 || over.k !== 'where' || over.sites.k !== 'fixedSites') return undefined;
  const { test, register } = over;
  const { type, layout, sites } = g.game;
  const all = over.sites.sites.length === sites && over.sites.sites.every((site, i) => site === i);
  if (!all || test.k !== 'compare' || test.sign !== '=' || test.a.k !== 'read' || !isStored(g, type)) return undefined;
  const { datum, site } = test.a;
  const there = site.k === 'register' && site.name === register && test.a.type === type && test.a.limit >= sites;
  const vector = datum === 'count' ? undefined : layout[datum];
  const wanted = valueText(g, test.b, scope);
  if (!there || !vector || vector.bits === 32 || !isNumber(wanted)) return undefined;
  const value = Number(wanted);
  if (value < 0 || value > vector.mask) return '0';
  const { bits, low, log } = vector;
  const ones = (2 ** 32 - 1) / (2 ** bits - 1);
  const perWord = low + 1;
  const first = vector.offsets[type]!;
  let pattern = value;
  for (let width = bits; width < 32; width *= 2) pattern |= pattern << width;
  const made = g.function(`counted ${datum} ${value}`, 'count', (name) => {
    const words = Math.ceil(sites / perWord);
    const spread = [1, 2, 4, 8, 16].filter((shift) => shift < bits).map((shift) => `d|=d>>>${shift};`);
    const last = sites % perWord;
    const rest = last === 0 ? '' : `if(i===${first + words - 1})d|=${(ones & (-1 << (last << log))) >>> 0};`;
    return (
      `function ${name}(W){let n=${words * perWord};for(let i=${first};i<${first + words};i++){let d=W[i]^${pattern};${spread.join('')}d&=${ones};${rest}` +
      'd-=(d>>>1)&0x55555555;d=(d&0x33333333)+((d>>>2)&0x33333333);n-=Math.imul((d+(d>>>4))&0x0f0f0f0f,0x01010101)>>>24}return n}'
    );
  });
  return `${made}(W)`;
}
