/**
 * Load a game, play it, search it.
 *
 * @packageDocumentation
 */
export { fileError, filesBelow, readDefines, saveText } from './files.js';
export { directoriesAround, findGameFile, gamesIn, plainName } from './gameFiles.js';
export { compileIsolated, type IsolatedResult, type IsolationOptions } from './isolated.js';
export { libraryDirectory } from './library.js';
export { type LoadOptions, loadGame } from './loadGame.js';
export { type PlayoutsOptions, type PlayoutsSummary, playouts } from './playouts.js';
export * from './portable.js';
export { runOnWorkers, type WorkerRun } from './workers.js';
