/** The ludii command line as a function, for tests and for embedding. */
export { program, run } from './program.js';
