/**
 * The flow of a game: start, legal moves, applying a move, and the end. One flow serves all trials of a game; everything
 * that changes is in the context.
 */
import {
  type BoolFn,
  borrowSites,
  canReach,
  DraftList,
  type Draws,
  draftMoves,
  type Flow,
  type LazyMoves,
  type MovesFn,
  type RepetitionType,
  randomBit,
  returnSites,
  type SiteMoves,
  type SlotMoves,
  someMove,
} from '@ludii/functions';
import {
  applyMove,
  applyWritten,
  type Context,
  clearPending,
  clearVisited,
  fillDice,
  fillDominoes,
  isOver,
  isPassMove,
  isSwapMove,
  losers,
  type MoveList,
  MoveWord,
  pendingCount,
  ranking,
  setOver,
  setRanking,
  sumDiceFaces,
  visit,
  winnerCount,
} from '@ludii/state';
import type { GameRules, MoveTest } from '../game.js';
import { attachTo } from '../meta/automove.js';
import { Setup } from '../start/startRule.js';
import { evaluateEnd } from './outcome.js';
import { allPassed } from './passed.js';
import { changePhases } from './phases.js';
import { isPlainMemory, type Placements, placementsOf, playPlacements } from './placements.js';
import { activeCount, deactivateAll, following } from './players.js';
import { isRepeated, rememberPosition, rememberStart } from './repetition.js';
import { mostTries } from './sampling.js';
import { combine } from './simultaneous.js';
import { offerSwap } from './swap.js';

/** A game is stopped after so many turns per player, or so many moves. */
export interface Limits {
  readonly turns: number;
  readonly moves: number;
}

const usualLimits: Limits = { turns: 1250, moves: 10_000 };

/** What came of trying a move: it is not allowed, it is allowed, or it is allowed and its actions have been applied. */
type Verdict = 'refused' | 'allowed' | 'made';

/** Whether nothing is pending that a move would put an end to before anything else. */
const isUnmarked = ({ state, guard }: Context): boolean =>
  guard === undefined && state.isDecided === -1 && pendingCount(state) === 0;

/** Plays a game by its rules. */
export class GameFlow implements Flow {
  limits = usualLimits;
  /** Set while the moves of the next player are looked at, so that rules which ask for them do not ask for ever. */
  lookingAhead = false;
  /** What meta rules say about a move. */
  private readonly allowed: MoveTest = (c, list, i) => this.passesMeta(c, list, i);
  /** Lists of drafts that are not in use. */
  private readonly drafts: DraftList[] = [];
  /** The position after the start, where it is always the same. */
  private started: Context | undefined;

  /** Set if every move puts a piece on an empty site and does nothing else. */
  private readonly placements: Placements | undefined;
  /** Whether the moves of a position have to be written out for the meta rules. */
  private readonly metaChanges: boolean;
  /** Whether a meta rule tests the moves one by one, so that some are refused. */
  private readonly metaTests: boolean;
  readonly testsMoves: boolean;
  /** Whether any meta rule but the swap has a say in the moves. */
  private readonly metaCounts: boolean;

  constructor(readonly rules: GameRules) {
    const { pin, noStackOn, consequences, noRepeat, noSuicide } = rules.meta;
    this.metaTests = pin !== undefined || noStackOn !== undefined || noRepeat !== undefined || noSuicide;
    this.testsMoves = noRepeat !== undefined || noSuicide;
    this.metaCounts = this.metaTests || consequences.length > 0;
    this.metaChanges = pin !== undefined || noStackOn !== undefined || (this.metaTests && consequences.length > 0);
    this.placements = placementsOf(rules);
  }

  // ---- start ------------------------------------------------------------------------------------------------------

  /**
   * Starts a game: placements first, each a move of its own. A start without chance is worked out once and copied from
   * then on.
   */
  start(c: Context): void {
    if (this.started) c.resume(this.started);
    else {
      c.reset();
      this.place(c);
      if (!this.rules.chanceAtStart) this.started = c.copy();
    }
    if (c.game.flags.stochastic) this.legalMoves(c);
  }

