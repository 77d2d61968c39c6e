/** Writes a move to a list: its header, its actions, and in front of them what its effect does. */
import type { Context, MoveList } from '@ludii/state';
import { actionWord, firstAction, MoveHeader, MoveWord, Op, opcodeOf, spend } from '@ludii/state/internal';
import { constant, register } from '../make.js';
import type { Action, EmitRule, Value } from '../nodes.js';
import { copyBetween, type ListFn, mergeEffect, nestEffects } from './effects.js';
import { leaks } from './kept/facts.js';
import { valueFn } from './values.js';

type Push = (c: Context, out: MoveList) => void;

/** Whether a move names the player who makes it: those that change a piece do, settings do not. */
export function tellsMover({ actions }: EmitRule): boolean {
  return actions.some(({ op }) => pieceActions.has(op));
}

const pieceActions: ReadonlySet<number> = new Set([
  Op.Remove,
  Op.RemoveLater,
  Op.Add,
  Op.Promote,
  Op.Select,
  Op.Pass,
  Op.Propose,
  Op.Bet,
  Op.Vote,
  Op.Move,
  Op.MoveN,
  Op.Copy,
  Op.StackMove,
  Op.Insert,
  Op.RemoveLevel,
]);

/** Words of a move and what is put in their places when it is written. */
interface Template {
  readonly words: Int32Array;
  readonly open: readonly Open[];
}

/** A word that depends on the position. */
interface Open {
  readonly at: number;
  readonly value: Value;
  readonly of: (c: Context) => number;
}

/** The words of some actions, in a row, behind others. */
function templateOf(actions: readonly Action[], before: readonly number[] = []): Template {
  const words: number[] = [...before];
  const open: Open[] = [];
  for (const { op, decision, operands } of actions) {
    words.push(actionWord(op, decision, operands.length));
    for (const operand of operands) {
      if (operand.k !== 'const') open.push({ at: words.length, value: operand, of: valueFn(operand) });
      words.push(operand.k === 'const' ? operand.value : 0);
    }
  }
  return { words: Int32Array.from(words), open };
}

/** Appends words to the open move. What they say is asked of the position, which writes to no list in use. */
function push(c: Context, out: MoveList, { words, open }: Template, actions: number): number {
  const at = out.pushWords(words, actions);
  for (let i = 0; i < open.length; i++) out.tape[at + open[i]!.at] = open[i]!.of(c);
  return at;
}

/** The actions of a move as one move inside another, which names no mover. */
function nestedTemplate(actions: readonly Action[]): Template {
  const inside = templateOf(actions).words.length + MoveHeader;
  const header: number[] = new Array<number>(MoveHeader).fill(0);
  header[0] = inside;
  header[MoveWord.State] = -1;
  header[MoveWord.Edge] = -1;
  header[MoveWord.Actions] = actions.length;
  const decides = actions.some(({ decision }) => decision);
  return templateOf(actions, [actionWord(Op.NestedMove, decides, inside), ...header]);
}

/** The sites in between that a move names, written to the open move. */
function betweenFn({ between, lines }: EmitRule): Push | undefined {
  if (between === 'site') return (c, out) => out.between(c.between);
  if (between === 'none' || !lines) return undefined;
  return ({ lineStart, lineAt }, out) => {
    for (let k = lineStart + 1; k < lineAt; k++) out.between(lines[k]!);
  };
}

/** What few moves tell: that they are about an edge, and the state of a large piece. */
function marksFn({ edge, state }: EmitRule, to: (c: Context) => number): Push | undefined {
  const local = state && valueFn(state);
  if (!edge && !local) return undefined;
  return (c, out) => {
    if (edge) out.setUnoriented(to(c));
    if (local) out.setState(local(c));
  };
}

/** Notes the levels of the pieces that leave a stack on the open move. */
function levelsFn({ levels }: EmitRule): Push | undefined {
  if (!levels) return undefined;
  const [low, high] = levels.map(valueFn) as [(c: Context) => number, (c: Context) => number];
  return (c, out) => out.setLevels(low(c), high(c));
}

/** The player who makes a move; 0 if it names none. */
function moverFn(rule: EmitRule): (c: Context) => number {
  if (rule.by) return valueFn(rule.by);
  return tellsMover(rule) ? ({ state }) => state.mover : () => 0;
}

