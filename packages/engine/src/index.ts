/**
 * Load a game, play it, search it.
 *
 * @packageDocumentation
 */
/** @internal */
export { fileError, filesBelow, readDefines, saveText } from './files.js';
/** @internal */
export { directoriesAround, findGameFile, gamesIn, plainName } from './gameFiles.js';
export { compileIsolated, type IsolatedResult, type IsolationOptions } from './isolated.js';
/** @internal */
export { libraryDirectory } from './library.js';
export { type LoadOptions, loadGame } from './loadGame.js';
export { type PlayoutsOptions, type PlayoutsSummary, playouts } from './playouts.js';
export * from './portable.js';
/** @internal */
export { runOnWorkers, type WorkerRun } from './workers.js';
