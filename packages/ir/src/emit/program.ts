/** The text of a whole program, and how it is turned into functions. */

import { type Context, LimitExceeded, type MoveList, type State } from '@ludii/state';
import { freeKeys, meter, Op, StateWords } from '@ludii/state/internal';
import type { Condition, Consequence, Node, Rule, Value } from '../nodes.js';
import { readsTurn, someNode } from '../scan.js';
import { allowedCall } from './allowed.js';
import { type ThrowAside, throwText } from './dice.js';
import {
  Emission,
  emptyScope,
  isTried,
  type Kind,
  MostNoted,
  MostSites,
  type ProgramGame,
  type Scope,
  type WriteMode,
} from './emission.js';
import { Foretold, foretoldCases } from './foretold.js';
import { applyText, listText, withoutIdleEnds } from './listing.js';
import { makeArguments, makeName, makeText, modeLetter } from './make.js';
import { NotEmittable } from './notEmittable.js';
import { placingsText } from './placings.js';
import { movesText, noteSink, someFunction } from './rules.js';
import { drawnMoves, drawsMoves, isDeep, siteText, slotParts, slotText } from './slots.js';
import { firstOwnedText } from './threats.js';
import { isLightText, keptSafeText, tryCall } from './tries.js';
import { afterText, beforeText, isBarePass, isPass, passRule } from './turn.js';
import { leavesIndex, reindexText } from './unindexed.js';
import { conditionText } from './values.js';
import { followText, followedBy as placementsFollowed } from './watches.js';

const at = StateWords;

/** A source of random numbers: below a limit, each with the same chance. */
export interface Draws {
  nextInt(limit: number): number;
  /** The words of the small generator of a program, if it is to go on where it was interrupted; both 0 at first. */
  choiceLow?: number;
  choiceHigh?: number;
}

/** What a program leaves to closures. */
export interface Host {
  /** Limits, and what ends a game that has gone on for too long. */
  readonly flow: {
    readonly limits: { readonly turns: number; readonly moves: number };
    readonly stopIfLong: (c: Context) => void;
    /** Set while the moves of the next player are looked at. */
    lookingAhead: boolean;
  };
  /** Carries out an action on a tape. */
  readonly act: (c: Context, tape: Int32Array, at: number) => void;
  /** Carries out a list of consequences of the last move. */
  readonly followUp: (c: Context, then: number, latestFirst: boolean) => void;
  /**
   * Asks the end rules of a phase, or of the game for -1. The number of the first whose condition holds may be known; that of
   * no rule if none does.
   */
  readonly end: (c: Context, phase: number, first?: number) => void;
  readonly changePhases: (c: Context) => void;
  readonly remember: (c: Context) => void;
  readonly following: (c: Context, player: number) => number;
  readonly clearPending: (state: State) => void;
  /** Passes for a player without a move. */
  readonly pass: (c: Context) => void;
  /** Whether there may have been a position with a hash, of which one half is known. */
  readonly mayRepeat: (state: State, low: number) => boolean;
  /** Whether the position after a move that was just made must not come up. */
  readonly repeats: (c: Context) => boolean;
  /** Plays one random move without the program. */
  readonly turn: (c: Context, draws: Draws) => void;
  /** Lists the legal moves by the rules. */
  readonly list: (c: Context, out: MoveList) => void;
  /**
   * Whether the placement that was just made is one of the game that is followed: 1 if so, 2 if it is the first of a game that
   * is followed from now on, 0 if not.
   */
  readonly follows: (c: Context) => number;
  /** The number of swaps that are offered, at most one, and how it is made. */
  readonly swaps: (c: Context) => number;
  readonly swap: (c: Context) => void;
  /** What comes before the actions of a pass, and what follows them. */
  readonly beforePass: (c: Context) => void;
  readonly afterPass: (c: Context) => void;
}

