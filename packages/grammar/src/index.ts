/** The Ludii description language: text to syntax tree, with honest source positions. */
export {};
