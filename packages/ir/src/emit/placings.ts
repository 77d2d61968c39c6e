/**
 * The text of random games in which every move puts a piece on an empty site and does nothing else. The empty sites are kept
 * in a list from which one is drawn, and what follows the placements tells when the end rules need not be asked. Up to there
 * the pieces are known to that list and to what follows them alone: they are written to the state all at once, before
 * somebody looks at it.
 */
import { StateWords } from '@ludii/state/internal';
import type { Rule } from '../nodes.js';
import { type Emission, emptyScope } from './emission.js';
import { makeName } from './make.js';
import { addOwned, addPiece, ownerOf, setEmpty } from './memory.js';
import { keyText } from './sinks.js';
import { afterText, passRule } from './turn.js';
import { conditionText } from './values.js';
import { type Followed, followedBy } from './watches.js';

const at = StateWords;

/** The text that clears what lasts for one move. */
const clearText = `if(W[${at.DecidedWord}]!==-1)W[${at.DecidedWord}]=-1;if(W[${at.PendingList + 1}]!==0){CLEAR(st);W=st.words}`;

/** The move of a placement, if a player can always make one. */
function alwaysPlaced(g: Emission, rule: Rule, mover: number): Extract<Rule, { k: 'emit' }> | undefined {
  if (rule.k === 'choose') {
    const always = rule.no.k === 'none' && conditionText(g, rule.test, emptyScope(mover)) === 'true';
    return always ? alwaysPlaced(g, rule.yes, mover) : undefined;
  }
  return rule.k === 'sites' && rule.rule.k === 'emit' ? rule.rule : undefined;
}

/** The player whose turn comes after that of `x`, where all are in the game. */
const nextOf = (players: number): string => (players === 1 ? '1' : players === 2 ? '3-x' : `x%${players}+1`);

/** The text that puts all empty sites into `E` and their number into n. */
function collectText({ game: { layout, type, sites } }: Emission, every: () => string): string {
  const first = layout.empty[type]!;
  const words = layout.emptyWords[type]!;
  const isEmpty = Array.from({ length: words }, (_, i) => {
    const left = sites - 32 * i;
    return `W[${first + i}]===${left >= 32 ? -1 : (1 << left) - 1}`;
  });
  const some = `n=0;for(let w=0;w<${words};w++)for(let v=W[${first}+w];v!==0;v&=v-1)E[n++]=(w<<5)+31-Math.clz32(v&-v);`;
  // To call the machine takes as long as to write so many words.
  const all = sites <= 32 ? `for(let i=0;i<${sites};i++)E[i]=i` : `E.set(${every()})`;
  return `if(${isEmpty.join('&&')}){n=${sites};${all}}else{${some}}`;
}

/** The text that writes the pieces on the sites E[z−1] … E[a], in this order, and notes them as moves. */
function writtenText(g: Emission, { watching }: Followed, kinds: readonly string[]): string {
  const { players, type } = g.game;
  if (g.records) {
    const cases = kinds.map((name, i) => `case ${i + 1}:${name}(c,st,S,W,M,s1,s1,0,0,-1);break;`);
    return (
      `let m=W[${at.MoverWord}];for(let i=z-1;i>=a;i--){const s1=E[i];switch(m){${cases.join('')}}` +
      `W=st.words;m=m%${players}+1}`
    );
  }
  const put = addPiece(g, type, 's1', 'w1', ownerOf(g, 'w1')) + setEmpty(g, type, 's1', false);
  return (
    `for(let i=z-1;i>=a;i--){const s1=E[i],w1=31-Math.clz32(${watching.memory}[s1]);${put}${addOwned(g, 'w1', type, 's1')}}` +
    `M.tellSome(z-a,x,E[a]);W[${at.TrialLengthWord}]=M.length;S.version++;`
  );
}

/** The function that writes what was placed, and all turns but the last, which is that of `x`. */
function writeText(g: Emission, followed: Followed, kinds: readonly string[]): string {
  const { players } = g.game;
  const name = g.id('write');
  const turns =
    players === 1
      ? `W[${at.SameTurnWord}]+=t;`
      : `W[${at.TurnWord}]+=t;W[${at.SameTurnWord}]=0;W[${at.PrevWord}]=(x+${players - 2})%${players}+1;` +
        `W[${at.MoverWord}]=x;W[${at.NextWord}]=${nextOf(players)};`;
  const before =
    clearText +
    // Who moves is not stuck.
    `if(W[${at.StalematedWord}]!==0)for(let i=z-a,m=W[${at.MoverWord}];i>0;i--){W[${at.StalematedWord}]&=~(1<<m);m=m%${players}+1}`;
  g.functions.set(
    name,
    `function ${name}(c,a,z,x){const st=c.state,S=st.store,M=c.trial.moves;let W=st.words;${before}${writtenText(g, followed, kinds)}` +
      `const t=z-a-1;if(t>0){W[${at.CounterWord}]+=t;W[${at.PassesWord}]=0;${players === 1 ? `W[${at.PrevWord}]=1;` : ''}${turns}}}`,
  );
  return name;
}

