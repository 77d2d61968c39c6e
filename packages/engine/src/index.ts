/**
 * Load a game, play it, search it.
 *
 * @packageDocumentation
 */
export { compileIsolated, type IsolatedResult, type IsolationOptions } from './isolated.js';
export { type LoadOptions, loadGame } from './loadGame.js';
export { type PlayoutsOptions, type PlayoutsSummary, playouts } from './playouts.js';
export * from './portable.js';
