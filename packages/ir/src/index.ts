/**
 * What rules mean, as typed data: nodes, analyses, derived modes, the interpreter and the emitter.
 *
 * @packageDocumentation
 */
export { emitModule, type GameModule, type ModuleGame } from './alone/module.js';
export { pageText } from './alone/page.js';
export type { Place } from './alone/sourceMap.js';
export type { ProgramGame } from './emit/emission.js';
export { NotEmittable } from './emit/notEmittable.js';
export { type Draws, emitProgram, type Host, linkProgram, type Program, type ProgramText } from './emit/program.js';
export { explainEnding, explainRule } from './explain.js';
export { conditionFn, memberFn, valueFn } from './interpret.js';
export * from './make.js';
export * from './nodes.js';
export * from './scan.js';
export { type Namer, sketch } from './sketch.js';
