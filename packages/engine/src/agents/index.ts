/** Agents. */
export type { Agent, MoveValue, SearchOptions } from './agent.js';
export { AlphaBetaAgent, type AlphaBetaOptions } from './alphaBeta.js';
export { type EvaluationWeights, evaluate } from './evaluation.js';
export { FlatMonteCarloAgent, type FlatMonteCarloOptions } from './flatMonteCarlo.js';
export { RandomAgent } from './random.js';
export { UctAgent, type UctOptions } from './uct.js';
