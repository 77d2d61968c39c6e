/** Boards as graphs: tilings, operators, topology, steps and radials. No dependencies. */

export * from './boards.js';
export * from './graphs.js';
