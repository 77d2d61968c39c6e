/**
 * Game descriptions in our own words, with their metadata and golden trials, as data to import.
 *
 * @packageDocumentation
 */
export {};
