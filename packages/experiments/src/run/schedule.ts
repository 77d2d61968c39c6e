/**
 * Which job is next. With a precision, the jobs of a cell are given out in rounds, and only a whole round decides whether
 * there is another one: the decision depends on results alone, not on who was faster.
 */
import { wilsonInterval } from '@ludii/engine';
import { type Cell, cellOf, type Plan } from '../definition/plan.js';
import { addCounts, type Counts, emptyCounts, type JobOutcome } from './result.js';

/** How far a cell is. */
export interface CellState {
  readonly cell: Cell;
  /** Counts of all outcomes so far. */
  readonly counts: Counts;
  readonly failed: { readonly job: number; readonly reason: string }[];
  /** Jobs that are done, whether they succeeded or not. */
  done: number;
  /** Jobs before this one, counted within the cell, are given out. */
  released: number;
  /** No more jobs will be given out. */
  closed: boolean;
}

/** Jobs in the first round of a cell; each further round ends at a quarter more. */
const FirstRound = 8;

/** Where the round after `jobs` jobs ends. */
export function roundAfter(jobs: number, most: number): number {
  return Math.min(most, jobs === 0 ? FirstRound : Math.ceil(jobs * 1.25));
}

/** The rates whose intervals must be narrow: those of the players, or those of the seats where all moves are random. */
export function winRates({ games, wins, players }: Counts): { readonly wins: number; readonly games: number }[] {
  return players ?? wins.slice(1).map((won) => ({ wins: won, games }));
}

/** True if all win rates are known well enough. */
export function isPrecise(counts: Counts, precision: number): boolean {
  return winRates(counts).every(({ wins, games }) => {
    const { low, high } = wilsonInterval(wins, games);
    return high - low < precision;
  });
}

/** Gives out the jobs of a plan. */
export class Schedule {
  readonly cells: readonly CellState[];
  readonly #done: Uint8Array;
  readonly #given: Uint8Array;
  /** The first cell that may have jobs to give, and where to look on in it. */
  #cell = 0;
  readonly #next: number[];
  #finished = 0;
  /** Outcomes of rounds to come: someone collects results of a run that went further. */
  #early: JobOutcome[] = [];

  constructor(readonly plan: Plan) {
    this.#done = new Uint8Array(plan.jobs);
    this.#given = new Uint8Array(plan.jobs);
    this.#next = plan.cells.map(() => 0);
    this.cells = plan.cells.map((cell) => ({
      cell,
      counts: emptyCounts(cell.game.players, cell.group?.length),
      failed: [],
      done: 0,
      released: plan.definition.precision === undefined ? cell.jobs : roundAfter(0, cell.jobs),
      closed: plan.definition.precision === undefined,
    }));
  }

  /** Jobs that are done, and how many there are as far as is known. */
  get done(): number {
    return this.#finished;
  }
  get known(): number {
    return this.cells.reduce((sum, { released }) => sum + released, 0);
  }
  get isComplete(): boolean {
    return this.cells.every(({ closed, done, released }) => closed && done === released);
  }

  /** The number of a job that nobody has yet; undefined if there is none now. */
  next(): number | undefined {
    for (let c = this.#cell; c < this.cells.length; c++) {
      const { cell, released, closed } = this.cells[c]!;
      for (let i = this.#next[c]!; i < released; i++) {
        const job = cell.firstJob + i;
        if (this.#given[job] || this.#done[job]) continue;
        this.#next[c] = i + 1;
        this.#given[job] = 1;
        return job;
      }
      this.#next[c] = released;
      if (c === this.#cell && closed) this.#cell++;
    }
    return undefined;
  }

  /** Takes an outcome. False if the job was done already: a duplicate. */
  take(outcome: JobOutcome): boolean {
    const { job } = outcome;
    if (!(job >= 0 && job < this.plan.jobs) || this.#done[job]) return false;
    this.#done[job] = 1;
    const state = this.cells[cellOf(this.plan, job).number]!;
    if (job - state.cell.firstJob < state.released) this.#count(state, outcome);
    else this.#early.push(outcome);
    this.#decide(state);
    return true;
  }

  #count(state: CellState, outcome: JobOutcome): void {
    state.done++;
    this.#finished++;
    if ('result' in outcome) addCounts(state.counts, outcome.result);
    else state.failed.push({ job: outcome.job, reason: outcome.failed });
  }

  /** True if an outcome of the job was taken. */
  has(job: number): boolean {
    return this.#done[job] === 1;
  }

  /** At the end of a round: another one, or enough? */
  #decide(state: CellState): void {
    const { precision } = this.plan.definition;
    if (precision === undefined) return;
    const { cell, counts } = state;
    while (!state.closed && state.done === state.released) {
      if (state.released === cell.jobs || isPrecise(counts, precision)) state.closed = true;
      else state.released = roundAfter(state.released, cell.jobs);
      const end = cell.firstJob + state.released;
      const due = this.#early.filter(({ job }) => job >= cell.firstJob && job < end);
      for (const outcome of due) this.#count(state, outcome);
      if (due.length > 0) this.#early = this.#early.filter((outcome) => !due.includes(outcome));
    }
  }
}
