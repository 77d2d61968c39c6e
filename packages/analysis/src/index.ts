/**
 * Measures of a game: fairness, depth, length, drama; with intervals and reports.
 *
 * @packageDocumentation
 */
export { type AnalyseOptions, type Analysis, analyse, countedMetrics, type Preset } from './analyse.js';
export { type Comparison, compare, comparisonText } from './compare.js';
export type { Example, Finding } from './findings.js';
export { type Course, courseMetrics, courseNumbers, leadChanges } from './metrics/course.js';
export type { Metric } from './metrics/metric.js';
export type { Stage, Watch } from './pace.js';
export { type GameRecord, recordGame } from './record.js';
export { analysisHtml, comparisonHtml } from './report/report.js';
export type { EvaluatedGame, RecordedGame, RecordedTrial } from './samples.js';
export type { Estimate, Estimates } from './statistics.js';
export { type Contact, type Sample, suspicions } from './suspicions/suspicions.js';
export { analysisJson, analysisText } from './text.js';
