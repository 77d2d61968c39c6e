/** What the other packages of this repository share: not part of the documented API, and free to change in any release. */
export type { Place } from './alone/sourceMap.js';
export type { ProgramGame } from './emit/emission.js';
export type { Draws, Host } from './emit/program.js';
export { explainEnding, explainRule } from './explain.js';
export { closureOf, noteClosure, type RuleFn } from './interpret/closures.js';
export { type Attach, attaching, type ListFn, mergeEffect, nestEffects } from './interpret/effects.js';
export { ruleFn } from './interpret/rules.js';
export * from './make.js';
export * from './nodes.js';
export * from './scan.js';
export type { Namer } from './sketch.js';
