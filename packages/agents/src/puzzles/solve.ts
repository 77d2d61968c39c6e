/** Solving puzzles, and saying whether there is another solution. */
import { Budget, EngineError, type Game, parseDescription, type SearchOptions, type Trial } from '@ludii/engine';
import type { Node } from '@ludii/engine/internal';
import { deduce, isDeduction } from './deduction.js';
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
    const { solutions, complete, guesses } = deduce(trial.position, most, budget);
    const [first] = solutions;
    return {
      kind: 'deduction',
      trial: first && fill(trial, first),
      solutions: solutions.length,
      complete: complete && canOnlyBreak(game),
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

/** Constraints that, once broken, stay broken however the rest is filled in: only then does a failed search prove anything. */
const lasting: ReadonlySet<string> = new Set(['Different', 'Sum', 'Count', 'Unique']);

/** True if all constraints of a puzzle are of that sort. */
function canOnlyBreak({ source }: Game): boolean {
  const fits = (node: Node): boolean => {
    if (node.kind === 'list') return node.items.every(({ value }) => fits(value));
    if (node.kind !== 'call') return true;
    const [first] = node.args;
    const word = first?.value.kind === 'word' ? first.value.word : '';
    if (node.keyword === 'not') return false;
    if ((node.keyword === 'is' || node.keyword === 'all') && !lasting.has(word)) return false;
    return node.args.every(({ value }) => fits(value));
  };
  const constraints = (node: Node): boolean => {
    if (node.kind === 'list') return node.items.every(({ value }) => constraints(value));
    if (node.kind !== 'call') return true;
    if (node.keyword === 'satisfy') return fits(node);
    return node.args.every(({ value }) => constraints(value));
  };
  const { tree } = parseDescription(source.text, source.options);
  return tree !== null && constraints(tree);
}

/** Plays the values of a solution. */
function fill(trial: Trial, values: ReadonlyMap<number, number>): Trial {
  const type = trial.game.compiled.shape.board.defaultSite;
  const { state } = trial.position.context;
  for (const [variable, value] of values) {
    if (trial.isOver) break;
    if (state.what(type, variable) === value && isResolved(trial, variable)) continue;
    const set = trial.legalMoves().find((move) => move.to === variable && setsTo(move.text, value));
    if (set) trial.apply(set);
  }
  return trial;
}

function isResolved(trial: Trial, variable: number): boolean {
  const { state } = trial.position.context;
  const { defaultSite } = trial.game.compiled.shape.board;
  return (
    'isResolved' in state && (state as { isResolved(t: number, s: number): boolean }).isResolved(defaultSite, variable)
  );
}

function setsTo(text: string, value: number): boolean {
  return text.includes('[Set:') && new RegExp(`value=${value}\\b`).test(text);
}