  private place(c: Context): void {
    const setup = new Setup(c);
    if (c.game.components.some(({ name }) => name.includes('Domino'))) fillDominoes(c.state);
    this.placeDice(c, setup);
    this.shuffleDecks(c, setup);
    for (const rule of this.rules.start) rule.run(c, setup);
    fillDice(c.state);
    rememberStart(c);
    c.trial.startMoves = c.trial.length;
  }

  private placeDice(c: Context, setup: Setup): void {
    const dice = c.game.components.filter(({ kind }) => kind === 'die');
    let next = 0;
    for (const { role, first, size } of c.game.containers) {
      if (role !== 'dice') continue;
      for (let site = first; site < first + size; site++) setup.add(0, site, dice[next++]!.index);
    }
  }

  private shuffleDecks(c: Context, setup: Setup): void {
    const cards = c.game.components.filter(({ kind }) => kind === 'card').map(({ index }) => index);
    for (const { role, first } of c.game.containers) {
      if (role !== 'deck') continue;
      const left = [...cards];
      while (left.length > 0) {
        const [card] = left.splice(c.rng.nextInt(left.length), 1);
        setup.add(0, first, card!, { stack: true });
      }
    }
  }

  // ---- legal moves ------------------------------------------------------------------------------------------------

  /** The legal moves of the position, generated once and kept until a move is applied. None when the game is over. */
  legalMoves(c: Context): MoveList {
    const known = c.trial.legal;
    if (known && known.length > 0) return known;
    const out = c.legalList();
    if (isOver(c.state)) return out;
    switch (this.rules.mode) {
      case 'alternating':
        this.alternating(c, out);
        break;
      case 'simultaneous':
        this.simultaneous(c, out);
        break;
      case 'simulation':
        this.simulation(c, out);
        break;
    }
    c.trial.legal = out;
    return out;
  }

  private alternating(c: Context, out: MoveList): void {
    const { phases } = this.rules;
    const { state } = c;
    phases[state.phase(state.mover)]!.play(c, out);
    this.applyMeta(c, out);
    this.filter(c, out);
    if (out.length === 0) forcedPass(out, state.mover);
    if (state.active !== 0) state.setStalemated(state.mover, false);
  }

  /** What meta rules add to the moves of a position or take away from them without trying them out. */
  private applyMeta(c: Context, out: MoveList, attaches = true): void {
    const { meta } = this.rules;
    if (meta.swap) offerSwap(c, out);
    if (meta.pin) removeWhere(c, out, meta.pin);
    if (meta.noStackOn) removeWhere(c, out, meta.noStackOn);
    if (attaches) this.attachConsequences(c, out);
  }

  private attachConsequences(c: Context, out: MoveList): void {
    for (const id of this.rules.meta.consequences) {
      for (let i = 0; i < out.length; i++) attachTo(c.game.consequences, out, i, id);
    }
  }

  /** Removes moves that repeat a position or lose at once; the last move of the list takes the place of a removed one. */
  private filter(c: Context, out: MoveList): void {
    const { meta } = this.rules;
    if (!meta.noRepeat && !meta.noSuicide) return;
    for (let i = 0; i < out.length; ) {
      if (this.passesMeta(c, out, i)) i++;
      else out.swapRemove(i);
    }
  }

  private passesMeta(c: Context, out: MoveList, i: number): boolean {
    const { meta } = this.rules;
    if (meta.noRepeat && !isPassMove(out.tape, out.start(i))) {
      c.markReal();
      applyMove(c, out, i);
      const repeated = isRepeated(c, meta.noRepeat);
      c.rollback();
      if (repeated) return false;
    }
    if (meta.noSuicide) {
      const { mover } = c.state;
      c.mark();
      this.apply(c, out, i);
      const suicide = !c.state.isActive(mover) && losers(c.state).includes(mover);
      c.rollback();
      if (suicide) return false;
    }
    return true;
  }

