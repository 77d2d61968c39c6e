/**
 * A running game as the rules see it: state, history, random numbers, and the values of iterators. A "what if" question
 * marks it, changes it at will, and rolls back; nothing is copied.
 */
import { copyState, createState } from './createState.js';
import { spend } from './effort.js';
import { StateError } from './errors.js';
import type { StateLayout } from './layout.js';
import { MoveList } from './moveList.js';
import { SplitMix64 } from './random.js';
import type { GameShape } from './shape.js';
import type { State } from './state.js';
import { Trial } from './trial.js';
import type { UndoTape } from './undoTape.js';

/** A copy of so many words counts as one step, as a power of two; a legal move that is copied along has about so many. */
const WordsOfStep = 10;
const WordsOfMove = 8;

/** Writes the moves of a rule to a list. */
export interface MoveGenerator {
  (context: Context, out: MoveList): void;
  /**
   * Does what applying the moves of the rule one after the other would do, and appends the actions to the open move of a
   * list; for rules that have to do most of it to know their moves.
   */
  readonly perform?: (context: Context, result: MoveList) => void;
}

/** The consequences of a game: rules by id, and lists of such ids by id. */
export class Consequences {
  readonly generators: MoveGenerator[] = [];
  /** Lists of ids of rules; list 0 is empty. */
  readonly lists: (readonly number[])[] = [[]];
  readonly #ids = new Map<string, number>([['', 0]]);

  /** Registers a rule. */
  add(generator: MoveGenerator): number {
    return this.generators.push(generator) - 1;
  }
  /** The id of a list of rules; equal lists have equal ids. */
  list(rules: readonly number[]): number {
    const key = rules.join();
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.lists.push([...rules]) - 1;
      this.#ids.set(key, id);
    }
    return id;
  }
  /** The id of one list followed by another. */
  concat(a: number, b: number): number {
    if (a === 0) return b;
    if (b === 0) return a;
    return this.list([...this.lists[a]!, ...this.lists[b]!]);
  }
}

/** A game as far as applying moves is concerned. */
export interface PlayableGame extends GameShape {
  readonly consequences: Consequences;
  /** Ends the game for a role that gives up (its name as in texts). */
  readonly forfeit?: (context: Context, role: string) => void;
}

/** The match that a game is part of, as the rules of the game see it. */
export interface MatchStanding {
  /** Score of a player in the match. */
  score(player: number): number;
  /** Number of games of the match that are finished. */
  readonly finished: number;
}

/** How many questions are open, and lists in use. */
export interface OpenWork {
  readonly depth: number;
  readonly inUse: number;
}

/** All copies draw from one generator of their own, so that questions never disturb a recorded game. */
const sharedGenerator = new SplitMix64(0x6a09e667, 0x3bcc908);

// Empty until something is put in, when each context makes its own: many copies never need them.
const noLists: MoveList[] = [];
const noLegalLists: (MoveList | undefined)[] = [];
const noGenerators: SplitMix64[] = [];
const noNumbers: number[] = [];

/** A running game. */
export class Context {
  readonly state: State;
  readonly trial: Trial;
  /** The generator of the game. */
  readonly gameRng: SplitMix64;
  /** The generator in use: that of the game, or the shared one during a question. */
  rng: SplitMix64;

  /** The match around the game; absent for a game of its own. */
  match: MatchStanding | undefined;

  /** Called before each action with its place on a tape; may refuse it by throwing. */
  guard: ((tape: Int32Array, at: number) => void) | undefined;

  // Values of iterators. Rules that set one restore it.
  from = -1;
  to = -1;
  between = -1;
  site = -1;
  level = -1;
  player = -1;
  value = -1;
  track = -1;
  pips = -1;
  hint = -1;
  edge = -1;
  /** Where on a line of sites a rule is: the place of its start and its own, in the list of all lines. */
  lineStart = -1;
  lineAt = -1;
  /** Region iterator: sites in order, or none. */
  region: Int32Array | undefined;
  /** Team iterator: players in order, or none. */
  teamPlayers: Int32Array | undefined;
  hintRegion: Int32Array | undefined;

