/**
 * Measures of a game: fairness, depth, length, drama; with intervals and reports.
 *
 * @packageDocumentation
 */
export {};
