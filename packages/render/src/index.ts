/**
 * A position of a game as SVG, in Node and in the browser.
 *
 * @packageDocumentation
 */
import './glyphs/allIcons.js';

export * from './lean.js';
