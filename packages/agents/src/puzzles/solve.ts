/** Solving puzzles, and saying whether there is another solution. */
import { Budget, EngineError, type Game, type SearchOptions, type Trial } from '@ludii/engine';
import { firstAction, Op, opcodeOf } from '@ludii/engine/internal';
import { deduce, isDeduction } from './deduction.js';
import { lastingConstraints } from './lasting.js';
import { planByBeam, planByDepth } from './planning.js';

/** How to solve. */
export interface SolveOptions extends SearchOptions {
  /** Deduction puzzles: look for so many solutions (default 2: enough to tell whether there is one only). */
  readonly most?: number | undefined;
  /** Planning puzzles: layers of positions, or depth by depth (default beam). */
  readonly method?: 'beam' | 'depth' | undefined;
}

/** What was found. */
export interface Solution {
  readonly kind: 'deduction' | 'planning';
  /** A solved game; undefined if none was found. */
  readonly trial: Trial | undefined;
  /** Number of solutions found, up to the number asked for; planning puzzles: 1 or 0. */
  readonly solutions: number;
  /** True if everything was looked at: there are no other solutions, or the plan is a shortest one. */
  readonly complete: boolean;
  /** How often something was tried: guesses of a deduction, positions of a plan. */
  readonly tries: number;
}

/**
 * Solves a puzzle.
 *
 * @example
 * const { trial, solutions } = solvePuzzle(loadGame('sudoku.lud'));
 */
export function solvePuzzle(game: Game, options: SolveOptions = {}): Solution {
  const { most = 2, method = 'beam', seed = 0, iterations = 2_000_000, ms } = options;
  if (game.players !== 1 || game.match) {
    const why = game.match ? 'is a match' : `has ${game.players} players`;
    throw new EngineError('bad-option', `Only a puzzle for one player can be solved: ${game.name} ${why}.`);
  }
  if (game.isStochastic)
    throw new EngineError('bad-option', `${game.name} depends on chance: it has no solution to look for.`);
  const trial = game.start(seed);
  const budget = new Budget({ iterations, ms }, trial.position);
  if (isDeduction(game)) {
    const { solutions, complete, guesses } = deduce(trial.position, most, budget, lastingConstraints(game));
    const [first] = solutions;
    return {
      kind: 'deduction',
      trial: first && fill(trial, first),
      solutions: solutions.length,
      complete,
      tries: guesses,
    };
  }
  const { position } = trial;
  const { moves, complete, positions } = (method === 'beam' ? planByBeam : planByDepth)(position, budget);
  for (const move of moves ?? []) trial.apply(move);
  return {
    kind: 'planning',
    trial: moves ? trial : undefined,
    solutions: moves ? 1 : 0,
    complete,
    tries: positions,
  };
}

/** Plays the values of a solution. A value that is not allowed yet is tried again after the others. */
function fill(trial: Trial, values: ReadonlyMap<number, number>): Trial {
  const type = trial.game.compiled.shape.board.defaultSite;
  const { state } = trial.position.context;
  const open = new Map(
    [...values].filter(([variable, value]) => !isResolved(trial, variable) || state.what(type, variable) !== value),
  );
  for (let before = -1; before !== open.size && !trial.isOver; ) {
    before = open.size;
    for (const [variable, value] of open) {
      if (trial.isOver) break;
      const set = settingMove(trial, variable, value);
      if (set < 0) continue;
      trial.apply(set);
      open.delete(variable);
    }
  }
  return trial;
}

/** The number of the legal move that gives a variable a value; −1 if there is none. */
function settingMove({ position }: Trial, variable: number, value: number): number {
  const { legal } = position;
  const { tape } = legal;
  for (let i = 0; i < legal.length; i++) {
    const action = firstAction(tape, legal.start(i));
    if (opcodeOf(tape[action]!) !== Op.PuzzleSet) continue;
    if (tape[action + 2] === variable && tape[action + 3] === value) return i;
  }
  return -1;
}

function isResolved(trial: Trial, variable: number): boolean {
  const { state } = trial.position.context;
  const { defaultSite } = trial.game.compiled.shape.board;
  return (
    'isResolved' in state && (state as { isResolved(t: number, s: number): boolean }).isResolved(defaultSite, variable)
  );
}
