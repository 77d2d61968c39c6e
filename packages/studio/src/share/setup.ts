/** A position that was set up by hand. */
export interface Setup {
  /** What stands where, as `Game.setup` reads it. */
  readonly pieces: string;
  readonly mover: number;
}