/** Writes actions to the open move, some of them several times. */
function repeatedFn(actions: readonly Action[]): Push {
  const parts = actions.map((action) => ({
    first: templateOf([action]),
    others: templateOf([{ ...action, decision: false }]),
    times: action.times ? valueFn(action.times) : () => 1,
  }));
  return (c, out) => {
    for (const { first, others, times } of parts) {
      const count = Math.max(1, times(c));
      if (count > 1) spend(count);
      for (let k = 0; k < count; k++) push(c, out, k === 0 ? first : others, 1);
    }
  };
}

/** The words of a move with those of its header, and the site in between if it names one. */
function wholeTemplate({ actions, between }: EmitRule): Template {
  const header: number[] = new Array<number>(MoveHeader).fill(0);
  header[MoveWord.State] = -1;
  header[MoveWord.Edge] = -1;
  header[MoveWord.Actions] = actions.length;
  if (between === 'site') {
    header[MoveWord.Betweens] = 1;
    header.push(0);
  }
  const { words, open } = templateOf(actions, header);
  words[0] = words.length;
  if (between !== 'site') return { words, open };
  const value = register('between');
  return { words, open: [{ at: MoveHeader, value, of: valueFn(value) }, ...open] };
}

/** Writes a move that does nothing but its actions. */
function plainFn(rule: EmitRule, named: boolean): Push {
  const [low, high] = (rule.levels ?? []).map(valueFn);
  const from = valueFn(rule.from);
  const to = valueFn(rule.to);
  const { words, open } = wholeTemplate(rule);
  const lines = rule.between === 'line' ? rule.lines : undefined;
  // Most of what is open is where the move begins and ends, which is worked out once.
  const isEnd = (end: Value, { value }: Open): boolean =>
    end.k === 'register' && value.k === 'register' && end.name === value.name;
  const begins = open.filter((each) => isEnd(rule.from, each));
  const ends = open.filter((each) => isEnd(rule.to, each) && !begins.includes(each));
  const others = open.filter((each) => !begins.includes(each) && !ends.includes(each));
  const [beginsAt, endsAt] = [begins, ends].map((all) => Int32Array.from(all, ({ at }) => at)) as [
    Int32Array,
    Int32Array,
  ];
  return (c, out) => {
    const f = from(c);
    const t = to(c);
    const at = lines ? out.addMoveAlong(words, lines, c.lineStart + 1, c.lineAt) : out.addMove(words);
    const { tape } = out;
    if (named) tape[at + MoveWord.Mover] = c.state.mover;
    tape[at + MoveWord.From] = f;
    tape[at + MoveWord.To] = t;
    if (low && high) {
      tape[at + MoveWord.LevelMin] = low(c);
      tape[at + MoveWord.LevelMax] = high(c);
    }
    const body = lines ? at + c.lineAt - c.lineStart - 1 : at;
    for (let i = 0; i < beginsAt.length; i++) tape[body + beginsAt[i]!] = f;
    for (let i = 0; i < endsAt.length; i++) tape[body + endsAt[i]!] = t;
    for (let i = 0; i < others.length; i++) tape[body + others[i]!.at] = others[i]!.of(c);
  };
}

