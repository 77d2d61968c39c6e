/**
 * One legal move of a position, each with the same chance. Costly tests are made only until a move passes them, so that
 * most moves of a position are never looked at, nor written.
 */
import { afterMoves, keeping, ruleOf } from '@ludii/functions/internal';
import {
  type Draws,
  type Judge,
  passesAll,
  type SampleFn,
  type Source,
  sampleFn,
  type Verdict,
} from '@ludii/ir/internal';
import { applyMove, type Context, type MoveList } from '@ludii/state';
import { isPassMove, isSwapMove, pendingCount } from '@ludii/state/internal';
import type { Phase } from '../game.js';
import type { MetaCheck } from './metaCheck.js';
import { isRepeated } from './repetition.js';
import { offerSwap } from './swap.js';

/** Whether nothing is pending that a move would put an end to before anything else. */
const isUnmarked = ({ state, guard }: Context): boolean =>
  guard === undefined && state.isDecided === -1 && pendingCount(state) === 0;

/** Draws legal moves of a game with alternating turns. */
export class Sampler {
  private readonly choices: (SampleFn | undefined)[] = [];
  private readonly judge: Judge;
  /** The swap of colours as one more move to choose from. */
  private readonly swapped: readonly Source[];

  constructor(
    private readonly phases: readonly Phase[],
    private readonly meta: MetaCheck,
  ) {
    this.judge = (c, move, source) => this.verdict(c, move, source);
    this.swapped = [
      {
        note: (c, notes) => notes.take(c, (out) => offerSwap(c, out)),
        numbered: undefined,
        tried: [],
        complete: [],
      },
    ];
  }

  /** Writes one random legal move to an empty list, or makes it. A throw of dice that comes first goes to `thrown`. */
  sample(c: Context, draws: Draws, move: MoveList, thrown: MoveList | undefined): Verdict {
    const phase = c.state.phase(c.state.mover);
    if (this.meta.changes) return this.fromList(c, draws, move, this.phases[phase]!);
    this.choices[phase] ??= sampleFn(ruleOf(this.phases[phase]!.play));
    return this.choices[phase](c, draws, move, thrown, this.judge, this.meta.isSwapTurn(c) ? this.swapped : []);
  }

  /** Tries a move that was chosen at random. */
  private verdict(c: Context, move: MoveList, { tried, complete }: Source): Verdict {
    const { noSuicide, noRepeat, consequences } = this.meta.rules;
    if (tried.length + complete.length === 0 && !noRepeat) return this.meta.allows(c, move, 0) ? 'allowed' : 'refused';
    const asks = tried.some(({ anyway }) => !anyway?.());
    const special = isSwapMove(move.tape, move.start(0)) || isPassMove(move.tape, move.start(0));
    // What is noted on the move between two tries or behind the last one must not happen in a try.
    const late = tried.some(({ first }, i) => i > 0 && first.length > 0) || complete.length > 0;
    if ((asks || noRepeat) && !noSuicide && consequences.length === 0 && !late && !special && isUnmarked(c)) {
      return this.makeIf(c, move, tried);
    }
    if (!passesAll(c, move, tried)) return 'refused';
    for (const attach of complete) attach(c, move, 0);
    return this.meta.allows(c, move, 0) ? 'allowed' : 'refused';
  }

  /** Makes a move, and takes it back unless what must hold after it does: an allowed move need not be made again. */
  private readonly makeIf = keeping(afterMoves, (c, move: MoveList, tried: Source['tried']): Verdict => {
    const { state } = c;
    const { noRepeat } = this.meta.rules;
    if (tried.length > 0) for (const attach of tried[0]!.first) attach(c, move, 0);
    c.markReal();
    if (state.active !== 0) state.setStalemated(state.mover, false);
    applyMove(c, move, 0);
    const { next } = state;
    // After a move that lets the mover go on, the turn is taken to pass back while the condition is looked at.
    if (state.mover === next) state.next = state.prev;
    let holds = true;
    for (let i = 0; i < tried.length && holds; i++) holds = tried[i]!.anyway?.() === true || tried[i]!.holds(c);
    state.next = next;
    if (holds && !(noRepeat && isRepeated(c, noRepeat))) {
      c.commit();
      return 'made';
    }
    c.rollback();
    return 'refused';
  });

  /** Where meta rules change the moves of a position, all of them are written. */
  private fromList(c: Context, draws: Draws, move: MoveList, { play }: Phase): Verdict {
    const list = c.acquire();
    play(c, list);
    // What follows from every move matters only to the meta rules that try moves out.
    this.meta.amend(c, list, { attaches: this.meta.tests });
    let found = false;
    while (list.length > 0 && !found) {
      const i = draws.nextInt(list.length);
      found = this.meta.allows(c, list, i);
      if (found) move.copyMove(list, i);
      else list.swapRemove(i);
    }
    c.release(list);
    return found ? 'allowed' : 'refused';
  }
}
