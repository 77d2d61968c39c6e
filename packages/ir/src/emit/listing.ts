/**
 * The list of legal moves by keys, the words of moves that are listed, and applying a move by its key. The words of most
 * moves follow from their keys alone: then they are written when somebody asks for them. Words that no text here can write
 * are written by the rules; who only counts moves and makes one needs none.
 */
import { MoveHeader, MoveWord, Op, StateWords } from '@ludii/state/internal';
import { tellsMover } from '../interpret/write.js';
import { leftHere } from '../leaving.js';
import type { EmitRule, Rule } from '../nodes.js';
import { actionText, closeText, headerText, marksOf, openText, operandTexts } from './actions.js';
import { type ThrowAside, throwAside } from './dice.js';
import { type Emission, emptyScope, isSite, type Kind, looks, MostNoted, type Scope } from './emission.js';
import { keptPlacements } from './keptPlacements.js';
import { capturedRegisters, lineText, modeLetter } from './make.js';
import { actionWord } from './memory.js';
import { NotEmittable } from './notEmittable.js';
import { performedText } from './perform.js';
import { plainMove } from './rules.js';
import { emptyMoves } from './slots.js';
import { conditionText, refuseToLeave, valueText } from './values.js';

const at = StateWords;

/** The text that writes an inner move as an action of the open one. `body` writes its actions. */
const nestedText = (g: Emission, header: (place: string) => string, decides: boolean, body: string): string => {
  const [a, n] = [g.id('a'), g.id('n')];
  const word = actionWord(Op.NestedMove, decides, 0);
  return (
    `{const ${a}=q,${n}=na;na=0;q+=${MoveHeader + 1};${header(`${a}+1`)}${body}` +
    `T[${a}]=${word}+((q-${a}-1)<<12);T[${a}+1]=q-${a}-1;T[${a}+${1 + 11}]=na;na=${n}+1}`
  );
};

/** The actions of a move, which decide nothing if they are those of an effect. */
const actionsText = (g: Emission, { actions }: EmitRule, scope: Scope, decides: boolean): string =>
  actions
    .map((action) => actionText(g, decides ? action : { ...action, decision: false }, operandTexts(g, action, scope)))
    .join('');

/** The third word of a key tells a place on a line, and above it what was found to hold when the move was noted. */
const FirstMark = 24;
const MostMarks = 6;
/** The third word without what was found to hold. */
const lineMask = (1 << FirstMark) - 1;

/** What a condition of an effect says: noted with the key, in `k0`, where the position has to be looked at. */
function markedText(test: string, marks: string[]): string {
  if (!looks(test) || marks.length === MostMarks) return test;
  return `((k0>>>${FirstMark + marks.push(test) - 1})&1)!==0`;
}

/** The text that writes the only move of an effect, if it has one, and counts it in ne. */
function effectText(g: Emission, rule: Rule, scope: Scope, marks: string[]): string {
  switch (rule.k) {
    case 'none':
      return '';
    case 'choose': {
      const test = conditionText(g, rule.test, scope);
      if (test === 'true') return effectText(g, rule.yes, scope, marks);
      if (test === 'false') return effectText(g, rule.no, scope, marks);
      const holds = markedText(test, marks);
      const no = effectText(g, rule.no, scope, marks);
      return `if(${holds}){${effectText(g, rule.yes, scope, marks)}}${no && `else{${no}}`}`;
    }
    case 'at': {
      refuseToLeave(g, leftHere(rule), scope, rule);
      const site = valueText(g, rule.site, scope);
      const name = isSite(site) ? site : g.id(rule.limit <= g.game.sites ? 's' : 'u');
      // A site that is worked out on the way is not known when the move is noted.
      const known = name === site ? marks : new Array<string>(MostMarks);
      const registers = Object.fromEntries(rule.registers.map((register) => [register, name]));
      const inner = effectText(g, rule.rule, { ...scope, registers: { ...scope.registers, ...registers } }, known);
      return name === site ? inner : `{const ${name}=${site};if(${name}>=0&&${name}<${rule.limit}){${inner}}}`;
    }
    case 'attach':
      return effectText(g, rule.rule, { ...scope, chain: [rule.then, ...scope.chain] }, marks);
    case 'emit': {
      plainMove(rule);
      if (rule.effect || rule.between !== 'none') throw new NotEmittable('An effect with effects can not be listed.');
      const then = g.game.consequences.list(scope.chain.map(({ id }) => id));
      const [from, to] = [valueText(g, rule.from, scope), valueText(g, rule.to, scope)];
      const mover = tellsMover(rule) ? scope.mover : 0;
      const header = (place: string): string => headerText(place, mover, from, to, '0', then, marksOf(g, rule, scope));
      return `ne++;${nestedText(g, header, false, actionsText(g, rule, scope, false))}`;
    }
    default:
      throw new NotEmittable('An effect of several moves can not be listed.');
  }
}

