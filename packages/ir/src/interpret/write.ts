/** Writes a move to a list: its header, its actions, and in front of them what its effect does. */
import type { Context, MoveList } from '@ludii/state';
import { actionWord, MoveHeader, MoveWord, Op } from '@ludii/state/internal';
import { valueFn } from '../interpret.js';
import type { Action, EmitRule } from '../nodes.js';
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
  readonly open: readonly { readonly at: number; readonly of: (c: Context) => number }[];
}

/** The words of some actions, in a row, behind others. */
function templateOf(actions: readonly Action[], before: readonly number[] = []): Template {
  const words: number[] = [...before];
  const open: { at: number; of: (c: Context) => number }[] = [];
  for (const { op, decision, operands } of actions) {
    words.push(actionWord(op, decision, operands.length));
    for (const operand of operands) {
      if (operand.k !== 'const') open.push({ at: words.length, of: valueFn(operand) });
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

/** The function that writes a move; `effect` writes the moves of its effect. */
export function writeFn(rule: EmitRule, effect: ListFn | undefined): Push {
  const from = valueFn(rule.from);
  const to = valueFn(rule.to);
  const between = betweenFn(rule);
  const named = tellsMover(rule);
  const marks = marksFn(rule, to);
  const { length } = rule.actions;
  const plain = templateOf(rule.actions);
  if (!effect) {
    return (c, out) => {
      out.begin(named ? c.state.mover : 0, from(c), to(c));
      between?.(c, out);
      marks?.(c, out);
      push(c, out, plain, length);
      out.finish();
    };
  }
  const nested = nestedTemplate(rule.actions);
  return (c, out) => {
    const effects = c.acquire();
    effect(c, effects);
    const f = from(c);
    const t = to(c);
    out.begin(named ? c.state.mover : 0, f, t);
    marks?.(c, out);
    if (between) between(c, out);
    else if (effects.length > 1) copyBetween(effects, 0, out);
    if (effects.length === 0) push(c, out, plain, length);
    else {
      nestEffects(effects, out);
      const at = push(c, out, nested, 1) + 1;
      out.tape[at + MoveWord.From] = f;
      out.tape[at + MoveWord.To] = t;
    }
    out.finish();
    c.release(effects);
  };
}
