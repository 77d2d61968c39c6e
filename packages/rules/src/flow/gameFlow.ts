/**
 * The flow of a game: start, legal moves, applying a move, and the end. One flow serves all trials of a game; everything
 * that changes is in the context.
 */
import type { MovesFn } from '@ludii/functions';
import { askable, canReach, type Flow, keeping, type RepetitionType, ruleOf } from '@ludii/functions/internal';
import type { Program, ProgramText } from '@ludii/ir';
import { type Draws, findFn, type LiveMoves, longestTurnFn, someFn } from '@ludii/ir/internal';
import { applyMove, type Context, isOver, type MoveList, ranking } from '@ludii/state';
import {
  clearPending,
  clearVisited,
  fillDice,
  fillDominoes,
  freeKeys,
  isPassMove,
  isSwapMove,
  KeyWords,
  MoveWord,
  mayPassOrSwap,
  meter,
  NoKey,
  setOver,
  setRanking,
  spend,
  sumDiceFaces,
  visit,
  winnerCount,
} from '@ludii/state/internal';
import type { GameRules } from '../game.js';
import { Setup } from '../start/startRule.js';
import { Follower, reservePieces } from './follower.js';
import { MetaCheck } from './metaCheck.js';
import { evaluateEnd } from './outcome.js';
import { allPassed, forcedPass } from './passed.js';
import { changePhases } from './phases.js';
import { activeCount, deactivateAll, following } from './players.js';
import { linkedProgram, type ProgramHost } from './program.js';
import { RandomPlay, type Turns } from './randomPlay.js';
import { isRepeated, rememberPosition, rememberStart } from './repetition.js';
import { combine } from './simultaneous.js';
import { offerSwap, swapPartner } from './swap.js';

/** A game is stopped after so many turns per player, or so many moves. */
export interface Limits {
  readonly turns: number;
  readonly moves: number;
}

const usualLimits: Limits = { turns: 1250, moves: 10_000 };

/** A game is asked for so many lists of moves before its program is made for them. */
const ListsWithoutProgram = 64;
/** Moves that a program lists count as one step by so many, as a power of two. */
const MovesOfStep = 2;

/** What a call of the rules may cost. */
type MeteredLimits = Parameters<typeof meter.enter>[0];

type Components = Context['game']['components'];

/** What is placed without a rule that says so. */
interface KnownAtStart {
  readonly hasDominoes: boolean;
  readonly dice: readonly number[];
  readonly cards: readonly number[];
}

function knownAtStart(components: Components): KnownAtStart {
  const of = (wanted: string): readonly number[] =>
    components.filter(({ kind }) => kind === wanted).map(({ index }) => index);
  return {
    hasDominoes: components.some(({ name }) => name.includes('Domino')),
    dice: of('die'),
    cards: of('card'),
  };
}

/** Plays a game by its rules. */
export class GameFlow implements Flow, Turns {
  limits = usualLimits;
  /** Set while the moves of the next player are looked at, so that rules which ask for them do not ask for ever. */
  lookingAhead = false;
  /** The position after the start, where it is always the same. */
  private started: Context | undefined;
  private known: KnownAtStart | undefined;

  /** Whether meta rules try moves out before they are allowed. */
  readonly testsMoves: boolean;
  private readonly meta: MetaCheck;
  private readonly random: RandomPlay;
  /** How the program of the game is made, until it is; then the program, or null if the game has none. */
  private emit: (() => ProgramText | undefined) | undefined;
  private emitted: Program | null | undefined = null;
  /** So many lists of moves are still made without the program. */
  private listsToGo = 0;
  /** Knows the game whose placements the program follows. */
  private readonly follower = new Follower();
  /** How rules are searched for a move that meta rules allow. */
  private readonly searches = new WeakMap<MovesFn, ReturnType<typeof someFn>>();
  private turnLengths: readonly ((c: Context) => number)[] | undefined;
  /** How the moves of each phase are found without writing them; null if they have to be written. */
  private readonly finders: (ReturnType<typeof findFn> | null)[] = [];
  /** Whether the program is at work. */
  private running = false;
  /** The key of the move that is being made. */
  private readonly key = new Int32Array(KeyWords);

  /**
   * Recorded games start like the first game of their session, also where chance hides in a deck or a loop: true to compare with
   * them. Else every start that draws depends on its own seed alone.
   */
  keepsFirstStart = false;