/** The text that writes a listed move of a kind; `marks` gets the conditions that its key has to tell. */
function writeText(g: Emission, kind: Kind, marks: string[], dice: ThrowAside | undefined): string {
  const { rule, chain, mover, number } = kind;
  if (kind.turnsOut) {
    if (dice) throw new NotEmittable('Turns of several moves can not be listed after a throw of dice.');
    return `c.mark();makeJ(c,${number},f0,t0,b0,e0);M.copyTape(c.trial.moves.tape,c.trial.lastStart());c.rollback();`;
  }
  if (rule.appended) throw new NotEmittable('A move of several can not be listed.');
  const registers = capturedRegisters(kind);
  const from = rule.from.k === 'const' ? String(rule.from.value) : kind.ends.from;
  const to = rule.to.k === 'const' ? String(rule.to.value) : kind.ends.to;
  const scope: Scope = { ...emptyScope(mover), registers, lastFrom: 'lastFrom(c)', lastTo: 'lastTo(c)' };
  const betweens = rule.between === 'none' ? '0' : rule.between === 'site' ? '1' : 'b0-1';
  const then = g.game.consequences.list(chain.map(({ id }) => id));
  const told = marksOf(g, rule, scope);
  const [low, high] = told.levels ?? [];
  let text = openText(g, mover, from, to, betweens, then, rule.effect ? { ...told, levels: undefined } : told);
  if (rule.between === 'site') text += 'T[q++]=b0;';
  if (rule.between === 'line') text += lineText(g, kind);
  if (dice) text += dice.written();
  const uses = kind.uses.map((use) => performedText(g, use, scope));
  const names = uses.flatMap((each) => each.names);
  if (names.length > 0) text += `let ${names.map((name) => `${name}=0`).join()};`;
  text += uses.map(({ before }) => before).join('');
  const actions = actionsText(g, rule, scope, true);
  if (rule.effect) {
    const decides = rule.actions.some(({ decision }) => decision);
    const header = (place: string): string => headerText(place, 0, from, to, '0', 0, { levels: told.levels });
    const nested = nestedText(g, header, decides, actions);
    // A move around its effects tells no levels of its own.
    const levels = low === undefined ? '' : `T[p+${MoveWord.LevelMin}]=${low};T[p+${MoveWord.LevelMax}]=${high};`;
    text += `let ne=0;${effectText(g, rule.effect, { ...scope, chain: [] }, marks)}if(ne>0)${nested}else{${levels}${actions}}`;
  } else text += actions;
  text += uses.map(({ after }) => after).join('');
  return text + closeText(g, mover, from, to);
}

/** Notes with the key of move i what holds of it. */
const marksText = ({ ends }: Kind, marks: readonly string[]): string =>
  `const ${ends.from}=A[i]&65535,${ends.to}=B[i]&65535,b0=B[i]>>>16,e0=C[i]&${lineMask};C[i]=e0${marks.map((test, j) => `|((${test})?${1 << (FirstMark + j)}:0)`).join('')};`;

