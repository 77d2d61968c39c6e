/** The text that keeps those of some noted moves that are allowed after a look at where they lead. */
import type { Rule } from '../nodes.js';
import type { Kind } from './emission.js';
import { type Emission, emptyScope, MostNoted } from './emission.js';
import { Foretold, foretoldCases } from './foretold.js';
import { isPass } from './turn.js';
import { conditionText } from './values.js';

/** A move after which all holds, but that brings a position back. */
const Repeated = 3;

/**
 * The call of the function that keeps the first n noted moves of a mover that are allowed and returns how many those are;
 * undefined if moves may as well be tried as they are noted, since nothing is foretold of them.
 */
export function allowedCall(g: Emission, rule: Rule, mover: number): string | undefined {
  const { noRepeat } = g.game;
  const own = g.kinds.filter((kind) => kind.mover === mover);
  // Passes are not tried, and where positions may come back, moves without a condition are not.
  const tried = own.filter((kind) => !isPass(kind) && (noRepeat || kind.trials.length > 0));
  const foretold = foretoldCases(g, tried, ({ trials }) => trials, 'B[i]&65535');
  if (foretold === '' && !noRepeat) return undefined;
  const name = g.function(`allowed ${g.number(rule)} ${mover}`, 'allowed', (made) => {
    const kinds = g.table(`tried kinds ${g.number(rule)} ${mover}`, () => numbers(tried));
    const known = g.table('moves that lead back', () => new Uint8Array(MostNoted));
    const again = noRepeat
      ? `for(let i=0;i<m;){if(${known}[i]===${Repeated}){m--;A[i]=A[m];B[i]=B[m];C[i]=C[m];${known}[i]=${known}[m]}else i++}`
      : '';
    return (
      `${triedText(g, tried, mover, `${made}Try`)}\nfunction ${made}(c,n){const st=c.state;let W=st.words,m=0;for(let i=0;i<n;i++){let told=${Foretold.Allowed};` +
      `if(${kinds}[A[i]>>>16]===1){told=${Foretold.Unknown};switch(A[i]>>>16){${foretold}}if(told===${Foretold.Unknown}){told=${made}Try(c,i);W=st.words}}` +
      `if(told!==${Foretold.Refused}){A[m]=A[i];B[m]=B[i];C[m]=C[i];${noRepeat ? `${known}[m]=told;` : ''}m++}}` +
      // The last move takes the place of one that leads back, as where the rules list them.
      `${again}return m}`
    );
  });
  return `${name}(c,n)`;
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
