/**
 * How effects and consequences are joined to moves. An effect `(apply …)` is worked out when its move is generated and
 * goes in front of it; a consequence `(then …)` is only noted on the move and worked out after the move was made.
 */
import type { MovesFn } from '@ludii/functions';
import type { MoveTest, Then } from '@ludii/functions/internal';
import type { Context, MoveList } from '@ludii/state';
import {
  type Consequences,
  firstAction,
  MoveHeader,
  MoveWord,
  Op,
  opcodeOf,
  Reading,
  readAction,
  readDecision,
} from '@ludii/state/internal';

/** A consequence in the game's table. */
export interface ConsequenceFn extends MovesFn {
  /** In simultaneous games: only after the moves of all players. */
  readonly afterAll?: true;
}

/**
 * Flag of a move that stands twice in its list because its rule gave the very same move twice. A consequence of an
 * enclosing rule is noted once for each place in the list, so on both of them twice.
 */
export const TwinFlag = 2;

/** The id of the list of consequences with just the given one, 0 for none. */
export type ThenId = (c: Context) => number;

const noThen: ThenId = () => 0;

/** The `then` of a new move, for `MoveList.setThen`. */
export function thenId(then: Then | undefined): ThenId {
  if (!then) return noThen;
  const { id } = then;
  let table: Consequences | undefined;
  let list = 0;
  return (c) => {
    if (table !== c.game.consequences) {
      table = c.game.consequences;
      list = table.list([id]);
    }
    return list;
  };
}

/** Notes a consequence on the moves of a list from number `first` on, behind those that they have. */
export type Attach = (c: Context, out: MoveList, first: number) => void;

const attachNothing: Attach = () => {};

/**
 * Makes the function that notes a consequence on generated moves.
 *
 * @example
 * const attach = attachThen(then);
 * return (c, out) => { const first = out.length; …; attach(c, out, first); };
 */
export function attachThen(then: Then | undefined): Attach {
  if (!then) return attachNothing;
  const own = thenId(then);
  let table: Consequences | undefined;
  // Lists of consequences are interned; joining two is remembered here, since it happens for every move.
  let joined: number[] = [];
  const join = (old: number, added: number): number => {
    let id = joined[old];
    if (id === undefined) {
      id = table!.concat(old, added);
      joined[old] = id;
    }
    return id;
  };
  return (c, out, first) => {
    if (first >= out.length) return;
    if (table !== c.game.consequences) {
      table = c.game.consequences;
      joined = [];
    }
    const added = own(c);
    for (let i = first; i < out.length; i++) {
      const { tape } = out;
      const at = out.start(i);
      let id = join(tape[at + MoveWord.Then]!, added);
      if ((tape[at + MoveWord.Flags]! & TwinFlag) !== 0) id = join(id, added);
      tape[at + MoveWord.Then] = id;
    }
  };
}

/** The test of moves with a consequence noted on them, for moves without it. */
export function testAttached(attach: Attach, test: MoveTest): MoveTest {
  if (attach === attachNothing) return test;
  return (c, list, i) => {
    const copy = c.acquire();
    copy.copyMove(list, i);
    attach(c, copy, 0);
    const passes = test(c, copy, 0);
    c.release(copy);
    return passes;
  };
}

/** Makes a player the mover of the moves of a list from number `first` on. */
export function setMovers(out: MoveList, first: number, mover: number): void {
  for (let i = first; i < out.length; i++) out.setMoverOf(i, mover);
}

/**
 * Puts the moves of an effect in front of the last move of a list, and tells whether there were any. All of them happen
 * before the move itself; there is no choice among them. The result is a new move around the others: its mover is 0, it
 * has no sites, levels or consequences of its own until the caller sets them.
 */
export function mergeEffect(c: Context, out: MoveList, effect: MovesFn): boolean {
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
function copyBetween(list: MoveList, i: number, out: MoveList): void {
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
