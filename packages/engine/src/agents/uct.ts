/**
 * UCT: Monte Carlo tree search that picks the child with the highest upper bound. Each node counts for the agent who
 * chose it, so any number of players works. Without chance, results that are certain are carried up the tree, and a
 * forced win is played as soon as it is found. With chance, nodes stand for sequences of moves instead of positions: the
 * dice are thrown anew on every descent, and only what is legal then is considered.
 */
import type { MoveList } from '@ludii/compiler/internal';
import { EngineError } from '../errors.js';
import type { Move } from '../move.js';
import { playOut } from '../playout.js';
import type { Position } from '../position.js';
import type { Trial } from '../trial.js';
import type { MoveValue, SearchOptions, SyncAgent } from './agent.js';
import { Budget } from './budget.js';
import { KnownMoves, moveKey, type SearchGround, searchGround, winningMove } from './search.js';

/** How the agent plays. */
export interface UctOptions extends SearchOptions {
  /** Weight of moves that were tried rarely, for returns of −1 … 1 as everywhere (default √2). */
  readonly exploration?: number | undefined;
  /** Random games are broken off after so many moves and count as drawn (default 1000). */
  readonly playoutMoves?: number | undefined;
}

class Node {
  visits = 0;
  /** Sum of the returns of {@link agent}, scaled to 0 … 1. */
  total = 0;
  /** Children by the number of the move, once the node was entered (no chance). */
  children: (Node | undefined)[] | undefined;
  /** The legal moves, as soon as the node has children (no chance). */
  moves: MoveList | undefined;
  /** Children by key of the move (chance). */
  byKey: Map<number, Node> | undefined;
  /** Returns by agent, if they are certain. */
  proven: Float64Array | undefined;
  /** Sums of the returns of all agents, for the moves at the root only. */
  totals: Float64Array | undefined;

  /** @param agent - the agent whose move leads here */
  constructor(readonly agent: number) {}
}

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

  constructor(readonly options: UctOptions = {}) {}

  selectMove(trial: Trial, options: SearchOptions = {}): Move {
    const { search, budget } = this.#prepare(trial, options);
    const winning = winningMove(search.ground, budget);
    if (winning >= 0) return trial.position.move(winning);
    budget.during(() => {
      while (!search.root.proven && budget.spend()) search.iterate();
    });
    return trial.position.move(search.best());
  }

  /**
   * What the agent thinks of the legal moves. All of them are searched: a win that is found makes the others neither worse
   * nor unknown. A move that was not tried has the value of the position and no visits.
   */
  analyse(trial: Trial, options: SearchOptions = {}): UctMoveValue[] {
    const { search, budget } = this.#prepare(trial, options);
    budget.during(() => {
      while (!search.settled && budget.spend()) search.iterate();
    });
    return search.values(trial);
  }

  #prepare(trial: Trial, options: SearchOptions): { search: UctSearch; budget: Budget } {
    const { exploration = Math.SQRT2, playoutMoves = 1000, seed = 0, ...limits } = { ...this.options, ...options };
    if (typeof exploration !== 'number' || typeof playoutMoves !== 'number') {
      throw new EngineError('bad-option', 'How an agent explores, and how long it plays on, are numbers.');
    }
    const ground = searchGround(trial, seed);
    const budget = new Budget(limits, ground.position);
    // Returns are scaled to 0 … 1 inside, so that a weight for −1 … 1 is halved.
    return { search: new UctSearch(ground, exploration / 2, playoutMoves), budget };
  }
}

class UctSearch {
  readonly root = new Node(0);
  readonly #path: Node[] = [];
  readonly #returns: Float64Array;
  readonly #colours: Float64Array;
  readonly #position: Position;
  /** Keys of the legal moves, where chance has a part. */
  readonly #rootKeys: number[] = [];
  readonly #known = new KnownMoves();
  readonly #rootTotals: Float64Array;

  constructor(
    readonly ground: SearchGround,
    readonly weight: number,
    readonly playoutMoves: number,
  ) {
    const { position } = ground;
    this.#position = position;
    this.#returns = new Float64Array(position.game.players + 1);
    this.#colours = new Float64Array(position.game.players + 1);
    this.#rootTotals = new Float64Array(position.game.players + 1);
    if (ground.exact) return;
    const { legal } = position;
    for (let i = 0; i < legal.length; i++) this.#rootKeys.push(moveKey(legal.tape, legal.start(i)));
  }

  /** True if the result of every legal move is proven. */
  get settled(): boolean {
    const { children } = this.root;
    return children?.every((child) => child?.proven) ?? false;
  }

  /** What was found out about the legal moves of the trial that is searched. */
  values(trial: Trial): UctMoveValue[] {
    const { agent } = this.#position;
    return trial.legalMoves().map((move, i) => {
      const child = this.#rootChild(i);
      const returns = this.#returnsOf(child);
      return {
        move,
        visits: child?.visits ?? 0,
        value: returns[agent]!,
        returns,
        certain: child?.proven !== undefined,
      };
    });
  }

