/**
 * UCT: Monte Carlo tree search that picks the child with the highest upper bound. Each node counts for the agent who
 * chose it, so any number of players works. Without chance, results that are certain are carried up the tree, and a
 * forced win is played as soon as it is found. With chance, nodes stand for sequences of moves instead of positions: the
 * dice are thrown anew on every descent, and only what is legal then is considered.
 */
import { EngineError } from '../errors.js';
import type { Move } from '../move.js';
import type { Position } from '../position.js';
import type { Trial } from '../trial.js';
import type { MoveValue, SearchOptions, SyncAgent } from './agent.js';
import { Budget } from './budget.js';
import { type Place, Rehearsal, winningMove } from './rehearsal.js';
import { moveKey, type SearchGround, searchGround } from './search.js';
import { None, UctTree } from './uctTree.js';

/** How the agent plays. */
export interface UctOptions extends SearchOptions {
  /** Weight of moves that were tried rarely, for returns of −1 … 1 as everywhere (default √2). */
  readonly exploration?: number | undefined;
  /** Random games are broken off after so many moves and count as drawn (default 1000). */
  readonly playoutMoves?: number | undefined;
}

const Root = 0;
/** The position of a node is kept when it has been visited so often: most are visited once or twice. */
const KeepingVisits = 2;
/** As {@link KeepingVisits} of the nodes behind the moves of the root, which will be visited again. */
const KeepingFirst = 1;

/** What UCT found out about a legal move. */
export interface UctMoveValue extends MoveValue {
  /** Expected returns of all agents by number (entry 0 is 0), from −1 to 1. */
  readonly returns: readonly number[];
  /** True if the returns are proven. */
  readonly certain: boolean;
}

/** Plays by Monte Carlo tree search. */
export class UctAgent implements SyncAgent {
  readonly name = 'UCT';
  readonly #tree = new UctTree();

  constructor(readonly options: UctOptions = {}) {}

  selectMove(trial: Trial, options: SearchOptions = {}): Move {
    const { search, budget } = this.#prepare(trial, options, false);
    // The search tries each move once before any twice: only if it cannot come so far wins are looked for before it begins.
    if (!budget.lasts(trial.legalCount)) {
      const winning = winningMove(search.rehearsal, budget);
      if (winning >= 0) return trial.position.move(winning);
    }
    budget.during(() => {
      while (!search.isProven && budget.spend()) search.iterate();
    });
    return trial.position.move(search.best());
  }

  /**
   * What the agent thinks of the legal moves. All of them are searched: a win that is found makes the others neither worse
   * nor unknown. A move that was not tried has the value of the position and no visits.
   */
  analyse(trial: Trial, options: SearchOptions = {}): UctMoveValue[] {
    const { search, budget } = this.#prepare(trial, options, true);
    budget.during(() => {
      while (!search.settled && budget.spend()) search.iterate();
    });
    return search.values(trial);
  }

  #prepare(trial: Trial, options: SearchOptions, tellsReturns: boolean): { search: UctSearch; budget: Budget } {
    const { exploration = Math.SQRT2, playoutMoves = 1000, seed = 0, ...limits } = { ...this.options, ...options };
    if (typeof exploration !== 'number' || typeof playoutMoves !== 'number') {
      throw new EngineError('bad-option', 'How an agent explores, and how long it plays on, are numbers.');
    }
    const ground = searchGround(trial, seed);
    const budget = new Budget(limits, ground.position, ground.begun);
    // Returns are scaled to 0 … 1 inside, so that a weight for −1 … 1 is halved.
    const search = new UctSearch(ground, this.#tree, exploration / 2, playoutMoves, tellsReturns);
    return { search, budget };
  }
}

class UctSearch {
  readonly rehearsal: Rehearsal;
  /** The nodes of the present descent, and how many there are. */
  readonly #path: number[] = [];
  #depth = 0;
  /** The agent to move. */
  readonly #agent: number;
  readonly #returns: Float64Array;
  readonly #colours: Float64Array;
  /** Keys of the legal moves, where chance has a part. */
  readonly #rootKeys: number[] = [];
  /** Sum of the returns of the agent to move. */
  #total = 0;
  /** Sums of the returns of all agents, for the position and for each legal move that was tried, if somebody will ask. */
  readonly #rootTotals: Float64Array;
  readonly #totals: Map<number, Float64Array> | undefined;

