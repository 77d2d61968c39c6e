/** The text of what comes after the actions of a move: the end rules, limits, phases, and the turn. */
import { Op, StateWords } from '@ludii/state/internal';
import type { Condition, EmitRule } from '../nodes.js';
import { shownText } from './dice.js';
import { type Emission, emptyScope, isNumber, type Kind, type PhaseChange, type Scope } from './emission.js';
import { setWord } from './memory.js';
import { conditionText, valueText } from './values.js';
import { followedBy } from './watches.js';

const at = StateWords;

/** Whether a move can be a pass. */
export const isPass = ({ rule }: Kind): boolean => rule.actions.some(({ op }) => op === Op.Pass);

/** The pass of a player who can do nothing else. */
export const passRule: EmitRule = {
  k: 'emit',
  from: { k: 'const', value: -1 },
  to: { k: 'const', value: -1 },
  between: 'none',
  effect: undefined,
  actions: [{ op: Op.Pass, decision: true, operands: [{ k: 'const', value: 1 }] }],
};

/** Whether a move does nothing but pass: what comes after it is as after any move. */
export const isBarePass = ({ rule, chain, uses }: Kind): boolean =>
  rule.actions.length > 0 &&
  rule.actions.every(({ op }) => op === Op.Pass) &&
  !rule.effect &&
  chain.length + uses.length === 0;

/** Whether the move that was made may have been a pass; PS tells. */
const mayHavePassed = ({ kinds, alone }: Emission, mover: number): boolean =>
  !alone && kinds.some((kind) => kind.mover === mover && isBarePass(kind));

/** When end rules are asked: those whose bits the first number has, and perhaps where everyone may have passed. */
export interface Said {
  readonly ends: string;
  readonly passed: string;
}

/** Asks end rules by closures if one of their conditions holds, or if everyone may have passed. */
function endText(
  g: Emission,
  conditions: readonly Condition[],
  phase: number,
  mover: number,
  said: Said | undefined,
  sure?: Scope['sure'],
): string {
  const scope: Scope = { ...emptyScope(mover), lastFrom: 'LF', lastTo: 'LT', keeps: true, sure };
  const texts = conditions.map((condition) => conditionText(g, condition, scope));
  const passed = said?.passed ?? `W[${at.TrialLengthWord}]<=2${mayHavePassed(g, mover) ? '||PS===1' : ''}`;
  const mayHold = (i: number): string => (said && said.ends !== '-1' ? `(${said.ends}&${1 << i})!==0&&` : '');
  const places = texts.flatMap((text, i) => (text === 'false' ? [] : [`${mayHold(i)}${text}?${i}:`])).join('');
  const last = g.game.passingEnds ? `${passed}?${conditions.length}:-1` : '-1';
  if (places === '' && last === '-1') return '';
  // Rules before the first that holds need not be asked once more: they would see what was noted by those behind them.
  const first = g.id('v');
  return `{const ${first}=${places}${last};if(${first}>=0){${g.shown(`END(c,${phase},${first});`)}W=st.words;KT=-1}}`;
}

/** Tells what follows placements of the last one, where moves can not be taken back. */
function toldText(g: Emission, mover: number): { readonly text: string; readonly said: Said } | undefined {
  const followed = g.isDirect ? followedBy(g) : undefined;
  if (!followed) return undefined;
  const { pieces, watching } = followed;
  const full = watching.asksFull ? conditionText(g, { k: 'full', type: g.game.type }, emptyScope(mover)) : 'false';
  return {
    text: `const fw=HOST.follows(c);let said=-1;if(fw!==0){if(fw===2)begin();said=told(LT,${pieces[mover]},${mover},${full})}`,
    said: { ends: 'said', passed: `W[${at.TrialLengthWord}]<=2` },
  };
}

/** Notes the sites of a turn that goes on, and forgets them with the turn. */
export function visitText(g: Emission, mover: number | string): string {
  const { offset, length } = g.game.layout.visited;
  if (length === 0) return '';
  const visit = (site: string): string => {
    const w = g.id('w');
    return `if(${site}>=0&&${site}<${32 * length}){const ${w}=${offset}+(${site}>>5);${setWord(g, w, `W[${w}]|(1<<(${site}&31))`)}}`;
  };
  const clear = Array.from({ length }, (_, i) => setWord(g, offset + i, 0)).join('');
  return `if(W[${at.NextWord}]!==${mover}){${clear}}else{${visit('LF')}${visit('LT')}}`;
}

