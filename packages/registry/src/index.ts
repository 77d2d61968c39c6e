/**
 * How a ludeme is declared, and how the arguments of a description are bound to it.
 *
 * @packageDocumentation
 */
export * from './argument.js';
export { type BindOptions, bind } from './bind.js';
export type { Bound, BoundCall, BoundList, BoundLiteral } from './bound.js';
export { instantiate, LudemeProblem } from './instantiate.js';
export { fits, type Kind, kind, type LiteralReaders, list, words } from './kind.js';
export { type Arguments, type Declaration, type Declare, declares, type Ludeme } from './ludeme.js';
export * from './registry.js';
export * from './signature.js';
