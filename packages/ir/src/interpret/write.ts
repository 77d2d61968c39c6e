/** Writes a move to a list: its header, its actions, and in front of them what its effect does. */
import type { Context, MoveList } from '@ludii/state';
import { actionWord, MoveHeader, MoveWord, Op } from '@ludii/state/internal';
import { conditionFn, valueFn } from '../interpret.js';
import { register } from '../make.js';
import type { Action, EmitRule, Rule, Value } from '../nodes.js';
import { closureOf } from './closures.js';
import { copyBetween, type ListFn, nestEffects } from './effects.js';

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
  Op.Vote,
  Op.Move,
  Op.MoveN,
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
    const body = lines ? at + c.lineAt - c.lineStart - 1 : at;
    for (let i = 0; i < beginsAt.length; i++) tape[body + beginsAt[i]!] = f;
    for (let i = 0; i < endsAt.length; i++) tape[body + endsAt[i]!] = t;
    for (let i = 0; i < others.length; i++) tape[body + others[i]!.at] = others[i]!.of(c);
  };
}

/** The function that writes a move, with the closures of lists for its effect. */
export function writeFn(rule: EmitRule, lists: (rule: Rule) => ListFn): Push {
  const from = valueFn(rule.from);
  const to = valueFn(rule.to);
  const named = tellsMover(rule);
  const marks = marksFn(rule, to);
  const bare = marks ? markedFn(rule, named, marks) : plainFn(rule, named);
  if (!rule.effect) return bare;
  // An effect under a condition that does not hold is none.
  const { test, rule: inside } = conditional(rule.effect);
  const effect = lists(inside);
  const between = betweenFn(rule);
  const nested = nestedTemplate(rule.actions);
  return (c, out) => {
    if (test && !test(c)) return bare(c, out);
    const effects = c.acquire();
    effect(c, effects);
    if (effects.length === 0) bare(c, out);
    else {
      const f = from(c);
      const t = to(c);
      out.begin(named ? c.state.mover : 0, f, t);
      marks?.(c, out);
      if (between) between(c, out);
      else if (effects.length > 1) copyBetween(effects, 0, out);
      nestEffects(effects, out);
      const at = push(c, out, nested, 1) + 1;
      out.tape[at + MoveWord.From] = f;
      out.tape[at + MoveWord.To] = t;
      out.finish();
    }
    c.release(effects);
  };
}

/** A rule under a condition, apart. */
function conditional(rule: Rule): { readonly test: ((c: Context) => boolean) | undefined; readonly rule: Rule } {
  if (rule.k !== 'choose' || rule.no.k !== 'none' || closureOf(rule)) return { test: undefined, rule };
  return { test: conditionFn(rule.test), rule: rule.yes };
}

/** Writes a move with marks that do nothing but its actions. */
function markedFn(rule: EmitRule, named: boolean, marks: Push): Push {
  const from = valueFn(rule.from);
  const to = valueFn(rule.to);
  const between = betweenFn(rule);
  const plain = templateOf(rule.actions);
  const { length } = rule.actions;
  return (c, out) => {
    out.begin(named ? c.state.mover : 0, from(c), to(c));
    marks(c, out);
    between?.(c, out);
    push(c, out, plain, length);
    out.finish();
  };
}
