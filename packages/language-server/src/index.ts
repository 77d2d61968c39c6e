/**
 * A language server for game descriptions. Most users start it: `ludii-language-server` over stdio, or the module
 * `@ludii/language-server/worker` in a Web Worker. Programs with a connection of their own call `serve`.
 *
 * @packageDocumentation
 */
export type { Validation } from './checks.js';
export { type Host, noFiles } from './host.js';
export { COMMANDS, serve } from './server.js';
export { type Settings, usualSettings } from './settings.js';
export { serveStdio } from './stdio.js';
