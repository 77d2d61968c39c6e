/**
 * A generator that always throws the same: then it does not matter when dice are thrown, and ways of playing that throw at
 * different moments can be compared move by move.
 */
import { SplitMix64 } from '@ludii/state';

/** A rule that draws until something else comes gets it after so many draws; no game throws as often without a loop. */
const Patience = 10_000;

/** Draws the same number for the same range, whatever was drawn before. */
export class FixedChance extends SplitMix64 {
  private bound = 0;
  /** Draws from this range in a row, and how often that were too many. */
  private draws = 0;
  private others = 0;

  constructor(private readonly value: number) {
    super(0, value);
  }
  override nextInt(bound: number): number {
    if (bound !== this.bound) {
      this.bound = bound;
      this.draws = 0;
      this.others = 0;
    }
    if (++this.draws < Patience) return this.value % bound;
    this.draws = 0;
    return (this.value + ++this.others) % bound;
  }
}
