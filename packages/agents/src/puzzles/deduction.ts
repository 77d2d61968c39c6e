/**
 * Deduction puzzles as constraint problems: each variable has a set of values that the rules' own constraints still allow;
 * what has one value left is set, what follows is struck out, and only then is something tried. The variable with the
 * fewest values goes first, and what fails is taken back through the journal of the state.
 */
import type { Budget, Position, Puzzle, Rulebook } from '@ludii/engine';
import type { Context, PuzzleState } from '@ludii/engine/internal';

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

/** Looks for solutions from a position, at most `most` of them. */
export function deduce(position: Position, most: number, budget: Budget): Deduction {
  const search = new DeductionSearch(position.copy(), most, budget);
  search.run();
  return search;
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
  /** Values still possible, by variable. */
  readonly #open = new Map<number, number[]>();
  /** Variables that share a region with a variable; undefined if constraints reach further. */
  readonly #near: ReadonlyMap<number, readonly number[]> | undefined;

  constructor(
    position: Position,
    readonly most: number,
    readonly budget: Budget,
  ) {
    this.#context = position.context;
    this.#state = position.context.state as PuzzleState;
    this.#puzzle = position.game.compiled.setting.puzzle(position.context)!;
    const { type, variables, min, max } = this.#puzzle;
    const all = Array.from({ length: max - min + 1 }, (_, k) => min + k);
    for (const variable of variables) if (!this.#state.isResolved(type, variable)) this.#open.set(variable, all);
    this.#near = this.#puzzle.constraints.every(({ stillHolds }) => stillHolds) ? neighbours(this.#puzzle) : undefined;
  }

  run(): void {
    if (!this.#puzzle.constraints.every((constraint) => constraint(this.#context))) {
      this.complete = true;
      return;
    }
    this.#context.mark();
    try {
      this.#solve(new Set(this.#open.keys()));
      this.complete = this.solutions.length < this.most;
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
    }
    this.#context.rollback();
  }

  /** Whether a variable may have a value now. */
  #fits(variable: number, value: number): boolean {
    const { constraints, type } = this.#puzzle;
    const c = this.#context;
    c.mark();
    this.#state.setValue(type, variable, value);
    let holds = true;
    for (let k = 0; k < constraints.length && holds; k++) {
      const constraint = constraints[k]!;
      // All constraints held before this value was set.
      holds = constraint.stillHolds ? constraint.stillHolds(c, variable) : constraint(c);
    }
    c.rollback();
    return holds;
  }

  /** Strikes out what no longer fits and sets what is left alone, as long as anything follows; false at a contradiction. */
  #propagate(dirty: Set<number>): boolean {
    for (;;) {
      for (const variable of dirty) {
        dirty.delete(variable);
        const values = this.#open.get(variable);
        if (!values) continue;
        const left = values.filter((value) => this.#fits(variable, value));
        if (left.length === 0) return false;
        if (left.length < values.length) this.#open.set(variable, left);
        if (left.length === 1) this.#set(variable, left[0]!, dirty);
      }
      const only = this.#onlyPlace();
      if (only === 'nowhere') return false;
      if (only) {
        this.#open.set(only.variable, [only.value]);
        dirty.add(only.variable);
      } else if (this.#near || !this.#combine(dirty)) return true;
    }
  }

  /**
   * Some constraints, such as sums, say something only when a region is full. Where few values are left in a region, all
   * ways to fill it are looked at, and values that are in none of them are struck out. True if anything changed.
   */
  #combine(dirty: Set<number>): boolean {
    for (const region of this.#puzzle.regions) {
      const cells = region.filter((site) => this.#open.has(site));
      const ways = cells.reduce((product, site) => product * this.#open.get(site)!.length, 1);
      if (cells.length < 2 || ways > MostWays) continue;
      const supported = cells.map(() => new Set<number>());
      this.#fill(cells, 0, [], supported);
      cells.forEach((site, k) => {
        const values = this.#open.get(site)!;
        const left = values.filter((value) => supported[k]!.has(value));
        if (left.length === values.length) return;
        this.#open.set(site, left);
        dirty.add(site);
      });
    }
    return dirty.size > 0;
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
      chosen.push(value);
      this.#fill(cells, k + 1, chosen, supported);
      chosen.pop();
      this.#context.rollback();
    }
  }

  #set(variable: number, value: number, dirty: Set<number>): void {
    this.#state.setValue(this.#puzzle.type, variable, value);
    this.#open.delete(variable);
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
    for (const value of values) {
      this.guesses++;
      this.#context.mark();
      const next = new Set<number>();
      this.#set(variable, value, next);
      this.#solve(next);
      this.#context.rollback();
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
    if (!this.#puzzle.constraints.every((constraint) => constraint(this.#context))) return;
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
