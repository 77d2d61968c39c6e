/** The text of liberties of groups. */
import { noLiberties } from '../interpret/liberties.js';
import type { LibertiesValue } from '../nodes.js';
import type { Emission, Scope } from './emission.js';
import { readDatum } from './memory.js';
import { valueText } from './values.js';

/** Counts liberties without an end. */
const Unlimited = '2147483646';

/** The call of the function that counts liberties, but no further than one more than a limit. */
export function libertiesText(g: Emission, node: LibertiesValue, scope: Scope, limit = Unlimited): string {
  const { type, beside } = node;
  const count = beside.offsets.length - 1;
  const made = g.function(`liberties ${type} ${g.number(beside)}`, 'liberties', (name) => {
    const [offsets, items] = [g.constant(beside.offsets), g.constant(beside.items)];
    const queue = g.constant(new Int32Array(count));
    // The last entry is the mark of this time.
    const marks = g.constant(new Int32Array(count + 1));
    const refuse = g.needs('A count of liberties', `if(s0<0||s0>=${count})${g.constant(noLiberties)}(s0);`);
    return (
      `function ${name}(W,s0,limit){${refuse}const x=${readDatum(g, 'what', type, 's0')},m=++${marks}[${count}];${marks}[s0]=m;${queue}[0]=s0;` +
      `let z=1,n=0;for(let k=0;k<z&&n<=limit;k++){const s1=${queue}[k];for(let i=${offsets}[s1],e=${offsets}[s1+1];i<e;i++){` +
      `const t0=${items}[i];if(${marks}[t0]===m)continue;const y=${readDatum(g, 'what', type, 't0')};if(y!==0&&y!==x)continue;` +
      `${marks}[t0]=m;if(y===x)${queue}[z++]=t0;else n++}}return n}`
    );
  });
  return `${made}(W,${valueText(g, node.site, scope)},${limit})`;
}