/** The texts that write the moves of a list. */
interface Writers {
  /** The function `write` and what it needs. */
  readonly text: string;
  /** Notes with the keys of n moves what holds of them, where their words depend on it. */
  readonly mark: string;
  /** Whether the words follow from the keys alone, so that they can be written when the position is gone. */
  readonly late: boolean;
}

/** The words of moves that no text can write: the rules list them once more. */
const byRules: Writers = { text: 'function write(M,keys,n){HOST.list(CW,M)}', mark: '', late: false };

function writersText(g: Emission, dice: ThrowAside | undefined): Writers {
  const writers: string[] = [];
  const marked: string[] = [];
  try {
    for (let k = 0; k < g.kinds.length; k++) {
      const kind = g.kinds[k]!;
      if (kind.by !== kind.mover) continue;
      const marks: string[] = [];
      writers.push(
        `function write${kind.number}(M,${kind.ends.from},${kind.ends.to},b0,k0,c,W,pr){const e0=k0&${lineMask};${writeText(g, kind, marks, dice)}}`,
      );
      if (marks.length > 0) marked.push(`case ${kind.number}:{${marksText(kind, marks)}break}`);
    }
  } catch (error) {
    // To ask the rules for moves once more would throw dice once more.
    if (error instanceof NotEmittable && !dice) return byRules;
    throw error;
  }
  const cases = g.kinds
    .filter(({ by, mover }) => by === mover)
    .map(
      ({ number }) =>
        `case ${number}:write${number}(M,keys[k]&65535,keys[k+1]&65535,keys[k+1]>>>16,keys[k+2],c,W,pr);break;`,
    );
  return {
    text: `${writers.join('\n')}\nfunction write(M,keys,n,pr){const c=CW,W=c===undefined?undefined:c.state.words;for(let i=0,k=0;i<n;i++,k+=3){switch(keys[k]>>>16){${cases.join('')}}}}`,
    mark: marked.length > 0 ? `for(let i=0;i<n;i++)switch(A[i]>>>16){${marked.join('')}}` : '',
    late: !writers.some((text) => looks(text.slice(text.indexOf('{')))),
  };
}

/** Reads the ends of the last move for whatever asks for them while moves are listed. */
const lastEnds = 'const LF=lastFrom(c),LT=lastTo(c);';

/** The texts of lists without the ends of the last move, where none of some functions that they call asks for them. */
export function withoutIdleEnds(lists: string, functions: Iterable<string>): string {
  const asks = (text: string): boolean => /\bL[FT]\b/.test(text.replaceAll('LF,LT', ''));
  if ([lists.replaceAll(lastEnds, ''), ...functions].some(asks)) return lists;
  return lists.replaceAll(lastEnds, 'const LF=-1,LT=-1;');
}

