/**
 * What rules mean, as typed data: nodes, analyses, derived modes, the interpreter and the emitter.
 *
 * @packageDocumentation
 */
export {};