  private simultaneous(c: Context, out: MoveList): void {
    const { phases, players } = this.rules;
    const { state } = c;
    for (let player = 1; player <= players; player++) {
      const moves = c.acquire();
      phases[state.phase(player)]!.play(c, moves);
      let found = false;
      for (let i = 0; i < moves.length; i++) {
        if (moves.tape[moves.start(i) + MoveWord.Mover] !== player) continue;
        out.copyMove(moves, i);
        found = true;
      }
      c.release(moves);
      if (!found && state.isActive(player)) forcedPass(out, player);
    }
    this.filter(c, out);
    state.setStalemated(state.mover, out.length === 0);
  }

  private simulation(c: Context, out: MoveList): void {
    const moves = c.acquire();
    this.rules.phases[0]!.play(c, moves);
    if (moves.length > 0) {
      out.beginLike(moves, 0);
      out.setThen(0);
      for (let i = 0; i < moves.length; i++) out.copyActions(moves, i);
      out.finish();
    }
    c.release(moves);
    this.filter(c, out);
  }

  // ---- random play ------------------------------------------------------------------------------------------------

  /**
   * Plays one legal move, each with the same chance. Costly tests are made only until a move passes them, so that most
   * moves of a position are never looked at.
   */
  playRandom(c: Context, draws: Draws): void {
    if (this.rules.mode !== 'alternating' || c.trial.legal || (c.game.flags.stochastic && this.metaTests)) {
      this.playAnyLegal(c, draws);
      return;
    }
    if (this.placesFreely(c) && this.placeAnywhere(c, draws)) return;
    const move = c.acquire();
    const { state } = c;
    const verdict = this.sampleMove(c, draws, move);
    if (verdict === 'refused') {
      // What is there was tried and refused.
      move.clear();
      forcedPass(move, state.mover);
      state.setStalemated(state.mover, true);
    } else if (verdict === 'allowed') {
      if (state.active !== 0) state.setStalemated(state.mover, false);
      if (!this.metaTests) this.attachConsequences(c, move);
    }
    if (verdict === 'made') this.afterMove(c, false);
    else this.apply(c, move, 0, false);
    c.release(move);
  }

  /** Whether every move of the position is one for an empty site, without any test. */
  private placesFreely(c: Context): boolean {
    const { play } = this.rules.phases[c.state.phase(c.state.mover)]!;
    return play.bySite?.sites.emptyOf !== undefined && !play.lazy && !this.metaCounts && !this.isSwapTurn(c);
  }

  /** Plays on a random empty site; false if the rule has no move there after all, or there is no empty site. */
  private placeAnywhere(c: Context, draws: Draws): boolean {
    const { state, trial } = c;
    const { bySite } = this.rules.phases[state.phase(state.mover)]!.play;
    const { sites, write } = bySite!;
    const type = sites.emptyOf!;
    const site = randomBit(state.words, state.emptyOffset(type), state.emptyWords(type), draws);
    if (site < 0 || !write(c, site, trial.moves)) return false;
    this.beforeMove(c);
    applyWritten(c);
    this.afterMove(c, false);
    return true;
  }

  /** The number of moves until a swap is offered, if that is sooner than `most`. */
  private untilSwap({ trial: { moveNumber } }: Context, most: number): number {
    const { meta, players } = this.rules;
    return meta.swap && moveNumber < players - 1 ? Math.min(most, players - 1 - moveNumber) : most;
  }

  private isSwapTurn(c: Context): boolean {
    return this.rules.meta.swap && c.trial.moveNumber === this.rules.players - 1;
  }

