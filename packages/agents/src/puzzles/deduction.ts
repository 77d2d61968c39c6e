/**
 * Deduction puzzles as constraint problems: each variable has a set of values that the rules' own constraints still allow;
 * what has one value left is set, what follows is struck out, and only then is something tried. The variable with the
 * fewest values goes first, and what fails is taken back through the journal of the state.
 */
import type { Budget, Position, Puzzle, PuzzleTotal, Rulebook } from '@ludii/engine';
import type { Context, PuzzleState } from '@ludii/engine/internal';
import { Totals } from './totals.js';

type Constraint = Puzzle['constraints'][number];

/** A value for each variable. */
export type Assignment = ReadonlyMap<number, number>;

/** What was found out about a puzzle. */
export interface Deduction {
  /** Up to as many solutions as were asked for. */
  readonly solutions: readonly Assignment[];
  /** True if there are no others: everything was looked at. */
  readonly complete: boolean;
  /** How often something had to be tried. */
  readonly guesses: number;
}

/** True if a game is a deduction puzzle. */
export function isDeduction(game: Rulebook): boolean {
  return game.compiled.shape.flags.deductionPuzzle;
}

/**
 * Looks for solutions from a position, at most `most` of them.
 *
 * @param lasting - which constraints stay broken once they are; with others a half filled puzzle proves nothing
 */
export function deduce(position: Position, most: number, budget: Budget, lasting: readonly boolean[]): Deduction {
  const search = new DeductionSearch(position.copy(), most, budget, () => true);
  search.run();
  if (lasting.every(Boolean)) return search;
  if (search.solutions.length > 0 || !search.complete) {
    return { solutions: search.solutions, guesses: search.guesses, complete: false };
  }
  // Perhaps something was given up that could have been mended: once more, the other constraints asked at the end only.
  const careful = new DeductionSearch(position.copy(), most, budget, (k) => lasting[k]!);
  careful.run();
  return careful;
}

class OutOfTime extends Error {}

/** Ways to fill a region that are looked at one by one. */
const MostWays = 1000;

class DeductionSearch implements Deduction {
  readonly solutions: Assignment[] = [];
  complete = false;
  guesses = 0;
  readonly #context: Context;
  readonly #state: PuzzleState;
  readonly #puzzle: Puzzle;
  /** Constraints that are asked for every value. */
  readonly #asked: readonly Constraint[];
  readonly #totals: Totals;
  /** Lists of sites whose ways to be filled are looked at. */
  readonly #lists: readonly (readonly number[])[];
  /** Values still possible, by variable. */
  readonly #open = new Map<number, readonly number[]>();
  /** Variables that share a region with a variable; undefined if constraints reach further. */
  readonly #near: ReadonlyMap<number, readonly number[]> | undefined;
  /** Lists of one value each, by value. */
  readonly #alone: readonly (readonly number[])[];
  /** Totals to look at again. */
  readonly #pending = new Set<number>();

