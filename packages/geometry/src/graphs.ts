/** The graph half of the package: kernel, generators, operators, boards as expressions. */

export * from './graph.js';
