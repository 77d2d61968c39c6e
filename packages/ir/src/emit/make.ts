/** The text that makes a move: its actions, what follows from them, and the move on the tape of the trial. */
import { MoveHeader, MoveWord, Op, StateWords } from '@ludii/state/internal';
import type { EmitRule, RegisterName, Rule, Value } from '../nodes.js';
import { addFreeRegisters, hasCallAfter, partsOf } from '../scan.js';
import { actionText, closeText, countText, marksOf, openText, operandTexts, removedText } from './actions.js';
import { capturedText, capturesInPlace } from './captures.js';
import { thrownText } from './dice.js';
import { type Emission, emptyScope, type Kind, looks, type Scope, type WriteMode } from './emission.js';
import { NotEmittable } from './notEmittable.js';
import { appendedText, performedNow, performedText } from './perform.js';

/** Letter of a way of writing in names of functions. */
export const modeLetter = ({ mode }: Emission): string => letters[mode];
const letters: Readonly<Record<WriteMode, string>> = {
  direct: 'D',
  unrecorded: 'U',
  unindexed: 'X',
  journaled: 'J',
  listed: 'J',
};

/** The name of the function that makes moves of a kind. */
export const makeName = (g: Emission, { number }: Kind): string => `make${g.alone ? '' : modeLetter(g)}${number}`;

/** Arguments of such a function: from, to, what is between, place on a line, place of the piece in its list. */
export const makeArguments = (g: Emission, { ends }: Kind): string =>
  `${g.alone ? 'W' : 'c,st,S,W,M'},${ends.from},${ends.to},b0,e0,h0`;

/** The iterators that a key tells. */
export function capturedRegisters({ rule, ends, further }: Kind): Partial<Record<RegisterName, string>> {
  const registers: Partial<Record<RegisterName, string>> = {};
  const capture = (value: Value, name: string): void => {
    if (value.k === 'register') registers[value.name] = name;
    else if (value.k !== 'const') throw new NotEmittable('An end of a move is neither a register nor known.');
  };
  capture(rule.from, ends.from);
  capture(rule.to, ends.to);
  if (rule.between === 'site') registers.between = 'b0';
  if (further) registers[further] = 'e0';
  return registers;
}

/**
 * The iterator besides the ends of a move, and the site in between, that the move reads: its key tells it, if just one. What
 * closures read is not known: where dice are used it may be the pips.
 */
export function furtherRegister(rule: EmitRule, { registers }: Scope): RegisterName | undefined {
  const read = new Set<RegisterName>();
  for (const node of partsOf(rule)) addFreeRegisters(node, read);
  if (registers.pips && hasCallAfter(rule)) read.add('pips');
  for (const end of [rule.from, rule.to]) if (end.k === 'register') read.delete(end.name);
  if (rule.between === 'site') read.delete('between');
  // Iterators that nothing has set are read where they are.
  const [further, ...others] = [...read].filter((name) => registers[name] !== undefined);
  if (others.length > 0 || (further && rule.between === 'line'))
    throw new NotEmittable('A move reads more iterators than its key tells.');
  return further;
}

/** Actions that leave all pieces where they are. */
const harmless: readonly number[] = [
  Op.RemoveLater,
  Op.Select,
  Op.SetScore,
  Op.SetCounter,
  Op.SetPending,
  Op.SetNextPlayer,
  Op.Pass,
  Op.UseDie,
];

/** Whether the piece that moves is still there after an effect: what is between, or where it goes, may change; loops may reach it. */
function keepsPiece(effect: Rule): boolean {
  switch (effect.k) {
    case 'none':
      return true;
    case 'all':
    case 'first':
      return effect.rules.every(keepsPiece);
    case 'choose':
      return keepsPiece(effect.yes) && keepsPiece(effect.no);
    case 'emit':
      return (
        (!effect.effect || keepsPiece(effect.effect)) &&
        effect.actions.every(({ op, operands: [, site] }) => {
          if (harmless.includes(op)) return true;
          const elsewhere = site?.k === 'register' && (site.name === 'between' || site.name === 'to');
          return elsewhere && (op === Op.Remove || op === Op.Add || op === Op.Promote || op === Op.SetState);
        })
      );
    default:
      return false;
  }
}

/** The function that makes moves of a kind. It returns nothing; the words may be others afterwards. */
export function makeText(g: Emission, kind: Kind): string {
  if (!g.forgets) return madeText(g, kind) ?? g.needs('A consequence', '');
  const { mode } = g;
  const unrecorded = kind.rule.actions.some(({ op }) => op === Op.Pass) ? undefined : madeText(g, kind);
  if (unrecorded !== undefined) return unrecorded;
  g.mode = 'direct';
  const recorded = madeText(g, kind)!;
  g.mode = mode;
  return recorded;
}

