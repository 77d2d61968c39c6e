/** The text of the search for rings of pieces. */
import type { Relation, RingCondition } from '../nodes.js';
import { relationOf } from './connections.js';
import type { Emission, Scope } from './emission.js';
import { readDatum } from './memory.js';
import { valueText } from './values.js';

/** The loop through what lies beside a site. */
const through = (g: Emission, { offsets, items }: Relation, site: string, body: string): string =>
  `for(let i=${g.constant(offsets)}[${site}],e=${g.constant(offsets)}[${site}+1];i<e;i++){const t0=${g.constant(items)}[i];${body}}`;

/** Fills the area z from s1 on, up to pieces like that in x; `rim` tells whether it reaches the rim, or an area that does. */
function fillText(g: Emission, { type, outer, lines }: RingCondition['board'], area: string, marks: string): string {
  const K = (part: Int32Array): string => g.constant(part);
  const isOpen = 'f>b&&((open>>>(f-b))&1)===1';
  const inside = `w===0||(!out&&((w>>>${readDatum(g, 'who', type, 't0')})&1)===1)`;
  return (
    `let z=1,rim=false;${area}[0]=s1;${marks}[s1]=m;for(let k=0;k<z&&!rim;k++){const s2=${area}[k];` +
    `for(let r=${K(lines.offsets)}[s2],y=${K(lines.offsets)}[s2+1];r<y&&!rim;r++)for(let i=${K(lines.start)}[r]+1,e=${K(lines.end)}[r];i<e;i++){` +
    `const t0=${K(lines.sites)}[i],f=${marks}[t0];if(f===m)continue;if(${readDatum(g, 'what', type, 't0')}===x)break;if(${isOpen}){rim=true;break}` +
    `const out=${g.constant(outer)}[t0]===1;if(${inside}){${area}[z++]=t0;${marks}[t0]=m}if(out){rim=true;break}}}`
  );
}

/** Follows the pieces of a border from one to the next, until as many were seen as there are: then it returns true. */
function followText(g: Emission, { type, beside }: RingCondition['board'], border: string, within: string): string {
  const what = (at: string): string => readDatum(g, 'what', type, at);
  const seen = g.constant(new Int32Array(g.game.sites));
  const next = through(g, relationOf(beside), 's2', `if(${within}[t0]===m&&${what('t0')}===x){u=t0;break}`);
  return (
    `for(let k=0;k<q;k++)${seen}[${border}[k]]=0;let at=0,last=0,all=0;while(at<q){const s2=${border}[at];let u=-1;if(${what('s2')}===x)${next}` +
    `if(u<0){${border}.copyWithin(at,at+1,q--);${within}[s2]=0;if(${seen}[s2]>0){${seen}[s2]--;all--}at=last;continue}` +
    `${seen}[s2]++;if(++all===q)return true;last=at;at=${border}.indexOf(u)}`
  );
}

/** The call of the function that tells whether a ring goes through a site. */
export function ringText(g: Emission, { site, colour, inside, board }: RingCondition, scope: Scope): string {
  const made = g.function(`ring ${g.number(board)}`, 'ring', (name) => {
    const { type, outer, adjacent, orthogonal } = board;
    const count = outer.length;
    const [area, border, within] = [0, 1, 2].map(() => g.constant(new Int32Array(count))) as [string, string, string];
    // The last entry is the mark of the last area.
    const marks = g.constant(new Int32Array(count + 1));
    const read = (datum: 'what' | 'who', at: string): string => readDatum(g, datum, type, at);
    const [offsets, items] = [g.constant(adjacent.offsets), g.constant(adjacent.items)];
    const bordering = `if(${marks}[t0]===m||${within}[t0]===m)continue;if(${read('who', 't0')}!==o){whole=false;break}${within}[t0]=m;${border}[q++]=t0;`;
    return (
      `function ${name}(${g.given},s0,o,w){if(s0<0||s0>=${count}||w<0)return false;const x=${read('what', 's0')};if(x<=0)return false;` +
      `const b=${marks}[${count}];let open=0;for(let j=${offsets}[s0+1]-1;j>=${offsets}[s0];j--){const s1=${items}[j];` +
      `if(${g.constant(outer)}[s1]===1||(w!==0&&((w>>>${read('who', 's1')})&1)===0))continue;` +
      `const n=${marks}[s1]-b,own=${read('what', 's1')}===x;if(!own&&n>0&&((open>>>n)&1)===1)continue;const m=++${marks}[${count}];` +
      `${fillText(g, board, area, marks)}if(rim){if(!own&&w===0)open|=1<<(m-b);continue}` +
      `let q=0,whole=true;for(let k=0;k<z&&whole;k++){const s2=${area}[k];${through(g, orthogonal, 's2', bordering)}}` +
      `if(whole){${followText(g, board, border, within)}}}return false}`
    );
  });
  // Without players whose pieces must be inside there is none.
  const wanted = inside ? `(${valueText(g, inside, scope)}||-1)` : '0';
  return `${made}(${g.given},${valueText(g, site, scope)},${valueText(g, colour, scope)},${wanted})`;
}
