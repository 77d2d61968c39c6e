/** What becomes of a turn once its moves are known: one is picked and made, or the player passes. */
import type { Rule, Value } from '../nodes.js';
import { type Emission, type Kind, MostNoted } from './emission.js';
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

/** Passes for a player without a move; see {@link withExits}. */
export const passedText = 'break passed';

/** Passes if there is no move. */
export const passText = `if(n===0)${passedText};`;

/** Has the rules play a turn. */
export const turnByRules = (g: Emission): string =>
  `${g.shown('HOST.turn(c,D);')}W=st.words;LF=lastFrom(c);LT=lastTo(c);`;

/**
 * The text of a turn, with what seldom becomes of it behind: a pass, or a turn by the rules. It is there once for all players, so
 * that the machine's compiler knows it soon, and does not have to begin again when a player comes to it for the first time.
 */
export const withExits = (g: Emission, turn: string): string =>
  `ruled:{passed:{${turn}continue}${g.shown('HOST.pass(c);')}W=st.words;LF=lastFrom(c);LT=lastTo(c);continue}${turnByRules(g)}`;

export const putBack = 'c.from=old[0];c.to=old[1];c.between=old[2];c.site=old[3];';

/** Puts the iterators of the context back, which were set for closures. */
export const restoreText = (g: Emission, rule: Rule): string => (g.calls(rule) ? putBack : '');

/** Leaves a turn with too many moves to the rules. */
export const manyText = (g: Emission, rule: Rule): string => `if(n>${MostNoted}){${restoreText(g, rule)}break ruled}`;

/** So many kinds of moves are made by a function of their own rather than in the middle of the turn. */
const ManyKinds = 6;

/** Makes the move in ka, kb, kc; leaves the turn if it was a pass, which closures end. */
export function madeText(g: Emission, mover: number, leave: 'continue' | 'return'): string {
  const own = g.kinds.filter((kind) => kind.mover === mover && kind.by === mover);
  const usual = own.filter(isUsual);
  const apart = usual.length < ManyKinds ? [] : usual;
  const cases = own
    .filter((kind) => !apart.includes(kind))
    .map((kind) => {
      const bare = isBarePass(kind);
      const passes = bare
        ? 'LF=-1;LT=-1;PS=1;'
        : isPass(kind)
          ? `${g.shown('HOST.afterPass(c);')}W=st.words;${leave};`
          : '';
      const ends = `LF=${endText(kind.rule.from, 'ka&65535')};LT=${endText(kind.rule.to, 'kb&65535')};`;
      // Who may choose to pass has a move. Where dice are thrown to find that out, chance has to go on as if it were asked.
      const asks = passes && g.game.layout.dice.length > 0 ? 'HOST.beforePass(c);W=st.words;' : '';
      return `case ${kind.number}:${asks}${makeCall(g, kind)}W=st.words;${passes || ends}break;`;
    });
  if (apart.length === 0) return `switch(ka>>>16){${cases.join('')}}`;
  const made = `${takeFunction(g, apart)}(c,st,S,W,M,ka,kb,kc,hint);W=st.words;LF=ka&65535;LT=kb&65535;`;
  return cases.length === 0 ? made : `switch(ka>>>16){${cases.join('')}default:${made}}`;
}

const makeCall = (g: Emission, kind: Kind): string =>
  `${makeName(g, kind)}(c,st,S,W,M,ka&65535,kb&65535,kb>>>16,kc,hint);`;

/** Whether a kind of moves does not pass, and its keys tell the ends of its moves. */
const isUsual = (kind: Kind): boolean => !isPass(kind) && kind.rule.from.k !== 'const' && kind.rule.to.k !== 'const';

/**
 * The function that makes moves of some kinds. The machine compiles what it has seen so far: in the middle of a turn a kind that comes
 * up late would have it compile the whole game anew.
 */
const takeFunction = (g: Emission, kinds: readonly Kind[]): string =>
  g.function(`take ${kinds.map((kind) => makeName(g, kind)).join()}`, 'take', (name) => {
    const cases = kinds.map((kind) => `case ${kind.number}:${makeCall(g, kind)}break;`).join('');
    return `function ${name}(c,st,S,W,M,ka,kb,kc,hint){switch(ka>>>16){${cases}}}`;
  });

/** An end of a move: known, or as its key tells. */
const endText = (end: Value, key: string): string => (end.k === 'const' ? String(end.value) : key);
