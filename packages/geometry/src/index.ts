/** Boards as graphs: tilings, operators, topology, steps and radials. No dependencies. */
export * from './graphs.js';
