/**
 * How much an agent must think to win a share of its games: guessed after each game from all results so far. Equal thinking
 * wins half of the games; between that and what is looked for the log odds are taken to rise evenly with the logarithm of
 * the thinking. Games are played where the answer is thought to be, so that the curve elsewhere hardly matters.
 */
const Places = 120;

export class Foothold {
  /** Logarithms of the ratio of thinking at which the wished share is won, and how likely each is, as logarithms. */
  readonly #places: readonly number[];
  readonly #evidence: Float64Array;
  readonly #odds: number;

  /**
   * @param greatest - the ratio of thinking is at most this
   * @param wished - share of the score
   */
  constructor(greatest: number, wished: number) {
    const step = Math.log(greatest) / Places;
    this.#places = Array.from({ length: Places }, (_, k) => (k + 1) * step);
    this.#evidence = new Float64Array(Places);
    this.#odds = Math.log(wished / (1 - wished));
  }

  /** A game was played with so many times the thinking; the score is 1, ½ or 0. */
  learn(ratio: number, score: number): void {
    for (const [k, place] of this.#places.entries()) {
      const odds = (this.#odds * Math.log(ratio)) / place;
      this.#evidence[k]! -= score * Math.log1p(Math.exp(-odds)) + (1 - score) * Math.log1p(Math.exp(odds));
    }
  }

  /** The ratio of thinking that is looked for, as far as is known. */
  get ratio(): number {
    const most = Math.max(...this.#evidence);
    let total = 0;
    let mean = 0;
    for (const [k, place] of this.#places.entries()) {
      const weight = Math.exp(this.#evidence[k]! - most);
      total += weight;
      mean += weight * place;
    }
    return Math.exp(mean / total);
  }
}