  /** Plays on at random until the game is over or enough moves are played. Returns the number of moves played. */
  playOut(c: Context, draws: Draws, maxMoves: number): number {
    const { state } = c;
    const inOneGo = this.placements !== undefined && isPlainMemory(c);
    let played = 0;
    while (played < maxMoves && !isOver(state)) {
      if (inOneGo && !this.isSwapTurn(c)) {
        played += playPlacements(c, this.placements!, draws, this.untilSwap(c, maxMoves - played), this.checkLimits);
        if (played === maxMoves || isOver(state)) break;
      }
      this.playRandom(c, draws);
      played++;
    }
    return played;
  }

  private playAnyLegal(c: Context, draws: Draws): void {
    const legal = this.legalMoves(c);
    if (this.rules.mode !== 'simultaneous') {
      if (legal.length === 0) setOver(c.state, 0, 'NaturalEnd');
      else this.apply(c, legal, draws.nextInt(legal.length), false);
      return;
    }
    const chosen: number[] = [];
    for (let player = 1; player <= this.rules.players; player++) {
      const own: number[] = [];
      for (let i = 0; i < legal.length; i++) if (legal.tape[legal.start(i) + MoveWord.Mover] === player) own.push(i);
      if (own.length > 0) chosen.push(own[draws.nextInt(own.length)]!);
    }
    this.applyTogether(c, legal, chosen);
  }

  /** Tests a move that was chosen at random. */
  private tryMove(c: Context, list: MoveList, i: number, lazy: LazyMoves | undefined): Verdict {
    const { noSuicide, consequences } = this.rules.meta;
    const after = lazy?.after;
    const complete = !noSuicide && consequences.length === 0 && !lazy?.complete;
    if (after && complete && !lazy.isSettled?.(list, i) && isUnmarked(c)) {
      if (!isPassMove(list.tape, list.start(i))) return this.makeIf(c, list, i, after);
    }
    return (!lazy || lazy.accepts(c, list, i)) && this.passesMeta(c, list, i) ? 'allowed' : 'refused';
  }

  /** Makes a move, and takes it back unless a condition holds after it: an allowed move need not be made again. */
  private makeIf(c: Context, list: MoveList, i: number, condition: BoolFn): Verdict {
    const { from, to, site, level, state } = c;
    const { noRepeat } = this.rules.meta;
    const always = condition.autoSucceeds?.(c) === true;
    c.markReal();
    if (state.active !== 0) state.setStalemated(state.mover, false);
    applyMove(c, list, i);
    const { next } = state;
    // After a move that lets the mover go on, the turn is taken to pass back while the condition is looked at.
    if (state.mover === next) state.next = state.prev;
    const holds = always || condition(c);
    state.next = next;
    c.from = from;
    c.to = to;
    c.site = site;
    c.level = level;
    if (holds && !(noRepeat && isRepeated(c, noRepeat))) {
      c.commit();
      return 'made';
    }
    c.rollback();
    return 'refused';
  }

