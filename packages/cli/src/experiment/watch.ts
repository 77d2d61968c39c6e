/** Shows how far an experiment is: a bar on a terminal, a line now and then elsewhere. */
import type { Schedule } from '@ludii/experiments';
import { Progress } from '../progress.js';
import { writeError } from '../terminal.js';
import { Pace } from './pace.js';

/** Time in ms between two lines where there is no terminal. */
const LineAfter = 30_000;

/** Watches a schedule. */
export class Watch {
  #pace: Pace | undefined;
  readonly #isTerminal = process.stderr.isTTY === true;
  #progress: Progress | undefined;
  #line = performance.now();

  /** Told after each job. */
  at(schedule: Schedule): void {
    const { done, known } = schedule;
    if (this.#progress?.total !== known) this.#progress = new Progress(known);
    const games = (): number => schedule.cells.reduce((sum, { counts }) => sum + counts.games, 0);
    // What an earlier run did tells nothing about this one.
    this.#pace ??= new Pace(games());
    const pace = this.#pace;
    const label = (): string => `jobs  ${pace.at(games(), done / known)}`;
    if (this.#isTerminal) this.#progress.at(done, label);
    else if (performance.now() - this.#line > LineAfter) {
      this.#line = performance.now();
      writeError(`${done} of ${known} ${label()}\n`);
    }
  }

  clear(): void {
    this.#progress?.clear();
  }

  /** Shows a line above the bar. */
  note(text: string): void {
    this.clear();
    writeError(`${text}\n`);
  }
}
