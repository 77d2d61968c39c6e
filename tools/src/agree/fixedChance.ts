/**
 * A generator that always throws the same: then it does not matter when dice are thrown, and ways of playing that throw at
 * different moments can be compared move by move.
 */
import { SplitMix64 } from '@ludii/state';

/** Draws the same number for the same range, whatever was drawn before. */
export class FixedChance extends SplitMix64 {
  constructor(private readonly value: number) {
    super(0, value);
  }
  override nextInt(bound: number): number {
    return this.value % bound;
  }
}