  /** Writes one random legal move to an empty list, or makes it. */
  private sampleMove(c: Context, draws: Draws, move: MoveList): Verdict {
    const { play } = this.rules.phases[c.state.phase(c.state.mover)]!;
    const { lazy } = play;
    const swapping = this.isSwapTurn(c);
    const bySite = lazy ? lazy.bySite : play.bySite;
    if (bySite && !this.metaChanges) return this.sampleBySite(c, draws, move, bySite, lazy);
    const plain = !swapping && !this.metaChanges;
    // Numbered moves are tested here if the move that passes need not be made again, else while they are written.
    const tested = lazy?.after && !lazy.complete && lazy.slots ? lazy : undefined;
    const slots = tested ? tested.slots : play.slots;
    const count = plain && slots ? slots.count(c) : -1;
    if (slots && count >= 0) {
      for (let tries = count === 0 ? 0 : mostTries(count); tries > 0; tries--) {
        const verdict = this.trySlot(c, slots, draws.nextInt(count), move, tested);
        if (verdict !== 'refused') return verdict;
      }
      if (lazy || !play.draft || count === 0) return this.sampleSlots(c, draws, move, slots, count, tested);
    }
    if (!lazy && play.sample && !swapping && !this.metaTests) {
      return play.sample(c, draws, move) ? 'allowed' : 'refused';
    }
    const generate = lazy ? lazy.generate : play;
    if (plain && (generate as MovesFn).draft) return this.sampleDraft(c, draws, move, generate as MovesFn, lazy);
    const list = c.acquire();
    generate(c, list);
    // What follows from every move matters only to the meta rules that try moves out.
    this.applyMeta(c, list, this.metaTests);
    let verdict: Verdict = 'refused';
    while (list.length > 0 && verdict === 'refused') {
      const i = draws.nextInt(list.length);
      // The swap needs no test.
      const isSwap = swapping && isSwapMove(list.tape, list.start(i));
      verdict = isSwap ? 'allowed' : this.tryMove(c, list, i, lazy);
      if (verdict === 'refused') list.swapRemove(i);
      else if (verdict === 'allowed') {
        move.copyMove(list, i);
        if (!isSwap) lazy?.complete?.(c, move);
      }
    }
    c.release(list);
    return verdict;
  }

  /** As {@link sampleMove}, for rules that can note down their moves: only those that are tried are written out. */
  private sampleDraft(c: Context, draws: Draws, move: MoveList, rule: MovesFn, lazy: LazyMoves | undefined): Verdict {
    const drafts = this.drafts.pop() ?? new DraftList();
    drafts.clear();
    draftMoves(c, rule, drafts);
    let verdict: Verdict = 'refused';
    while (drafts.length > 0 && verdict === 'refused') {
      const i = draws.nextInt(drafts.length);
      move.clear();
      drafts.complete(c, i, move);
      if (move.length > 0) verdict = this.tryMove(c, move, 0, lazy);
      if (verdict === 'refused') drafts.swapRemove(i);
    }
    this.drafts.push(drafts);
    if (verdict === 'allowed') lazy?.complete?.(c, move);
    return verdict;
  }

  /** As {@link sampleMove}, for rules that number their moves: numbers are drawn, each once, until one can be played. */
  private sampleSlots(
    c: Context,
    draws: Draws,
    move: MoveList,
    slots: SlotMoves,
    count: number,
    lazy: LazyMoves | undefined,
  ): Verdict {
    const open = new Int32Array(count);
    for (let slot = 0; slot < count; slot++) open[slot] = slot;
    for (let left = count; left > 0; left--) {
      const i = draws.nextInt(left);
      const verdict = this.trySlot(c, slots, open[i]!, move, lazy);
      if (verdict !== 'refused') return verdict;
      open[i] = open[left - 1]!;
    }
    return 'refused';
  }

  /** Writes the move with a number to an empty list and tests it; the list stays empty if there is none. */
  private trySlot(c: Context, slots: SlotMoves, slot: number, move: MoveList, lazy: LazyMoves | undefined): Verdict {
    const verdict = slots.write(c, slot, move) ? this.tryMove(c, move, 0, lazy) : 'refused';
    if (verdict === 'refused') move.clear();
    return verdict;
  }

  /** As {@link sampleMove}, for rules with one move for each site: only the moves that are tried are written. */
  private sampleBySite(
    c: Context,
    draws: Draws,
    move: MoveList,
    { sites, write }: SiteMoves,
    lazy: LazyMoves | undefined,
  ): Verdict {
    const settled = c.acquire();
    lazy?.settled?.(c, settled);
    if (this.rules.meta.swap) offerSwap(c, settled);
    const open = borrowSites();
    sites(c, open);
    let left = open.size;
    let verdict: Verdict = 'refused';
    while (left + settled.length > 0 && verdict === 'refused') {
      const k = draws.nextInt(left + settled.length);
      move.clear();
      if (k < left) {
        const site = open.nth(k);
        if (write(c, site, move)) verdict = this.tryMove(c, move, 0, lazy);
        open.delete(site);
        left--;
      } else if (this.passesMeta(c, settled, k - left)) {
        verdict = 'allowed';
        move.copyMove(settled, k - left);
      } else settled.swapRemove(k - left);
    }
    returnSites(open);
    c.release(settled);
    if (verdict === 'allowed' && !isSwapMove(move.tape, move.start(0))) lazy?.complete?.(c, move);
    return verdict;
  }

