/** Plays by Monte Carlo tree search, put together from parts. */

import {
  Budget,
  type Move,
  type SearchGround,
  type SearchOptions,
  type SyncAgent,
  searchGround,
  type Trial,
  type UctMoveValue,
} from '@ludii/engine';
import { checkOptions, Rehearsal, winningMove } from '@ludii/engine/internal';
import type { HeuristicTerm } from '../evaluation/term.js';
import { together } from '../options.js';
import { evaluationFor } from '../search/alphaBetaAgent.js';
import { highOf, isSettled, lowOf } from './bounds.js';
import { DecoupledTree } from './decoupled.js';
import { determiniser } from './determinise.js';
import { chooseMove, type FinalChoice } from './finalChoice.js';
import { Memory } from './memory.js';
import type { TreeNode } from './node.js';
import { type MctsSettings, partsOf } from './settings.js';
import { Tree } from './tree.js';

/** How the agent plays. */
export interface MctsOptions extends SearchOptions, MctsSettings {
  /** What it is called. */
  readonly label?: string | undefined;
  /** How positions are judged, where the settings ask for it. */
  readonly terms?: readonly HeuristicTerm[] | undefined;
  /** Keep the tree between moves (default true). */
  readonly reuse?: boolean | undefined;
  /** Which move is played (default robust). */
  readonly choice?: FinalChoice | undefined;
  /** Deal what is hidden anew instead of looking at it (default true). */
  readonly fair?: boolean | undefined;
}

/** Plays by Monte Carlo tree search. */
export class MctsAgent implements SyncAgent {
  readonly name: string;
  readonly #memory = new Memory();

  constructor(readonly options: MctsOptions = {}) {
    this.name = checkOptions(options).label ?? 'MCTS';
  }

  selectMove(trial: Trial, options: SearchOptions = {}): Move {
    const all = together(this.options, options);
    const ground = searchGround(trial, all.seed ?? 0);
    const budget = new Budget(all, ground.position, ground.begun);
    const winning = winningMove(new Rehearsal(ground), budget);
    if (winning >= 0) return trial.position.move(winning);
    const solved = this.#memory.lineFrom(trial);
    if (solved !== undefined) return trial.position.move(solved);
    // Where looking for wins has taken the time, and nothing is remembered, any move is as good as another.
    const knows = (all.reuse ?? true) && this.#memory.rootFor(trial) !== undefined;
    if (budget.isUp && !knows) return trial.position.move(ground.random.nextInt(trial.legalCount));
    const tree = this.#search(trial, ground, all, budget, (tree) => tree.isSettled);
    const line = this.#memory.lineFrom(trial);
    if (line !== undefined) return trial.position.move(line);
    // There may be very many moves: of those that were not tried nothing is worked out any more.
    const tried = valuesOf(trial, tree, true);
    const values = tried.length > 0 ? tried : valuesOf(trial, tree);
    return chooseMove(values, all.choice ?? 'robust', ground.random).move;
  }

  /** What the agent thinks of the legal moves. All of them are searched, also when one is known to win. */
  analyse(trial: Trial, options: SearchOptions = {}): UctMoveValue[] {
    const all = together(this.options, options);
    const ground = searchGround(trial, all.seed ?? 0);
    const budget = new Budget(all, ground.position, ground.begun);
    return valuesOf(
      trial,
      this.#search(trial, ground, all, budget, (tree) => tree.allSettled),
    );
  }

  #search(
    trial: Trial,
    ground: SearchGround,
    options: MctsOptions,
    budget: Budget,
    enough: (tree: Tree | DecoupledTree) => boolean,
  ): Tree | DecoupledTree {
    if (trial.game.mode === 'simultaneous') {
      const tree = new DecoupledTree(ground, options);
      budget.during(() => {
        while (budget.spend()) tree.iterate();
      });
      return tree;
    }
    const tree = this.#tree(trial, ground, options);
    budget.during(() => {
      while (!enough(tree) && budget.spend()) {
        tree.iterate();
        // A puzzle that is solved is solved.
        if (tree.record && tree.bestReturn >= 1) break;
      }
    });
    this.#memory.keep(trial, tree);
    return tree;
  }

  #tree(trial: Trial, ground: SearchGround, options: MctsOptions): Tree {
    const alone = trial.game.players === 1;
    const parts = partsOf(alone ? { deviation: 1, ...options } : options);
    const statistics = this.#memory.statisticsFor(trial);
    const numbers = this.#memory.numbersFor(trial);
    const root = (options.reuse ?? true) ? this.#memory.rootFor(trial) : undefined;
    const hide = (options.fair ?? true) ? determiniser(trial) : undefined;
    const tree = new Tree(ground, parts, evaluationFor(trial, options.terms), statistics, {
      root,
      numbers,
      determinise: hide,
    });
    if (alone && ground.exact) tree.record = [];
    return tree;
  }
}

/** What a tree says about the legal moves, or about those only that were tried. */
const valuesOf = (trial: Trial, tree: Tree | DecoupledTree, onlyTried = false): UctMoveValue[] =>
  tree instanceof DecoupledTree ? tree.values(trial) : rootValues(trial, tree, onlyTried);

/** What a tree says about the legal moves of its root, or about those only that were tried. */
export function rootValues(trial: Trial, tree: Tree, onlyTried = false): UctMoveValue[] {
  const { agent } = trial;
  const { players } = trial.game;
  const { root } = tree;
  const mean = root.visits > 0 ? meanOf(root, root.agent === 0 ? agent : root.agent) : 0;
  return trial.legalMoves().flatMap((move, i) => {
    const child = root.children ? root.children[i] : root.byKey?.get(tree.rootKey(i));
    const certain = child !== undefined && isSettled(child, agent);
    if (onlyTried && !certain && !child?.visits) return [];
    const returns = new Array<number>(players + 1).fill(0);
    for (let a = 1; a <= players; a++) {
      if (child && isSettled(child, a)) returns[a] = lowOf(child, a);
      else if (child?.totals) returns[a] = child.totals[a]! / Math.max(child.visits, 1);
      else if (child && child.visits > 0) returns[a] = (a === child.agent ? 1 : -1) * meanOf(child, child.agent);
      else returns[a] = a === agent ? mean : -mean / Math.max(players - 1, 1);
      // Adding 0 makes a plain 0 of −0.
      if (child) returns[a] = Math.min(highOf(child, a), Math.max(lowOf(child, a), returns[a]!)) + 0;
    }
    return [{ move, visits: child?.visits ?? 0, value: returns[agent]!, returns, certain }];
  });
}

function meanOf(node: TreeNode, agent: number): number {
  const mean = (2 * node.total) / Math.max(node.visits, 1) - 1;
  return node.agent === agent ? mean : -mean;
}
