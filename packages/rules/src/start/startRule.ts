/** What a start rule compiles to, and the hand that carries it out. */
import type { Context, MoveList } from '@ludii/state';
import { applyWritten, Op, spend } from '@ludii/state/internal';

/** A compiled start rule. */
export interface StartRule {
  readonly run: (c: Context, setup: Setup) => void;
  /** Number of pieces that it may put on one site at most, as far as that is known: sizes the counts of the state. */
  readonly most: number;
  /** The largest local state that it sets, -1 for none. */
  readonly maxState: number;
}

/** A start rule that only does something. */
export const startRule = (run: StartRule['run'], extra: Partial<StartRule> = {}): StartRule => ({
  most: 0,
  maxState: -1,
  ...extra,
  run,
});

/** Carries out the start: every action is a move of its own in the trial, made by nobody. */
export class Setup {
  constructor(private readonly c: Context) {}

  /** Puts a piece on a site. Omitted data are left at their default. */
  add(
    type: number,
    site: number,
    what: number,
    { count = 1, state = -1, rotation = -1, value = -1, stack = false } = {},
  ): void {
    const list = this.begin(site, site);
    list.pushAdd(type, site, what, count, state, rotation, value, stack, false);
    this.make(list);
  }

  /** Takes the top card of a stack to another site. */
  moveTop(from: number, level: number, to: number): void {
    const list = this.begin(from, to);
    list.pushMove(0, from, level, 0, to, -1, -1, -1, -1, false, false);
    this.make(list);
  }

  /** Any action; `site` is what it is recorded at, -1 for none. */
  act(opcode: number, site: number, operands: ArrayLike<number>): void {
    const list = this.begin(site, site);
    list.pushAction(opcode, false, operands);
    this.make(list);
  }

  /** Begins a move behind those of the trial, where it stays. */
  private begin(from: number, to: number): MoveList {
    spend();
    const { moves } = this.c.trial;
    moves.begin(0, from, to);
    return moves;
  }

  private make(list: MoveList): void {
    list.finish();
    applyWritten(this.c);
  }
}

/** Opcodes that start rules use, passed on for them. */
export { Op };
