/** The text of a whole program. */

import { StateWords } from '@ludii/state/internal';
import type { Consequence, Rule } from '../nodes.js';
import { aheadText, lookCall, Unknown } from './ahead.js';
import { allowedCall } from './allowed.js';
import { turnText } from './choice.js';
import { commonText, isUnrecorded } from './common.js';
import type { ThrowAside } from './dice.js';
import {
  Emission,
  emptyScope,
  isTried,
  type Kind,
  MostNoted,
  MostSites,
  type ProgramGame,
  type WriteMode,
} from './emission.js';
import type { ProgramText } from './link.js';
import { applyText, listText, withoutIdleEnds } from './listing.js';
import { makeArguments, makeName, makeText, modeLetter } from './make.js';
import { NotEmittable } from './notEmittable.js';
import { placingsText } from './placings.js';
import { followedBy, hasLongest, hasPrior, refuseThrows, rooted } from './shape.js';
import { drawText, madeText, turnByRules, withExits } from './taking.js';
import { afterText, beforeText, passRule } from './turn.js';
import { leavesIndex, reindexText } from './unindexed.js';
import { conditionText } from './values.js';
import { followText, followedBy as placementsFollowed } from './watches.js';

const at = StateWords;

/** Writes the program of a game. Throws if a part of a rule can not be emitted. */
export function emitProgram(given: ProgramGame): ProgramText {
  try {
    return programText(given, true);
  } catch (error) {
    if (!(error instanceof NotEmittable)) throw error;
    // Closures may know more of the moves of other players.
    return programText(given, false);
  }
}

function programText(given: ProgramGame, lends: boolean): ProgramText {
  if (given.sites > MostSites) throw new NotEmittable(`The board has more than ${MostSites} sites.`);
  const game = { ...given, phases: given.phases.map(rooted) };
  const g = new Emission(game, false, undefined, lends);
  const movers = Array.from({ length: game.players }, (_, i) => i + 1);
  const body: string[] = [];
  if (g.looksAhead) body.push(aheadText(g, movers));
  const modes: readonly WriteMode[] = isUnrecorded(game)
    ? ['direct', 'unrecorded', 'journaled']
    : ['direct', 'journaled'];
  const turnsOf = (mode: WriteMode): string[] => {
    g.mode = mode;
    return movers.map((mover) => turnText(g, mover));
  };
  const turns = modes.map(turnsOf);
  const lists = listsText(g, movers);
  const kinds = (): void => {
    for (let k = 0; k < g.kinds.length; k++) if (isMade(g, g.kinds[k]!)) body.push(kindText(g, g.kinds[k]!));
  };
  const playOuts = new Map<WriteMode, string>();
  // What follows from a move is asked by functions that may come up with further kinds of moves.
  modes.forEach((mode, i) => {
    g.mode = mode;
    playOuts.set(mode, playOutText(g, turns[i]!));
    kinds();
    const applied = movers.map(
      (mover) => `${beforeText(g, mover)}${madeText(g, mover, 'return')}${afterText(g, mover)}`,
    );
    body.push(applyText(g, applied, lists !== undefined));
  });
  for (const mode of modes) {
    g.mode = mode;
    body.push(dispatchText(g));
  }
  if (isUnrecorded(game) && leavesIndex(g)) {
    const text = playOutText(g, turnsOf('unindexed'));
    kinds();
    playOuts.delete('unrecorded');
    playOuts.set('unindexed', text);
    body.push(reindexText(g));
  }
  body.push(...playOuts.values());
  g.finish();
  const followed = placementsFollowed(g);
  if (followed) body.push(followText(g, followed));
  if (lists !== undefined) body.push(withoutIdleEnds(lists, g.functions.values()));
  body.push(...g.functions.values());
  const constants = g.constants.map((_, i) => `const K${i}=K[${i}];`).join('');
  const text = `"use strict";const{A,B,C,Q,E,HOST,FLOW,ACT,FOLLOW,END,PHASES,REMEMBER,FOLLOWING,CLEAR,METER,MANY,FREE,HOLD,HELD,NTH}=P;${constants}\nlet Z=0,KT=-1,KL=-1,KV=-1,KW=-1,KS=undefined,PT=0,PS=0,PL=-1,PR=false,QN=0,SN=0,NC=0,RO=0,NB=${MostNoted},LK=${Unknown};\n${body.join('\n')}\n${commonText(g, [...playOuts.keys()])}\nreturn {playOut,apply${lists === undefined ? '' : game.layout.dice.length > 0 ? ',list' : ',list,live:COUNTED'}${followed ? ',follow:{begin,told}' : ''}};`;
  return { text, constants: g.constants };
}

/** The texts that list the legal moves; undefined if closures have to. */
function listsText(g: Emission, movers: readonly number[]): string | undefined {
  const { phases, layout } = g.game;
  // Trying moves out would draw from the chance of the game.
  if (g.game.noRepeat && layout.dice.length > 0) return undefined;
  const looked = (mover: number, dice: ThrowAside | undefined): string => {
    const texts = phases.map((rule) => triedText(g, rule, mover) ?? lookedText(g, rule, mover, dice));
    if (texts.length === 1) return texts[0]!;
    const cases = texts.map((text, phase) => `case ${phase}:{${text}}break;`).join('');
    return `switch(W[${layout.phase + mover}]){${cases}default:n=-1}`;
  };
  try {
    return listText(g, movers, looked);
  } catch (error) {
    if (error instanceof NotEmittable) return undefined;
    throw error;
  }
}

