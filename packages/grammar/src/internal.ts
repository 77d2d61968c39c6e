/** What the other packages of this repository share: not part of the documented API, and free to change in any release. */
export { bracketMistakes } from './diagnose/brackets.js';
export { change } from './diagnose/fix.js';
export { type Located, located } from './diagnose/located.js';
export { editDistance, suggest, suggestions } from './diagnose/suggest.js';
