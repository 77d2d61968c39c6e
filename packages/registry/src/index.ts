/**
 * How a ludeme is declared, and how the arguments of a description are bound to it.
 *
 * @packageDocumentation
 */
export * from './argument.js';
export { type BindOptions, bind } from './bind.js';
export * from './bound.js';
export * from './instantiate.js';
export * from './kind.js';
export { type LiteralToken, literal } from './literal.js';
export * from './ludeme.js';
export * from './registry.js';
export * from './signature.js';