  // ---- what rules ask ---------------------------------------------------------------------------------------------

  canMoveWith(c: Context, moves: MovesFn): boolean {
    if (moves.canMove && !this.testsMoves) return moves.canMove(c);
    return someMove(c, moves, this.allowed);
  }

  canMove(c: Context, player: number): boolean {
    return this.canMoveWith(c, this.rules.phases[c.state.phase(player)]!.play);
  }

  /** Whether the mover, who is passing, has no move: remembered until their moves are next looked at. */
  private noteStalemate(c: Context): void {
    const { state } = c;
    if (this.rules.mode !== 'alternating' || state.active === 0) return;
    state.setStalemated(state.mover, !this.canMoveOrSwap(c, state.mover));
  }

  private canMoveOrSwap(c: Context, player: number): boolean {
    return this.isSwapTurn(c) || this.canMove(c, player);
  }

  /** Whether the next player has no move, as if it were their turn. False while that is being asked already. */
  nextIsStalemated(c: Context): boolean {
    const { state } = c;
    if (this.lookingAhead) return false;
    if (!isOver(state) && state.active !== 0) {
      const { mover, next, prev } = state;
      state.prev = mover;
      state.mover = next;
      state.next = following(c, next);
      this.lookingAhead = true;
      state.setStalemated(next, !this.canMoveOrSwap(c, next));
      this.lookingAhead = false;
      state.mover = mover;
      state.next = next;
      state.prev = prev;
    }
    return state.isStalemated(state.next);
  }

  phaseReaches(c: Context, site: number): boolean {
    return canReach(c, this.rules.phases[c.state.phase(c.state.mover)]!.play, site);
  }

  phaseMoves(c: Context, out: MoveList): void {
    this.rules.phases[c.state.phase(c.state.mover)]!.play(c, out);
  }

  allPassed(c: Context): boolean {
    return allPassed(c);
  }

  isRepeated(c: Context, type: RepetitionType): boolean {
    return isRepeated(c, type);
  }

  applyCompletely(c: Context, list: MoveList, index: number): void {
    this.apply(c, list, index);
  }

  longestTurn(c: Context): number {
    const { meta, mode, phases } = this.rules;
    const { swap, pin, noStackOn, consequences, noRepeat, noSuicide } = meta;
    const { state } = c;
    if (mode !== 'alternating' || swap || pin || noStackOn || consequences.length > 0 || noRepeat || noSuicide)
      return 0;
    const length = phases[state.phase(state.mover)]!.play.longestTurn?.(c) ?? 0;
    if (length > 0 && state.active !== 0) state.setStalemated(state.mover, false);
    return length;
  }

  // ---- applying a move --------------------------------------------------------------------------------------------

  /**
   * Applies a move: its actions and consequences, end rules, phases, and the turn. In games of chance the next moves are
   * found at once, since that is when recorded games draw; only a random choice does without.
   */
  apply(c: Context, list: MoveList, index: number, findsNext = true): void {
    this.make(c, list, index);
    this.afterMove(c, findsNext);
  }

  continuesTurn(c: Context, list: MoveList, index: number): boolean {
    const { state } = c;
    this.make(c, list, index);
    if (state.next !== state.mover) return false;
    this.afterMove(c, true);
    return state.prev === state.mover && !isOver(state);
  }

