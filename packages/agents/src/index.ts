/**
 * Agents to play against and to compare with: alpha-beta, Monte Carlo tree search, puzzle solvers, evaluation.
 *
 * @packageDocumentation
 */
export { BestAgent, bestSettings } from './best.js';
export { type AgentKind, type AgentSettings, agentKind, agentKinds, createAgent } from './createAgent.js';
export { type Evaluation, estimateReturns, evaluationOf, leadOf } from './evaluation/evaluation.js';
export { type AiAdvice, adviceText, aiAdvice, termText } from './evaluation/metadata.js';
export {
  type HeuristicTerm,
  type PieceWeights,
  type TermName,
  type Transformation,
  usualTerms,
} from './evaluation/term.js';
export { FlatMonteCarloAgent, type FlatMonteCarloOptions } from './flatMonteCarlo.js';
export { LevelAgent, strengthLevels } from './levels.js';
export { MctsAgent, type MctsOptions } from './mcts/agent.js';
export { type Evaluate, EvaluatedAgent, type EvaluatedOptions, type Judgements } from './mcts/evaluated.js';
export type { FinalChoice } from './mcts/finalChoice.js';
export { ParallelAgent, type ParallelOptions } from './mcts/parallel.js';
export type { MctsSettings } from './mcts/settings.js';
export { type Assignment, type Deduction, deduce, isDeduction } from './puzzles/deduction.js';
export { type Plan, planByBeam, planByDepth } from './puzzles/planning.js';
export { type Solution, type SolveOptions, solvePuzzle } from './puzzles/solve.js';
export {
  AlphaBetaAgent,
  type AlphaBetaAnalysis,
  type AlphaBetaOptions,
  type AlphaBetaValue,
  type Opponents,
} from './search/alphaBetaAgent.js';
export { UbfmAgent, type UbfmOptions } from './search/ubfm.js';
export { type TuneOptions, type Tuning, tune } from './tune.js';
