/**
 * Unbounded best-first minimax (Korf and Chickering 1996; Cohen-Solal): the line that looks best is looked at more closely,
 * again and again, without a depth.
 */
import { Budget, type Move, type SearchOptions, type SyncAgent, searchGround, type Trial } from '@ludii/engine';
import { greatest } from '@ludii/engine/internal';
import type { HeuristicTerm } from '../evaluation/term.js';
import { together } from '../options.js';
import { AlphaBetaAgent, type AlphaBetaValue, evaluationFor } from './alphaBetaAgent.js';
import { DepthGround, OutOfBudget, Proven } from './ground.js';

/** How the agent plays. `iterations` are positions. */
export interface UbfmOptions extends SearchOptions {
  readonly terms?: readonly HeuristicTerm[] | undefined;
  /** How often a random move is looked at instead of the best (default 0.1). */
  readonly epsilon?: number | undefined;
}

class UbfmNode {
  value = 0;
  visits = 0;
  /** True if the value is a result that nothing below can change. */
  settled = false;
  children: UbfmNode[] | undefined;
}

/** Plays by best-first search. */
export class UbfmAgent implements SyncAgent {
  readonly name = 'UBFM';

  constructor(readonly options: UbfmOptions = {}) {}

  selectMove(trial: Trial, options: SearchOptions = {}): Move {
    const { seed = 0 } = together(this.options, options);
    const { random } = searchGround(trial, seed);
    return greatest(
      this.analyse(trial, options),
      // A win is taken, and what is lost only if everything is.
      ({ certain, visits, value }) => [certain ? Math.sign(value) : 0, visits, value],
      (n) => random.nextInt(n),
    )!.move;
  }

  /** What the agent thinks of the legal moves. */
  analyse(trial: Trial, options: SearchOptions = {}): AlphaBetaValue[] {
    const { seed = 0, terms, epsilon = 0.1, ...limits } = together(this.options, options);
    const search = searchGround(trial, seed);
    // The tree stands for positions; where chance decides them, search by depth takes means instead.
    if (!search.exact) return [...new AlphaBetaAgent(this.options).analyse(trial, options)];
    const ground = new DepthGround(
      search,
      new Budget(limits, search.position, search.begun),
      evaluationFor(trial, terms),
      1,
    );
    const root = new UbfmNode();
    try {
      ground.budget.during(() => {
        while (!root.settled) descend(root, ground, epsilon, 0);
      });
    } catch (error) {
      if (!(error instanceof OutOfBudget)) throw error;
    }
    return trial.legalMoves().map((move, i) => {
      const child = root.children?.[i];
      const value = child?.value ?? root.value;
      return {
        move,
        visits: child?.visits ?? 0,
        value: Math.abs(value) > Proven ? Math.sign(value) : 0.9 * Math.tanh(value),
        certain: child?.settled === true,
      };
    });
  }
}

/** Goes down the best line, looks at all moves at its end, and brings the new value back. */
function descend(node: UbfmNode, ground: DepthGround, epsilon: number, ply: number): void {
  const { position } = ground;
  const maximising = position.agent === ground.agent;
  if (!node.children) expand(node, ground, ply);
  else {
    const choice = choose(node, ground, epsilon, maximising);
    const child = node.children[choice]!;
    child.visits++;
    if (child.settled) ground.visit();
    else {
      position.mark();
      try {
        position.apply(choice);
        descend(child, ground, epsilon, ply + 1);
      } finally {
        position.rollback();
      }
    }
  }
  bringBack(node, maximising);
}

/** The value of a node is that of its best move; it is settled by a sure win, or when all moves are. */
function bringBack(node: UbfmNode, maximising: boolean): void {
  let best = maximising ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  let all = true;
  let won = false;
  for (const { value, settled } of node.children!) {
    best = maximising ? Math.max(best, value) : Math.min(best, value);
    all &&= settled;
    won ||= settled && (maximising ? value > Proven : value < -Proven);
  }
  node.value = best;
  node.settled = all || won;
}

function expand(node: UbfmNode, ground: DepthGround, ply: number): void {
  const { position } = ground;
  const { length } = position.legal;
  const children: UbfmNode[] = [];
  for (let i = 0; i < length; i++) {
    const child = new UbfmNode();
    child.value = ground.tryMove(i, () => {
      ground.visit();
      child.settled = position.isOver;
      return child.settled ? ground.result(ground.agent, ply + 1) : ground.lead();
    });
    children.push(child);
  }
  node.children = children;
}

/** The best move among those that are not settled, now and then any of them. */
function choose({ children }: UbfmNode, { search }: DepthGround, epsilon: number, maximising: boolean): number {
  const { random } = search;
  const all = children!;
  if (random.nextInt(1_000_000) < 1_000_000 * epsilon) return random.nextInt(all.length);
  let best = -1;
  for (let i = 0; i < all.length; i++) {
    if (all[i]!.settled) continue;
    if (best < 0 || (maximising ? all[i]!.value > all[best]!.value : all[i]!.value < all[best]!.value)) best = i;
  }
  return Math.max(best, 0);
}
