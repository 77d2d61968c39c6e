/**
 * Games in which every move puts one piece on an empty site and does nothing else: many a game of lines or connections.
 * A random game of this kind is played in one loop that knows where everything is. It plays the very same moves as
 * {@link GameFlow.playRandom}.
 */
import type { IntFn } from '@ludii/functions';
import { countBits, nthBit, ruleOf } from '@ludii/functions/internal';
import { valueFn } from '@ludii/ir';
import { type Draws, type Pieces, placementOf, someWatch, type Watch } from '@ludii/ir/internal';
import { type Context, isOver, type MoveList, type PlayableGame, type SiteTypeCode } from '@ludii/state';
import { clearPending, Placing, passTurnTo, type StateLayout } from '@ludii/state/internal';
import type { EndRule } from '../end/endRule.js';
import type { GameRules } from '../game.js';
import { applyEndRules, evaluateEnd } from './outcome.js';
import { following } from './players.js';
import { offerSwap } from './swap.js';

/** Whether the memory of a game holds pieces on sites and nothing that the loop does not keep up. */
export function isPlainMemory(flags: PlayableGame['flags'], layout: StateLayout): boolean {
  const remembers =
    layout.hashing || flags.visited || flags.cycleDetection || flags.sequenceCapture || flags.stochastic;
  return layout.plain && !remembers && layout.diceContainers.length === 0;
}

/** What the loop leaves to the flow of the game. */
export interface Referee {
  apply(c: Context, list: MoveList, index: number, findsNext: boolean): void;
  /** A number of moves that can surely be played before the game has gone on for too long. */
  movesToGo(c: Context): number;
  /** Ends a game that has gone on for too long. */
  readonly stopIfLong: (c: Context) => void;
}

/** Random placements by the rules of one game. */
export class Placements {
  private readonly everyone: number;
  private placing: Placing | undefined;
  private plain = false;
  /** Tells when the end rules need not be asked, if there is a way. */
  private watch: Watch | undefined;
  private pieces: Pieces = new Int32Array(0);

  private constructor(
    readonly type: SiteTypeCode,
    /** The component that is placed. */
    private readonly piece: IntFn,
    private readonly decision: boolean,
    private readonly end: readonly EndRule[],
    private readonly players: number,
    /** Whether the last player to have a first turn may swap colours instead. */
    private readonly swaps: boolean,
  ) {
    this.everyone = ((1 << players) - 1) << 1;
  }

  /** The placements that a game consists of, if its rules allow nothing else (apart from a swap). */
  static of({ mode, meta, phases, end, players }: GameRules): Placements | undefined {
    const [phase, ...more] = phases;
    if (mode !== 'alternating' || !phase || more.length > 0 || phase.next.length > 0 || phase.end || !end) {
      return undefined;
    }
    const placement = placementOf(ruleOf(phase.play));
    if (!placement) return undefined;
    const { pin, noStackOn, consequences, noRepeat, noSuicide, swap } = meta;
    if (pin || noStackOn || consequences.length > 0 || noRepeat || noSuicide) return undefined;
    const { type, piece, decision } = placement;
    return new Placements(type, valueFn(piece), decision, end, players, swap);
  }

  /** Whether a running game can be played on in the loop: its memory is plain, and nothing need be undone. */
  suits(c: Context): boolean {
    this.prepare(c);
    return this.plain && c.guard === undefined && c.depth === 0 && c.state.store.depth === 0;
  }

  /**
   * Plays until the game is over, enough moves are played, a swap is made, or nothing can be placed. Returns the number of
   * moves played.
   */
  play(c: Context, draws: Draws, maxMoves: number, referee: Referee): number {
    const { state, trial } = c;
    const { moves } = trial;
    const { type, piece, decision, end, players, everyone } = this;
    const placing = this.prepare(c);
    const { firstEmpty } = placing;
    let left = countBits(state.words, firstEmpty, placing.emptyWords);
    if (left === 0) return 0;
    clearPending(state);
    const { watch } = this;
    if (watch) this.follow(c, watch, left);
    const { pieces } = this;
    const atEase = referee.movesToGo(c);
    const swapTurn = this.swaps ? players - 1 - trial.moveNumber : -1;
    // After a single move that was a pass the next one can count as everyone passing.
    const early = trial.length === 1 ? 1 : 0;
    let played = 0;
    while (left > 0 && played < maxMoves) {
      const { mover } = state;
      const what = piece(c);
      if (what < 0) break;
      const rank = played === swapTurn ? this.placeOrSwap(c, draws, left, referee) : draws.nextInt(left);
      played++;
      if (rank < 0) break;
      const site = nthBit(state.words, firstEmpty, rank);
      left--;
      moves.addPlacement(mover, type, site, what, 0, decision);
      placing.place(state, site, what, moves.length);

      let quiet = false;
      if (watch) {
        pieces[site] = what;
        quiet = !watch.placed(c, pieces, site, what) && played > early && played <= atEase;
      }
      if (!quiet) {
        if (played <= early) evaluateEnd(c, end);
        else applyEndRules(c, end);
        if (state.active !== 0) referee.stopIfLong(c);
        if (state.active === 0) {
          state.counter++;
          state.prev = mover;
          if (isOver(state)) break;
          continue;
        }
      }
      const { next } = state;
      const full = state.active === everyone;
      passTurnTo(state.words, next, full ? (next === players ? 1 : next + 1) : following(c, next));
      if (!quiet && isOver(state)) break;
    }
    trial.legal = undefined;
    return played;
  }

  /** Chooses between the empty sites, of which it returns the number, and the swap, which it makes and returns -1. */
  private placeOrSwap(c: Context, draws: Draws, left: number, referee: Referee): number {
    const { state } = c;
    const offers = c.acquire();
    offerSwap(c, offers);
    let rank = draws.nextInt(left + offers.length);
    if (state.active !== 0) state.setStalemated(state.mover, false);
    if (rank >= left) {
      referee.apply(c, offers, rank - left, false);
      rank = -1;
    }
    c.release(offers);
    return rank;
  }

  /** Sets up what depends on the memory of a context, when such a one is first played. */
  private prepare(c: Context): Placing {
    const { state, game } = c;
    if (this.placing?.layout === state.layout) return this.placing;
    const watch = someWatch(this.end)?.();
    this.watch = watch?.type === this.type ? watch : undefined;
    this.pieces = new Int32Array(game.board.sizes[this.type] + 1);
    this.plain = isPlainMemory(game.flags, state.layout);
    this.placing = new Placing(state.layout, this.type);
    return this.placing;
  }

  /** Tells a watch of the pieces that are on the board already. */
  private follow(c: Context, watch: Watch, left: number): void {
    const { pieces, type } = this;
    const { what } = c.state.layout;
    const count = pieces.length - 1;
    pieces.fill(0);
    watch.begin?.();
    if (left === count) return;
    for (let site = 0; site < count; site++) {
      const piece = what.get(c.state.words, type, site);
      if (piece === 0) continue;
      pieces[site] = piece;
      watch.placed(c, pieces, site, piece);
    }
  }
}
