/**
 * Agents to play against and to compare with: alpha-beta, Monte-Carlo tree search, puzzle solvers, evaluation.
 *
 * @packageDocumentation
 */
export {};
