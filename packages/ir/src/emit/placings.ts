/**
 * The text of random games in which every move puts a piece on an empty site and does nothing else. The empty sites are kept
 * in a list from which one is drawn, and what follows the placements tells when the end rules need not be asked.
 */
import { StateWords } from '@ludii/state/internal';
import type { Rule } from '../nodes.js';
import { placementOf } from '../placement.js';
import { type Emission, emptyScope } from './emission.js';
import { makeName } from './make.js';
import { readDatum } from './memory.js';
import { keyText } from './rules.js';
import { afterText, beforeText } from './turn.js';
import { conditionText } from './values.js';

const at = StateWords;

/** The move of a placement, if a player can always make one. */
function alwaysPlaced(g: Emission, rule: Rule, mover: number): Extract<Rule, { k: 'emit' }> | undefined {
  if (rule.k === 'choose') {
    const always = rule.no.k === 'none' && conditionText(g, rule.test, emptyScope(mover)) === 'true';
    return always ? alwaysPlaced(g, rule.yes, mover) : undefined;
  }
  return rule.k === 'sites' && rule.rule.k === 'emit' ? rule.rule : undefined;
}

/** The turn of a mover who has drawn the empty site `s1`; undefined if they may have nothing to place. */
function turnText(g: Emission, rule: Rule, mover: number): string | undefined {
  const move = alwaysPlaced(g, rule, mover);
  if (!move) return undefined;
  const scope = { ...emptyScope(mover), registers: { to: 's1' } };
  // The kind of the move is that of its key.
  keyText(g, move, scope);
  const kind = g.kinds.findLast((each) => each.mover === mover)!;
  const made = `${makeName(g, kind)}(c,st,S,W,M,s1,s1,0,0,-1);W=st.words;LF=s1;LT=s1;`;
  const what = readDatum(g, 'what', g.game.type, 's1');
  return `${beforeText(g, mover)}${made}const w1=${what};P[s1]=w1;${afterText(g, mover, 'V.placed(c,P,s1,w1)||played===early')}`;
}

/**
 * What follows the opening of the function that plays games at random, up to its end; undefined if a game is not one of
 * followed placements. `draw` is the text of a random number below a limit.
 */
export function placingsText(g: Emission, draw: (limit: string) => string): string | undefined {
  const { game, isDirect } = g;
  const [rule, ...others] = game.phases;
  const placement = rule && placementOf(rule);
  if (!game.followed || !isDirect || others.length > 0 || placement?.type !== game.type) return undefined;
  const turns = Array.from({ length: game.players }, (_, i) => turnText(g, rule!, i + 1));
  if (turns.includes(undefined)) return undefined;
  const { empty, emptyWords } = game.layout;
  const collect =
    `n=0;for(let w=0;w<${emptyWords[game.type]};w++)for(let v=W[${empty[game.type]}+w];v!==0;v&=v-1)` +
    'E[n++]=(w<<5)+31-Math.clz32(v&-v);';
  const cases = turns.map((text, i) => `case ${i + 1}:{${text}}break;`).join('\n');
  // A turn that is left to the rules may change anything: all is looked at again.
  const left = 'W=st.words;LF=lastFrom(c);LT=lastTo(c);break';
  const swapTurn = `W[${at.TrialLengthWord}]-W[${at.StartMovesWord}]===${game.players - 1}`;
  const swap = game.swaps
    ? `if(${swapTurn}){const all=n+HOST.swaps(c);k=${draw('all')};if(k>=n){HOST.swap(c,k-n);${left}}}else `
    : '';
  // On a full board everyone passes, and the board stays as it is.
  const full = `if(n===0){${game.swaps ? `if(${swapTurn}){HOST.turn(c,D);${left}}` : ''}HOST.pass(c);W=st.words;LF=lastFrom(c);LT=lastTo(c);continue}`;
  // After a single move that was a pass the next one can count as everyone passing.
  return (
    `while(played<max&&W[${at.OverWord}]===0){${collect}const F=HOST.follow(c,n),P=F.pieces,V=F.watch,early=W[${at.TrialLengthWord}]===1?played+1:-1;` +
    `while(played<max&&W[${at.OverWord}]===0){played++;${g.step(1)}${full}` +
    `let k=0;${swap}{k=${draw('n')}}const s1=E[k];n--;E[k]=E[n];\nswitch(W[${at.MoverWord}]){${cases}\ndefault:HOST.turn(c,D);${left}}}}`
  );
}
