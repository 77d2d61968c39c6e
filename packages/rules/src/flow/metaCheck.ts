/**
 * What the meta rules of a game say about the moves of a position: some are added, some are taken away, some get a
 * consequence, and some are refused after a look at where they lead.
 */
import { applyMove, type Context, type MoveList } from '@ludii/state';
import { isPassMove, losers } from '@ludii/state/internal';
import type { GameRules, MetaRules, MoveTest } from '../game.js';
import { attachTo } from '../meta/automove.js';
import { isRepeated } from './repetition.js';
import { offerSwap } from './swap.js';

/** The meta rules of a game at work. */
export class MetaCheck {
  readonly rules: MetaRules;
  /** Whether a meta rule tests the moves one by one, so that some are refused. */
  readonly tests: boolean;
  /** Whether the moves of a position have to be written out for the meta rules. */
  readonly changes: boolean;
  /** Whether any meta rule but the swap has a say in the moves. */
  readonly counts: boolean;
  readonly #players: number;
  readonly #apply: (c: Context, list: MoveList, i: number) => void;

  /** `apply` applies a move completely. */
  constructor({ meta, players }: GameRules, apply: (c: Context, list: MoveList, i: number) => void) {
    const { pin, noStackOn, consequences, noRepeat, noSuicide } = meta;
    this.rules = meta;
    this.tests = pin !== undefined || noStackOn !== undefined || noRepeat !== undefined || noSuicide;
    this.counts = this.tests || consequences.length > 0;
    this.changes = pin !== undefined || noStackOn !== undefined || (this.tests && consequences.length > 0);
    this.#players = players;
    this.#apply = apply;
  }

  /** Whether the player to move may swap colours instead of moving. */
  isSwapTurn(c: Context): boolean {
    return this.rules.swap && c.trial.moveNumber === this.#players - 1;
  }

  /** What meta rules add to the moves of a position or take away from them without trying them out. */
  amend(c: Context, out: MoveList, { attaches = true, offersSwap = true } = {}): void {
    const { swap, pin, noStackOn } = this.rules;
    if (swap && offersSwap) offerSwap(c, out);
    if (pin) removeWhere(c, out, pin);
    if (noStackOn) removeWhere(c, out, noStackOn);
    if (attaches) this.attach(c, out);
  }

  /** Notes on moves what follows from every move. */
  attach(c: Context, out: MoveList): void {
    for (const id of this.rules.consequences) {
      for (let i = 0; i < out.length; i++) attachTo(c.game.consequences, out, i, id);
    }
  }

  /** Removes moves that repeat a position or lose at once; the last move of the list takes the place of a removed one. */
  filter(c: Context, out: MoveList): void {
    const { noRepeat, noSuicide } = this.rules;
    if (!noRepeat && !noSuicide) return;
    for (let i = 0; i < out.length; ) {
      if (this.allows(c, out, i)) i++;
      else out.swapRemove(i);
    }
  }

  /** Whether a move neither repeats a position nor loses at once, where that is forbidden. */
  readonly allows: MoveTest = (c, out, i) => {
    const { noRepeat, noSuicide } = this.rules;
    if (noRepeat && !isPassMove(out.tape, out.start(i))) {
      c.markReal();
      applyMove(c, out, i);
      const repeated = isRepeated(c, noRepeat);
      c.rollback();
      if (repeated) return false;
    }
    if (noSuicide) {
      const { mover } = c.state;
      c.mark();
      this.#apply(c, out, i);
      const suicide = !c.state.isActive(mover) && losers(c.state).includes(mover);
      c.rollback();
      if (suicide) return false;
    }
    return true;
  };
}

/** Removes the moves that a test names, keeping the order of the rest. */
function removeWhere(c: Context, out: MoveList, test: MoveTest): void {
  const kept = c.acquire();
  for (let i = 0; i < out.length; i++) if (!test(c, out, i)) kept.copyMove(out, i);
  out.clear();
  for (let i = 0; i < kept.length; i++) out.copyMove(kept, i);
  c.release(kept);
}
