/** What the other packages of this repository share: not part of the documented API, and free to change in any release. */
export { fileError, filesBelow, readDefines, readText, saveText } from './files.js';
export { directoriesAround, findGameFile, gamesIn, plainName } from './gameFiles.js';
export * from './internal.portable.js';
export { libraryDirectory } from './library.js';
export { runOnWorkers, type WorkerRun } from './workers.js';
