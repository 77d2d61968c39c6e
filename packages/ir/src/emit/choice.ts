/** Choosing one of the moves of a turn. */
import type { Consequence, Rule } from '../nodes.js';
import { readsTurn } from '../scan.js';
import { type DrawnLast, drawnLast, lookCall, Unknown } from './ahead.js';
import { triesText } from './attempts.js';
import { throwText } from './dice.js';
import { type Emission, emptyScope, isTried, MostNoted } from './emission.js';
import { NotEmittable } from './notEmittable.js';
import { followedBy, hasLongest, hasPrior, refuseThrows } from './shape.js';
import { drawsMoves, isDeep, siteText, slotParts, slotText } from './slots.js';
import { staysSafe } from './stays.js';
import { drawText, madeText, manyText, passText, pickText, restoreText } from './taking.js';
import { afterText, beforeText, passRule } from './turn.js';
import { conditionText } from './values.js';

/** The text of a turn of a mover, from choosing a move to the next turn. */
export function turnText(g: Emission, mover: number): string {
  const { phases, layout } = g.game;
  const choices = phases.map((rule, phase) =>
    choiceText(g, rule, mover, `choice${phase}_${mover}`, !isTried(rule) && !readsTurn(rule) && !isDeep(rule)),
  );
  const choice =
    phases.length > 1
      ? `switch(W[${layout.phase + mover}]){${choices.map((text, phase) => `case ${phase}:{${text}}break;`).join('')}}`
      : choices[0]!;
  return `${choice}${afterText(g, mover, undefined, staysSafe(g))}`;
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
  const many = manyText(g, rule);
  // Drawing writes where moves are noted: those of the look ahead, which are at hand, would be lost.
  const tried = draws ? `if(LK!==0){${draw}}` : known && draw !== '' ? `if(LK===${Unknown}){${draw}}` : draw;
  return `${label}:{${tried}${list}${many}${passText}${pickText}}${restoreText(g, rule)}${beforeText(g, mover)}${madeText(g, mover, 'continue')}`;
}

/** The text that draws moves of a rule before all of them are listed; empty if they have no numbers. */
function drawnText(g: Emission, rule: Rule, mover: number, label: string): string {
  const slots = slotParts(g, rule, mover);
  return slots ? slotText(g, slots, mover, label, drawText) : siteText(g, rule, emptyScope(mover), label, drawText);
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
    `${drawnText(g, last, mover, label)}n=${lookCall(g, last, mover)};W=st.words;${many}${passText}${pickText}}` +
    `${restoreText(g, rule)}${beforeText(g, mover)}${madeText(g, mover, 'continue')}`
  );
}

/** What a choice of a move depends on besides its rule. */
interface Circumstances {
  /** What follows from every move, the innermost first; already part of the rule unless something comes before it. */
  readonly chain?: readonly Consequence[];
  /** The text that takes the place of a pass of the flow where there is no move. */
  readonly otherwise?: string | undefined;
}

/** Throws the dice, then chooses a move; a throw that allows nothing is a pass. */
function priorText(
  g: Emission,
  rule: Extract<Rule, { k: 'prior' }>,
  mover: number,
  label: string,
  chain: readonly Consequence[],
): string {
  if (hasPrior(rule.rule)) throw new NotEmittable('Dice can not be thrown after a throw of dice.');
  refuseThrows(rule.rule);
  const pass = `ka=${g.kindOf(passRule, { chain, mover }, undefined) << 16};kb=0;kc=0;hint=-1;`;
  const choice = choiceText(g, followedBy(g, rule.rule, chain), mover, label, false, { otherwise: pass });
  return `${throwText(g, rule.prior, mover)}${choice}`;
}
