/**
 * What rules mean, as typed data: nodes, analyses, derived modes, the interpreter and the emitter.
 *
 * @packageDocumentation
 */
export { emitModule, type GameModule, type ModuleGame } from './alone/module.js';
export { pageText } from './alone/page.js';
export { linkProgram, type Program, type ProgramText } from './emit/link.js';
export { NotEmittable } from './emit/notEmittable.js';
export { emitProgram } from './emit/program.js';
export { conditionFn } from './interpret/conditions.js';
export { memberFn } from './interpret/members.js';
export { valueFn } from './interpret/values.js';
export {
  always,
  and,
  calculate,
  choose,
  compare,
  constant,
  empty,
  fixedSites,
  isIn,
  math,
  mover,
  never,
  next,
  not,
  or,
  previous,
  register,
} from './make.js';
export type {
  Action,
  CompareSign,
  Condition,
  Consequence,
  Datum,
  MathSign,
  Node,
  RegisterName,
  Rule,
  Sites,
  Value,
} from './nodes.js';
export { sketch } from './sketch.js';