/** An emitted program. */
export interface Program {
  /**
   * Plays on at random until the game is over or enough moves are played. Returns the number of moves played. If it
   * forgets, the trial tells no more of these moves than the ends of the last one: for games that nobody looks at again.
   */
  readonly playOut: (c: Context, draws: Draws, maxMoves: number, forgets?: boolean) => number;
  /**
   * Notes the legal moves in a list, in the order of the rules. Returns their number, -1 where the closures have to list
   * them; undefined if they always have to.
   */
  readonly list?: ((c: Context, out: MoveList) => number) | undefined;
  /**
   * Applies a move by its key, up to the turn of the next player; `prior` is that of its list. If it forgets, the trial tells
   * no more of it than its ends, as `playOut` does.
   */
  readonly apply: (c: Context, a: number, b: number, k: number, prior: number, forgets?: boolean) => void;
  /**
   * Follows placements: from an empty board on, and of one piece after the other which end rules may have come true, as a bit
   * for each. Undefined if all are asked after every move.
   */
  readonly follow?:
    | {
        readonly begin: () => void;
        readonly told: (site: number, what: number, mover: number, isFull: boolean) => number;
      }
    | undefined;
}

/** The text of a program and the constants that it uses. */
export interface ProgramText {
  readonly text: string;
  readonly constants: readonly unknown[];
}

/** Not looked at yet. */
const Unknown = 0x3fffffff;
/** Looked at, and there are some, but it was not noted which. */
const Some = -1;

/**
 * One step of xoroshiro64**, a small generator of good quality. Choices of random play are drawn from it; its two words
 * come from the given source when it is used for the first time, and are kept there from one run to the next.
 */
const stepRandom =
  'const u=Math.imul(ra,-1640531525);r=Math.imul(u<<5|u>>>27,5)>>>0;rb^=ra;ra=(ra<<26|ra>>>6)^rb^(rb<<9);rb=rb<<13|rb>>>19;';
const drawText = (limit: string): string => `0;{${stepRandom}}k=r*${limit}*2.3283064365386963e-10|0`;

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
  const text = `"use strict";const{A,B,C,Q,E,HOST,FLOW,ACT,FOLLOW,END,PHASES,REMEMBER,FOLLOWING,CLEAR,METER,MANY,FREE,NTH}=P;${constants}\nlet Z=0,KT=-1,PT=0,PS=0,PL=-1,PR=false,QN=0,SN=0,NC=0,RO=0,NB=${MostNoted},LK=${Unknown};\n${body.join('\n')}\n${commonText(g, [...playOuts.keys()])}\nreturn {playOut,apply${lists === undefined ? '' : ',list'}${followed ? ',follow:{begin,told}' : ''}};`;
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
      const pass = `A[0]=${g.kindOf(passRule, { chain, mover }, undefined) << 16};B[0]=0;C[0]=0;n=1;`;
      return `${dice.thrown(rule.prior, mover)}n=${lookCall(g, followedBy(g, rule.rule, chain), mover)};if(n===0){${pass}}`;
    }
    default:
      throw new NotEmittable('What is done before moves are found can not be emitted.');
  }
}

/** A rule with what follows from all of its moves, the innermost first; the same each time. */
function followedBy(g: Emission, rule: Rule, chain: readonly Consequence[]): Rule {
  return g.made(`followed ${g.number(rule)} ${chain.map(({ id }) => id).join()}`, () => {
    let next = rule;
    for (const then of chain) next = { k: 'attach', then, rule: next };
    return rooted(next);
  });
}

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

const hasLongest = (rule: Rule): boolean => someNode(rule, ({ k }) => k === 'longest');

