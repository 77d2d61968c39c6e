/** Looking at the moves of the next player before their turn, and what is kept of that. */

import { StateWords } from '@ludii/state/internal';
import type { Rule } from '../nodes.js';
import { someNode } from '../scan.js';
import { someFunction } from './asked.js';
import { type Emission, emptyScope, isTried, type Scope } from './emission.js';
import { movesText } from './rules.js';
import { noteSink } from './sinks.js';
import { drawsMoves, isDeep } from './slots.js';
import { putBack } from './taking.js';
import { conditionText } from './values.js';

const at = StateWords;

/** Not looked at yet. */
export const Unknown = 0x3fffffff;

/** Looked at, and there are some, but it was not noted which. */
const Some = -1;

/**
 * The call of the function that notes the moves of a rule down and returns their number; `untried` if they have yet to be
 * tried for what their kinds say.
 */
export function lookCall(g: Emission, rule: Rule, mover: number, untried = false): string {
  const made = g.function(`look ${g.number(rule)} ${mover} ${untried}`, 'look', (name) => {
    const scope = untried ? { ...emptyScope(mover), trials: [] } : emptyScope(mover);
    const text = movesText(g, rule, scope, noteSink);
    return `function ${name}(${g.given},LF,LT){${g.opening}let n=0;${text}return n}`;
  });
  return `${made}(${g.given},LF,LT)`;
}

/** Looks at the moves of the next player, as if it were their turn; tells how many there are. */
export function aheadText(g: Emission, movers: readonly number[]): string {
  const { players, phases, layout } = g.game;
  const everyone = (1 << (players + 1)) - 2;
  // While turns of several moves are tried, the moves that are noted must stay.
  const tried = phases.some((rule) => someNode(rule, ({ k }) => k === 'longest'));
  const looks = movers.map((mover) => {
    const ofPhases = phases.map((rule, phase) => {
      const only = phases.length > 1 ? `W[${layout.phase + mover}]===${phase}?` : '';
      // Where moves have to be tried out, the first that passes is enough; otherwise the list serves for the next turn.
      return `${only}${tried || isTried(rule) || isDeep(rule) ? `(${someFunction(g, rule, { ...emptyScope(mover), looking: true, keeps: true })}?1:0)` : aheadCall(g, rule, mover)}`;
    });
    return `x===${mover}?${phases.length > 1 ? `${ofPhases.join(':')}:0` : ofPhases[0]}:`;
  });
  if (g.alone) {
    return (
      `function nextIsStuck(W,LF,LT){if(W[${at.OverWord}]!==0||W[${at.ActiveWord}]===0)return((W[${at.StalematedWord}]>>>W[${at.NextWord}])&1)!==0?0:1;` +
      `const m=W[${at.MoverWord}],x=W[${at.NextWord}],p=W[${at.PrevWord}];W[${at.PrevWord}]=m;W[${at.MoverWord}]=x;W[${at.NextWord}]=following(W,x);` +
      `const n=${looks.join('')}0;W[${at.MoverWord}]=m;W[${at.NextWord}]=x;W[${at.PrevWord}]=p;setStalemated(W,x,n===0);return n}`
    );
  }
  // Closures are told that a look ahead is under way, and find the iterators as they were after it.
  const called = phases.some((rule) => g.calls(rule));
  const [begin, end] = called
    ? ['FLOW.lookingAhead=true;const old=[c.from,c.to,c.between,c.site];', `FLOW.lookingAhead=false;${putBack}`]
    : ['', ''];
  return (
    `function nextIsStuck(c,st,LF,LT){let W=st.words;if(W[${at.OverWord}]!==0||W[${at.ActiveWord}]===0)return st.isStalemated(st.next)?0:${Unknown};` +
    `const m=W[${at.MoverWord}],x=W[${at.NextWord}],p=W[${at.PrevWord}];W[${at.PrevWord}]=m;W[${at.MoverWord}]=x;` +
    `W[${at.NextWord}]=W[${at.ActiveWord}]===${everyone}?x%${players}+1:FOLLOWING(c,x);` +
    `let n=0;${begin}try{n=${looks.join('')}0}finally{${end}W=st.words;W[${at.MoverWord}]=m;W[${at.NextWord}]=x;W[${at.PrevWord}]=p}st.setStalemated(x,n===0);return n}`
  );
}

