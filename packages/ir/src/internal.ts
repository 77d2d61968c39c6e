/** What the other packages of this repository share: not part of the documented API, and free to change in any release. */
export type { Place } from './alone/sourceMap.js';
export type { ProgramGame } from './emit/emission.js';
export type { Draws, Host } from './emit/program.js';
export { explainEnding, explainRule } from './explain.js';
export { byPlayer } from './interpret/byPlayer.js';
export { noteFn, type Source } from './interpret/choice.js';
export { closureOf, type RuleFn } from './interpret/closures.js';
export { type Attach, attaching, type ListFn, mergeEffect, nestEffects } from './interpret/effects.js';
export { Notes } from './interpret/note.js';
export { afterPrior, passAfter } from './interpret/prior.js';
export { canMoveFn, longestTurnFn, ruleFn, someFn } from './interpret/rules.js';
export { type Judge, passesAll, type SampleFn, sampleFn, type Verdict } from './interpret/sample.js';
export * from './make.js';
export * from './nodes.js';
export { type Placement, placementOf } from './placement.js';
export * from './scan.js';
export type { Namer } from './sketch.js';
