/** The text that keeps those of some noted moves that are allowed after a look at where they lead. */
import type { Rule } from '../nodes.js';
import type { Kind } from './emission.js';
import { type Emission, emptyScope, MostNoted } from './emission.js';
import { Foretold, foretoldCases } from './foretold.js';
import { isPass } from './turn.js';
import { conditionText } from './values.js';

/** A move after which all holds, but that brings a position back. */
export const Repeated = 3;

/**
 * The call of the function that keeps the first n noted moves of a mover that are allowed and returns how many those are;
 * undefined if moves may as well be tried as they are noted, since nothing is foretold of them.
 */
export function allowedCall(g: Emission, rule: Rule, mover: number): string | undefined {
  const { noRepeat } = g.game;
  const tried = triedKinds(g, mover);
  const foretold = foretoldCases(g, tried, ({ trials }) => trials, 'B[i]&65535');
  if (foretold === '' && !noRepeat) return undefined;
  const name = g.function(`allowed ${g.number(rule)} ${mover}`, 'allowed', (made) => {
    const kinds = g.table(`tried kinds ${g.number(rule)} ${mover}`, () => numbers(tried));
    const known = g.table('moves that lead back', () => new Uint8Array(MostNoted));
    const again = noRepeat
      ? `for(let i=0;i<m;){if(${known}[i]===${Repeated}){m--;A[i]=A[m];B[i]=B[m];C[i]=C[m];${known}[i]=${known}[m]}else i++}`
      : '';
    return (
      `function ${made}(c,n){const st=c.state;let W=st.words,m=0;for(let i=0;i<n;i++){let told=${Foretold.Allowed};` +
      `if(${kinds}[A[i]>>>16]===1){told=${Foretold.Unknown};switch(A[i]>>>16){${foretold}}if(told===${Foretold.Unknown}){told=${triedCall(g, mover, 'i')};W=st.words}}` +
      `if(told!==${Foretold.Refused}){A[m]=A[i];B[m]=B[i];C[m]=C[i];${noRepeat ? `${known}[m]=told;` : ''}m++}}` +
      // The last move takes the place of one that leads back, as where the rules list them.
      `${again}return m}`
    );
  });
  return `${name}(c,n)`;
}

/** The moves that are tried. Passes are not, and where positions may come back, moves without a condition are not. */
const triedKinds = (g: Emission, mover: number): readonly Kind[] =>
  g.kinds.filter((kind) => kind.mover === mover && !isPass(kind) && (g.game.noRepeat || kind.trials.length > 0));

/** The call of the function that makes a noted move of a mover, asks what has to be asked, and takes it back. */
export function triedCall(g: Emission, mover: number, i: string): string {
  const tried = triedKinds(g, mover);
  const numbers = tried.map(({ number }) => number).join();
  return `${g.function(`try noted ${mover} ${numbers}`, 'tried', (name) => triedText(g, tried, mover, name))}(c,${i})`;
}

/** A table that tells some kinds of moves from others. */
function numbers(kinds: readonly Kind[]): Uint8Array {
  const table = new Uint8Array(Math.max(0, ...kinds.map(({ number }) => number)) + 1);
  for (const { number } of kinds) table[number] = 1;
  return table;
}

/** The function that makes noted move i, asks what has to be asked, and takes it back. */
function triedText(g: Emission, kinds: readonly Kind[], mover: number, name: string): string {
  const scope = { ...emptyScope(mover), lastFrom: 'lastFrom(c)', lastTo: 'lastTo(c)' };
  const cases = kinds
    .filter(({ trials }) => trials.length > 0)
    .map(
      ({ number, trials }) =>
        `case ${number}:holds=${trials.map((test) => conditionText(g, test, scope)).join('&&')};break;`,
    );
  const repeats = g.game.noRepeat ? `if(holds){st.next=nx;if(HOST.repeats(c))told=${Repeated}}` : '';
  return (
    `function ${name}(c,i){const st=c.state;const from=c.from,to=c.to,site=c.site,level=c.level,thrown=RO;RO=0;c.mark();` +
    `makeJ(c,A[i]>>>16,A[i]&65535,B[i]&65535,B[i]>>>16,C[i]);const nx=st.next;if(nx===${mover})st.next=st.prev;let W=st.words,holds=true;` +
    `switch(A[i]>>>16){${cases.join('')}}let told=holds?${Foretold.Allowed}:${Foretold.Refused};${repeats}` +
    `c.rollback();RO=thrown;c.from=from;c.to=to;c.site=site;c.level=level;return told}`
  );
}
