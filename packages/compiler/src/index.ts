/**
 * Turns a game description into a playable game.
 *
 * @packageDocumentation
 */
export { type CompileResult, compile } from './compile.js';
export { Game } from './game.js';
export { registry } from './registry.js';
