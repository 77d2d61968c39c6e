/**
 * Declarative experiments on games and agents: resumable, on all cores or on many machines.
 *
 * @packageDocumentation
 */
export {};
