/**
 * A language server for game descriptions, over stdio and in a worker.
 *
 * @packageDocumentation
 */
export {};
