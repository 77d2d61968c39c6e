/** What the other packages of this repository share: not part of the documented API, and free to change in any release. */
export type { ProgramGame } from './emit/emission.js';
export type { Draws, Host } from './emit/program.js';
export * from './make.js';
export * from './nodes.js';
export * from './scan.js';