/** A rule of which the last part has numbered moves, drawn if the parts before have none. */
export interface DrawnLast {
  /** The parts before, and the last one. */
  readonly before: Rule;
  readonly last: Rule;
}

/** The parts of a rule that gives the moves of the first of some that has any; undefined if the last has no numbered moves. */
export function drawnLast(g: Emission, rule: Rule, mover: number): DrawnLast | undefined {
  if (rule.k === 'attach') {
    const inner = drawnLast(g, rule.rule, mover);
    if (!inner) return undefined;
    const { then } = rule;
    const last = g.made(`last of ${g.number(rule)}`, (): Rule => ({ k: 'attach', then, rule: inner.last }));
    return {
      before: g.made(`before of ${g.number(rule)}`, (): Rule => ({ k: 'attach', then, rule: inner.before })),
      last,
    };
  }
  if (rule.k !== 'first' || rule.rules.length < 2 || g.game.noRepeat) return undefined;
  const last = rule.rules.at(-1)!;
  // The longest turns may come first: they are found when the moves are listed.
  if (isTried(last) || someNode(rule, ({ k }) => k === 'afterwards')) return undefined;
  if (!drawsMoves(g, last, mover)) return undefined;
  return {
    before: g.made(`before of ${g.number(rule)}`, (): Rule => ({ ...rule, rules: rule.rules.slice(0, -1) })),
    last,
  };
}

/**
 * Notes the moves of the next player and counts them in n. Where they will be drawn it is enough that there are some: then
 * the function is left with `Some`.
 */
function aheadMovesText(g: Emission, rule: Rule, scope: Scope): string {
  const drawn = drawnLast(g, rule, scope.mover);
  if (drawn) {
    const { before, last } = drawn;
    return `${movesText(g, before, scope, noteSink)}if(n===0)return ${someFunction(g, last, scope)}?${Some}:0;`;
  }
  if (drawsMoves(g, rule, scope.mover)) return `return ${someFunction(g, rule, scope)}?${Some}:0;`;
  if (rule.k !== 'choose') return movesText(g, rule, scope, noteSink);
  const test = conditionText(g, rule.test, scope);
  const [yes, no] = [rule.yes, rule.no].map((each) => aheadMovesText(g, each, scope));
  return test === 'true' ? yes! : test === 'false' ? no! : `if(${test}){${yes}}${no && `else{${no}}`}`;
}

/** Whether some of the moves are drawn, perhaps where they come last. */
const drawsLast = (g: Emission, rule: Rule, mover: number): boolean =>
  rule.k === 'choose'
    ? drawsLast(g, rule.yes, mover) || drawsLast(g, rule.no, mover)
    : drawsMoves(g, rule, mover) || drawnLast(g, rule, mover) !== undefined;

/** The call of the function that looks at the moves of the next player and returns their number. */
const aheadCall = (g: Emission, rule: Rule, mover: number): string => {
  if (drawsMoves(g, rule, mover)) return `(${someFunction(g, rule, emptyScope(mover))}?${Some}:0)`;
  if (!drawsLast(g, rule, mover)) return lookCall(g, rule, mover);
  const made = g.function(`ahead ${g.number(rule)} ${mover}`, 'look', (name) => {
    const text = aheadMovesText(g, rule, emptyScope(mover));
    return `function ${name}(${g.given},LF,LT){${g.opening}let n=0;${text}return n}`;
  });
  return `${made}(${g.given},LF,LT)`;
};
