/** Functions that every program has. */

import { StateWords } from '@ludii/state/internal';
import { Unknown } from './ahead.js';
import { type Emission, MostNoted, type ProgramGame, type WriteMode } from './emission.js';

import { firstOwnedText } from './threats.js';

const at = StateWords;

/** Whether random games may go unrecorded: nothing looks back at moves or positions. */
export const isUnrecorded = ({ looksBack, layout }: ProgramGame): boolean => !looksBack && !layout.hashing;

export const commonText = (g: Emission, played: readonly WriteMode[]): string => {
  // Words that count for the hash are written by the store either way.
  const direct = (name: string, given: string, freely = `${name}D(${given})`): string =>
    `c.state.store.depth===0?${freely}:${name}J(${given})`;
  const unrecorded = (name: string, given: string, letter = 'U'): string | undefined =>
    isUnrecorded(g.game) ? `(forgets?${name}${letter}(${given}):${name}D(${given}))` : undefined;
  const letter = played.includes('unindexed') ? 'X' : 'U';
  return `function lastFrom(c){const s=c.trial.lastStart();return s<0?-1:c.trial.moves.tape[s+2]}
function lastTo(c){const s=c.trial.lastStart();return s<0?-1:c.trial.moves.tape[s+3]}
function countOf(v){v-=(v>>>1)&0x55555555;v=(v&0x33333333)+((v>>>2)&0x33333333);return Math.imul((v+(v>>>4))&0x0f0f0f0f,0x01010101)>>>24}
function bitOf(v,k){let x=v-((v>>>1)&0x55555555);x=(x&0x33333333)+((x>>>2)&0x33333333);x=Math.imul((x+(x>>>4))&0x0f0f0f0f,0x01010101);const m=(0x80808080|Math.imul(k,0x01010101))-x&0x808080,s=(m>>>7&1)+(m>>>15&1)+(m>>>23)<<3;return s+NTH[(v>>>s&255)<<3|k-(x<<8>>>s&255)]}
function countBits(W,first,words){let n=0;for(let i=first;i<first+words;i++)n+=countOf(W[i]);return n}
function nthBit(W,first,words,k){let i=first,b=0,r=0;for(let j=first,z=first+words-1;j<z;j++){const n=countOf(W[j]),m=(r+=n)-1-k>>31;b+=n&m;i-=m}return((i-first)<<5)+bitOf(W[i],k-b)}
${firstOwnedText(g.game.sites)}
function isPending(W,s){const a=W[${at.PendingList}],z=a+W[${at.PendingList + 1}];for(let i=a;i<z;i++)if(W[i]===s)return true;return false}
function isToClear(W,s){const a=W[${at.RemovalsList}],z=a+W[${at.RemovalsList + 1}];for(let i=a;i<z;i++)if(W[i]===s)return true;return false}
function playOut(c,D,max,forgets){QN=0;NC=0;NB=${MostNoted};KS=undefined;return ${direct('playOut', 'c,D,max', unrecorded('playOut', 'c,D,max', letter))}}
function apply(c,a,b,k,p,forgets){QN=0;NC=0;PS=0;KT=-1;LK=${Unknown};${direct('apply', 'c,a,b,k,p', unrecorded('apply', 'c,a,b,k,p'))};LK=${Unknown};KV=KT;KS=c.state.store;KW=KS.version}`;
};