/** The texts that list moves: `list` notes them, `write` writes them. `looked` notes the moves of a mover and counts them in n. */
export function listText(
  g: Emission,
  movers: readonly number[],
  looked: (mover: number, dice: ThrowAside | undefined) => string,
): string {
  const { mode } = g;
  g.mode = 'listed';
  const dice = throwAside(g);
  const lists = movers.map((mover) => `case ${mover}:${looked(mover, dice)}break;`);
  const { text: writers, mark, late } = writersText(g, dice);
  g.mode = mode;
  const restores = g.game.phases.some((rule) => g.calls(rule));
  const save = restores ? 'const old=[c.from,c.to,c.between,c.site];' : '';
  const restore = restores ? 'c.from=old[0];c.to=old[1];c.between=old[2];c.site=old[3];' : '';
  const open = `QN=0;NC=0;KT=-1;NB=${MostNoted};${lastEnds}${save}`;
  const live = movers.map((mover) => liveText(g, mover));
  const keeps = live.some(({ keep }) => keep !== '');
  const note =
    `${mark && open}${mark}${mark && restore}` +
    `if(n>0){out.note(n,A,B,C,write${dice ? ',pr' : ''});${late ? '' : 'CW=c;void out.tape;CW=undefined;'}}`;
  const settled = dice ? `const pr=out.prior;${mark || !late ? dice.after(note) : note}` : note;
  const found = `switch(W[${at.MoverWord}]){${lists.join('')}default:n=-1}`;
  // Without moves that are noted, chance must be as before: the rules draw it again.
  const many = dice ? 'c.rng.setState(high,low);' : '';
  return (
    `${writers}\nlet CW,RV=0,HN=0,HV=0;\n` +
    // Moves that were counted are there for as long as nobody else needs the memory and the position stays as it is.
    `const isHeld=(c)=>HELD(c)&&HV===c.state.store.version;\n` +
    // Moves that were found stay where they are until the position changes or somebody looks at them.
    `function settle(c,out,n){const st=c.state;let W=st.words;${settled}}\n` +
    `function lookAll(c){const st=c.state;let W=st.words;${open}let n=0;KL=KS===st.store&&KW===st.store.version?KV:-1;${dice ? `RV=0;${dice.aside(found)}` : found}KL=-1;${restore}return n}\n` +
    `${keeps ? keptText(live) : ''}` +
    `const NOTED={pick(c,i,P){P[0]=A[i];P[1]=B[i];P[2]=C[i]},play(c,i,pr,forgets){apply(c,A[i],B[i],C[i],pr,forgets)},settle(c,out){settle(c,out,out.length)}};\n` +
    `const LIVE={pick(c,i,P){const W=c.state.words,k=i;switch(W[${at.MoverWord}]){${live.map(({ pick }) => pick).join('')}}},play(c,i,pr,forgets){const W=c.state.words,k=i;switch(W[${at.MoverWord}]){${live.map(({ play }) => play).join('')}}},settle(c,out){FREE();settle(c,out,lookAll(c))}};\n` +
    `const COUNTED=${keeps ? 'undefined' : countedText(live)};\n` +
    `function list(c,out){const W=c.state.words;switch(W[${at.MoverWord}]){${live.map(({ list }) => list).join('')}}const held=isHeld(c);FREE();` +
    `${dice ? 'const {high,low}=c.rng;' : ''}const n=held?HN:lookAll(c);if(n>${MostNoted}){${many}return -1}if(n>0)out.find(n,NOTED,c,true${dice ? ',RV' : ''});return n}`
  );
}

/** The texts for a mover whose moves are counted without being noted: one is told or made by its number. */
interface LiveText {
  /** Whoever has a move for every empty site: what tells them does not change with other lists. */
  readonly pick: string;
  readonly play: string;
  /** The same without a list: how many there are, and the text that makes one. */
  readonly count: string;
  readonly make: string;
  /** Whoever has one for the sites of a set that is kept until the next list. */
  readonly keep: string;
  readonly playKept: string;
  readonly fill: string;
  /** The text that finds out how many moves there are and gives them to the list. */
  readonly list: string;
}

const noLive: LiveText = { pick: '', play: '', count: '', make: '', keep: '', playKept: '', fill: '', list: '' };

