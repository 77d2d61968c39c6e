/** How fast something goes, and how long it will take. */

/** A time in words: `45 s`, `12 min`, `3.5 h`. */
export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}

/** Measures the pace since it was made, when some games were played already. */
export class Pace {
  readonly #start: number;

  constructor(
    readonly before: number,
    readonly now: () => number = () => performance.now(),
  ) {
    this.#start = now();
  }

  /** `1,234 games/s, 2 min left`: `games` were played in all, and the share `done` of the work. */
  at(games: number, done: number): string {
    const seconds = (this.now() - this.#start) / 1000;
    const rate = (games - this.before) / Math.max(seconds, 1e-9);
    if (seconds < 0.5 || rate === 0 || games === 0) return '';
    const shown = rate < 10 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en');
    const left = done > 0 && done < 1 ? (games / done - games) / rate : 0;
    return `${shown} games/s${left > 0 ? `, ${duration(left)} left` : ''}`;
  }
}