/** The text that takes every player on whose phase has a rule that applies now. */
export function phasesText(g: Emission, mover: number): string {
  const { players, phases, changes, layout } = g.game;
  if (!changes) return g.needs('A change of phases', `${g.shown('PHASES(c);')}W=st.words;`);
  const word = (player: string | number): string => `W[${layout.phase}+${player}]`;
  const scope: Scope = emptyScope(mover);
  const change = (player: number, { who, test, phase }: PhaseChange): string => {
    const meant = valueText(g, who, scope);
    const holds = conditionText(g, test, scope);
    const everyone = String(players + 1);
    const concerns =
      meant === everyone || meant === String(player)
        ? 'true'
        : isNumber(meant)
          ? 'false'
          : `(x===${everyone}||x===${player})`;
    if (concerns === 'false' || holds === 'false') return '';
    // Without a name the phase of the mover is read while it may already have changed.
    const current =
      meant === everyone ? word(mover) : isNumber(meant) ? word(meant) : word(`(x===${everyone}?${mover}:x)`);
    const next = phase === undefined ? `(${current}+1)%${phases.length}` : String(phase);
    const known = isNumber(meant) ? '' : `const x=${meant};`;
    const asked = [concerns, holds].filter((part) => part !== 'true').join('&&') || 'true';
    return `{${known}if(${asked}){${setWord(g, `${layout.phase + player}`, next)}break}}`;
  };
  const cases = (player: number): string =>
    changes
      .map((rules, phase) => ({ phase, text: rules.map((rule) => change(player, rule)).join('') }))
      .filter(({ text }) => text !== '')
      .map(({ phase, text }) => `case ${phase}:${text}break;`)
      .join('');
  return Array.from({ length: players }, (_, i) => i + 1)
    .map((player) => ({ player, text: cases(player) }))
    .filter(({ text }) => text !== '')
    .map(({ player, text }) => `switch(${word(player)}){${text}}`)
    .join('');
}

/**
 * The text after a move of a mover that is no pass. Variables: c, st, S, W, LF, LT. The end rules are asked if one of their
 * conditions holds; what was said of the move tells whether that can be.
 */
export function afterText(g: Emission, mover: number, given?: Said, sure?: Scope['sure']): string {
  const { players, phaseEnds, end, changesPhases, layout } = g.game;
  const everyone = (1 << (players + 1)) - 2;
  const phase = layout.phase + mover;
  const told = given ? undefined : toldText(g, mover);
  const said = given ?? told?.said;
  const ends = phaseEnds.map((conditions, i) => (conditions ? endText(g, conditions, i, mover, undefined, sure) : ''));
  const ofPhases =
    ends.every((text) => text === '') || ends.length === 0
      ? ''
      : `switch(W[${phase}]){${ends.map((text, i) => (text ? `case ${i}:${text}break;` : '')).join('')}}`;
  const ofGame = end ? `${told?.text ?? ''}${endText(g, end, -1, mover, said, sure)}` : '';
  const long = `if(W[${at.ActiveWord}]!==0&&(W[${at.TurnWord}]>=turns||W[${at.TrialLengthWord}]-W[${at.StartMovesWord}]>=most)){FLOW.stopIfLong(c);W=st.words}`;
  return (
    `${g.alone ? '' : 'KT=-1;'}${ofPhases}${ofPhases && ofGame ? `if(W[${at.OverWord}]===0){${ofGame}}` : ofGame}${long}` +
    (changesPhases ? `if(W[${at.ActiveWord}]!==0){${phasesText(g, mover)}}` : '') +
    setWord(g, at.CounterWord, `W[${at.CounterWord}]+1`) +
    (layout.hashing ? `if(W[${at.ActiveWord}]===0){${setWord(g, at.PrevWord, mover)}}REMEMBER(c);W=st.words;` : '') +
    setWord(g, at.PrevWord, mover) +
    `if(W[${at.ActiveWord}]!==0){${visitText(g, mover)}const x=W[${at.NextWord}];${setWord(g, at.MoverWord, 'x')}` +
    `if(x===${mover}){${setWord(g, at.SameTurnWord, `W[${at.SameTurnWord}]+1`)}}` +
    `else{${setWord(g, at.SameTurnWord, 0)}${setWord(g, at.TurnWord, `W[${at.TurnWord}]+1`)}}` +
    `const y=W[${at.ActiveWord}]===${everyone}?${players === 2 ? '3-x' : `x%${players}+1`}:FOLLOWING(c,x);${setWord(g, at.NextWord, 'y')}${setWord(g, at.PassesWord, mayHavePassed(g, mover) ? `PS===1?W[${at.PassesWord}]+1:0` : 0)}}` +
    shownText(g)
  );
}

/** The text of what comes before the actions of a move. */
export function beforeText(g: Emission, mover: number): string {
  return (
    `if((W[${at.StalematedWord}]>>>${mover})&1){${setWord(g, at.StalematedWord, `W[${at.StalematedWord}]&~${1 << mover}`)}}` +
    `if(W[${at.DecidedWord}]!==-1){${setWord(g, at.DecidedWord, -1)}}if(W[${at.PendingList + 1}]!==0){CLEAR(st);W=st.words}`
  );
}
