/**
 * How effects and consequences are joined to moves. An effect `(apply …)` is worked out when its move is generated and
 * goes in front of it; a consequence `(then …)` is only noted on the move and worked out after the move was made.
 */
import type { Context, MoveList } from '@ludii/state';
import {
  type Consequences,
  firstAction,
  MoveFlag,
  MoveHeader,
  MoveWord,
  Op,
  opcodeOf,
  Reading,
  readAction,
  readDecision,
} from '@ludii/state/internal';

/** Writes moves to a list. */
export type ListFn = (c: Context, out: MoveList) => void;

/** Notes a consequence on the moves of a list from number `first` on, behind those that they have. */
export type Attach = (c: Context, out: MoveList, first: number) => void;

/**
 * Makes the function that notes a consequence, given by its number, on generated moves.
 *
 * @example
 * const attach = attaching(id);
 * return (c, out) => { const first = out.length; …; attach(c, out, first); };
 */
export function attaching(id: number): Attach {
  // Lists of consequences are interned; joining two is remembered here, since it happens for every move.
  const joins = new WeakMap<Consequences, number[]>();
  const join = (table: Consequences, known: number[], old: number): number => {
    let joined = known[old];
    if (joined === undefined) {
      joined = table.concat(old, table.list([id]));
      known[old] = joined;
    }
    return joined;
  };
  // The table is that of the game, nearly always the same one.
  let last: { readonly table: Consequences; readonly known: number[] } | undefined;
  const knownOf = (table: Consequences): number[] => {
    if (last?.table === table) return last.known;
    const known = joins.get(table) ?? [];
    joins.set(table, known);
    last = { table, known };
    return known;
  };
  return (c, out, first) => {
    if (first >= out.length) return;
    const table = c.game.consequences;
    const known = knownOf(table);
    for (let i = first; i < out.length; i++) {
      const { tape } = out;
      const at = out.start(i);
      const once = join(table, known, tape[at + MoveWord.Then]!);
      const twin = (tape[at + MoveWord.Flags]! & MoveFlag.Twin) !== 0;
      tape[at + MoveWord.Then] = twin ? join(table, known, once) : once;
    }
  };
}

/** Appends the actions of some moves to the moves of a list from number `first` on, behind those that they have. */
export function appending(moves: ListFn): Attach {
  return (c, out, first) => {
    if (first >= out.length) return;
    const parts = c.acquire();
    moves(c, parts);
    if (parts.length === 1) appendTo(out, first, parts);
    else {
      const extra = c.acquire();
      extra.begin(0, -1, -1);
      for (let k = 0; k < parts.length; k++) extra.copyActions(parts, k);
      extra.finish();
      appendTo(out, first, extra);
      c.release(extra);
    }
    c.release(parts);
  };
}

/** Appends the actions of the only move of a list to the moves of another from number `first` on. */
function appendTo(out: MoveList, first: number, extra: MoveList): void {
  for (let i = first; i < out.length; i++) out.appendActions(i, extra, 0);
}

/**
 * Puts the moves of an effect in front of the last move of a list, and tells whether there were any. All of them happen
 * before the move itself; there is no choice among them. The result is a new move around the others: its mover is 0, it
 * has no sites, levels or consequences of its own until the caller sets them.
 */
export function mergeEffect(c: Context, out: MoveList, effect: ListFn): boolean {
  const effects = c.acquire();
  effect(c, effects);
  const count = effects.length;
  if (count > 0) {
    const current = c.acquire();
    current.copyMove(out, out.length - 1);
    out.dropLast();
    out.begin(0, -1, -1);
    if (count > 1) copyBetween(effects, 0, out);
    nestEffects(effects, out);
    out.nest(current, 0);
    out.finish();
    c.release(current);
  }
  c.release(effects);
  return count > 0;
}

/** Appends the moves of an effect to the open move. They decide nothing. */
export function nestEffects(effects: MoveList, out: MoveList): void {
  const count = effects.length;
  for (let i = 0; i < count; i++) {
    if (count > 1) readSitesAgain(effects, i);
    effects.setDecision(i, false);
    out.nest(effects, i);
  }
}

/** Gives the open move the sites in between of another. */
export function copyBetween(list: MoveList, i: number, out: MoveList): void {
  const at = list.start(i);
  const count = list.tape[at + MoveWord.Betweens]!;
  for (let k = 0; k < count; k++) out.between(list.tape[at + MoveHeader + k]!);
}

/** Sets the sites of a move to those of its first action. */
function readSitesAgain(list: MoveList, i: number): void {
  const { tape } = list;
  const start = list.start(i);
  if (tape[start + MoveWord.Actions] === 0) return;
  const action = firstAction(tape, start);
  const nested = opcodeOf(tape[action]!) === Op.NestedMove;
  list.setFromOf(i, nested ? readDecision(tape, action + 1, Reading.From) : readAction(tape, action, Reading.From));
  list.setToOf(i, nested ? readDecision(tape, action + 1, Reading.To) : readAction(tape, action, Reading.To));
}