/** The rule with a choice at its root rather than below what follows from all moves. */
export function rooted(rule: Rule): Rule {
  if (rule.k === 'choose') return { ...rule, yes: rooted(rule.yes), no: rooted(rule.no) };
  if (rule.k !== 'attach') return rule;
  const inner = rooted(rule.rule);
  if (inner.k !== 'choose') return rule;
  const { then } = rule;
  return {
    ...inner,
    yes: rooted({ k: 'attach', then, rule: inner.yes }),
    no: rooted({ k: 'attach', then, rule: inner.no }),
  };
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

/** The text of a turn of a mover, from choosing a move to the next turn. */
function turnText(g: Emission, mover: number): string {
  const { phases, layout } = g.game;
  const choices = phases.map((rule, phase) =>
    choiceText(g, rule, mover, `choice${phase}_${mover}`, !isTried(rule) && !readsTurn(rule) && !isDeep(rule)),
  );
  const choice =
    phases.length > 1
      ? `switch(W[${layout.phase + mover}]){${choices.map((text, phase) => `case ${phase}:{${text}}break;`).join('')}}`
      : choices[0]!;
  return `${choice}${afterText(g, mover)}`;
}

/**
 * Chooses a move and makes it. `continue` leaves a turn that is over already. The moves may have been listed before, when
 * the last player's turn ended, if the list has stayed the same.
 */
function choiceText(
  g: Emission,
  rule: Rule,
  mover: number,
  label: string,
  keeps: boolean,
  { chain = [], otherwise }: Circumstances = {},
): string {
  if (rule.k === 'attach' && hasPrior(rule.rule)) {
    return choiceText(g, rule.rule, mover, label, keeps, { chain: [rule.then, ...chain] });
  }
  if (rule.k === 'prior') return priorText(g, rule, mover, label, chain);
  if (rule.k === 'choose') {
    const test = conditionText(g, rule.test, emptyScope(mover));
    const yes = choiceText(g, rule.yes, mover, `${label}y`, keeps, { chain, otherwise });
    const no = choiceText(g, rule.no, mover, `${label}n`, keeps, { chain, otherwise });
    return test === 'true' ? yes : test === 'false' ? no : `if(${test}){${yes}}else{${no}}`;
  }
  const ending = otherwise === undefined ? drawnLast(g, rule, mover) : undefined;
  if (ending) return drawnLastText(g, rule, ending, mover, label, keeps);
  const tries = otherwise === undefined && (g.game.noRepeat || isTried(rule)) && !hasLongest(rule);
  if (tries) return triesText(g, rule, mover);
  const draw = drawnText(g, rule, mover, label);
  const known = keeps && g.looksAhead && !g.game.changesPhases;
  const listed = lookCall(g, rule, mover);
  // Where moves of pieces are drawn, the look ahead has only told whether there are some.
  const draws = known && drawsMoves(g, rule, mover);
  const looked = !known ? '' : draws ? 'LK===0?0:' : `LK!==${Unknown}?LK:`;
  const list = `n=${looked}${listed};LK=${Unknown};W=st.words;`;
  if (otherwise !== undefined) {
    const chosen = `if(n===0){${otherwise}}else{${pickText}}`;
    return `${list}if(n>${MostNoted})MANY(n);${chosen}${restoreText(g, rule)}${beforeText(g, mover)}${madeText(g, mover, 'continue')}`;
  }
  const [many, pass] = [manyText(g, rule), passText(g)];
  // Drawing writes where moves are noted: those of the look ahead, which are at hand, would be lost.
  const tried = draws ? `if(LK!==0){${draw}}` : known && draw !== '' ? `if(LK===${Unknown}){${draw}}` : draw;
  return `${label}:{${tried}${list}${many}${pass}${pickText}}${restoreText(g, rule)}${beforeText(g, mover)}${madeText(g, mover, 'continue')}`;
}

/** The text that draws moves of a rule before all of them are listed; empty if they have no numbers. */
function drawnText(g: Emission, rule: Rule, mover: number, label: string): string {
  const slots = slotParts(g, rule, mover);
  return slots ? slotText(g, slots, mover, label, drawText) : siteText(g, rule, emptyScope(mover), label, drawText);
}

/** A rule of which the last part has numbered moves, drawn if the parts before have none. */
interface DrawnLast {
  /** The parts before, and the last one. */
  readonly before: Rule;
  readonly last: Rule;
}

/** The parts of a rule that gives the moves of the first of some that has any; undefined if the last has no numbered moves. */
function drawnLast(g: Emission, rule: Rule, mover: number): DrawnLast | undefined {
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

/** Chooses one of the moves that come first, or draws one of the last; those that come first may be known. */
function drawnLastText(
  g: Emission,
  rule: Rule,
  { before, last }: DrawnLast,
  mover: number,
  label: string,
  keeps: boolean,
): string {
  const known = keeps && g.looksAhead && !g.game.changesPhases ? `LK!==${Unknown}?LK:` : '';
  const many = manyText(g, rule);
  return (
    `${label}:{n=${known}${lookCall(g, before, mover)};LK=${Unknown};W=st.words;if(n>0){${many}${pickText}break ${label}}` +
    `${drawnText(g, last, mover, label)}n=${lookCall(g, last, mover)};W=st.words;${many}${passText(g)}${pickText}}` +
    `${restoreText(g, rule)}${beforeText(g, mover)}${madeText(g, mover, 'continue')}`
  );
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

/** Passes for a player without a move. */
const passedText = (g: Emission): string =>
  `${g.shown('HOST.pass(c);')}W=st.words;LF=lastFrom(c);LT=lastTo(c);continue`;

/** Passes if there is no move. */
const passText = (g: Emission): string => `if(n===0){${passedText(g)}}`;

/** Has the rules play a turn. */
const turnByRules = (g: Emission): string => `${g.shown('HOST.turn(c,D);')}W=st.words;LF=lastFrom(c);LT=lastTo(c);`;

/** Leaves a turn with too many moves to the rules. */
const manyText = (g: Emission, rule: Rule): string =>
  `if(n>${MostNoted}){${restoreText(g, rule)}${turnByRules(g)}continue}`;

/** Draws one of the noted moves. */
const pickText = `let k=${drawText('n')};ka=A[k];kb=B[k];kc=C[k];hint=-1;`;

/** What a choice of a move depends on besides its rule. */
interface Circumstances {
  /** What follows from every move, the innermost first; already part of the rule unless something comes before it. */
  readonly chain?: readonly Consequence[];
  /** The text that takes the place of a pass of the flow where there is no move. */
  readonly otherwise?: string | undefined;
}

/** Whether something is done before the moves of a rule are found. */
const hasPrior = (rule: Rule): boolean => someNode(rule, ({ k }) => k === 'prior');

/** Throws the dice, then chooses a move; a throw that allows nothing is a pass. */
function priorText(
  g: Emission,
  rule: Extract<Rule, { k: 'prior' }>,
  mover: number,
  label: string,
  chain: readonly Consequence[],
): string {
  if (hasPrior(rule.rule)) throw new NotEmittable('Dice can not be thrown after a throw of dice.');
  const pass = `ka=${g.kindOf(passRule, { chain, mover }, undefined) << 16};kb=0;kc=0;hint=-1;`;
  const choice = choiceText(g, followedBy(g, rule.rule, chain), mover, label, false, { otherwise: pass });
  return `${throwText(g, rule.prior, mover)}${choice}`;
}

const putBack = 'c.from=old[0];c.to=old[1];c.between=old[2];c.site=old[3];';

/** Puts the iterators of the context back, which were set for closures. */
const restoreText = (g: Emission, rule: Rule): string => (g.calls(rule) ? putBack : '');

/** Makes the move in ka, kb, kc; leaves the turn if it was a pass, which closures end. */
function madeText(g: Emission, mover: number, leave: 'continue' | 'return'): string {
  const cases = g.kinds
    .filter((kind) => kind.mover === mover && kind.by === mover)
    .map((kind) => {
      const call = `${makeName(g, kind)}(c,st,S,W,M,ka&65535,kb&65535,kb>>>16,kc,hint);W=st.words;`;
      const bare = isBarePass(kind);
      const passes = bare
        ? 'LF=-1;LT=-1;PS=1;'
        : isPass(kind)
          ? `${g.shown('HOST.afterPass(c);')}W=st.words;${leave};`
          : '';
      const ends = `LF=${endText(kind.rule.from, 'ka&65535')};LT=${endText(kind.rule.to, 'kb&65535')};`;
      // Who may choose to pass has a move. Where dice are thrown to find that out, chance has to go on as if it were asked.
      const asks = passes && g.game.layout.dice.length > 0 ? 'HOST.beforePass(c);W=st.words;' : '';
      return `case ${kind.number}:${asks}${call}${passes || ends}break;`;
    });
  return `switch(ka>>>16){${cases.join('')}}`;
}

/** An end of a move: known, or as its key tells. */
const endText = (end: Value, key: string): string => (end.k === 'const' ? String(end.value) : key);

/** So many moves are drawn and tried before all are listed. */
const Draws = 6;

/** Notes moves before they are tried; draws them, each once, and makes them until one is allowed; passes if none is. */
function triesText(g: Emission, rule: Rule, mover: number): string {
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
  const tried = ofAll.length > 0 ? own.filter((kind) => !isPass(kind)) : nested;
  const untried = own.filter((kind) => !tried.includes(kind));
  const cases = foretoldCases(
    g,
    tried,
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
    ? `${drawn.before}const total=${drawn.count};let draws=total===0?0:${Draws};n=1;LK=${Unknown};`
    : `${list}${manyText(g, rule)}${passText(g)}`;
  const choose = drawn
    ? `let k=0;if(draws>0){draws--;${`k=${drawText('total')};`}const drawn=k;n=0;${drawn.note('drawn')}if(n===0){n=1;continue}ka=A[0];kb=B[0];kc=C[0];k=0;n=2}` +
      `else{if(draws===0){draws=-1;${list}if(n===0||n>${MostNoted})break}k=${drawText('n')};ka=A[k];kb=B[k];kc=C[k]}`
    : pick;
  const left = drawn ? manyText(g, rule) : '';
  const known = root ? keptSafeText(g, root.test, mover, 'kt') : '0';
  const safe = known === '0' ? '' : `const safe=${known};`;
  const light =
    root && !g.game.noRepeat ? lightlyText(g, root.test, mover, next, known === '0' ? '0' : 'safe', nested) : '';
  return (
    `${begin}` +
    `let made=0;${safe}const free=W[${at.DecidedWord}]===-1&&W[${at.PendingList + 1}]===0;while(n>0&&made===0){${choose}` +
    `${free}${foretold}${light}` +
    `c.markReal();st.setStalemated(${mover},false);makeJ(c,ka>>>16,ka&65535,kb&65535,kb>>>16,kc);W=st.words;` +
    `const nx=st.next;if(nx===${mover})st.next=st.prev;W=st.words;let holds=true;${asked}st.next=nx;` +
    `if(holds&&free){c.commit();made=1}else{c.rollback();if(holds)made=2;else{${next}}}W=st.words}` +
    `${left}if(made===0){${passedText(g)}}${restoreText(g, rule)}` +
    `if(made===2){hint=-1;${beforeText(g, mover)}${passes ? madeText(g, mover, 'continue') : `make${modeLetter(g)}(c,ka>>>16,ka&65535,kb&65535,kb>>>16,kc);W=st.words;`}}LF=lastFrom(c);LT=lastTo(c);`
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

function playOutText(g: Emission, turns: readonly string[]): string {
  const { players, swaps } = g.game;
  const swap = swaps
    ? `if(W[${at.TrialLengthWord}]-W[${at.StartMovesWord}]===${players - 1}){${turnByRules(g)}continue}`
    : '';
  const cases = turns.map((text, i) => `case ${i + 1}:{${text}}break;`).join('\n');
  const loop =
    placingsText(g, drawText) ??
    `while(played<max&&W[${at.OverWord}]===0){played++;${g.keepsIndex ? '' : 'RX=1;'}const kt=KT;KT=-1;PS=0;${g.step(1)}${swap}\nswitch(W[${at.MoverWord}]){${cases}\ndefault:${turnByRules(g)}}}`;
  // Where the moves are known already, dice have been thrown for them.
  const thrown =
    g.game.layout.dice.length > 0
      ? `if(c.trial.legal!==undefined&&max>0&&W[${at.OverWord}]===0){HOST.turn(c,D);played=1;W=st.words;LF=lastFrom(c);LT=lastTo(c)}`
      : '';
  return (
    `function playOut${modeLetter(g)}(c,D,max){const st=c.state,S=st.store,M=c.trial.moves;let W=st.words,n=0,played=0;const turns=FLOW.limits.turns*${players},most=FLOW.limits.moves;let LF=lastFrom(c),LT=lastTo(c),ka=0,kb=0,kc=0,hint=0,r=0;` +
    `let ra=D.choiceLow|0,rb=D.choiceHigh|0;if((ra|rb)===0){ra=D.nextInt(2147483647)|0;rb=D.nextInt(2147483647)+1|0}const old=[c.from,c.to,c.between,c.site];LK=${Unknown};RO=0;KT=-1;${thrown}c.trial.legal=undefined;\n` +
    `${loop}\n${g.shown('')}D.choiceLow=ra;D.choiceHigh=rb;return played}`
  );
}

/** Whether random games may go unrecorded: nothing looks back at moves or positions. */
const isUnrecorded = ({ looksBack, layout }: ProgramGame): boolean => !looksBack && !layout.hashing;

const commonText = (g: Emission, played: readonly WriteMode[]): string => {
  // Words that count for the hash are written by the store either way.
  const direct = (name: string, given: string, freely = `${name}D(${given})`): string =>
    `c.state.store.depth===0?${freely}:${name}J(${given})`;
  const unrecorded = (name: string, given: string, letter = 'U'): string | undefined =>
    isUnrecorded(g.game) ? `(forgets?${name}${letter}(${given}):${name}D(${given}))` : undefined;
  const letter = played.includes('unindexed') ? 'X' : 'U';
  return `function lastFrom(c){const s=c.trial.lastStart();return s<0?-1:c.trial.moves.tape[s+2]}
function lastTo(c){const s=c.trial.lastStart();return s<0?-1:c.trial.moves.tape[s+3]}
function countOf(v){v-=(v>>>1)&0x55555555;v=(v&0x33333333)+((v>>>2)&0x33333333);return Math.imul((v+(v>>>4))&0x0f0f0f0f,0x01010101)>>>24}
function bitOf(v,k){let x=v-((v>>>1)&0x55555555);x=(x&0x33333333)+((x>>>2)&0x33333333);x=Math.imul((x+(x>>>4))&0x0f0f0f0f,0x01010101);const m=(0x80808080|Math.imul(k,0x01010101))-x&0x808080,s=(m>>>7&1)+(m>>>15&1)+(m>>>23)<<3;return s+NTH[(v>>>s&255)<<3|k-(x<<8>>>s&255)]}
function countBits(W,first,words){let n=0;for(let i=first;i<first+words;i++)n+=countOf(W[i]);return n}
function nthBit(W,first,words,k){let i=first,b=0,r=0;for(let j=first,z=first+words-1;j<z;j++){const n=countOf(W[j]),m=(r+=n)-1-k>>31;b+=n&m;i-=m}return((i-first)<<5)+bitOf(W[i],k-b)}
${firstOwnedText(g.game.sites)}
function isPending(W,s){const a=W[${at.PendingList}],z=a+W[${at.PendingList + 1}];for(let i=a;i<z;i++)if(W[i]===s)return true;return false}
function isToClear(W,s){const a=W[${at.RemovalsList}],z=a+W[${at.RemovalsList + 1}];for(let i=a;i<z;i++)if(W[i]===s)return true;return false}
function playOut(c,D,max,forgets){QN=0;NC=0;NB=${MostNoted};return ${direct('playOut', 'c,D,max', unrecorded('playOut', 'c,D,max', letter))}}
function apply(c,a,b,k,p,forgets){QN=0;NC=0;PS=0;KT=-1;LK=${Unknown};${direct('apply', 'c,a,b,k,p', unrecorded('apply', 'c,a,b,k,p'))};LK=${Unknown}}`;
};

/** Keys of moves that are noted down, and behind them those of moves that are tried; all programs take turns with them. */
const scratch = () => ({
  A: new Int32Array(2 * MostNoted),
  B: new Int32Array(2 * MostNoted),
  C: new Int32Array(2 * MostNoted),
  Q: new Int32Array(2 * MostNoted),
  /** The empty sites of a game of placements. */
  E: new Int32Array(MostSites),
});
let shared: ReturnType<typeof scratch> | undefined;

/** Where the k-th of the bits of a byte is, at 8 times the byte + k. */
const placesOfBits = Uint8Array.from({ length: 2048 }, (_, i) => {
  const bits = Array.from({ length: 8 }, (_unused, bit) => bit).filter((bit) => ((i >> 3) >> bit) & 1);
  return bits[i & 7] ?? 0;
});

/** What a program calls by name. It takes the names as constants of its own, which the machine's compiler can rely on. */
const given = (host: Host) => ({
  HOST: host,
  FLOW: host.flow,
  ACT: host.act,
  FOLLOW: host.followUp,
  END: host.end,
  PHASES: host.changePhases,
  REMEMBER: host.remember,
  FOLLOWING: host.following,
  CLEAR: host.clearPending,
  METER: meter,
  MANY: tooMany,
  FREE: freeKeys,
  NTH: placesOfBits,
});

/** An effect has more moves than can be noted down. */
function tooMany(words: number): never {
  throw new LimitExceeded('moves', words, 2 * MostNoted);
}

/** Turns the text of a program into functions. */
export function linkProgram({ text, constants }: ProgramText, host: Host): Program {
  shared ??= scratch();
  // The text holds nothing but integers and fixed identifiers: names and texts of a description go in as constants.
  const make = new Function('K', 'P', text) as (constants: readonly unknown[], names: object) => Program;
  return make(constants, { ...shared, ...given(host) });
}

export type { MoveList };
