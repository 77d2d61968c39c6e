/**
 * A studio for game designers in the browser.
 *
 * @packageDocumentation
 */
export {};
