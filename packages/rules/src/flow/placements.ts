/**
 * Games in which every move puts one piece on an empty site and does nothing else: many a game of lines or connections.
 * A random game of this kind is played in one loop that knows where everything is. It plays the very same moves as
 * {@link GameFlow.playRandom}.
 */
import { countBits, type Draws, type IntFn, nthBit } from '@ludii/functions';
import { type Context, clearPending, isOver, type SiteTypeCode } from '@ludii/state';
import type { EndRule } from '../end/endRule.js';
import type { GameRules } from '../game.js';
import { applyEndRules, evaluateEnd } from './outcome.js';
import { following } from './players.js';

/** What there is to know about such a game. */
export interface Placements {
  readonly type: SiteTypeCode;
  /** The component that is placed. */
  readonly piece: IntFn;
  readonly decision: boolean;
  readonly end: readonly EndRule[];
  readonly players: number;
}

/** The placements that a game consists of, if its rules allow nothing else (apart from a swap). */
export function placementsOf({ mode, meta, phases, end, players }: GameRules): Placements | undefined {
  const [phase, ...more] = phases;
  if (mode !== 'alternating' || !phase || more.length > 0 || phase.next.length > 0 || phase.end || !end) {
    return undefined;
  }
  const { bySite, lazy } = phase.play;
  if (lazy || bySite?.sites.emptyOf === undefined || !bySite.placement) return undefined;
  const { pin, noStackOn, consequences, noRepeat, noSuicide } = meta;
  if (pin || noStackOn || consequences.length > 0 || noRepeat || noSuicide) return undefined;
  return { type: bySite.sites.emptyOf, ...bySite.placement, end, players };
}

/** Whether a running game can be played on in the loop: its memory is plain, and nothing need be undone. */
export function isPlainMemory({ state, game, guard, depth }: Context): boolean {
  const { flags } = game;
  const { layout } = state;
  const remembers =
    layout.hashing || flags.visited || flags.cycleDetection || flags.sequenceCapture || flags.stochastic;
  return layout.plain && !remembers && layout.diceContainers.length === 0 && guard === undefined && depth === 0;
}

/**
 * Plays random placements until the game is over, enough moves are played, or no site is empty. Returns the number of
 * moves played. `tooLong` ends a game that has gone on for too long.
 */
export function playPlacements(
  c: Context,
  { type, piece, decision, end, players }: Placements,
  draws: Draws,
  maxMoves: number,
  tooLong: (c: Context) => void,
): number {
  const { state, trial } = c;
  const { what: whats, who: whos } = state.layout;
  const firstEmpty = state.emptyOffset(type);
  const everyone = ((1 << players) - 1) << 1;
  const whatBase = whats.offsets[type]!;
  const whoBase = whos.offsets[type]!;
  clearPending(state);
  let left = countBits(state.words, firstEmpty, state.emptyWords(type));
  let played = 0;
  while (left > 0 && played < maxMoves && !isOver(state)) {
    const { words, mover } = state;
    const what = piece(c);
    const site = nthBit(words, firstEmpty, draws.nextInt(left));
    left--;
    played++;

    trial.moves.addPlacement(mover, type, site, what, 0, decision);
    const whatWord = whatBase + (site >> whats.shift);
    words[whatWord] = whats.replaced(words[whatWord]!, site, what);
    if (whos !== whats) {
      const whoWord = whoBase + (site >> whos.shift);
      words[whoWord] = whos.replaced(words[whoWord]!, site, state.ownerOf[what]!);
    }
    words[firstEmpty + (site >> 5)]! &= ~(1 << (site & 31));
    state.owned.add(what, type, site, 0);
    trial.count();

    // The very first moves can count as everyone passing: they take the long way.
    if (trial.length <= 2) evaluateEnd(c, end);
    else applyEndRules(c, end);
    if (state.active !== 0) tooLong(c);
    state.counter++;
    state.prev = mover;
    const { active, next } = state;
    if (active === 0) continue;
    state.mover = next;
    if (mover === next) state.numTurnSamePlayer++;
    else {
      state.numTurnSamePlayer = 0;
      state.numTurn++;
    }
    state.next = active === everyone ? (next === players ? 1 : next + 1) : following(c, next);
    state.consecutivePasses = 0;
  }
  trial.legal = undefined;
  return played;
}