  constructor(
    readonly ground: SearchGround,
    readonly tree: UctTree,
    readonly weight: number,
    readonly playoutMoves: number,
    tellsReturns: boolean,
  ) {
    const { position, exact } = ground;
    this.#agent = position.agent;
    this.#totals = tellsReturns ? new Map() : undefined;
    this.rehearsal = new Rehearsal(ground);
    this.#returns = new Float64Array(position.game.players + 1);
    this.#colours = new Float64Array(position.game.players + 1);
    this.#rootTotals = new Float64Array(position.game.players + 1);
    tree.clear();
    const { start } = this.rehearsal;
    if (start) this.#expect(Root, start);
    if (exact) return;
    const { legal } = position;
    for (let i = 0; i < legal.length; i++) this.#rootKeys.push(moveKey(legal.tape, legal.start(i)));
  }

  /** True if the result of the position is proven. */
  get isProven(): boolean {
    return this.tree.proven[Root] !== undefined;
  }
  /** True if the result of every legal move is proven. */
  get settled(): boolean {
    const { tree } = this;
    const count = tree.choices[Root]!;
    if (count === 0 || tree.children[Root] !== count) return false;
    for (let child = tree.firstChild[Root]!; child !== None; child = tree.nextChild[child]!)
      if (!tree.proven[child]) return false;
    return true;
  }

  /** What was found out about the legal moves of the trial that is searched. */
  values(trial: Trial): UctMoveValue[] {
    const { agent } = this.ground.position;
    const { visits, proven } = this.tree;
    const children = this.#rootChildren();
    return trial.legalMoves().map((move, i) => {
      const child = children[i]!;
      const returns = this.#returnsOf(child);
      const times = child === None ? 0 : visits[child]!;
      return { move, visits: times, value: returns[agent]!, returns, certain: proven[child] !== undefined };
    });
  }

