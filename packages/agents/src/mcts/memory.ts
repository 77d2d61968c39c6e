/** What an agent keeps from move to move: the part of the tree that is still ahead, what it learnt, a line that it follows. */
import type { Rulebook, Trial } from '@ludii/engine';
import { MoveNumbers } from './laterMoves.js';
import type { TreeNode } from './node.js';
import { MoveStatistics } from './statistics.js';
import type { Tree } from './tree.js';

/** The memory of an agent. It follows one trial; another one begins with nothing. */
export class Memory {
  #game: Rulebook | undefined;
  #seed = '';
  #choices: readonly number[] = [];
  #root: TreeNode | undefined;
  #line: readonly number[] | undefined;
  #statistics = new MoveStatistics();
  #numbers = new MoveNumbers();
  #fresh = true;

  /** True if a trial goes on from where the last search was; the moves made since. */
  #since(trial: Trial): readonly number[] | undefined {
    const choices = trial.choices();
    const same =
      this.#game === trial.game &&
      this.#seed === trial.seedBytes.join() &&
      !trial.isReseeded &&
      choices.length >= this.#choices.length &&
      this.#choices.every((choice, k) => choice === choices[k]);
    return same ? choices.slice(this.#choices.length) : undefined;
  }

  /** What was learnt of moves, a little faded. */
  statisticsFor(trial: Trial): MoveStatistics {
    if (this.#since(trial)) {
      if (!this.#fresh) this.#statistics.age();
    } else this.#statistics = new MoveStatistics();
    this.#fresh = false;
    return this.#statistics;
  }

  /** The numbers of moves, as the tree of the last search has them. */
  numbersFor(trial: Trial): MoveNumbers {
    if (!this.#since(trial)) this.#numbers = new MoveNumbers();
    return this.#numbers;
  }

  /** The node of the present position in the tree of the last search. */
  rootFor(trial: Trial): TreeNode | undefined {
    let node = this.#root;
    for (const choice of this.#since(trial) ?? [-1]) node = node?.children?.[choice];
    return node;
  }

  /** The next move of a solution that was found before. */
  lineFrom(trial: Trial): number | undefined {
    const since = this.#line && this.#since(trial);
    if (!since || !this.#line) return undefined;
    return since.every((choice, k) => choice === this.#line?.[k]) ? this.#line[since.length] : undefined;
  }

  /** Keeps the tree of a search. */
  keep(trial: Trial, tree: Tree): void {
    this.#game = trial.game;
    this.#seed = trial.seedBytes.join();
    this.#choices = trial.choices();
    this.#root = tree.root;
    this.#line = tree.record && tree.bestReturn >= 1 ? tree.bestLine : undefined;
  }
}
