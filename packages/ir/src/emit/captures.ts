/** The text of captures that wait until their turn is over: pieces that were jumped over stay where they are until then. */
import { Op, StateWords } from '@ludii/state/internal';
import { someNode } from '../scan.js';
import type { Emission, Kind } from './emission.js';
import { isPlain, setWord } from './memory.js';

const list = StateWords.RemovalsList;

/** The text that has the piece on a site wait for its removal; the engine makes room where there is none. */
export function waitText(g: Emission, site: string, elseAct: string): string {
  const length = g.id('l');
  return (
    `{const ${length}=W[${list + 1}];if(${length}<W[${list + 2}]){` +
    `${setWord(g, `W[${list}]+${length}`, site)}${setWord(g, list + 1, `${length}+1`)}}${elseAct}}`
  );
}

/**
 * Whether captures that have waited can be made without their words: pieces that the last move takes at once are not
 * captured again, for which its actions would have to be read.
 */
export const capturesInPlace = (g: Emission, { rule, chain }: Kind): boolean =>
  isPlain(g) &&
  ![rule, ...chain.map((then) => then.rule)].some((each) =>
    someNode(each, (node) => node.k === 'emit' && node.actions.some(({ op }) => op === Op.Remove)),
  );

/** The text that makes the captures that have waited, each once, unless the turn goes on; the latest first if need be. */
export function capturedText(g: Emission, latestFirst: boolean, removal: (site: string) => string): string {
  const [a, z, i, k, s] = [g.id('a'), g.id('z'), g.id('i'), g.id('k'), g.id('s')];
  const order = latestFirst ? `for(let ${i}=${z}-1;${i}>=${a};${i}--)` : `for(let ${i}=${a};${i}<${z};${i}++)`;
  return (
    `if(W[${list + 1}]!==0&&SN===0){const ${a}=W[${list}],${z}=${a}+W[${list + 1}];${order}{` +
    `const ${s}=W[${i}];let ${k}=${a};while(W[${k}]!==${s})${k}++;if(${k}===${i}){${removal(s)}}}${setWord(g, list + 1, 0)}}`
  );
}