function liveText(g: Emission, mover: number): LiveText {
  const [rule, ...others] = g.game.phases;
  if (!rule || others.length > 0) return noLive;
  const moves = g.game.noRepeat ? undefined : emptyMoves(g, rule, emptyScope(mover));
  if (moves) {
    const { site, key, count } = moves;
    return {
      ...noLive,
      pick: `case ${mover}:{${site}P[0]=${key[0]};P[1]=${key[1]};P[2]=0;break}`,
      play: `case ${mover}:{${site}apply(c,${key[0]},${key[1]},0,pr,forgets);break}`,
      list: `case ${mover}:{const n=${count};if(n>0)out.find(n,LIVE,c,false);return n}`,
      count: `case ${mover}:return ${count};`,
      make: `case ${mover}:{FREE();${site}apply(c,${key[0]},${key[1]},0,0,true);return}`,
    };
  }
  const kept = keptPlacements(g, rule, mover);
  if (!kept) return noLive;
  const { count, site, key, bare, isBare, pass, all, allowed } = kept;
  const played = `apply(c,${key[0]},${key[1]},0,pr,forgets);`;
  // What surely finds nothing need not be looked for.
  const placed = bare ? `if(${isBare})apply(c,${bare[0]},${bare[1]},0,pr,forgets);else ${played}` : played;
  const told = (placed: string, passed: string): string =>
    pass === undefined ? `{${site}${placed}}` : `if(k<KN){${site}${placed}}else{${passed}}`;
  return {
    ...noLive,
    keep: `case ${mover}:${told(`P[0]=${key[0]};P[1]=${key[1]};`, `P[0]=${pass};P[1]=0;`)}P[2]=0;break;`,
    playKept: `case ${mover}:${told(placed, `apply(c,${pass},0,0,pr,forgets);`)}break;`,
    fill: `case ${mover}:${all}break;`,
    list: `case ${mover}:{FREE();KR=0;KN=${count};let n=KN${pass === undefined ? '' : '+1'};if(KR>0){n=0;${allowed}if(n>0)out.find(n,NOTED,c,true)}else if(n>0)out.find(n,KEPT,c,true);return n}`,
  };
}

/**
 * What plays by numbers without a list: the moves are where they were found, or are found again. Sets that are kept until the next list
 * need that list.
 */
function countedText(live: readonly LiveText[]): string {
  const mover = `const W=c.state.words,k=i;switch(W[${at.MoverWord}])`;
  return (
    `{count(c){const W=c.state.words;switch(W[${at.MoverWord}]){${live.map(({ count }) => count).join('')}}return 0},` +
    `look(c){FREE();HN=lookAll(c);HV=c.state.store.version;HOLD(c);return HN>0&&HN<=${MostNoted}?HN:0},` +
    `play(c,i){${mover}{${live.map(({ make }) => make).join('')}}if(!isHeld(c)){FREE();lookAll(c)}c.rest();const a=A[i],b=B[i],e=C[i];FREE();apply(c,a,b,e,0,true)}}`
  );
}

/** The text that tells and makes moves of sets that are kept: KN of the moves are placements. */
function keptText(live: readonly LiveText[]): string {
  const mover = `switch(c.state.words[${at.MoverWord}])`;
  const of = (part: 'keep' | 'playKept' | 'fill'): string => `${mover}{${live.map((each) => each[part]).join('')}}`;
  return (
    `let KN=0,KR=0;const KEPT={pick(c,i,P){const k=i;${of('keep')}},play(c,i,pr,forgets){const k=i;${of('playKept')}},` +
    `settle(c,out){let n=0;${of('fill')}settle(c,out,n)}};\n`
  );
}

/** The function that applies a move by its key: the texts of the turn of each mover follow. */
export function applyText(g: Emission, turns: readonly string[], listed: boolean): string {
  const { players } = g.game;
  const thrown = listed ? (throwAside(g)?.done() ?? '') : '';
  const cases = turns.map((text, i) => `case ${i + 1}:{${text}}break;`).join('\n');
  return (
    `function apply${modeLetter(g)}(c,ka,kb,k,pr){const kc=k&${lineMask}, st=c.state,S=st.store,M=c.trial.moves,hint=-1;let W=st.words,LF=0,LT=0;QN=0;NB=${MostNoted};` +
    `const turns=FLOW.limits.turns*${players},most=FLOW.limits.moves;${thrown}\nswitch(W[${at.MoverWord}]){${cases}}\nS.version++;c.trial.legal=undefined}`
  );
}