/** The function that writes a move; `effect` writes the moves of its effect. */
export function writeFn(rule: EmitRule, effect: ListFn | undefined, passed?: ListFn | undefined): Push {
  if (rule.trail || passed) return alongFn(rule, effect, passed);
  const from = valueFn(rule.from);
  const to = valueFn(rule.to);
  const between = betweenFn(rule);
  const mover = moverFn(rule);
  const marks = marksFn(rule, to);
  const levels = levelsFn(rule);
  const { length } = rule.actions;
  const isRepeated = rule.actions.some(({ times }) => times);
  const template = templateOf(rule.actions);
  const plain: Push = isRepeated ? repeatedFn(rule.actions) : (c, out) => push(c, out, template, length);
  // Most moves have nothing that is written apart.
  const bare = marks || isRepeated || rule.by ? undefined : plainFn(rule, tellsMover(rule));
  if (!effect) {
    if (bare) return bare;
    return (c, out) => {
      out.begin(mover(c), from(c), to(c));
      between?.(c, out);
      marks?.(c, out);
      levels?.(c, out);
      plain(c, out);
      out.finish();
    };
  }
  const nested = nestedTemplate(rule.actions);
  const local = rule.state && valueFn(rule.state);
  // An effect may leave iterators elsewhere: what looks at them is worked out before.
  const isFirst = rule.effect !== undefined && leaks(rule.effect);
  const listsInside = isRepeated || levels !== undefined;
  return (c, out) => {
    const before = listsInside && isFirst ? insideOf(c, from(c), to(c), plain, levels) : undefined;
    const effects = c.acquire();
    effect(c, effects);
    const f = from(c);
    const t = to(c);
    const isAround = effects.length > 0;
    const inside = before ?? (listsInside && isAround ? insideOf(c, f, t, plain, levels) : undefined);
    out.begin(mover(c), f, t);
    marks?.(c, out);
    if (between) between(c, out);
    else if (effects.length > 1) copyBetween(effects, 0, out);
    if (isAround) nestEffects(effects, out);
    else if (inside) copyLevels(inside, out);
    else levels?.(c, out);
    if (inside && isAround) out.nest(inside, 0);
    else if (inside) out.copyActions(inside, 0);
    else if (!isAround) plain(c, out);
    else {
      const at = push(c, out, nested, 1) + 1;
      if (local) out.tape[at + MoveWord.State] = local(c);
      out.tape[at + MoveWord.From] = f;
      out.tape[at + MoveWord.To] = t;
    }
    out.finish();
    // Lists are given back in the reverse order.
    if (inside && !before) c.release(inside);
    c.release(effects);
    if (before) c.release(before);
  };
}

/** A list with the move that stands inside of another which has its effects. */
function insideOf(c: Context, from: number, to: number, actions: Push, levels: Push | undefined): MoveList {
  const inside = c.acquire();
  inside.begin(0, from, to);
  levels?.(c, inside);
  actions(c, inside);
  inside.finish();
  return inside;
}

/** Gives the open move the levels of the only move of a list. */
function copyLevels(list: MoveList, out: MoveList): void {
  const at = list.start(0);
  out.setLevels(list.tape[at + MoveWord.LevelMin]!, list.tape[at + MoveWord.LevelMax]!);
}

/** A move along a line that leaves pieces behind, or does something on each site that it passes. */
function alongFn(rule: EmitRule, effect: ListFn | undefined, passed: ListFn | undefined): Push {
  const { lines, trail } = rule;
  if (!lines) throw new RangeError('A move along a line does not tell the sites of lines.');
  const whole = writeFn({ ...rule, trail: undefined, by: constant(0), between: 'none' }, effect);
  const between = betweenFn(rule);
  const mover = moverFn(rule);
  const levels = levelsFn(rule);
  const what = trail && valueFn(trail);
  const type = valueFn(rule.actions[0]!.operands[0]!);
  return (c, out) => {
    const { lineStart, lineAt, between: before } = c;
    const work = c.acquire();
    whole(c, work);
    if (what) dropAlong(c, work, lines, type(c), what(c));
    const at = work.start(0);
    const [f, t] = [work.tape[at + MoveWord.From]!, work.tape[at + MoveWord.To]!];
    // A move around its effects names no sites of its own inside of another.
    if (effect && opcodeOf(work.tape[firstAction(work.tape, at)]!) === Op.NestedMove) {
      work.setFromOf(0, -1);
      work.setToOf(0, -1);
    }
    let merged = false;
    if (passed) {
      for (let k = lineStart + 1; k < lineAt; k++) {
        c.between = lines[k]!;
        merged = mergeEffect(c, work, passed) || merged;
      }
      c.between = before;
    }
    out.begin(mover(c), f, t);
    between?.(c, out);
    if (!merged) levels?.(c, out);
    out.copyActions(work, 0);
    out.finish();
    c.release(work);
  };
}

/** Leaves a piece on the sites of a line before the one that a move ends on. */
function dropAlong(c: Context, work: MoveList, lines: Int32Array, type: number, what: number): void {
  const dropped = c.acquire();
  dropped.begin(0, -1, -1);
  for (let k = c.lineStart; k < c.lineAt; k++) {
    dropped.pushAdd(type, lines[k]!, what, 1, -1, -1, -1, false, false);
  }
  dropped.finish();
  work.appendActions(0, dropped, 0);
  c.release(dropped);
}
