/** Choosing a move where moves have to be tried. */

import { Op, StateWords } from '@ludii/state/internal';
import type { Condition, Node, Rule } from '../nodes.js';
import { someNode } from '../scan.js';
import { lookCall, Unknown } from './ahead.js';
import { type Emission, emptyScope, type Kind, MostNoted } from './emission.js';
import { Foretold, foretoldCases } from './foretold.js';
import { NotEmittable } from './notEmittable.js';
import { drawnMoves } from './slots.js';
import { drawText, madeText, manyText, passedText, passText, restoreText } from './taking.js';
import { isLightText, keptSafeText, keptThreat, tryCall } from './tries.js';
import { beforeText, isPass } from './turn.js';
import { conditionText } from './values.js';

const at = StateWords;

/** So many moves are drawn and tried before all are listed. */
const Attempts = 6;

/** Notes moves before they are tried; draws them, each once, and makes them until one is allowed; passes if none is. */
export function triesText(g: Emission, rule: Rule, mover: number): string {
  const root = rule.k === 'afterwards' ? rule : undefined;
  const inner = root ? root.rule : rule;
  const passes = someNode(inner, isPassing);
  if (root && passes) throw new NotEmittable('A pass can not be tried out.');
  const looked = lookCall(g, inner, mover, true);
  const drawn = drawnMoves(g, inner, mover);
  const own = g.kinds.filter((kind) => kind.mover === mover && kind.by === mover);
  const scope = { ...emptyScope(mover), lastFrom: 'lastFrom(c)', lastTo: 'lastTo(c)' };
  const next = 'n--;A[k]=A[n];B[k]=B[n];C[k]=C[n]';
  const pick = `let k=${drawText('n')};ka=A[k];kb=B[k];kc=C[k];`;
  const nested = own.filter(({ trials }) => trials.length > 0);
  // What holds after moves of a kind alone, then what must hold after all.
  const ofKinds = nested.map(
    ({ number, trials }) =>
      `case ${number}:holds=${trials.map((test) => conditionText(g, test, scope)).join('&&')};break;`,
  );
  const ofAll = [
    root ? conditionText(g, root.test, scope) : '',
    g.game.noRepeat ? `(st.next=nx,!HOST.repeats(c))` : '',
  ].filter((text) => text !== '');
  const asked = `${ofKinds.length > 0 ? `switch(ka>>>16){${ofKinds.join('')}}` : ''}${ofAll.length > 0 ? `if(holds)holds=${ofAll.join('&&')};` : ''}`;
  // Passes are not tried, and where nothing must hold after all moves, most kinds are not.
  const mayFail = ofAll.length > 0 ? own.filter((kind) => !isPass(kind)) : nested;
  const untried = own.filter((kind) => !mayFail.includes(kind));
  const cases = foretoldCases(
    g,
    mayFail,
    ({ trials }) => (root ? [...trials, root.test] : trials),
    'kb&65535',
    (bare) => `if(told===${Foretold.Allowed})ka=ka&65535|${bare << 16};`,
  );
  const foretold =
    cases &&
    `let told=${Foretold.Unknown};switch(ka>>>16){${cases}}if(told===${Foretold.Refused}){${next};continue}if(told===${Foretold.Allowed}){made=2;break}`;
  const free =
    untried.length === 0
      ? ''
      : `if(${g.table(`untried ${g.number(rule)} ${mover}`, () => kindTable(untried))}[ka>>>16]===1){made=2;break}`;
  const list = `n=${looked};LK=${Unknown};W=st.words;`;
  // A few draws find a move most often; then all are listed.
  const begin = drawn
    ? `${drawn.before}const total=${drawn.count};let draws=total===0?0:${Attempts};n=1;LK=${Unknown};`
    : `${list}${manyText(g, rule)}${passText}`;
  const choose = drawn
    ? `let k=0;if(draws>0){draws--;${`k=${drawText('total')};`}const drawn=k;n=0;${drawn.note('drawn')}if(n===0){n=1;continue}ka=A[0];kb=B[0];kc=C[0];k=0;n=2}` +
      `else{if(draws===0){draws=-1;${list}if(n===0||n>${MostNoted})break}k=${drawText('n')};ka=A[k];kb=B[k];kc=C[k]}`
    : pick;
  const left = drawn ? manyText(g, rule) : '';
  const known = root ? keptSafeText(g, root.test, mover, 'kt') : '0';
  const safe = known === '0' ? '' : `const safe=${known};`;
  const kept = root && !g.game.noRepeat ? keptThreat(g, root.test, mover) : undefined;
  // See `staysSafe`.
  const safeAfter = kept === undefined ? '' : `sx=${kept};sk=ka>>>16;`;
  const light =
    root && !g.game.noRepeat ? lightlyText(g, root.test, mover, next, known === '0' ? '0' : 'safe', nested) : '';
  // A function of its own: see `takeFunction`.
  const tried = g.id('tried');
  g.functions.set(
    tried,
    `function ${tried}(c,st,ka,kb,kc,free){c.markReal();st.setStalemated(${mover},false);makeJ(c,ka>>>16,ka&65535,kb&65535,kb>>>16,kc);` +
      `const nx=st.next;if(nx===${mover})st.next=st.prev;let W=st.words,holds=true;${asked}st.next=nx;` +
      'if(holds&&free){c.commit();return 1}c.rollback();return holds?2:0}',
  );
  return (
    `${begin}` +
    `let made=0;${safe}const free=W[${at.DecidedWord}]===-1&&W[${at.PendingList + 1}]===0;while(n>0&&made===0){${choose}` +
    `${free}${foretold}${light}` +
    `made=${tried}(c,st,ka,kb,kc,free);W=st.words;if(made===0){${next}}}` +
    `${left}if(made===0){${passedText};}${safeAfter}${restoreText(g, rule)}` +
    `if(made===2){hint=-1;${beforeText(g, mover)}${madeText(g, mover, 'continue')}}else{LF=lastFrom(c);LT=lastTo(c)}`
  );
}

const isPassing = (node: Node): boolean => node.k === 'emit' && node.actions.some(({ op }) => op === Op.Pass);

/** A table that tells some kinds of moves from others. */
function kindTable(kinds: readonly Kind[]): Uint8Array {
  const table = new Uint8Array(Math.max(0, ...kinds.map(({ number }) => number)) + 1);
  for (const { number } of kinds) table[number] = 1;
  return table;
}

/** Tries a move without making it, where that is possible. */
function lightlyText(
  g: Emission,
  test: Condition,
  mover: number,
  next: string,
  safe: string,
  nested: readonly Kind[],
): string {
  const isLight = isLightText(g, test, 'k');
  if (isLight === 'false') return '';
  // Moves for which more must hold are made.
  const alone =
    nested.length === 0
      ? ''
      : `&&${g.table(`nested ${nested.map(({ number }) => number).join()}`, () => kindTable(nested))}[A[k]>>>16]!==1`;
  return `if(${isLight}${alone}){if(${tryCall(g, test, mover, 'k', safe)})made=2;else{${next}}continue}`;
}
