/**
 * Follows the placements of one running game at a time, in games that consist of nothing else: the end rules are asked only
 * when a watch says that they may have come true. A game that is not followed has its end rules asked after every move.
 */
import { countBits, ruleOf } from '@ludii/functions/internal';
import { allWatches, type Placement, placementOf, type Watch } from '@ludii/ir/internal';
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

/** Makes room for the pieces of each player, where nothing but placements comes: all will be on the board. */
export function reservePieces(rules: GameRules, { state, game: { board, components, players } }: Context): void {
  const placement = placementsOf(rules);
  if (!placement) return;
  const each = Math.ceil(board.sizes[placement.type] / players);
  for (const { index, owner } of components) {
    if (owner > 0 && owner <= players) state.owned.reserve(index, each);
  }
}

/** What is followed for each end rule where every move puts one piece on an empty site; undefined if all are always asked. */
export function watchesOf(
  rules: GameRules,
  { flags }: PlayableGame,
  layout: StateLayout,
): readonly Watch[] | undefined {
  const placement = placementsOf(rules);
  if (!placement || !isPlainMemory(flags, layout)) return undefined;
  const watches = allWatches(rules.end ?? []);
  return watches?.every(({ type }) => type === undefined || type === placement.type) ? watches : undefined;
}

/** Knows which running game the program of its rules follows. */
export class Follower {
  private followed: Context | undefined;
  /** The store of the game that is followed counts its changes: any other number means a change that was not told of. */
  private version = 0;
  /** Whether the move that is being made is one of the game that is followed, and nothing was changed before it. */
  private upToDate = false;

  /** Told before a move is made. */
  expect(c: Context): void {
    this.upToDate = this.followed === c && this.version === c.state.store.version;
    // A change that was not told of can not be caught up with.
    if (!this.upToDate && this.followed === c) this.followed = undefined;
  }

  /** Whether a placement that was just made is followed: 0 if not, 1 if it is, 2 if it is the first of a game. */
  follows(c: Context): number {
    if (this.upToDate) return 1;
    // Going through all pieces would take longer than the end rules: a game is followed from its beginning, or not.
    if (c.trial.length !== 1 || !isFirst(c)) return 0;
    this.followed = c;
    return 2;
  }

  /** Told when a move is complete, so that changes since then can be noticed. */
  completed(c: Context): void {
    if (this.followed !== c) return;
    if (isOver(c.state)) this.followed = undefined;
    this.version = c.state.store.version;
  }

  /** Follows no game any more. */
  forget(): void {
    this.followed = undefined;
  }
}

/** Whether there is just one piece on the board: a position that was written down has no history. */
function isFirst({ state, game: { board } }: Context): boolean {
  const type = board.defaultSite;
  return countBits(state.words, state.emptyOffset(type), state.emptyWords(type)) === board.sizes[type] - 1;
}