  /** Expected returns of all agents behind a move; of one that was not tried those of the position. */
  #returnsOf(child: Node | undefined): number[] {
    const { players } = this.#position.game;
    const returns = new Array<number>(players + 1).fill(0);
    for (let agent = 1; agent <= players; agent++) returns[agent] = this.#returnOf(child, agent);
    return returns;
  }
  #returnOf(child: Node | undefined, agent: number): number {
    if (child?.proven) return child.proven[agent]!;
    const sums = child?.totals ?? this.#rootTotals;
    return sums[agent]! / Math.max(child ? child.visits : this.root.visits, 1);
  }

  /**
   * The number of the move to play. Visits tell more than values, except that a certain result is better than one that
   * looks no better. What is equal is told apart by value and then by lot: the order of the list is an accident of the
   * rules, and with few visits for each move it would decide the game. There may be very many moves, and the time is up.
   */
  best(): number {
    const { agent, legal } = this.#position;
    const { random } = this.ground;
    const sure = { index: -1, visits: 0, value: 0, equal: 1 };
    const open = { index: -1, visits: 0, value: 0, equal: 1 };
    for (let i = 0; i < legal.length; i++) {
      const child = this.#rootChild(i);
      const best = child?.proven ? sure : open;
      // What is certain needs no visits.
      const visits = child && !child.proven ? child.visits : 0;
      const value = this.#returnOf(child, agent);
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

  /** The node behind a legal move of the trial. */
  #rootChild(i: number): Node | undefined {
    return this.ground.exact ? this.root.children?.[i] : this.root.byKey?.get(this.#rootKeys[i]!);
  }

  /** One descent, one random game, one way back. */
  iterate(): void {
    const position = this.#position;
    const { random } = this.ground;
    const path = this.#path;
    position.mark();
    if (!this.ground.exact) position.rechoose(random);
    path.length = 0;
    path.push(this.root);
    let node = this.root;
    // The root is entered even if its value is known: there may be moves that are not.
    while (!position.isOver && (node === this.root || !node.proven)) {
      node = this.#descend(node);
      path.push(node);
      if (node.visits === 0) break;
    }
    const returns = this.#returns;
    if (node.proven && !position.isOver) returns.set(node.proven);
    else {
      if (position.isOver && this.ground.exact) this.#prove();
      else playOut(position, random, this.playoutMoves);
      position.agentReturns(returns, this.#colours);
    }
    position.rollback();
    for (const each of path) {
      each.visits++;
      each.total += (returns[each.agent]! + 1) / 2;
    }
    const move = path[1];
    if (!move) return;
    move.totals ??= new Float64Array(returns.length);
    add(move.totals, returns);
    add(this.#rootTotals, returns);
  }

  /** Chooses a move, plays it and returns its node. */
  #descend(node: Node): Node {
    return this.ground.exact ? this.#descendExact(node) : this.#descendOpen(node);
  }

  #descendExact(node: Node): Node {
    const position = this.#position;
    if (node.moves) position.recall(node.moves);
    if (!node.children) {
      node.children = new Array<Node | undefined>(position.legal.length).fill(undefined);
      if (node !== this.root) node.moves = this.#known.keep(position);
    }
    const { children } = node;
    const choice = this.#pick(node, children);
    const child = children[choice] ?? new Node(position.agent);
    children[choice] = child;
    position.apply(choice);
    return child;
  }

  #descendOpen(node: Node): Node {
    const position = this.#position;
    const { legal } = position;
    const byKey = node.byKey ?? new Map<number, Node>();
    node.byKey = byKey;
    const keys = Array.from({ length: legal.length }, (_, i) => moveKey(legal.tape, legal.start(i)));
    const choice = this.#pick(
      node,
      keys.map((key) => byKey.get(key)),
    );
    const child = byKey.get(keys[choice]!) ?? new Node(position.agent);
    byKey.set(keys[choice]!, child);
    position.apply(choice);
    return child;
  }

  /**
   * A move that was never tried, by lot; else the highest upper bound among those that are not settled, by lot among equal
   * ones: with few visits there are many of those, and the first of the list would be looked at most and be played.
   */
  #pick(node: Node, children: readonly (Node | undefined)[]): number {
    const { random, exact } = this.ground;
    let untried = 0;
    let choice = 0;
    let visits = 0;
    for (let i = 0; i < children.length; i++) {
      const child = children[i];
      if (child) visits += child.visits;
      else if (random.nextInt(++untried) === 0) choice = i;
    }
    if (untried > 0) return choice;
    const logarithm = Math.log(Math.max(exact ? node.visits : visits, 1));
    let best = Number.NEGATIVE_INFINITY;
    let equal = 0;
    for (let i = 0; i < children.length; i++) {
      const child = children[i]!;
      if (child.proven) continue;
      const bound = child.total / child.visits + this.weight * Math.sqrt(logarithm / child.visits);
      if (bound > best) {
        best = bound;
        choice = i;
        equal = 1;
      } else if (bound === best && random.nextInt(++equal) === 0) choice = i;
    }
    return choice;
  }

  /** The game is over at the end of the path: what follows for the nodes above? */
  #prove(): void {
    const path = this.#path;
    const { players } = this.#position.game;
    const end = path.at(-1)!;
    if (end.proven) return;
    end.proven = new Float64Array(players + 1);
    this.#position.agentReturns(end.proven, this.#colours);
    for (let k = path.length - 2; k >= 0; k--) {
      const node = path[k]!;
      const child = path[k + 1]!;
      const { agent, proven } = child;
      if (!proven) return;
      let best = proven;
      if (proven[agent] !== 1) {
        for (const other of node.children!) {
          if (!other?.proven) return;
          if (other.proven[agent]! > best[agent]!) best = other.proven;
        }
      }
      node.proven = best;
    }
  }
}

function add(sums: Float64Array, values: Float64Array): void {
  for (let k = 0; k < sums.length; k++) sums[k]! += values[k]!;
}
