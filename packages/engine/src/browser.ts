/**
 * Load a game, play it, search it: in a browser, where games come from texts.
 *
 * @packageDocumentation
 */

export { type LoadOptions, loadGame } from './loadGame.browser.js';
export { type PlayoutsOptions, type PlayoutsSummary, playouts } from './playouts.browser.js';
export * from './portable.js';
