/**
 * The loop of Monte Carlo tree search: descend, add a node, play on, bring the result back. What each step does is given
 * from outside. Where positions are certain, nodes stand for positions and results that are certain are carried up. With
 * chance or hidden information nodes stand for sequences of decisions (open loop): dice are thrown and hidden things are
 * dealt anew on every descent, and only what is legal then is considered.
 */
import { moveKey, type Position, type SearchGround, type SplitMix64 } from '@ludii/engine';
import { decisionKey, KnownMoves, moverOf, Rehearsal } from '@ludii/engine/internal';
import { type Evaluation, estimateReturns } from '../evaluation/evaluation.js';
import { carryUp, highOf, isSettled, lowOf, settle } from './bounds.js';
import { LaterMoves, MoveNumbers } from './laterMoves.js';
import { TreeNode } from './node.js';
import type { Playout, PlayoutGround } from './playouts.js';
import type { Bonus, Candidate, Quality } from './selection.js';
import { joinKeys, type MoveStatistics } from './statistics.js';

/** What untried moves are worth: each must be tried first, or they compete with a value. */
export type FirstValue = 'first' | 'parent' | 'win' | 'draw' | 'loss';

/** The parts of a search. */
export interface TreeParts {
  readonly quality: Quality;
  readonly bonuses: readonly Bonus[];
  readonly playout: Playout;
  readonly firstValue: FirstValue;
  /** Keep score bounds. */
  readonly bounds: boolean;
  /** AMAF statistics are those of the nearest node above with more visits than this; infinite for none at all. */
  readonly reference: number;
  /** Learn how moves do in the whole search: 1 moves, 3 also pairs and triples of them, 0 nothing. */
  readonly learn: 0 | 1 | 3;
  /** Judge every new position by the evaluation. */
  readonly estimate: boolean;
}

/** A position like the one that is searched, in which what the agent cannot know is dealt anew. */
export type Determinise = (random: SplitMix64) => Position;

/** What a tree goes on with, and what it is asked for. */
export interface TreeContext {
  /** What is known already. */
  readonly root?: TreeNode | undefined;
  /** The numbers of moves that it goes by. */
  readonly numbers?: MoveNumbers | undefined;
  readonly determinise?: Determinise | undefined;
  /** Whether somebody from outside asks which moves led to a node. */
  readonly records?: boolean | undefined;
}

/** Moves of an iteration that there is room for at first. */
const FirstRoom = 256;

const firstValues: Readonly<Record<Exclude<FirstValue, 'first' | 'parent'>, number>> = { win: 1, draw: 0.5, loss: 0 };

/** A tree that grows. */
export class Tree implements PlayoutGround {
  /** Where the search is: the root, once an iteration {@link begin}s. */
  position: Position;
  readonly random: SplitMix64;
  readonly root: TreeNode;
  readonly determinise: Determinise | undefined;
  readonly #path: TreeNode[] = [];
  readonly #returns: Float64Array;
  readonly #colours: Float64Array;
  readonly #estimates: Float64Array;
  readonly #players: number;
  readonly #candidate: Candidate;
  readonly #agent: number;
  readonly #exact: boolean;
  /** True if moves are known again elsewhere. */
  readonly #usesKeys: boolean;
  /** True if it is learnt how moves do later in an iteration. */
  readonly #looksLater: boolean;
  readonly #numbers: MoveNumbers;
  /** The moves of an iteration that were noted: how many, their keys, their players, their numbers, and what each of them got. */
  #noted = 0;
  #keys = new Int32Array(FirstRoom);
  #movers = new Int32Array(FirstRoom);
  #played = new Int32Array(FirstRoom);
  #values = new Float64Array(FirstRoom);
  /** Moves that were played before an iteration begins. */
  readonly #before: number;
  /** How moves did later, at the last node of the descent that was visited often enough. */
  #later: LaterMoves | undefined;
  readonly #rehearsal: Rehearsal;
  readonly #known = new KnownMoves();
  readonly #agents: Int32Array;
  /** Numbers of the moves of the present iteration, if they are noted down. */
  record: number[] | undefined;
  /** The best line that was found in a game of one player, and its return. */
  bestLine: readonly number[] = [];
  bestReturn = Number.NEGATIVE_INFINITY;

