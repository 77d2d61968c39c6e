/**
 * Tree search with an evaluator of one's own: a model that gives values and priors for positions. Positions are collected
 * and asked for together, because models answer many as fast as one. While a batch is under way, the descents to it count
 * as lost, so that the next ones go elsewhere (virtual loss).
 */
import {
  type Agent,
  Budget,
  EngineError,
  type Move,
  type Position,
  type SearchOptions,
  searchGround,
  type Trial,
  type UctMoveValue,
} from '@ludii/engine';
import { checkCount, checkFunction, checkOptions, shown } from '@ludii/engine/internal';
import { evaluationOf } from '../evaluation/evaluation.js';
import { together } from '../options.js';
import { rootValues } from './agent.js';
import { isSettled } from './bounds.js';
import { chooseMove, type FinalChoice } from './finalChoice.js';
import type { TreeNode } from './node.js';
import { type MctsSettings, partsOf } from './settings.js';
import { Tree } from './tree.js';

/** What an evaluator says of some positions, in their order. */
export interface Judgements {
  /** Expected returns by agent, from −1 to 1; entry 0 is not used. */
  readonly values: readonly ArrayLike<number>[];
  /** How likely each legal move is to be good: numbers from 0 on, in the order of the moves. Absent: all the same. */
  readonly priors?: readonly ArrayLike<number>[] | undefined;
}

/** Judges positions, which it must not change. */
export type Evaluate = (positions: readonly Position[]) => Judgements | Promise<Judgements>;

/** How the agent plays. */
export interface EvaluatedOptions extends SearchOptions, Pick<MctsSettings, 'exploration' | 'firstValue' | 'bounds'> {
  readonly evaluate: Evaluate;
  /** How many positions are asked for together at most (default 16). */
  readonly batch?: number | undefined;
  readonly choice?: FinalChoice | undefined;
  readonly label?: string | undefined;
}

interface Leaf {
  readonly path: readonly TreeNode[];
  readonly position: Position;
}

/** Plays by tree search guided by an evaluator. */
export class EvaluatedAgent implements Agent {
  readonly name: string;

  constructor(readonly options: EvaluatedOptions) {
    // No options at all are refused as well: without an evaluator there is nothing to play by.
    const { evaluate, batch = 16, label = 'Evaluated MCTS' } = checkOptions<EvaluatedOptions>(options);
    checkFunction(evaluate as Evaluate, 'An evaluator');
    checkCount(batch, 'batch', 1);
    this.name = label;
  }

  async selectMove(trial: Trial, options: SearchOptions = {}): Promise<Move> {
    const { tree, values } = await this.#search(trial, options);
    return chooseMove(values, this.options.choice ?? 'robust', tree.random).move;
  }

  /** What the agent thinks of the legal moves. */
  async analyse(trial: Trial, options: SearchOptions = {}): Promise<UctMoveValue[]> {
    return (await this.#search(trial, options)).values;
  }

  async #search(trial: Trial, options: SearchOptions): Promise<{ tree: Tree; values: UctMoveValue[] }> {
    const { seed = 0, batch = 16, evaluate, ...rest } = together(this.options, options);
    const parts = partsOf({ selection: 'puct', firstValue: 'parent', ...rest });
    const ground = searchGround(trial, seed);
    // Evaluators may look at the moves before.
    const tree = new Tree(ground, parts, evaluationOf(ground.position, []), undefined, { records: true });
    const budget = new Budget(rest, ground.position, ground.begun);
    // The root gets its priors first.
    await judge(tree, [{ path: [tree.root], position: ground.position.copy({ seed }) }], evaluate);
    for (let going = true; going && !tree.isSettled; ) {
      const leaves: Leaf[] = [];
      for (let k = 0; k < batch && going && !tree.isSettled; k++) {
        going = budget.spend();
        if (going) going = budget.during(() => collect(tree, leaves, seed));
      }
      if (leaves.length > 0) await judge(tree, leaves, evaluate);
    }
    return { tree, values: rootValues(trial, tree) };
  }
}

/** One descent: an end is brought back at once, a new position waits for the evaluator. */
function collect(tree: Tree, leaves: Leaf[], seed: number): void {
  const position = tree.begin();
  const node = tree.descend();
  const path = [...tree.path];
  if (position.isOver || isSettled(node, node.agent)) {
    const returns = new Float64Array(position.game.players + 1);
    if (position.isOver) tree.readReturns(returns);
    else for (let a = 1; a < returns.length; a++) returns[a] = node.bounds!.low[a]!;
    tree.backUp(returns, path);
    return;
  }
  for (const each of path) each.pending++;
  leaves.push({ path, position: position.copy({ seed }) });
}

/** Asks for the collected positions and brings the answers back. */
async function judge(tree: Tree, leaves: readonly Leaf[], evaluate: Evaluate): Promise<void> {
  const { values, priors } = checkJudgements(await evaluate(leaves.map(({ position }) => position)), leaves);
  leaves.forEach(({ path, position }, k) => {
    const node = path.at(-1)!;
    const given = priors?.[k];
    if (given) node.priors = normalised(given, position.legal.length);
    if (path.length === 1) return;
    for (const each of path) each.pending--;
    tree.backUp(Float64Array.from(values[k]!), path);
  });
}

/** Refuses an answer that a search can not go on from: one number that is none would spread over the whole tree. */
function checkJudgements(answer: Judgements, leaves: readonly Leaf[]): Judgements {
  const isList = (list: unknown): list is ArrayLike<unknown> =>
    typeof list === 'object' && list !== null && 'length' in list;
  const check = (name: string, lists: unknown, count: (leaf: Leaf) => number, first: number): void => {
    if (!isList(lists) || lists.length < leaves.length) {
      throw new EngineError(
        'bad-option',
        `An evaluator answers { ${name} }, a list for each of the ${leaves.length} positions, not ${shown(lists)}.`,
      );
    }
    leaves.forEach((leaf, k) => {
      const list = lists[k];
      for (let i = first; i < count(leaf); i++) {
        const value = isList(list) ? list[i] : undefined;
        if (typeof value === 'number' && Number.isFinite(value)) continue;
        throw new EngineError(
          'bad-option',
          `Entry ${i} of the ${name} of position ${k} is ${shown(value)}, and must be a finite number.`,
        );
      }
    });
  };
  if (typeof answer !== 'object' || answer === null)
    throw new EngineError('bad-option', `An evaluator answers { values, priors }, not ${shown(answer)}.`);
  check('values', answer.values, ({ position }) => position.game.players + 1, 1);
  if (answer.priors !== undefined) check('priors', answer.priors, ({ position }) => position.legal.length, 0);
  return answer;
}

function normalised(given: ArrayLike<number>, count: number): Float64Array {
  const priors = new Float64Array(count);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    priors[i] = Math.max(0, given[i] ?? 0);
    sum += priors[i]!;
  }
  return sum > 0 ? priors.map((prior) => prior / sum) : priors.fill(1 / count);
}
