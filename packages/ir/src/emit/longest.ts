/**
 * The text of moves that begin the longest turns. Each is made, and so are all that can follow in the same turn; then
 * everything is taken back. Moves are noted behind those of the positions before.
 */
import { Op, StateWords } from '@ludii/state/internal';
import { mayHoldWith } from '../masks.js';
import type { Node, RegisterName, Rule, Value } from '../nodes.js';
import { partsOf, someNode } from '../scan.js';
import { type Emission, emptyScope, MostNoted, type Scope } from './emission.js';
import { NotEmittable } from './notEmittable.js';
import { movesText } from './rules.js';
import { anySink, noteSink, type Sink } from './sinks.js';
import { afterText, beforeText } from './turn.js';

const at = StateWords;

/** The moves of a rule that begin the longest turns. */
export function longestText(g: Emission, rule: Rule, scope: Scope, sink: Sink): string {
  const inner: Scope = { ...scope, turnsOut: true };
  if (scope.anyLength || sink === anySink) return movesText(g, rule, inner, sink);
  if (sink !== noteSink) throw new NotEmittable('This question can not be asked of the longest turns.');
  checkGame(g, rule, scope);
  const [first, i, k, most] = [g.id('n'), g.id('i'), g.id('k'), g.id('m')];
  const lengths = g.table('lengths of turns', () => new Int32Array(2 * MostNoted));
  const noted = movesText(g, rule, inner, sink);
  return (
    `{const ${first}=n;${noted}if(n-${first}>1&&n<=${MostNoted}){let ${most}=0,${k}=${first};` +
    `for(let ${i}=${first};${i}<n;${i}++){const l=${turnFunction(g, scope.mover)}(c,${i},n);${lengths}[${i}]=l;if(l>${most})${most}=l}` +
    `for(let ${i}=${first};${i}<n;${i}++)if(${lengths}[${i}]===${most}){A[${k}]=A[${i}];B[${k}]=B[${i}];C[${k}]=C[${i}];${k}++}n=${k};W=c.state.words}}`
  );
}

function checkGame(g: Emission, rule: Rule, { chain, mover }: Scope): void {
  const passes = (rule: Rule): boolean =>
    someNode(rule, (node) => node.k === 'emit' && node.actions.some(({ op }) => op === Op.Pass));
  if (g.alone || g.game.swaps || chain.length > 0 || g.game.phases.some(passes) || mayTakeOwn(g, rule, mover)) {
    throw new NotEmittable('The longest turns of this game are found by the engine only.');
  }
}

/**
 * Whether a capture that waits may be one of a piece of the mover. Captures stand in front of a move that is listed as it
 * turns out, and a program makes them behind it: then the pieces of the mover would be visited in another order.
 */
function mayTakeOwn(
  g: Emission,
  node: Node,
  mover: number,
  mayBeOwn = true,
  between: readonly RegisterName[] = ['between'],
): boolean {
  const { owners, type } = g.game;
  const isBetween = (site: Value | undefined): boolean => site?.k === 'register' && between.includes(site.name);
  const waiting = node.k === 'emit' ? node.actions.filter(({ op }) => op === Op.RemoveLater) : [];
  if (waiting.some(({ operands: [, site] }) => mayBeOwn || !isBetween(site))) return true;
  const own = owners.flatMap((owner, piece) => (owner === mover ? [piece] : []));
  const isOver =
    node.k === 'hops' || node.k === 'jumps'
      ? own.some((piece) => mayHoldWith({ type, owners, mover }, node.over, 'between', piece))
      : mayBeOwn;
  // Other iterators may stand at the same site.
  const names = node.k === 'at' && isBetween(node.site) ? [...between, ...node.registers] : between;
  return partsOf(node, true).some((part) => mayTakeOwn(g, part, mover, isOver, names));
}

/** The function that tells the length of the longest turn that begins with noted move `i`; others are noted from `n` on. */
function turnFunction(g: Emission, mover: number): string {
  return g.function(`turn ${mover}`, 'turnLength', (name) => {
    const goesOn = goesOnFunction(g, mover);
    const longest = longestFunction(g, mover);
    return (
      `function ${name}(c,i,n){const from=c.from,to=c.to,site=c.site,level=c.level;c.mark();` +
      `const length=${goesOn}(c,A[i],B[i],C[i])?1+${longest}(c,n):1;` +
      `c.rollback();c.from=from;c.to=to;c.site=site;c.level=level;return length}`
    );
  });
}

/** The function that makes a noted move up to the next one, and tells whether the turn goes on. */
function goesOnFunction(g: Emission, mover: number): string {
  return g.function(`goes on ${mover}`, 'goesOn', (name) => {
    const { mode } = g;
    const { players } = g.game;
    g.mode = 'journaled';
    const [before, after] = [beforeText(g, mover), afterText(g, mover)];
    g.mode = mode;
    const ends = g.game.phases.some((rule) => someNode(rule, ({ k }) => k === 'afterwards')) ? 0 : 1;
    return (
      `function ${name}(c,a,b,k){const st=c.state,S=st.store;let W=st.words;${before}` +
      `NC=${ends};makeJ(c,a>>>16,a&65535,b&65535,b>>>16,k);NC=0;W=st.words;if(W[${at.NextWord}]!==${mover})return false;` +
      `const turns=FLOW.limits.turns*${players},most=FLOW.limits.moves,LF=lastFrom(c),LT=lastTo(c);${after}` +
      `return W[${at.MoverWord}]===${mover}&&W[${at.OverWord}]===0}`
    );
  });
}

/** The function that tells the length of the longest rest of a turn; a player without a move passes. */
function longestFunction(g: Emission, mover: number): string {
  return g.function(`longest ${mover}`, 'longest', (name) => {
    const { phases, layout } = g.game;
    const noted = phases.map((rule) => movesText(g, rule, { ...emptyScope(mover), anyLength: true }, noteSink));
    const moves =
      noted.length === 1
        ? noted[0]!
        : `switch(W[${layout.phase + mover}]){${noted.map((text, phase) => `case ${phase}:{${text}}break;`).join('')}}`;
    return (
      `function ${name}(c,first){${g.opening}let W=st.words,n=first;const LF=lastFrom(c),LT=lastTo(c);${moves}` +
      `if(n===first)return 1;let most=0;for(let i=first;i<n;i++)most=Math.max(most,${turnFunction(g, mover)}(c,i,n));return most}`
    );
  });
}