/** Notes the moves of a rule that have to be tried, and keeps those that are allowed; undefined if that is done as they are noted. */
function triedText(g: Emission, rule: Rule, mover: number): string | undefined {
  if (!g.game.noRepeat && !isTried(rule)) return undefined;
  if (hasLongest(rule)) {
    if (g.game.noRepeat)
      throw new NotEmittable('The longest turns are told by closures where positions must not come back.');
    return undefined;
  }
  if (hasPrior(rule)) return undefined;
  const noted = lookCall(g, rule, mover, true);
  const kept = allowedCall(g, rule, mover);
  return kept && `n=${noted};if(n<=${MostNoted})n=${kept};`;
}

/** Notes the moves of a rule and counts them in n, after the throw of dice that comes before them. */
function lookedText(
  g: Emission,
  rule: Rule,
  mover: number,
  dice: ThrowAside | undefined,
  chain: readonly Consequence[] = [],
): string {
  if (!dice || !hasPrior(rule)) {
    if (chain.length > 0) throw new NotEmittable('Only some moves of a rule come after a throw of dice.');
    return `n=${lookCall(g, rule, mover)};`;
  }
  switch (rule.k) {
    case 'attach':
      return lookedText(g, rule.rule, mover, dice, [rule.then, ...chain]);
    case 'choose': {
      const test = conditionText(g, rule.test, emptyScope(mover));
      const [yes, no] = [rule.yes, rule.no].map((each) => lookedText(g, each, mover, dice, chain));
      return test === 'true' ? yes! : test === 'false' ? no! : `if(${test}){${yes}}else{${no}}`;
    }
    case 'prior': {
      refuseThrows(rule.rule);
      const pass = `A[0]=${g.kindOf(passRule, { chain, mover }, undefined) << 16};B[0]=0;C[0]=0;n=1;`;
      return `${dice.thrown(rule.prior, mover)}n=${lookCall(g, followedBy(g, rule.rule, chain), mover)};if(n===0){${pass}}`;
    }
    default:
      throw new NotEmittable('What is done before moves are found can not be emitted.');
  }
}

export const kindText = (g: Emission, kind: Kind): string =>
  g.placed(kind.rule, () => `function ${makeName(g, kind)}(${makeArguments(g, kind)}){${makeText(g, kind)}}`);

/** Whether moves of a kind are made at all: those of a turn that is lent are only tried. */
const isMade = ({ alone, isDirect }: Emission, { by, mover }: Kind): boolean => alone || !isDirect || by === mover;

/** The function that makes a noted move, whatever its kind. */
export function dispatchText(g: Emission): string {
  const given = g.alone ? 'W' : 'c,st,S,W,M';
  const cases = g.kinds
    .filter((kind) => isMade(g, kind))
    .map((kind) => `case ${kind.number}:${makeName(g, kind)}(${given},f0,t0,b0,e0,-1);break;`);
  if (g.alone) return `function make(W,k,f0,t0,b0,e0){switch(k){${cases.join('')}}}`;
  return `function make${modeLetter(g)}(c,k,f0,t0,b0,e0){const st=c.state,S=st.store,W=st.words,M=c.trial.moves;switch(k){${cases.join('')}}}`;
}

function playOutText(g: Emission, turns: readonly string[]): string {
  const { players, swaps } = g.game;
  const swap = swaps
    ? `if(W[${at.TrialLengthWord}]-W[${at.StartMovesWord}]===${players - 1}){${turnByRules(g)}continue}`
    : '';
  const cases = turns.map((text, i) => `case ${i + 1}:{${text}}break;`).join('\n');
  const loop =
    placingsText(g, drawText) ??
    `while(played<max&&W[${at.OverWord}]===0){played++;${g.keepsIndex ? '' : 'RX=1;'}const kt=KT;KT=-1;PS=0;sv=sx;sx=-1;sk=0;${g.step(1)}${swap}\n${withExits(g, `switch(W[${at.MoverWord}]){${cases}\ndefault:break ruled}`)}}`;
  // Where the moves are known already, dice have been thrown for them.
  const thrown =
    g.game.layout.dice.length > 0
      ? `if(c.trial.legal!==undefined&&max>0&&W[${at.OverWord}]===0){HOST.turn(c,D);played=1;W=st.words;LF=lastFrom(c);LT=lastTo(c)}`
      : '';
  return (
    `function playOut${modeLetter(g)}(c,D,max){const st=c.state,S=st.store,M=c.trial.moves;let W=st.words,n=0,played=0;const turns=FLOW.limits.turns*${players},most=FLOW.limits.moves;let LF=lastFrom(c),LT=lastTo(c),ka=0,kb=0,kc=0,hint=0,r=0,sv=-1,sx=-1,sk=0;` +
    `let ra=D.choiceLow|0,rb=D.choiceHigh|0;if((ra|rb)===0){ra=D.nextInt(2147483647)|0;rb=D.nextInt(2147483647)+1|0}const old=[c.from,c.to,c.between,c.site];LK=${Unknown};RO=0;KT=-1;${thrown}c.trial.legal=undefined;\n` +
    `${loop}\n${g.shown('')}D.choiceLow=ra;D.choiceHigh=rb;return played}`
  );
}
