/**
 * An interactive board for any game, as a custom element.
 *
 * @packageDocumentation
 */
export {};