  constructor(
    readonly ground: SearchGround,
    readonly parts: TreeParts,
    readonly evaluation: Evaluation,
    readonly statistics: MoveStatistics | undefined,
    { root, numbers, determinise, records = false }: TreeContext = {},
  ) {
    this.root = root ?? new TreeNode(0, 0);
    this.#numbers = numbers ?? new MoveNumbers();
    this.determinise = determinise;
    const { position, random } = ground;
    this.random = random;
    this.#players = position.game.players;
    this.#agent = position.agent;
    this.#before = position.context.trial.length;
    this.#exact = ground.exact && !determinise;
    this.#looksLater = parts.reference < Number.POSITIVE_INFINITY;
    this.#usesKeys = parts.learn > 0 || this.#looksLater;
    this.#rehearsal = new Rehearsal(ground, records || this.#usesKeys);
    this.position = this.#rehearsal.position;
    this.#agents = new Int32Array(this.#players + 1);
    this.#returns = new Float64Array(this.#players + 1);
    this.#colours = new Float64Array(this.#players + 1);
    this.#estimates = new Float64Array(this.#players + 1);
    this.#candidate = {
      parent: this.root,
      child: undefined,
      key: 0,
      number: 0,
      visits: 1,
      mean: 0,
      parentVisits: 0,
      logarithm: 0,
      prior: 0,
      agent: 0,
      later: undefined,
      statistics,
    };
  }

  /** True if the return of the agent to move is known. */
  get isSettled(): boolean {
    return isSettled(this.root, this.#agent);
  }
  /** True if the returns of all moves are known. */
  get allSettled(): boolean {
    return this.root.children?.every((child) => child && isSettled(child, this.#agent)) ?? false;
  }

  readReturns(returns: Float64Array): void {
    this.position.agentReturns(returns, this.#colours);
  }

  /** True if nobody asks which moves a playout makes. */
  get forgets(): boolean {
    return !this.#rehearsal.records;
  }

  /** Back to the root, or to another position like it. */
  begin(): Position {
    this.position = this.determinise ? this.determinise(this.random) : this.#rehearsal.begin();
    return this.position;
  }

  /** One descent, one playout, one way back. */
  iterate(): void {
    const position = this.begin();
    this.#noted = 0;
    this.record &&= [];
    const node = this.descend();
    const returns = this.#returns;
    const known = node.bounds && node !== this.root && isSettled(node, node.agent) && !position.isOver;
    if (known) for (let a = 1; a <= this.#players; a++) returns[a] = (lowOf(node, a) + highOf(node, a)) / 2;
    else {
      if (position.isOver) this.readReturns(returns);
      else this.parts.playout(this, returns);
    }
    if (this.#usesKeys) this.#learn(returns);
    this.backUp(returns);
    if (this.record && returns[1]! > this.bestReturn) {
      this.bestReturn = returns[1]!;
      this.bestLine = this.record;
    }
  }

  /** Follows the tree to a node that was never visited, or to an end. The position is left there, the path is kept. */
  descend(): TreeNode {
    const { position, random } = this;
    if (!this.ground.exact) position.rechoose(random);
    const path = this.#path;
    path.length = 0;
    path.push(this.root);
    let node = this.root;
    this.#later = node.amaf;
    while (!position.isOver && (node === this.root || !isSettled(node, node.agent))) {
      node = this.#step(node);
      path.push(node);
      if (node.visits > this.parts.reference) this.#later = node.amaf;
      if (node.visits + node.pending === 0) break;
    }
    if (position.isOver && this.#exact && this.parts.bounds && !node.bounds) {
      this.readReturns(this.#returns);
      settle(node, this.#returns);
      carryUp(path, this.#players);
    }
    if (this.parts.estimate && Number.isNaN(node.estimate)) this.#estimate(node);
    return node;
  }

  /** The nodes of the last descent. */
  get path(): readonly TreeNode[] {
    return this.#path;
  }

  #estimate(node: TreeNode): void {
    const { position } = this;
    if (position.isOver) this.readReturns(this.#estimates);
    else estimateReturns(this.evaluation, position, this.#estimates);
    node.estimate = (this.#estimates[node.agent]! + 1) / 2;
    node.backed = node.estimate;
    const path = this.#path;
    for (let k = path.length - 2; k > 0; k--) {
      const parent = path[k]!;
      const children = parent.children ?? [...(parent.byKey?.values() ?? [])];
      let best = Number.NEGATIVE_INFINITY;
      for (const child of children) if (child && child.backed > best) best = child.backed;
      parent.backed = path[k + 1]!.agent === parent.agent ? best : 1 - best;
    }
  }

  #step(node: TreeNode): TreeNode {
    const { position } = this;
    if (node.moves) position.recall(node.moves);
    const { legal, agent } = position;
    let choice: number;
    let child: TreeNode | undefined;
    if (this.#exact) {
      const children = node.children ?? this.#open(node);
      choice = this.#pick(node, legal.length, agent);
      child = children[choice] ?? new TreeNode(agent, node.keys ? node.keys[choice]! : 0);
      children[choice] = child;
    } else {
      node.byKey ??= new Map();
      choice = this.#pick(node, legal.length, agent);
      const key = this.keyOf(choice);
      child = node.byKey.get(key) ?? new TreeNode(agent, key);
      node.byKey.set(key, child);
    }
    this.record?.push(choice);
    if (this.determinise) position.apply(choice);
    else this.#rehearsal.play(choice);
    return child;
  }

  /** A node gets children: what is known of its moves is kept for the next visits. */
  #open(node: TreeNode): (TreeNode | undefined)[] {
    const { length } = this.position.legal;
    const children = new Array<TreeNode | undefined>(length).fill(undefined);
    node.children = children;
    if (node !== this.root) node.moves = this.#known.keep(this.position);
    if (this.parts.learn > 0) {
      node.keys = new Int32Array(length);
      for (let i = 0; i < length; i++) node.keys[i] = this.keyOf(i);
    }
    if (this.#looksLater) {
      node.numbers = new Int32Array(length);
      for (let i = 0; i < length; i++) node.numbers[i] = this.#numbers.of(this.keyOf(i));
    }
    return children;
  }

  /** The key of a legal move: what is decided where that is learnt from, else all that the move does. */
  keyOf(i: number, { legal, context }: Position = this.position): number {
    const at = legal.start(i);
    return this.#usesKeys ? decisionKey(legal.tape, at, context.trial.length) : moveKey(legal.tape, at);
  }

  /** The key of a legal move of the position that is searched. */
  rootKey(i: number): number {
    return this.keyOf(i, this.ground.position);
  }

  #childOf(node: TreeNode, i: number): TreeNode | undefined {
    return node.children ? node.children[i] : node.byKey?.get(this.keyOf(i));
  }

  /** An untried move by lot if untried moves come first; else the greatest sum of quality and bonuses. */
  #pick(node: TreeNode, count: number, agent: number): number {
    const { firstValue, bonuses } = this.parts;
    // How often all of them were visited matters for bonuses only.
    if (this.#exact && firstValue !== 'first' && bonuses.length === 0) return this.#best(node, count, agent, 0);
    let visits = 0;
    let untried = 0;
    let choice = 0;
    for (let i = 0; i < count; i++) {
      const child = this.#childOf(node, i);
      if (child) {
        visits += child.visits + child.pending;
        child.offered++;
      } else if (firstValue === 'first' && this.random.nextInt(++untried) === 0) choice = i;
    }
    return untried > 0 ? choice : this.#best(node, count, agent, visits);
  }

  #best(node: TreeNode, count: number, agent: number, visits: number): number {
    const { quality, bonuses } = this.parts;
    const c = this.#candidate;
    c.parent = node;
    c.agent = agent;
    c.parentVisits = visits;
    c.later = this.#later;
    c.logarithm = Math.log(Math.max(1, visits));
    c.prior = 1 / count;
    const { children, keys, numbers, priors } = node;
    const unseen = this.#unseen(node, agent);
    let best = Number.NEGATIVE_INFINITY;
    let choice = 0;
    let equal = 0;
    for (let i = 0; i < count; i++) {
      const child = children ? children[i] : this.#childOf(node, i);
      if (child?.bounds && this.#isIdle(node, child, agent)) continue;
      const n = child ? child.visits + child.pending : 0;
      c.child = child;
      if (keys) c.key = keys[i]!;
      if (numbers) c.number = numbers[i]!;
      c.visits = Math.max(n, 1);
      c.mean = child && n > 0 ? child.total / n : unseen;
      if (priors) c.prior = priors[i]!;
      if (!children) this.#ask(c, i, visits);
      let value = quality(c);
      for (const bonus of bonuses) value += bonus(c);
      if (value > best) {
        best = value;
        choice = i;
        equal = 1;
      } else if (value === best && this.random.nextInt(++equal) === 0) choice = i;
    }
    return choice;
  }

  /** What has to be found out of a move each time, where other moves may be legal on the next visit. */
  #ask(c: Candidate, i: number, visits: number): void {
    const { child } = c;
    c.key = child ? child.key : this.keyOf(i);
    if (this.#looksLater) c.number = this.#numbers.of(c.key);
    if (child) c.logarithm = Math.log(Math.max(1, Math.min(visits, child.offered)));
    else c.logarithm = Math.log(Math.max(1, visits));
  }

  /** A move whose result is known, or which cannot be better than another, needs no more visits. */
  #isIdle(node: TreeNode, child: TreeNode, agent: number): boolean {
    return isSettled(child, agent) || (node !== this.root && highOf(child, agent) <= lowOf(node, agent));
  }

  #unseen(node: TreeNode, agent: number): number {
    const { firstValue } = this.parts;
    if (firstValue === 'first') return 1;
    if (firstValue !== 'parent') return firstValues[firstValue];
    if (node.visits === 0 || node.agent === 0) return 0.5;
    const mean = node.total / node.visits;
    return node.agent === agent ? mean : 1 - mean;
  }

  /** Adds the returns of an iteration to the nodes of its path. */
  backUp(returns: Float64Array, path: readonly TreeNode[] = this.#path): void {
    const keepAll = this.#players > 2;
    for (const node of path) {
      const value = (returns[node.agent]! + 1) / 2;
      node.visits++;
      node.total += value;
      node.squares += value * value;
      if (!keepAll) continue;
      node.totals ??= new Float64Array(this.#players + 1);
      for (let a = 1; a <= this.#players; a++) node.totals[a]! += returns[a]!;
    }
  }

  /** Takes note of the moves of the iteration so far, unless that was done. */
  note(): void {
    if (this.#noted > 0) return;
    const { trial } = this.position.context;
    const { tape } = trial.moves;
    const before = this.#before;
    const count = trial.length - before;
    if (count > this.#keys.length) this.#widen(2 * count);
    for (let k = 0; k < count; k++) {
      const at = trial.moves.start(before + k);
      const key = decisionKey(tape, at, before + k);
      this.#keys[k] = key;
      this.#movers[k] = moverOf(tape, at);
      if (this.#looksLater) this.#played[k] = this.#numbers.of(key);
    }
    this.#noted = count;
  }

  #widen(room: number): void {
    this.#keys = new Int32Array(room);
    this.#movers = new Int32Array(room);
    this.#played = new Int32Array(room);
    this.#values = new Float64Array(room);
  }

  /** The moves of the iteration that were noted, in the tree and behind it, teach how they did. */
  #learn(returns: Float64Array): void {
    this.note();
    const count = this.#noted;
    const agents = this.#agents;
    for (let colour = 1; colour <= this.#players; colour++) agents[colour] = this.position.agentOf(colour);
    let last = 0;
    let lastButOne = 0;
    for (let k = 0; k < count; k++) {
      const key = this.#keys[k]!;
      const value = ((returns[agents[this.#movers[k]!] ?? 0] ?? 0) + 1) / 2;
      this.#values[k] = value;
      this.#remember(key, last, lastButOne, value);
      lastButOne = last;
      last = key;
    }
    const nodes = this.#collectors();
    const { size } = this.#numbers;
    for (let d = 0; d < nodes; d++) this.#path[d]!.amaf!.add(this.#played, this.#values, d, count, size);
  }

  #remember(key: number, last: number, lastButOne: number, value: number): void {
    const { statistics } = this;
    const { learn } = this.parts;
    if (learn === 0 || !statistics) return;
    statistics.add(key, value);
    if (learn === 1) return;
    const two = joinKeys(last, key);
    statistics.add(two, value);
    statistics.add(joinKeys(lastButOne, two), value);
  }

  /** How many nodes of the path collect AMAF statistics: those that are, or will soon be, visited often enough. */
  #collectors(): number {
    if (!this.#looksLater) return 0;
    const { reference } = this.parts;
    const path = this.#path;
    let count = 0;
    for (; count < path.length; count++) {
      const node = path[count]!;
      if (count > 0 && node.visits < reference / 4) break;
      node.amaf ??= new LaterMoves();
    }
    return count;
  }
}