  constructor(readonly rules: GameRules) {
    this.testsMoves = rules.meta.noRepeat !== undefined || rules.meta.noSuicide;
    this.meta = new MetaCheck(rules, (c, list, i) => this.apply(c, list, i));
    this.random = new RandomPlay(this, this.meta);
  }

  /** The position after the start, once it is known and if it is always the same. */
  get initial(): Context | undefined {
    return this.started;
  }

  // ---- start ------------------------------------------------------------------------------------------------------

  /**
   * Starts a game: placements first, each a move of its own. A start without chance is worked out once and copied from
   * then on.
   */
  start(c: Context): void {
    this.setUp(c);
    if (c.game.flags.stochastic) this.legalMoves(c);
  }

  /** The placements of {@link start} alone. */
  setUp(c: Context): void {
    if (this.started) c.resume(this.started);
    else {
      const { high, low } = c.gameRng;
      this.tryStart(c);
      // Decks are shuffled, and loops can draw, without a rule that says so: what was drawn has to come from the seed each time.
      const drawn = c.gameRng.high !== high || c.gameRng.low !== low;
      if (!this.rules.chanceAtStart && (!drawn || this.keepsFirstStart)) this.started = c.copy();
    }
  }

  /** Works the placements out without keeping them, to see whether they can be made. */
  tryStart(c: Context): void {
    c.reset();
    this.place(c);
  }

  /** Starts a game with other placements than those of its start rules, and another player to move. */
  startWith(c: Context, place: (setup: Setup) => void, mover: number): void {
    c.reset();
    this.place(c, place);
    const { state } = c;
    state.mover = mover;
    state.next = following(c, mover);
    if (c.game.flags.stochastic) this.legalMoves(c);
  }

  private place(c: Context, instead?: (setup: Setup) => void): void {
    const setup = new Setup(c);
    this.known ??= knownAtStart(c.game.components);
    if (this.known.hasDominoes) fillDominoes(c.state);
    this.placeDice(c, setup);
    if (instead) instead(setup);
    else {
      this.shuffleDecks(c, setup);
      for (const rule of this.rules.start) rule.run(c, setup);
    }
    fillDice(c.state);
    reservePieces(this.rules, c);
    rememberStart(c);
    c.trial.startMoves = c.trial.length;
  }

  private placeDice(c: Context, setup: Setup): void {
    const { dice } = this.known!;
    let next = 0;
    for (const { role, first, size } of c.game.containers) {
      if (role !== 'dice') continue;
      for (let site = first; site < first + size; site++) setup.add(0, site, dice[next++]!);
    }
  }

  private shuffleDecks(c: Context, setup: Setup): void {
    const { cards } = this.known!;
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
    const { trial } = c;
    const known = trial.legal;
    if (known !== undefined && known.length > 0) return known;
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
    trial.legal = out;
    return out;
  }

  /**
   * Says what the legal moves are: those that {@link legalMoves} found when the same moves had been played. Only in games
   * of turns without chance, where finding them again would change nothing.
   */
  recall(c: Context, list: MoveList): void {
    const { state } = c;
    c.trial.legal = list;
    if (state.active !== 0) state.setStalemated(state.mover, false);
  }

  private alternating(c: Context, out: MoveList): void {
    const { state } = c;
    if (!this.listByProgram(c, out) && !this.findByRules(c, out)) this.listByRules(c, out);
    if (out.length === 0) forcedPass(out, state.mover);
    if (state.active !== 0 && state.isStalemated(state.mover)) state.setStalemated(state.mover, false);
  }

  /**
   * Finds the legal moves by the rules without writing them; false if they have to be written. Those of a position that will
   * come back have to be there again.
   */
  private findByRules(c: Context, out: MoveList): boolean {
    const phase = c.state.phase(c.state.mover);
    let find = this.finders[phase];
    if (find === undefined) {
      const { play } = this.rules.phases[phase]!;
      find = this.meta.counts ? null : (findFn(ruleOf(play), c.game.flags.stochastic) ?? null);
      this.finders[phase] = find;
    }
    if (find === null || c.depth > 0 || c.guard !== undefined || this.meta.isSwapTurn(c)) return false;
    find(c, out);
    return true;
  }

  private listByRules(c: Context, out: MoveList, offersSwap = true): void {
    this.rules.phases[c.state.phase(c.state.mover)]!.play(c, out);
    this.meta.amend(c, out, { offersSwap });
    this.meta.filter(c, out);
  }