  constructor(
    position: Position,
    readonly most: number,
    readonly budget: Budget,
    prunes: (constraint: number) => boolean,
  ) {
    this.#context = position.context;
    this.#state = position.context.state as PuzzleState;
    const puzzle = position.game.compiled.setting.puzzle(position.context)!;
    this.#puzzle = puzzle;
    const { type, variables, min, max } = puzzle;
    const all = Array.from({ length: max - min + 1 }, (_, k) => min + k);
    for (const variable of variables) if (!this.#state.isResolved(type, variable)) this.#open.set(variable, all);
    this.#alone = Array.from({ length: max + 1 }, (_, value) => [value]);
    const totals = puzzle.totals.map((list, k) =>
      prunes(k) && list?.every((each) => this.#isClosed(each)) ? list : undefined,
    );
    this.#totals = new Totals(totals.flatMap((list) => list ?? []));
    this.#asked = puzzle.constraints.filter((_, k) => prunes(k) && !totals[k]);
    this.#near = this.#asked.every(({ stillHolds }) => stillHolds) ? neighbours(puzzle) : undefined;
    const added = this.#totals.list.map(({ sites }) => sites);
    this.#lists = this.#near ? added : [...puzzle.regions, ...added];
  }

  /** True if all sites of a total get a value: the others would leave it open for ever. */
  #isClosed({ type, sites }: PuzzleTotal): boolean {
    if (type !== this.#puzzle.type) return false;
    return sites.every((site) => this.#open.has(site) || this.#state.isResolved(type, site));
  }

  run(): void {
    this.#context.mark();
    try {
      if (this.#asked.every(({ holds }) => holds(this.#context))) {
        for (let k = 0; k < this.#totals.list.length; k++) this.#pending.add(k);
        this.#solve(new Set(this.#open.keys()));
      }
      this.complete = this.solutions.length < this.most;
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
    }
    this.#context.rollback();
  }

  /** The values that a site can have. */
  readonly #valuesOf = (site: number): readonly number[] => {
    const { type } = this.#puzzle;
    return this.#state.isResolved(type, site) ? this.#alone[this.#state.what(type, site)]! : this.#open.get(site)!;
  };

  /** Whether a variable may have a value now. */
  #fits(variable: number, value: number): boolean {
    const c = this.#context;
    c.mark();
    this.#state.setValue(this.#puzzle.type, variable, value);
    // All constraints held before this value was set.
    const fits = this.#asked.every(({ holds, stillHolds }) => (stillHolds ? stillHolds(c, variable) : holds(c)));
    c.rollback();
    return fits;
  }

  /** Strikes out what no longer fits and sets what is left alone, as long as anything follows; false at a contradiction. */
  #propagate(dirty: Set<number>): boolean {
    for (;;) {
      if (!this.#propagateTotals(dirty)) return false;
      for (const variable of dirty) {
        dirty.delete(variable);
        const values = this.#open.get(variable);
        if (!values) continue;
        if (
          !this.#leave(
            variable,
            values.filter((value) => this.#fits(variable, value)),
            dirty,
          )
        )
          return false;
      }
      if (this.#pending.size > 0) continue;
      const only = this.#onlyPlace();
      if (only === 'nowhere') return false;
      if (only) this.#leave(only.variable, [only.value], dirty);
      else if (!this.#combine(dirty)) return true;
    }
  }

  /** Leaves a variable these values; one is set. False if none is left, or if the one does not fit. */
  #leave(variable: number, left: readonly number[], dirty: Set<number>): boolean {
    const values = this.#open.get(variable)!;
    if (left.length === 0) return false;
    if (left.length < values.length) {
      this.#open.set(variable, left);
      for (const k of this.#totals.of(variable)) this.#pending.add(k);
    }
    if (left.length > 1) return true;
    if (left.length < values.length && !this.#fits(variable, left[0]!)) return false;
    this.#set(variable, left[0]!, dirty);
    return true;
  }

  #propagateTotals(dirty: Set<number>): boolean {
    for (const k of this.#pending) {
      this.#pending.delete(k);
      if (!this.#totals.narrow(k, this.#valuesOf, (site, left) => this.#leave(site, left, dirty))) return false;
    }
    return true;
  }

  /**
   * Some constraints, such as sums of different values, say more together than each alone. Where few values are left in a
   * list of sites, all ways to fill it are looked at, and values that are in none of them are struck out. True if anything
   * changed.
   */
  #combine(dirty: Set<number>): boolean {
    let changed = false;
    for (const list of this.#lists) {
      const cells = list.filter((site, k) => this.#open.has(site) && list.indexOf(site) === k);
      const ways = cells.reduce((product, site) => product * this.#open.get(site)!.length, 1);
      if (cells.length < 2 || ways > MostWays) continue;
      const supported = cells.map(() => new Set<number>());
      this.#fill(cells, 0, [], supported);
      cells.forEach((site, k) => {
        const values = this.#open.get(site)!;
        const left = values.filter((value) => supported[k]!.has(value));
        if (left.length === values.length) return;
        this.#open.set(site, left);
        for (const total of this.#totals.of(site)) this.#pending.add(total);
        dirty.add(site);
        changed = true;
      });
    }
    return changed;
  }

  #fill(cells: readonly number[], k: number, chosen: number[], supported: readonly Set<number>[]): void {
    if (k === cells.length) {
      for (const [i, value] of chosen.entries()) supported[i]!.add(value);
      return;
    }
    const site = cells[k]!;
    for (const value of this.#open.get(site)!) {
      if (!this.#fits(site, value)) continue;
      this.#context.mark();
      this.#state.setValue(this.#puzzle.type, site, value);
      if (this.#totals.of(site).every((total) => this.#totals.canBe(total, this.#valuesOf))) {
        chosen.push(value);
        this.#fill(cells, k + 1, chosen, supported);
        chosen.pop();
      }
      this.#context.rollback();
    }
  }

  #set(variable: number, value: number, dirty: Set<number>): void {
    this.#state.setValue(this.#puzzle.type, variable, value);
    this.#open.delete(variable);
    for (const k of this.#totals.of(variable)) this.#pending.add(k);
    if (this.#asked.length === 0) return;
    for (const other of this.#near?.get(variable) ?? this.#open.keys()) if (this.#open.has(other)) dirty.add(other);
  }

  /** A value that has one place left in a region that must hold all values. */
  #onlyPlace(): { variable: number; value: number } | 'nowhere' | undefined {
    const { full, type, min, max } = this.#puzzle;
    for (const region of full) {
      for (let value = min; value <= max; value++) {
        let place = -1;
        let places = 0;
        for (const site of region) {
          const values = this.#open.get(site);
          if (values ? values.includes(value) : this.#state.what(type, site) === value) {
            places += values ? 1 : 2;
            place = site;
          }
        }
        if (places === 0) return 'nowhere';
        if (places === 1 && this.#open.get(place)!.length > 1) return { variable: place, value };
      }
    }
    return undefined;
  }

  #solve(dirty: Set<number>): void {
    if (!this.budget.spend()) throw new OutOfTime();
    if (!this.#propagate(dirty)) return;
    const [variable, values] = this.#fewest();
    if (variable < 0) {
      this.#note();
      return;
    }
    const kept = new Map(this.#open);
    // The greatest first: where 0 means nothing, something says more.
    for (const value of [...values].reverse()) {
      this.guesses++;
      this.#context.mark();
      const next = new Set<number>();
      this.#set(variable, value, next);
      this.#solve(next);
      this.#context.rollback();
      this.#pending.clear();
      this.#open.clear();
      for (const [each, left] of kept) this.#open.set(each, left);
      if (this.solutions.length >= this.most) return;
    }
  }

  #fewest(): [number, readonly number[]] {
    let best = -1;
    let fewest: readonly number[] = [];
    for (const [variable, values] of this.#open) {
      if (best >= 0 && values.length >= fewest.length) continue;
      best = variable;
      fewest = values;
    }
    return [best, fewest];
  }

  #note(): void {
    const { variables, type } = this.#puzzle;
    if (!this.#puzzle.constraints.every(({ holds }) => holds(this.#context))) return;
    this.solutions.push(new Map(variables.map((variable) => [variable, this.#state.what(type, variable)])));
  }
}

function neighbours({ regions }: Puzzle): Map<number, number[]> {
  const found = new Map<number, Set<number>>();
  for (const region of regions) {
    for (const site of region) {
      const near = found.get(site) ?? new Set();
      for (const other of region) if (other !== site) near.add(other);
      found.set(site, near);
    }
  }
  return new Map([...found].map(([site, near]) => [site, [...near]]));
}
