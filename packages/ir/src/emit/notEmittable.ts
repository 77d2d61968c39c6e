/** Tells that a rule has a form that programs can not be written for: its game is played by closures. */
export class NotEmittable extends Error {}
