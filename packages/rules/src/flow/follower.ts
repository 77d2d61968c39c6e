/**
 * Follows the placements of one running game at a time, in games that consist of nothing else: the end rules are asked only
 * when a watch says that they may have come true. A game that is not followed has its end rules asked after every move.
 */
import { countBits, ruleOf } from '@ludii/functions/internal';
import { type Pieces, type Placement, placementOf, someWatch, type Watch } from '@ludii/ir/internal';
import type { Context, PlayableGame } from '@ludii/state';
import { isOver } from '@ludii/state';
import type { StateLayout } from '@ludii/state/internal';
import type { GameRules } from '../game.js';

/** Whether the memory of a game holds pieces on sites and nothing that placements change besides. */
function isPlainMemory(flags: PlayableGame['flags'], layout: StateLayout): boolean {
  const remembers =
    layout.hashing || flags.visited || flags.cycleDetection || flags.sequenceCapture || flags.stochastic;
  return layout.plain && !remembers && layout.diceContainers.length === 0;
}

/** The placements that a game consists of, if its rules allow nothing else (apart from a swap). */
function placementsOf({ mode, meta, phases, end }: GameRules): Placement | undefined {
  const [phase, ...more] = phases;
  if (mode !== 'alternating' || !phase || more.length > 0 || phase.next.length > 0 || phase.end || !end) {
    return undefined;
  }
  const { pin, noStackOn, consequences, noRepeat, noSuicide } = meta;
  const amended = pin || noStackOn || consequences.length > 0 || noRepeat || noSuicide;
  return amended ? undefined : placementOf(ruleOf(phase.play));
}

/** Whether a game can be followed: every move puts one piece on an empty site, and its end rules offer a watch. */
export function isFollowed(rules: GameRules, { flags }: PlayableGame, layout: StateLayout): boolean {
  const placement = placementsOf(rules);
  if (!placement || !isPlainMemory(flags, layout)) return false;
  return someWatch(rules.end ?? [])?.()?.type === placement.type;
}

/** What follows placements: it is told of each of them and of the pieces on the board. */
interface Followed {
  readonly watch: Watch;
  readonly pieces: Pieces;
}

/** Follows the placements of a game. */
export class Follower {
  private readonly pieces: Pieces;
  private followed: Context | undefined;
  /** The store of the game that is followed counts its changes: any other number means a change that was not told of. */
  private version = 0;
  /** Whether the move that is being made is one of the game that is followed, and nothing was changed before it. */
  private upToDate = false;
  /** What a program follows placements with by itself. */
  private readonly handed: Followed;

  private constructor(
    private readonly watch: Watch,
    sites: number,
  ) {
    // A watch wants one site more than there is.
    this.pieces = new Int32Array(sites + 1);
    this.handed = { watch, pieces: this.pieces };
  }

  /** What follows a game; undefined if nothing can. */
  static of(rules: GameRules, c: Context): Follower | undefined {
    const { game, state } = c;
    if (!isFollowed(rules, game, state.layout)) return undefined;
    const watch = someWatch(rules.end ?? [])?.();
    return watch && new Follower(watch, game.board.sizes[watch.type]);
  }

  /** Told before a move is made. */
  expect(c: Context): void {
    this.upToDate = this.followed === c && this.version === c.state.store.version;
    // A change that was not told of can not be caught up with.
    if (!this.upToDate && this.followed === c) this.followed = undefined;
  }

  /** Told of every placement right after it. Whether the end rules have to be asked. */
  placed(c: Context, site: number): boolean {
    const { state, trial } = c;
    const { watch, pieces } = this;
    if (!this.upToDate) {
      // Going through all pieces would take longer than the end rules: a game is followed from its beginning, or not.
      if (trial.length !== 1 || !this.isFirst(c)) return true;
      this.followed = c;
      pieces.fill(0);
      watch.begin?.();
    }
    const what = state.layout.what.get(state.words, watch.type, site);
    pieces[site] = what;
    return watch.placed(c, pieces, site, what);
  }

  /** Whether there is just one piece on the board: a position that was written down has no history. */
  private isFirst({ state }: Context): boolean {
    const { type } = this.watch;
    const left = countBits(state.words, state.emptyOffset(type), state.emptyWords(type));
    return left === this.pieces.length - 2;
  }

  /** Told when a move is complete, so that changes since then can be noticed. */
  completed(c: Context): void {
    if (this.followed !== c) return;
    if (isOver(c.state)) this.followed = undefined;
    this.version = c.state.store.version;
  }

  /** Follows the placements of a game from its position on by itself: the watch has been told of the pieces on the board. */
  catchUp(c: Context, empty: number): Followed {
    const { watch, pieces, handed } = this;
    const { what } = c.state.layout;
    this.followed = undefined;
    pieces.fill(0);
    watch.begin?.();
    if (empty === pieces.length - 1) return handed;
    for (let site = 0; site < pieces.length - 1; site++) {
      const piece = what.get(c.state.words, watch.type, site);
      if (piece === 0) continue;
      pieces[site] = piece;
      watch.placed(c, pieces, site, piece);
    }
    return handed;
  }

  /** Follows no game any more. */
  forget(): void {
    this.followed = undefined;
  }
}
