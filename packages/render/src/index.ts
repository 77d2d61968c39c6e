/**
 * A position of a game as SVG, in Node and in the browser.
 *
 * @packageDocumentation
 */
export {};
