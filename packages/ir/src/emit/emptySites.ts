/**
 * The functions that count the empty sites and find the k-th of them, as straight code for boards of a few words: a loop over
 * the words takes as long as the counting.
 */
import type { SiteTypeCode } from '@ludii/state';
import type { Emission } from './emission.js';

/** Bits of so many words can be counted in the bytes of one. */
const MostWords = 7;

/** The text that counts the bits of each four in a word v. */
const inFours = 'v-=(v>>>1)&0x55555555;v=(v&0x33333333)+((v>>>2)&0x33333333);';

function countText(first: number, words: number): string {
  const parts = Array.from({ length: words }, (_, i) => {
    const four = `v=W[${first + i}];${inFours}`;
    // Two words fit together: each four holds 8 at most.
    if (i % 2 === 0) return i === words - 1 ? `${four}s+=(v&0x0f0f0f0f)+((v>>>4)&0x0f0f0f0f);` : `${four}t=v;`;
    return `${four}t+=v;s+=(t&0x0f0f0f0f)+((t>>>4)&0x0f0f0f0f);`;
  });
  return `let s=0,t=0,v=0;${parts.join('')}return Math.imul(s,0x01010101)>>>24`;
}

/** Without branches that the machine would have to guess. */
function nthText(first: number, words: number): string {
  const skipped = Array.from(
    { length: words - 1 },
    (_, i) => `n=countOf(W[${first + i}]);m=(r+=n)-1-k>>31;b+=n&m;i-=m;`,
  );
  return `let i=0,b=0,r=0,n=0,m=0;${skipped.join('')}return(i<<5)+bitOf(W[${first}+i],k-b)`;
}

/** The texts that count the empty sites of a type, and find the k-th. */
export function emptySites(g: Emission, type: SiteTypeCode): { readonly count: string; readonly nth: string } {
  const { empty, emptyWords } = g.game.layout;
  const [first, words] = [empty[type]!, emptyWords[type]!];
  if (words > MostWords) return { count: `countBits(W,${first},${words})`, nth: `nthBit(W,${first},${words},k)` };
  const count = g.function(`empty ${type}`, 'empty', (name) => `function ${name}(W){${countText(first, words)}}`);
  const nth = g.function(`nthEmpty ${type}`, 'nthEmpty', (name) => `function ${name}(W,k){${nthText(first, words)}}`);
  return { count: `${count}(W)`, nth: `${nth}(W,k)` };
}