  /** Expected returns of all agents behind a move; of one that was not tried those of the position. */
  #returnsOf(child: number): number[] {
    const { players } = this.ground.position.game;
    const returns = new Array<number>(players + 1).fill(0);
    for (let agent = 1; agent <= players; agent++) returns[agent] = this.#returnOf(child, agent);
    return returns;
  }
  /** As {@link #returnOf} of the agent to move, which is known in any case. */
  #valueOf(child: number): number {
    const { proven, visits, mean } = this.tree;
    const certain = proven[child];
    if (certain) return certain[this.#agent]!;
    return child === None ? this.#total / Math.max(visits[Root]!, 1) : 2 * mean[child]! - 1;
  }
  #returnOf(child: number, agent: number): number {
    const { proven, visits } = this.tree;
    const certain = proven[child];
    if (certain) return certain[agent]!;
    const sums = this.#totals?.get(child) ?? this.#rootTotals;
    return sums[agent]! / Math.max(visits[child === None ? Root : child]!, 1);
  }

  /**
   * The number of the move to play. Visits tell more than values, except that a certain result is better than one that
   * looks no better. What is equal is told apart by value and then by lot: the order of the list is an accident of the
   * rules, and with few visits for each move it would decide the game. There may be very many moves, and the time is up.
   */
  best(): number {
    const { legal } = this.ground.position;
    const { random } = this.ground;
    const { tree } = this;
    const children = this.#rootChildren();
    const sure = { index: -1, visits: 0, value: 0, equal: 1 };
    const open = { index: -1, visits: 0, value: 0, equal: 1 };
    for (let i = 0; i < legal.length; i++) {
      const child = children[i]!;
      const isProven = tree.proven[child] !== undefined;
      const best = isProven ? sure : open;
      // What is certain needs no visits.
      const visits = child === None || isProven ? 0 : tree.visits[child]!;
      const value = this.#valueOf(child);
      if (best.index < 0 || visits > best.visits || (visits === best.visits && value > best.value)) {
        best.index = i;
        best.visits = visits;
        best.value = value;
        best.equal = 1;
      } else if (visits === best.visits && value === best.value && random.nextInt(++best.equal) === 0) best.index = i;
    }
    if (sure.index < 0 || open.index < 0) return Math.max(sure.index, open.index);
    return sure.value >= open.value ? sure.index : open.index;
  }

  /** The nodes behind the legal moves of the trial, by number. */
  #rootChildren(): number[] {
    const { tree } = this;
    if (!this.ground.exact) return this.#rootKeys.map((key) => tree.byKey.get(Root)?.get(key) ?? None);
    const children = new Array<number>(this.ground.position.legal.length).fill(None);
    for (let child = tree.firstChild[Root]!; child !== None; child = tree.nextChild[child]!)
      children[tree.move[child]!] = child;
    return children;
  }

  /** One descent, one random game, one way back. */
  iterate(): void {
    this.#path[0] = Root;
    this.#depth = 1;
    let node = Root;
    let place = this.tree.places[Root];
    // Where the positions of nodes are kept, the way is found without playing.
    while (place !== undefined) {
      node = this.#choose(node, place.agent);
      this.#path[this.#depth++] = node;
      if (this.#recallReturns(node)) {
        this.#backUp();
        return;
      }
      const next = this.tree.places[node];
      if (next === undefined) break;
      place = next;
    }
    const { rehearsal } = this;
    const position = place ? rehearsal.follow(place, this.tree.move[node]!) : rehearsal.begin();
    if (!this.ground.exact) position.rechoose(this.ground.random);
    this.#goOn(position, node);
    this.#backUp();
  }

  /** Plays on from a node to one that was never visited, and then at random; writes down what comes out. */
  #goOn(position: Position, from: number): void {
    const { tree, ground } = this;
    let node = from;
    // The root is entered even if its value is known: there may be moves that are not.
    while (!position.isOver && (node === Root || (tree.visits[node]! > 0 && tree.proven[node] === undefined))) {
      node = ground.exact ? this.#descendExact(node) : this.#descendOpen(node);
      this.#path[this.#depth++] = node;
    }
    if (!position.isOver) {
      if (this.#recallReturns(node)) return;
      this.rehearsal.playOut(this.playoutMoves);
    } else if (ground.exact) this.#prove(position);
    position.agentReturns(this.#returns, this.#colours);
  }

  /** Writes down the returns of a node that are certain; false if they are not. */
  #recallReturns(node: number): boolean {
    const known = this.tree.proven[node];
    if (known === undefined) return false;
    this.#returns.set(known);
    return true;
  }

  #backUp(): void {
    const { tree } = this;
    const path = this.#path;
    const returns = this.#returns;
    const depth = this.#depth;
    for (let k = 0; k < depth; k++) {
      const node = path[k]!;
      tree.visit(node, (returns[tree.agent[node]!]! + 1) / 2);
    }
    this.#total += returns[this.#agent]!;
    if (this.#totals === undefined || depth < 2) return;
    const move = path[1]!;
    let totals = this.#totals.get(move);
    if (!totals) {
      totals = new Float64Array(returns.length);
      this.#totals.set(move, totals);
    }
    add(totals, returns);
    add(this.#rootTotals, returns);
  }

  /** Chooses a move where positions are certain, plays it and returns its node. */
  #descendExact(node: number): number {
    const { rehearsal, tree } = this;
    const { position } = rehearsal;
    tree.expect(node, position.legal.length);
    const child = this.#choose(node, position.agent);
    const enough = this.#depth === 2 ? KeepingFirst : KeepingVisits;
    if (tree.visits[node]! >= enough && node !== Root) {
      const place = rehearsal.keep();
      if (place) this.#expect(node, place);
    }
    rehearsal.play(tree.move[child]!);
    return child;
  }

  /** Notes that a node need not be played to any more. */
  #expect(node: number, place: Place): void {
    this.tree.places[node] = place;
    this.tree.expect(node, place.choices);
  }

  /** A child for a move that was never tried, by lot, or the best one. */
  #choose(node: number, agent: number): number {
    const { tree } = this;
    return tree.children[node]! < tree.choices[node]!
      ? tree.addUntried(node, agent, this.ground.random)
      : this.#pick(node);
  }

  /**
   * The child with the highest upper bound among those that are not settled. With few visits many are equal: it is the one that
   * was tried last, which is by lot, for moves are tried in an order of chance.
   */
  #pick(node: number): number {
    const { visits, mean, rarity, nextChild, proven, firstChild } = this.tree;
    const spread = this.weight * Math.sqrt(Math.log(Math.max(visits[node]!, 1)));
    let choice = firstChild[node]!;
    let best = Number.NEGATIVE_INFINITY;
    if (node === Root) {
      // The moves of the root are tried before all others: their nodes follow each other, and need not be looked for.
      for (let child = choice; child > Root; child--) {
        const bound = mean[child]! + spread * rarity[child]!;
        if (bound <= best || proven[child] !== undefined) continue;
        best = bound;
        choice = child;
      }
      return choice;
    }
    for (let child = choice; child !== None; child = nextChild[child]!) {
      const bound = mean[child]! + spread * rarity[child]!;
      if (bound <= best || proven[child] !== undefined) continue;
      best = bound;
      choice = child;
    }
    return choice;
  }

  /** As {@link #descendExact} where the same moves lead to other positions: only what is legal now is considered. */
  #descendOpen(node: number): number {
    const { tree, rehearsal } = this;
    const { position } = rehearsal;
    const { legal } = position;
    let byKey = tree.byKey.get(node);
    if (!byKey) {
      byKey = new Map();
      tree.byKey.set(node, byKey);
    }
    const keys = Array.from({ length: legal.length }, (_, i) => moveKey(legal.tape, legal.start(i)));
    const children = keys.map((key) => byKey.get(key) ?? None);
    const choice = this.#pickOpen(children);
    let child = children[choice]!;
    if (child === None) {
      child = tree.add(node, keys[choice]!, position.agent);
      byKey.set(keys[choice]!, child);
    }
    rehearsal.play(choice);
    return child;
  }

  /** A move that was never tried, by lot; else the one with the highest upper bound. */
  #pickOpen(children: readonly number[]): number {
    const { random } = this.ground;
    const { visits, mean, rarity } = this.tree;
    let untried = 0;
    let choice = 0;
    let sum = 0;
    for (let i = 0; i < children.length; i++) {
      const child = children[i]!;
      if (child !== None) sum += visits[child]!;
      else if (random.nextInt(++untried) === 0) choice = i;
    }
    if (untried > 0) return choice;
    const spread = this.weight * Math.sqrt(Math.log(Math.max(sum, 1)));
    let best = Number.NEGATIVE_INFINITY;
    let equal = 0;
    for (let i = 0; i < children.length; i++) {
      const child = children[i]!;
      const bound = mean[child]! + spread * rarity[child]!;
      if (bound > best) {
        best = bound;
        choice = i;
        equal = 1;
      } else if (bound === best && random.nextInt(++equal) === 0) choice = i;
    }
    return choice;
  }

  /** The game is over at the end of the path: what follows for the nodes above? */
  #prove(position: Position): void {
    const path = this.#path;
    const { proven, agent, choices, children, firstChild, nextChild } = this.tree;
    const end = path[this.#depth - 1]!;
    if (proven[end]) return;
    const returns = new Float64Array(this.#returns.length);
    position.agentReturns(returns, this.#colours);
    proven[end] = returns;
    for (let k = this.#depth - 2; k >= 0; k--) {
      const node = path[k]!;
      const child = path[k + 1]!;
      const mover = agent[child]!;
      let best = proven[child];
      if (!best) return;
      if (best[mover] !== 1) {
        if (children[node] !== choices[node]) return;
        for (let other = firstChild[node]!; other !== None; other = nextChild[other]!) {
          const returnsThere = proven[other];
          if (!returnsThere) return;
          if (returnsThere[mover]! > best[mover]!) best = returnsThere;
        }
      }
      proven[node] = best;
    }
  }
}

function add(sums: Float64Array, values: Float64Array): void {
  for (let k = 0; k < sums.length; k++) sums[k]! += values[k]!;
}
