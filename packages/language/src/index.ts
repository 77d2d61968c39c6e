/**
 * The language service for game descriptions: diagnostics, completion, hover, rename and more, pure.
 *
 * @packageDocumentation
 */
export {};