  /** Lists the legal moves by the program of the game; false if the rules have to. */
  private listByProgram(c: Context, out: MoveList): boolean {
    if (this.emitted === undefined && this.listsToGo-- > 0) return false;
    const program = this.programFor(c);
    if (!program?.list) return false;
    this.running = true;
    try {
      const count = program.list(c, out);
      // A list of thousands is more work than one step.
      spend(1 + (count >> MovesOfStep));
      return this.meta.isSwapTurn(c) ? count > 0 && this.addSwap(c, out) : count >= 0;
    } finally {
      this.running = false;
    }
  }

  /** Adds the swap to the moves that the program has found. */
  private addSwap(c: Context, out: MoveList): boolean {
    if (swapPartner(c) !== 0) out.findFurther(offerSwap);
    return true;
  }

  private simultaneous(c: Context, out: MoveList): void {
    const { phases, players } = this.rules;
    const { state } = c;
    let phase = -1;
    const moves = c.acquire();
    for (let player = 1; player <= players; player++) {
      // What a phase allows is told for all at once: players of one phase find the same, unless chance has a part.
      if (state.phase(player) !== phase || c.game.flags.stochastic) {
        phase = state.phase(player);
        moves.clear();
        phases[phase]!.play(c, moves);
      }
      let found = false;
      for (let i = 0; i < moves.length; i++) {
        if (moves.tape[moves.start(i) + MoveWord.Mover] !== player) continue;
        out.copyMove(moves, i);
        found = true;
      }
      if (!found && state.isActive(player)) forcedPass(out, player);
    }
    c.release(moves);
    this.meta.filter(c, out);
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
    this.meta.filter(c, out);
  }

  // ---- random play ------------------------------------------------------------------------------------------------

  /** Plays one legal move, each with the same chance. */
  playRandom(c: Context, draws: Draws): void {
    this.random.play(c, draws);
  }

  /**
   * Plays on at random until the game is over or enough moves are played. Returns the number of moves played. If it
   * forgets, the trial may tell no more of these moves than the ends of the last one.
   */
  playOut(c: Context, draws: Draws, maxMoves: number, forgets = false): number {
    this.follower.forget();
    const program = this.programFor(c);
    if (!program) return this.random.playOut(c, draws, maxMoves);
    freeKeys();
    this.running = true;
    try {
      return program.playOut(c, draws, maxMoves, forgets);
    } finally {
      this.running = false;
    }
  }

  // ---- the emitted program ----------------------------------------------------------------------------------------

  /**
   * Says how the program of the game is written; that happens when it is first needed. If it `waits`, the first lists of
   * moves do without: a game of which only a few moves are asked for is not to pay for a program.
   */
  useProgram(emit: () => ProgramText | undefined, waits = false): void {
    this.emit = emit;
    this.emitted = undefined;
    this.listsToGo = waits ? ListsWithoutProgram : 0;
  }

  /** The emitted program of the game, null if it has none. */
  get program(): Program | null {
    if (this.emitted === undefined) {
      const text = this.emit?.();
      this.emitted = text ? linkedProgram(text, this.rules, this.host()) : null;
    }
    return this.emitted;
  }

  /** The program, unless it is at work already (a rule that it calls asks for moves) or every action has to be looked at. */
  private programFor(c: Context): Program | null {
    return this.running || c.guard !== undefined ? null : this.program;
  }

  /** Makes the swap that is offered. */
  private swap(c: Context): void {
    const offers = c.acquire();
    offerSwap(c, offers);
    if (c.state.active !== 0) c.state.setStalemated(c.state.mover, false);
    this.apply(c, offers, 0, false);
    c.release(offers);
  }

  private host(): ProgramHost {
    return {
      flow: this,
      pass: (c) => {
        const move = c.acquire();
        forcedPass(move, c.state.mover);
        c.state.setStalemated(c.state.mover, true);
        this.apply(c, move, 0, false);
        c.release(move);
      },
      turn: (c, draws) => this.random.play(c, draws),
      // The program says itself where a swap is among the moves.
      list: (c, out) => this.listByRules(c, out, false),
      follows: (c) => this.follower.follows(c),
      swaps: (c) => (swapPartner(c) === 0 ? 0 : 1),
      swap: (c) => this.swap(c),
      beforePass: (c) => {
        if (!c.state.isStalemated(c.state.mover)) this.noteStalemate(c);
      },
      afterPass: (c) => this.afterMove(c, false),
    };
  }

