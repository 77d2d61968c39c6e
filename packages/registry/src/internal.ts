/** What the other packages of this repository share: not part of the documented API, and free to change in any release. */
export * from './bound.js';
export * from './instantiate.js';
export * from './kind.js';
export { type LiteralToken, literal } from './literal.js';
export * from './ludeme.js';
