/**
 * Chance as something that is chosen. Rules draw numbers below a bound; a script of such draws is an outcome, and all
 * scripts that a move can lead to are found by trying one after the other.
 */
import { SplitMix64 } from '@ludii/compiler/internal';
import { EngineError } from './errors.js';

/** What chance can do: the numbers that it draws, and how likely that is. */
export interface ChanceOutcome {
  /** Its number among the outcomes. */
  readonly index: number;
  readonly probability: number;
  /** The draws of the rules in order: of dice the number of the face, from 0. */
  readonly draws: readonly number[];
}

/** More outcomes than this are not written out: shuffles of a deck, say. */
export const MostOutcomes = 20_000;

/** Draws what a script says, then zeros, and notes the bounds. */
export class ScriptedDraws extends SplitMix64 {
  readonly drawn: number[] = [];
  readonly bounds: number[] = [];
  /** True if something was drawn that has no bound. */
  unbounded = false;

  constructor(readonly script: readonly number[]) {
    super();
  }

  /** True if anything was drawn. */
  get hasDrawn(): boolean {
    return this.unbounded || this.bounds.length > 0;
  }

  override nextInt(n: number): number {
    const k = this.bounds.length;
    const value = this.script[k] ?? 0;
    if (!(n >= 1) || !(value < n)) throw new EngineError('bad-option', `Chance cannot draw ${value} of ${n}.`);
    this.bounds.push(n);
    this.drawn.push(value);
    return value;
  }
  override nextDouble(): number {
    this.unbounded = true;
    return super.nextDouble();
  }
}

/** The script that follows one that was drawn; none after the last. */
export function nextScript({ drawn, bounds }: ScriptedDraws): number[] | undefined {
  for (let k = drawn.length - 1; k >= 0; k--) {
    if (drawn[k]! + 1 < bounds[k]!) return [...drawn.slice(0, k), drawn[k]! + 1];
  }
  return undefined;
}
/** How likely a script was. */
export function likelihood({ bounds }: ScriptedDraws): number {
  return 1 / bounds.reduce((product, n) => product * n, 1);
}

/** All outcomes of something that draws. */
export function enumerate(run: (draws: ScriptedDraws) => void): ChanceOutcome[] {
  const outcomes: ChanceOutcome[] = [];
  let script: number[] | undefined = [];
  while (script) {
    const draws = new ScriptedDraws(script);
    run(draws);
    if (draws.unbounded) {
      throw new EngineError('not-enumerable', 'Chance draws numbers here that cannot be listed: play it sampled.');
    }
    const { drawn } = draws;
    const probability = likelihood(draws);
    if (outcomes.length >= MostOutcomes || 1 / probability > MostOutcomes) {
      throw new EngineError('not-enumerable', `Chance has more than ${MostOutcomes} outcomes here: play it sampled.`);
    }
    outcomes.push({ index: outcomes.length, probability, draws: drawn });
    script = nextScript(draws);
  }
  return outcomes;
}