  // ---- what rules ask ---------------------------------------------------------------------------------------------

  canMoveWith(c: Context, moves: MovesFn): boolean {
    if (!this.testsMoves) return askable(moves).canMove(c);
    let some = this.searches.get(moves);
    if (!some) {
      some = someFn(ruleOf(moves));
      this.searches.set(moves, some);
    }
    return some(c, this.meta.allows);
  }

  /** Conditions may leave iterators changed by what they mean; whoever asks does not see it. */
  readonly canMove = keeping(['from', 'to', 'region'], (c: Context, player: number): boolean =>
    this.canMoveWith(c, this.rules.phases[c.state.phase(player)]!.play),
  );

  /** Whether the mover, who is passing, has no move: remembered until their moves are next looked at. */
  private noteStalemate(c: Context): void {
    const { state } = c;
    if (this.rules.mode !== 'alternating' || state.active === 0) return;
    state.setStalemated(state.mover, !this.canMoveOrSwap(c, state.mover));
  }

  private canMoveOrSwap(c: Context, player: number): boolean {
    return this.meta.isSwapTurn(c) || this.canMove(c, player);
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
      try {
        state.setStalemated(next, !this.canMoveOrSwap(c, next));
      } finally {
        this.lookingAhead = false;
      }
      state.mover = mover;
      state.next = next;
      state.prev = prev;
    }
    return state.isStalemated(state.next);
  }

  readonly phaseReaches = keeping(['from', 'to', 'region'], (c: Context, site: number): boolean =>
    canReach(c, this.rules.phases[c.state.phase(c.state.mover)]!.play, site),
  );

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
    this.turnLengths ??= phases.map(({ play }) => longestTurnFn(ruleOf(play)));
    const length = this.turnLengths[state.phase(state.mover)]!(c);
    if (length > 0 && state.active !== 0) state.setStalemated(state.mover, false);
    return length;
  }

  // ---- applying a move --------------------------------------------------------------------------------------------

  /**
   * Applies a move: its actions and consequences, end rules, phases, and the turn. In games of chance the next moves are
   * found at once, since that is when recorded games draw; only a random choice does without. The actions of `done` have
   * been applied before.
   */
  apply(c: Context, list: MoveList, index: number, findsNext = true, done?: MoveList): void {
    if (done === undefined && list.hasKeys && this.applyByProgram(c, list, index)) {
      if (findsNext) this.findNext(c);
      return;
    }
    if (done === undefined && this.applyAlone(c, list, index, findsNext)) return;
    list.settle();
    this.make(c, list, index, done);
    this.afterMove(c, findsNext);
  }

  /** Applies a move of legal moves that nobody has looked at: no other is written. False if that is not so. */
  private applyAlone(c: Context, list: MoveList, index: number, findsNext: boolean): boolean {
    if (c.depth > 0 || list.isKept || c.trial.legal !== list) return false;
    const move = c.acquire();
    const alone = list.writeOne(index, move);
    if (alone) {
      list.clear();
      this.make(c, move, 0);
      this.afterMove(c, findsNext);
    }
    c.release(move);
    return alone;
  }

  /**
   * As {@link apply} of a present legal move in a game of turns without chance. The trial may tell no more of the move than its
   * ends: whoever asks for more has to play the game again.
   */
  goOn(c: Context, list: MoveList, index: number): void {
    const finder = list.finderOf(index);
    if (finder?.play === undefined || c.depth > 0 || c.trial.legal !== list || this.programFor(c) === null) {
      if (!list.hasKeys || !this.applyByProgram(c, list, index, true)) this.apply(c, list, index);
      return;
    }
    // The way of every move of a loop: nobody has looked at the moves, which are gone with their position.
    const { prior } = list;
    list.clear();
    freeKeys();
    spend();
    this.follower.expect(c);
    this.running = true;
    try {
      finder.play(c, index, prior, true);
    } finally {
      this.running = false;
    }
    this.follower.completed(c);
  }

  /**
   * The number of legal moves, where the program can tell it without a list; 0 where they have to be listed. While the
   * position stays as it is, {@link playCounted} makes one of them. `limits` are those of a call of the rules.
   */
  countMoves(c: Context, limits: MeteredLimits): number {
    const live = this.emitted?.live;
    if (live === undefined || this.running || c.depth > 0 || c.guard !== undefined) return 0;
    const { state } = c;
    if (isOver(state) || c.trial.legal !== undefined) return 0;
    const found = live.count(c) || this.lookForMoves(c, live, limits);
    if (found > 0 && state.active !== 0 && state.isStalemated(state.mover)) state.setStalemated(state.mover, false);
    const count = found > 0 && this.meta.isSwapTurn(c) && swapPartner(c) !== 0 ? found + 1 : found;
    return count > limits.moves ? 0 : count;
  }
  /** Whether {@link countMoves} tells the number of moves of a position at once, so that nothing is gained by keeping a list of them. */
  isCounted(c: Context): boolean {
    return this.emitted?.live !== undefined && this.emitted.live.count(c) > 0;
  }
  private lookForMoves(c: Context, live: LiveMoves, limits: MeteredLimits): number {
    meter.enter(limits);
    this.running = true;
    try {
      c.rest();
      const count = live.look(c);
      // A list of thousands is more work than one step.
      spend(1 + (count >> MovesOfStep));
      return count;
    } finally {
      this.running = false;
      meter.leave();
    }
  }

  /**
   * Makes one of so many moves that {@link countMoves} has counted. The trial tells no more of it than its ends: whoever asks
   * for more has to play the game again.
   */
  playCounted(c: Context, index: number, count: number): void {
    spend();
    // The swap comes last.
    if (index === count - 1 && this.meta.isSwapTurn(c) && swapPartner(c) !== 0) {
      c.rest();
      freeKeys();
      this.swap(c);
      return;
    }
    this.follower.expect(c);
    this.running = true;
    try {
      this.emitted!.live!.play(c, index);
    } finally {
      this.running = false;
    }
    this.follower.completed(c);
  }

  /** Finds the moves of a game of chance as soon as a position comes up, which is when they draw. */
  private findNext(c: Context): void {
    if (c.game.flags.stochastic && !isOver(c.state) && c.depth === 0) this.legalMoves(c);
  }

  /** Applies a move by its key; false if it has none, or no program can. */
  private applyByProgram(c: Context, list: MoveList, index: number, forgets = false): boolean {
    const program = this.programFor(c);
    if (!program) return false;
    const { key } = this;
    const { prior } = list;
    list.pick(index, key);
    if (key[0] === NoKey) return false;
    // Legal moves that nobody has looked at are gone with their position, unless it comes back.
    if (c.depth === 0 && !list.isKept && c.trial.legal === list) list.clear();
    else list.settle();
    freeKeys();
    spend();
    this.follower.expect(c);
    this.running = true;
    try {
      program.apply(c, key[0]!, key[1]!, key[2]!, prior, forgets);
    } finally {
      this.running = false;
    }
    this.follower.completed(c);
    return true;
  }

  continuesTurn(c: Context, list: MoveList, index: number): boolean {
    const { state } = c;
    this.make(c, list, index);
    if (state.next !== state.mover) return false;
    this.afterMove(c, true);
    return state.prev === state.mover && !isOver(state);
  }

  /** The actions and consequences of a move. */
  private make(c: Context, list: MoveList, index: number, done?: MoveList): void {
    const { state } = c;
    if (isPassMove(list.tape, list.start(index)) && !state.isStalemated(state.mover)) this.noteStalemate(c);
    this.beforeMove(c);
    applyMove(c, list, index, done);
  }

  /** What comes before the actions of a move. */
  beforeMove({ state }: Context): void {
    if (state.isDecided !== -1) state.isDecided = -1;
    clearPending(state);
  }

  /** What follows the actions of the last move of the trial. */
  afterMove(c: Context, findsNext: boolean): void {
    const { state, trial } = c;
    const { flags } = c.game;
    const { tape } = trial.moves;
    const played = trial.lastStart();
    const special = mayPassOrSwap(tape, played);
    const passed = special && isPassMove(tape, played);
    const swapped = special && isSwapMove(tape, played);
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
    if (findsNext) this.findNext(c);
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
    if (state.active !== 0) this.stopIfLong(c);
    if (state.active === 0) state.prev = state.mover;
    else changePhases(c, this.rules);
    state.counter++;
  }

  /** Ends a game that has gone on for too long. */
  readonly stopIfLong = (c: Context): void => {
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
