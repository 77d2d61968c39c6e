/** The text that makes a move: its actions, what follows from them, and the move on the tape of the trial. */
import { MoveHeader, Op, StateWords } from '@ludii/state/internal';
import type { EmitRule, Node, RegisterName, Rule, Value } from '../nodes.js';
import { hasCallAfter, someNode } from '../scan.js';
import { actionText, closeText, countText, marksOf, openText, operandTexts } from './actions.js';
import { thrownText } from './dice.js';
import { type Emission, emptyScope, type Kind, type Scope } from './emission.js';
import { NotEmittable } from './notEmittable.js';
import { appendedText, performedNow } from './perform.js';

/** Letter of a way of writing in names of functions. */
export const modeLetter = (g: Emission): string => (g.mode === 'direct' ? 'D' : 'J');

/** The name of the function that makes moves of a kind. */
export const makeName = (g: Emission, { number }: Kind): string => `make${g.alone ? '' : modeLetter(g)}${number}`;

/** Arguments of such a function: from, to, what is between, place on a line, place of the piece in its list. */
export const makeArguments = (g: Emission, { ends }: Kind): string =>
  `${g.alone ? 'W' : 'c,st,S,W,M'},${ends.from},${ends.to},b0,e0,h0`;

/** The iterators that a key tells. */
export function capturedRegisters({ rule, ends }: Kind): Partial<Record<RegisterName, string>> {
  const registers: Partial<Record<RegisterName, string>> = {};
  const capture = (value: Value, name: string): void => {
    if (value.k === 'register') registers[value.name] = name;
    else if (value.k !== 'const') throw new NotEmittable('An end of a move is neither a register nor known.');
  };
  capture(rule.from, ends.from);
  capture(rule.to, ends.to);
  if (rule.between === 'site') registers.between = 'b0';
  const further = furtherRegister(rule);
  if (further) registers[further] = 'e0';
  return registers;
}

/** The iterator besides the ends of a move, and the site in between, that its actions read: its key tells it, if just one. */
export function furtherRegister(rule: EmitRule): RegisterName | undefined {
  if (rule.between === 'line') return undefined;
  const read = new Set<RegisterName>();
  for (const { operands } of rule.actions) for (const operand of operands) addRegisters(operand, read);
  if (rule.state) addRegisters(rule.state, read);
  for (const end of [rule.from, rule.to]) if (end.k === 'register') read.delete(end.name);
  if (rule.between === 'site') read.delete('between');
  const [further, ...others] = read;
  return others.length === 0 ? further : undefined;
}

function addRegisters(node: Node, out: Set<RegisterName>): void {
  someNode(node, (part) => {
    if (part.k === 'register') out.add(part.name);
    return false;
  });
}

/** Refuses a node that reads an iterator which the key of its move does not tell. */
export function checkRegisters(node: Node, registers: Partial<Record<RegisterName, string>>): void {
  const bound = new Set(Object.keys(registers));
  const reads = someNode(node, (part) => part.k === 'register' && !bound.has(part.name));
  // Loops inside bind iterators of their own.
  const binds = someNode(node, ({ k }) =>
    ['sites', 'at', 'steps', 'hops', 'rays', 'pieces', 'where', 'in'].includes(k),
  );
  if (reads && !binds) throw new NotEmittable('A move reads an iterator that its key does not tell.');
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
  const { rule, mover } = kind;
  const registers = capturedRegisters(kind);
  const from = rule.from.k === 'const' ? String(rule.from.value) : kind.ends.from;
  const to = rule.to.k === 'const' ? String(rule.to.value) : kind.ends.to;
  const plain: Scope = { ...emptyScope(mover), registers, lastFrom: g.last('from'), lastTo: g.last('to') };
  const scope = kind.piece === undefined ? plain : { ...plain, piece: new Map([[kind.ends.from, kind.piece]]) };
  const betweens = rule.between === 'none' ? '0' : rule.between === 'site' ? '1' : 'b0-1';
  let text = openText(g, mover, from, to, betweens, 0, marksOf(g, rule, scope));
  if (rule.between === 'site' && !g.alone) text += `T[q++]=b0;`;
  if (rule.between === 'line' && !g.alone) text += lineText(g, kind);
  text += thrownText(g);
  if (rule.effect) {
    checkRegisters(rule.effect, registers);
    const effect = rule.appended ? appendedText(g, rule.effect, scope, g.id('v')) : performedNow(g, rule.effect, scope);
    text += hasCallAfter(rule.effect)
      ? g.needs('An effect', `{const old=[c.from,c.to,c.between,c.site];${effect}[c.from,c.to,c.between,c.site]=old;}`)
      : effect;
  }
  const isThere = !rule.effect || keepsPiece(rule.effect);
  for (const action of rule.actions) {
    for (const operand of action.operands) checkRegisters(operand, registers);
    const texts = operandTexts(g, action, isThere ? scope : plain);
    text += actionText(g, action, texts, isThere ? kind.piece : undefined);
  }
  return g.noteOf(rule) + text + followText(g, kind, { ...emptyScope(mover), lastFrom: from, lastTo: to });
}

/** The sites that a slide passes: those of its line before the target. */
export function lineText(g: Emission, { rule }: Kind): string {
  const { lines } = rule;
  if (!lines) throw new NotEmittable('A move along a line does not tell the sites of lines.');
  return `T=M.reach(M.end+${MoveHeader}+b0+64);for(let k=e0-b0+1;k<e0;k++)T[q++]=${g.constant(lines)}[k];`;
}

/** The consequences of a move, and the end of the move on the tape. */
function followText(g: Emission, { chain, turnsOut }: Kind, scope: Scope): string {
  const counted = countText(g, scope.lastFrom, scope.lastTo);
  const inPlace = followingInPlace(g, chain, scope);
  // Captures that wait are made by closures, when the turn does not go on.
  const captured = g.game.sequenceCapture
    ? `if(W[${StateWords.RemovalsList + 1}]!==0){FOLLOW(c,0,${turnsOut});W=st.words}`
    : '';
  if (inPlace !== undefined) return `${counted}${inPlace}${closeText(g)}${captured}`;
  const list = g.game.consequences.list(chain.map(({ id }) => id));
  return g.needs('A consequence', `${counted}${closeText(g)}FOLLOW(c,${list},${turnsOut});W=st.words;`);
}

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