  #pool = noLists;
  #legalLists = noLegalLists;
  /** Room that a new list of legal moves should have. */
  #legalWords = 0;
  #inUse = 0;
  // What the open questions will restore; the arrays are made for the first and only grow, so that asking allocates nothing.
  #depth = 0;
  #savedRng = noGenerators;
  #savedLegal = noLegalLists;
  #savedInUse = noNumbers;

  constructor(
    readonly game: PlayableGame,
    rng: SplitMix64 = new SplitMix64(),
    layout?: StateLayout,
    /** Whose position it begins with: state and history, without open questions. */
    original?: Context,
  ) {
    this.state = original ? copyState(original.state) : createState(game, layout);
    this.trial = new Trial(this.state, original?.trial);
    this.gameRng = rng;
    this.rng = rng;
    if (!original) return;
    this.#legalWords = original.#legalWords;
  }

  /** Depth of open questions. */
  get depth(): number {
    return this.#depth;
  }

  /** Begins a question: everything can be changed and is put back by {@link rollback}. Draws come from the shared generator. */
  mark(): void {
    this.#open(sharedGenerator);
  }
  /** Begins a trial application in the game itself: as {@link mark}, but draws come from the generator in use. */
  markReal(): void {
    this.#open(this.rng);
  }
  /** Begins a question that sees the random numbers which the game would see, without taking them. */
  markSameRandom(): void {
    sharedGenerator.copyFrom(this.rng);
    this.#open(sharedGenerator);
  }
  #open(rng: SplitMix64): void {
    spend();
    if (this.#savedRng === noGenerators) this.#prepareQuestions();
    const depth = this.#depth++;
    this.#savedRng[depth] = this.rng;
    this.#savedLegal[depth] = this.trial.legal;
    this.#savedInUse[depth] = this.#inUse;
    this.rng = rng;
    this.state.store.mark();
  }
  #prepareQuestions(): void {
    this.#savedRng = [];
    this.#savedLegal = [];
    this.#savedInUse = [];
  }
  /** Ends a question and puts everything back. */
  rollback(): void {
    this.state.store.rollback();
    this.#close(true);
    this.trial.follow();
  }
  /** Ends a question and keeps the changes. */
  commit(): void {
    this.state.store.commit();
    this.#close(false);
  }
  /** Adds what the innermost question would put back to a tape. The question stays open. */
  noteTo(tape: UndoTape, later = false): void {
    this.state.store.noteTo(tape, later);
  }
  /** Undoes the last step of a tape. The legal moves have to be found again, or given. */
  takeBack(tape: UndoTape): void {
    this.state.store.takeBack(tape);
    this.trial.legal = undefined;
    this.trial.follow();
  }
  #close(restoreLegal: boolean): void {
    if (this.#depth === 0) throw new StateError('no-mark', 'no open question');
    const depth = --this.#depth;
    this.rng = this.#savedRng[depth]!;
    if (!restoreLegal) return;
    this.trial.legal = this.#savedLegal[depth];
    this.#inUse = this.#savedInUse[depth]!;
  }

  /**
   * Between moves no iterator has a value. A rule may leave one behind where a later rule could read it: then what is
   * legal would depend on what was asked before, not on the position.
   */
  rest(): void {
    this.from = -1;
    this.to = -1;
    this.between = -1;
    this.site = -1;
    this.level = -1;
    this.player = -1;
    this.value = -1;
    this.track = -1;
    this.pips = -1;
    this.hint = -1;
    this.edge = -1;
    this.region = undefined;
    this.teamPlayers = undefined;
    this.hintRegion = undefined;
  }
  /** The questions and lists that are open between two moves, for {@link recover}. */
  openWork(): OpenWork {
    return { depth: this.#depth, inUse: this.#inUse };
  }
  /** Closes all that was opened since, after a rule has failed in the middle of something. */
  recover({ depth, inUse }: OpenWork): void {
    while (this.#depth > depth) this.rollback();
    this.trial.follow();
    this.#inUse = inUse;
    this.guard = undefined;
    this.rest();
  }

  /** A cleared list for the legal moves of this position. Positions of open questions have lists of their own. */
  legalList(): MoveList {
    const depth = this.#depth;
    let list = this.#legalLists[depth];
    if (list === undefined || list.isKept) {
      if (list) this.#noteSize(list);
      list = new MoveList(this.#legalWords);
      if (this.#legalLists === noLegalLists) this.#legalLists = [];
      this.#legalLists[depth] = list;
    }
    list.clear();
    return list;
  }

  /** The next lists will need about as much room. */
  #noteSize(list: MoveList): void {
    // Moves that are only noted need no tape.
    this.#legalWords = list.isNoted ? 0 : list.end + 64;
  }

  /** Takes the list of the present legal moves away: later ones are written to another, the spare one if given. */
  keepLegal(spare?: MoveList): void {
    const { legal } = this.trial;
    if (legal) this.#noteSize(legal);
    const at = this.#legalLists.indexOf(legal);
    if (at >= 0) this.#legalLists[at] = spare;
  }

  /** Takes a cleared list from the pool. Give it back with {@link release}, in reverse order. */
  acquire(): MoveList {
    spend();
    let list = this.#pool[this.#inUse];
    if (list === undefined) {
      list = new MoveList();
      if (this.#pool === noLists) this.#pool = [];
      this.#pool.push(list);
    }
    this.#inUse++;
    list.clear();
    return list;
  }
  /** Gives the list taken last back to the pool. */
  release(list: MoveList): void {
    if (this.#pool[this.#inUse - 1] !== list) throw new StateError('no-mark', 'lists are given back in reverse order');
    this.#inUse--;
  }

  /** Puts everything back to before the start of the game. */
  reset(): void {
    this.state.reset();
    this.trial.clear();
    this.#forgetQuestions();
  }
  /** Takes over the position of another context of the same game; the generator stays this one's own. */
  resume(other: Context): void {
    this.state.copyFrom(other.state);
    this.trial.copyFrom(other.trial);
    this.#forgetQuestions();
  }
  #forgetQuestions(): void {
    this.#depth = 0;
    this.#inUse = 0;
    this.rng = this.gameRng;
  }

  /** An independent copy: state, history, iterators and generator. */
  copy(): Context {
    const copy = new Context(this.game, new SplitMix64(this.rng.high, this.rng.low), this.state.layout, this);
    copy.#takeIterators(this);
    copy.match = this.match;
    copy.shareLegal(this);
    return copy;
  }
  /** Takes over the legal moves of another context in the same position. Neither writes to their list any more. */
  shareLegal({ trial: { legal } }: Context): void {
    if (legal) legal.isKept = true;
    this.trial.legal = legal;
  }
  /** Takes over another context of the same game. */
  copyFrom(other: Context): void {
    // A search copies again and again, and large positions take long: it is work as any other.
    spend(1 + ((other.state.words.length + WordsOfMove * (other.trial.legal?.length ?? 0)) >> WordsOfStep));
    this.state.copyFrom(other.state);
    this.trial.copyFrom(other.trial);
    this.#depth = 0;
    this.gameRng.copyFrom(other.rng);
    this.rng = this.gameRng;
    this.#takeIterators(other);
    this.match = other.match;
  }
  #takeIterators(other: Context): void {
    this.from = other.from;
    this.to = other.to;
    this.between = other.between;
    this.site = other.site;
    this.level = other.level;
    this.player = other.player;
    this.value = other.value;
    this.track = other.track;
    this.pips = other.pips;
    this.hint = other.hint;
    this.edge = other.edge;
    this.region = other.region;
    this.teamPlayers = other.teamPlayers;
    this.hintRegion = other.hintRegion;
  }
}