/** The text of a pass, for want of anything else to do. */
function passText(g: Emission, movers: readonly number[]): string {
  const cases = movers.map((mover) => {
    const number = g.kindOf(passRule, { chain: [], mover }, undefined);
    const kind = g.kinds.find((each) => each.number === number)!;
    return (
      `case ${mover}:{W[${at.StalematedWord}]|=${1 << mover};${clearText}${makeName(g, kind)}(c,st,S,W,M,0,0,0,0,-1);W=st.words;` +
      `${afterText(g, mover, { ends: '-1', passed: 'true' })}}break;`
    );
  });
  return `PS=1;LF=-1;LT=-1;switch(W[${at.MoverWord}]){${cases.join('\n')}default:HOST.pass(c);W=st.words}PS=0;`;
}

/**
 * What follows the opening of the function that plays games at random, up to its end; undefined if a game is not one of
 * followed placements. `draw` is the text of a random number below a limit.
 */
export function placingsText(g: Emission, draw: (limit: string) => string): string | undefined {
  const { game, isDirect } = g;
  const followed = isDirect ? followedBy(g) : undefined;
  if (!followed) return undefined;
  const { watching, pieces } = followed;
  const { players, swaps, sites } = game;
  const movers = Array.from({ length: players }, (_, i) => i + 1);
  const moves = movers.map((mover) => alwaysPlaced(g, game.phases[0]!, mover));
  if (moves.includes(undefined)) return undefined;
  const kinds = moves.map((move, i) => {
    // The kind of the move is that of its key.
    keyText(g, move!, { ...emptyScope(i + 1), registers: { to: 's1' } });
    return makeName(g, g.kinds.findLast((each) => each.mover === i + 1)!);
  });
  const write = writeText(g, followed, kinds);
  const every = (): string => g.table(`sites ${sites}`, () => Int32Array.from({ length: sites }, (_, site) => site));
  const placed = movers.map(
    (mover) =>
      `case ${mover}:{${watching.told(pieces[mover]!, 's1')}said=${watching.said(pieces[mover]!, 's1', mover, 'n===0')}}break;`,
  );
  const after = movers.map(
    (mover) => `case ${mover}:{${afterText(g, mover, { ends: 'said', passed: 'early' })}}break;`,
  );
  const ends = 'W=st.words;LF=lastFrom(c);LT=lastTo(c)';
  // A turn that is left to the rules may change anything: all is looked at again.
  const left = `played++;${ends};break`;
  const made = `(W[${at.TrialLengthWord}]-W[${at.StartMovesWord}])`;
  const swapTurn = `${made}===${players - 1}`;
  const swap = swaps
    ? `if(${swapTurn}){const all=n+HOST.swaps(c);let k=${draw('all')};if(k>=n){HOST.swap(c);${left}}}`
    : '';
  // On a full board everyone passes, and the board stays as it is.
  const full = `if(n===0){${swaps ? `if(${swapTurn}){HOST.turn(c,D);${left}}` : ''}${passText(g, movers)}played++;continue}`;
  // So many turns come one after the other at most before something else has to be looked at.
  const everyone = (1 << (players + 1)) - 2;
  const most = ['max-played', 'n', 'METER.left+1', `most-${made}`, `turns-W[${at.TurnWord}]+1`];
  if (swaps) most.push(`${made}<${players - 1}?${players - 1}-${made}:n`);
  const regular = `!early&&W[${at.ActiveWord}]===${everyone}&&W[${at.NextWord}]===${nextOf(players)}`;
  return (
    `while(played<max&&W[${at.OverWord}]===0){${collectText(g, every)}catchUp(W,n);` +
    // After a single move that was a pass the next one can count as everyone passing.
    `let early=W[${at.TrialLengthWord}]===1;` +
    `while(played<max&&W[${at.OverWord}]===0){${g.step(1)}${full}${swap}` +
    `let x=W[${at.MoverWord}];if(x<1||x>${players}){HOST.turn(c,D);${left}}` +
    `let todo=${regular}?Math.min(${most.join()})|0:1,said=0,s1=0;const z=n;` +
    `for(;;){let k=${draw('n')};s1=E[k];n--;E[k]=E[n];E[n]=s1;\nswitch(x){${placed.join('\n')}}\n` +
    `if(said!==0||--todo<=0)break;x=${nextOf(players)}}` +
    `played+=z-n;METER.left-=z-n-1;${write}(c,n,z,x);W=st.words;LF=s1;LT=s1;\n` +
    `switch(x){${after.join('\n')}}early=false}}`
  );
}