  /** The actions and consequences of a move. */
  private make(c: Context, list: MoveList, index: number): void {
    const { state } = c;
    if (isPassMove(list.tape, list.start(index)) && !state.isStalemated(state.mover)) this.noteStalemate(c);
    this.beforeMove(c);
    applyMove(c, list, index);
  }

  private beforeMove({ state }: Context): void {
    if (state.isDecided !== -1) state.isDecided = -1;
    clearPending(state);
  }

  /** What follows the actions of the last move of the trial. */
  private afterMove(c: Context, findsNext: boolean): void {
    const { state, trial } = c;
    const { flags } = c.game;
    const { tape } = trial.moves;
    const played = trial.lastStart();
    const passed = isPassMove(tape, played);
    const swapped = isSwapMove(tape, played);
    const from = tape[played + MoveWord.From]!;
    const to = tape[played + MoveWord.To]!;
    if (trial.length > trial.startMoves) this.decide(c);
    rememberPosition(c);
    if (state.active !== 0) {
      if (flags.visited) {
        if (state.next !== state.mover) clearVisited(state);
        else {
          visit(state, from);
          visit(state, to);
        }
      }
      passTurn(c, swapped);
      state.consecutivePasses = passed ? state.consecutivePasses + 1 : 0;
    }
    if (state.layout.diceContainers.length > 0) sumDiceFaces(state);
    trial.legal = undefined;
    if (findsNext && flags.stochastic && !isOver(state) && c.depth === 0) this.legalMoves(c);
  }

  /** Applies the chosen moves of all players at once (simultaneous games): numbers in the list of legal moves. */
  applyTogether(c: Context, list: MoveList, chosen: readonly number[]): void {
    const joined = c.acquire();
    combine(c, list, chosen, joined);
    this.apply(c, joined, 0);
    c.release(joined);
  }

  /** End rules, limits and phases. */
  private decide(c: Context): void {
    const { state } = c;
    const { end, phases } = this.rules;
    const phaseEnd = phases[state.phase(state.mover)]?.end;
    if (state.active !== 0 && phaseEnd) evaluateEnd(c, phaseEnd);
    if (!isOver(state) && end) evaluateEnd(c, end);
    if (state.active !== 0) this.checkLimits(c);
    if (state.active === 0) state.prev = state.mover;
    else changePhases(c, this.rules);
    state.counter++;
  }

  /** Ends a game that has gone on for too long. */
  private readonly checkLimits = (c: Context): void => {
    const { state, trial } = c;
    const { players } = this.rules;
    const tooManyTurns = state.numTurn >= this.limits.turns * players;
    if (!tooManyTurns && trial.moveNumber < this.limits.moves) return;
    const rank = (activeCount(c) + 1) / 2 + winnerCount(state);
    let winner = 0;
    for (let player = 1; player <= players && players > 1; player++) {
      if (ranking(state, player) === 0) setRanking(state, player, rank);
      if (ranking(state, player) === 1) winner = player;
    }
    deactivateAll(c);
    setOver(state, winner, tooManyTurns ? 'TurnLimit' : 'MoveLimit');
  };
}

function forcedPass(out: MoveList, player: number): void {
  out.begin(player, -1, -1);
  out.pushPass(true, true);
  out.finish();
}

function passTurn(c: Context, swapped: boolean): void {
  const { state } = c;
  state.prev = state.mover;
  state.mover = state.next;
  if (state.prev === state.mover && !swapped) state.numTurnSamePlayer++;
  else {
    state.numTurnSamePlayer = 0;
    state.numTurn++;
  }
  state.next = following(c, state.mover);
}

/** Removes the moves that a test names, keeping the order of the rest. */
function removeWhere(c: Context, out: MoveList, test: MoveTest): void {
  const kept = c.acquire();
  for (let i = 0; i < out.length; i++) if (!test(c, out, i)) kept.copyMove(out, i);
  out.clear();
  for (let i = 0; i < kept.length; i++) out.copyMove(kept, i);
  c.release(kept);
}
