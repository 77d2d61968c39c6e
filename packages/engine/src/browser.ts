/**
 * Load a game, play it, search it: in a browser, where games come from texts.
 *
 * @packageDocumentation
 */

export { type LoadOptions, loadGame } from './loadGame.browser.js';
/** @internal */
export { plainName } from './plainName.js';
export { type PlayoutsOptions, type PlayoutsSummary, playouts } from './playouts.browser.js';
export * from './portable.js';
/** @internal */
export { runOnWorkers, type WorkerRun } from './workers.browser.js';
