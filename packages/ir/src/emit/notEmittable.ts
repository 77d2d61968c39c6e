/** Tells that a rule has a form that programs can not be written for: its game is played by closures. */
export class NotEmittable extends Error {
  constructor(
    message: string,
    /** What it is about: a node, or the closure of a call. */
    readonly about?: object | undefined,
  ) {
    super(message);
  }
}
