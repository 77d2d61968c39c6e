/** Finding the bracket that is really wrong: the place where it was opened, by nesting and by indentation. */
import type { Traced } from '../source/traced.js';
import type { Report } from './diagnostic.js';

/** Reports unbalanced brackets of a description without comments. */
export function reportBrackets(_plain: Traced, _report: Report): void {}
