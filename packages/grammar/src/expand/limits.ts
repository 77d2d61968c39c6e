/** Limits of the expansion: far above what real games need, low enough to answer at once. */

/** Longest description that is read at all, in characters. */
export const MAX_SOURCE = 4_000_000;
/** Longest text at any time during expansion (the reference stops at 1,000,000; indentation counts, so we allow more). */
export const MAX_TEXT = 4_000_000;
/** Calls of one define, or replacements of one option tag, in one sweep. */
export const MAX_CALLS = 1000;
/** Sweeps that change the text (real games need up to 78). */
export const MAX_SWEEPS = 1000;
/** Characters written by all sweeps together; two defines that call each other end here. */
export const MAX_WORK = 100_000_000;
/** From so many sweeps and characters on, defines are looked through for circles, which are no use to follow. */
export const MANY_SWEEPS = 100;
export const MUCH_WORK = 5_000_000;
/** Length of an integer range. */
export const MAX_RANGE = 1000;
/** Words, strings and brackets of a description when all is expanded (known games have up to 133,000). */
export const MAX_ITEMS = 500_000;
/** Nesting of brackets. */
export const MAX_DEPTH = 1000;
