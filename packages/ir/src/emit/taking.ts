/** What becomes of a turn once its moves are known: one is picked and made, or the player passes. */
import type { Rule, Value } from '../nodes.js';
import { type Emission, MostNoted } from './emission.js';
import { makeName } from './make.js';
import { isBarePass, isPass } from './turn.js';

/**
 * One step of xoroshiro64**, a small generator of good quality. Choices of random play are drawn from it; its two words
 * come from the given source when it is used for the first time, and are kept there from one run to the next.
 */
const stepRandom =
  'const u=Math.imul(ra,-1640531525);r=Math.imul(u<<5|u>>>27,5)>>>0;rb^=ra;ra=(ra<<26|ra>>>6)^rb^(rb<<9);rb=rb<<13|rb>>>19;';

export const drawText = (limit: string): string => `0;{${stepRandom}}k=r*${limit}*2.3283064365386963e-10|0`;

/** Draws one of the noted moves. */
export const pickText = `let k=${drawText('n')};ka=A[k];kb=B[k];kc=C[k];hint=-1;`;

/** Passes for a player without a move. */
export const passedText = (g: Emission): string =>
  `${g.shown('HOST.pass(c);')}W=st.words;LF=lastFrom(c);LT=lastTo(c);continue`;

/** Passes if there is no move. */
export const passText = (g: Emission): string => `if(n===0){${passedText(g)}}`;

/** Has the rules play a turn. */
export const turnByRules = (g: Emission): string =>
  `${g.shown('HOST.turn(c,D);')}W=st.words;LF=lastFrom(c);LT=lastTo(c);`;

export const putBack = 'c.from=old[0];c.to=old[1];c.between=old[2];c.site=old[3];';

/** Puts the iterators of the context back, which were set for closures. */
export const restoreText = (g: Emission, rule: Rule): string => (g.calls(rule) ? putBack : '');

/** Leaves a turn with too many moves to the rules. */
export const manyText = (g: Emission, rule: Rule): string =>
  `if(n>${MostNoted}){${restoreText(g, rule)}${turnByRules(g)}continue}`;

/** Makes the move in ka, kb, kc; leaves the turn if it was a pass, which closures end. */
export function madeText(g: Emission, mover: number, leave: 'continue' | 'return'): string {
  const cases = g.kinds
    .filter((kind) => kind.mover === mover && kind.by === mover)
    .map((kind) => {
      const call = `${makeName(g, kind)}(c,st,S,W,M,ka&65535,kb&65535,kb>>>16,kc,hint);W=st.words;`;
      const bare = isBarePass(kind);
      const passes = bare
        ? 'LF=-1;LT=-1;PS=1;'
        : isPass(kind)
          ? `${g.shown('HOST.afterPass(c);')}W=st.words;${leave};`
          : '';
      const ends = `LF=${endText(kind.rule.from, 'ka&65535')};LT=${endText(kind.rule.to, 'kb&65535')};`;
      // Who may choose to pass has a move. Where dice are thrown to find that out, chance has to go on as if it were asked.
      const asks = passes && g.game.layout.dice.length > 0 ? 'HOST.beforePass(c);W=st.words;' : '';
      return `case ${kind.number}:${asks}${call}${passes || ends}break;`;
    });
  return `switch(ka>>>16){${cases.join('')}}`;
}

/** An end of a move: known, or as its key tells. */
const endText = (end: Value, key: string): string => (end.k === 'const' ? String(end.value) : key);