/** The same; undefined if what follows has to see a move that is not recorded. */
function madeText(g: Emission, kind: Kind): string | undefined {
  const { rule, mover, by } = kind;
  const lent = by === mover ? undefined : by;
  const registers = capturedRegisters(kind);
  const from = rule.from.k === 'const' ? String(rule.from.value) : kind.ends.from;
  const to = rule.to.k === 'const' ? String(rule.to.value) : kind.ends.to;
  const plain: Scope = { ...emptyScope(mover), by: lent, registers, lastFrom: g.last('from'), lastTo: g.last('to') };
  const scope = kind.piece === undefined ? plain : { ...plain, piece: new Map([[kind.ends.from, kind.piece]]) };
  const betweens = rule.between === 'none' ? '0' : rule.between === 'site' ? '1' : 'b0-1';
  const isThere = !rule.effect || keepsPiece(rule.effect);
  // All numbers are those of the position before the move, also of an action that changes it step by step.
  const early: string[] = [];
  const atOnce = !rule.effect && rule.actions.length < 2 && rule.actions.every(({ op }) => op !== Op.MoveN);
  const lasting = (written: string): string => {
    if (atOnce || !looks(written)) return written;
    const name = g.id('u');
    early.push(`const ${name}=${written};`);
    return name;
  };
  const actions = rule.actions.map((action) => ({ action, texts: operandTexts(g, action, scope).map(lasting) }));
  const marks = marksOf(g, rule, scope);
  const told = g.records ? marks.levels?.map(lasting) : undefined;
  const uses = kind.uses.map((use) => performedText(g, use, scope));
  const names = uses.flatMap((each) => each.names);
  const header = openText(g, by, from, to, betweens, 0, { ...marks, levels: rule.effect ? undefined : told });
  let text = early.join('') + header;
  if (names.length > 0) text += `let ${names.map((name) => `${name}=0`).join()};`;
  text += uses.map(({ before }) => before).join('');
  if (rule.between === 'site' && g.records) text += `T[q++]=b0;`;
  if (rule.between === 'line' && g.records) text += lineText(g, kind);
  text += thrownText(g);
  if (rule.effect) {
    const effect = rule.appended
      ? appendedText(g, rule.effect, scope, g.id('v'))
      : performedNow(g, rule.effect, { ...scope, silent: true });
    const done = hasCallAfter(rule.effect)
      ? g.needs('An effect', `{const old=[c.from,c.to,c.between,c.site];${effect}[c.from,c.to,c.between,c.site]=old;}`)
      : effect;
    text += told ? levelsText(g, done, told) : done;
  }
  for (const { action, texts } of actions) text += actionText(g, action, texts, isThere ? kind.piece : undefined);
  text += uses.map(({ after }) => after).join('');
  const follow = followText(g, kind, { ...emptyScope(by), lastFrom: from, lastTo: to });
  return follow === undefined ? undefined : g.noteOf(rule) + text + follow;
}

/** An effect, and the levels that its move tells if the effect does nothing. */
function levelsText(g: Emission, effect: string, [low, high]: readonly string[]): string {
  const before = g.id('n');
  return `const ${before}=na;${effect}if(na===${before}){T[p+${MoveWord.LevelMin}]=${low};T[p+${MoveWord.LevelMax}]=${high}}`;
}

/** The sites that a slide passes: those of its line before the target. */
export function lineText(g: Emission, { rule }: Kind): string {
  const { lines } = rule;
  if (!lines) throw new NotEmittable('A move along a line does not tell the sites of lines.');
  return `T=M.reach(M.end+${MoveHeader}+b0+64);for(let k=e0-b0+1;k<e0;k++)T[q++]=${g.constant(lines)}[k];`;
}

/** The consequences of a move, and the end of the move on the tape. */
function followText(g: Emission, kind: Kind, scope: Scope): string | undefined {
  const { chain, turnsOut } = kind;
  const counted = countText(g, scope.lastFrom, scope.lastTo);
  const inPlace = followingInPlace(g, chain, scope);
  if (g.forgets && inPlace === undefined) return undefined;
  if (g.forgets && g.game.sequenceCapture && !capturesInPlace(g, kind)) return undefined;
  const close = closeText(g, scope.mover, scope.lastFrom, scope.lastTo);
  const captured = g.game.sequenceCapture ? capturesText(g, kind) : '';
  if (inPlace !== undefined) return `${counted}${inPlace}${close}${captured}`;
  const list = g.game.consequences.list(chain.map(({ id }) => id));
  return g.needs('A consequence', `${counted}${close}FOLLOW(c,${list},${turnsOut});W=st.words;`);
}

/** The captures that have waited, when the turn does not go on; closures make those that are told. */
const capturesText = (g: Emission, { by, turnsOut }: Kind): string =>
  g.forgets
    ? capturedText(g, turnsOut, (site) => removedText(g, site))
    : // Who only looks how long a turn gets need not see it end.
      `if(W[${StateWords.RemovalsList + 1}]!==0&&(NC===0||W[${StateWords.NextWord}]===${by})){FOLLOW(c,0,${turnsOut});W=st.words}`;

/** What follows, carried out while the move is written; undefined if closures have to do it. */
function followingInPlace(g: Emission, chain: Kind['chain'], scope: Scope): string | undefined {
  const called = g.alone ? undefined : chain.some(({ rule }) => hasCallAfter(rule));
  if (called) return undefined;
  try {
    return chain.map(({ rule }) => performedNow(g, rule, scope)).join('');
  } catch (error) {
    if (error instanceof NotEmittable && !g.alone) return undefined;
    throw error;
  }
}
