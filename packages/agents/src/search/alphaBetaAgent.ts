/** Plays by alpha-beta search and evaluation. */

import {
  Budget,
  type Move,
  type MoveValue,
  type SearchOptions,
  type SyncAgent,
  searchGround,
  type Trial,
} from '@ludii/engine';
import { Captures, checkOptions } from '@ludii/engine/internal';
import { type Evaluation, evaluationOf } from '../evaluation/evaluation.js';
import { aiAdvice } from '../evaluation/metadata.js';
import { type HeuristicTerm, usualTerms } from '../evaluation/term.js';
import { together } from '../options.js';
import { AlphaBetaSearch } from './alphaBeta.js';
import { type Deepened, type DepthSearch, deepen } from './deepening.js';
import { DepthGround, Proven } from './ground.js';
import { BrsSearch, MaxNSearch } from './severalPlayers.js';
import { Transpositions } from './transpositions.js';

/** How opponents are thought of when there are several: all against the agent, each for itself, or one after the other. */
export type Opponents = 'paranoid' | 'max^n' | 'brs+';

/** How the agent plays. `iterations` are positions. */
export interface AlphaBetaOptions extends SearchOptions {
  /** Greatest depth in moves (default 100). */
  readonly depth?: number | undefined;
  /** Games with chance: number of throws that are tried after each move (default 3). If there are not more, it is all of them. */
  readonly samples?: number | undefined;
  /** How positions are judged (default: the metadata of the game, else pieces and freedom to move). */
  readonly terms?: readonly HeuristicTerm[] | undefined;
  readonly opponents?: Opponents | undefined;
  readonly quiescence?: boolean | undefined;
  readonly table?: boolean | undefined;
  readonly aspiration?: boolean | undefined;
  /** How many of the best moves get exact values (default 1); more take longer. */
  readonly lines?: number | undefined;
}

/** What the search found out about a legal move. */
export interface AlphaBetaValue extends MoveValue {
  /** True if the value is a proven result. */
  readonly certain: boolean;
}

/** What a search gives: the moves, the best first, and how far it came. */
export interface AlphaBetaAnalysis {
  readonly moves: readonly AlphaBetaValue[];
  /** The last depth that was finished. */
  readonly depth: number;
  /** Number of positions visited. */
  readonly nodes: number;
  /** True if the value of the first move is exact. */
  readonly proven: boolean;
}

/** Plays by alpha-beta search. */
export class AlphaBetaAgent implements SyncAgent {
  readonly name: string;
  readonly #table = new Transpositions();
  readonly #captures = new Captures();

  constructor(readonly options: AlphaBetaOptions = {}) {
    const { opponents = 'paranoid' } = checkOptions(options);
    this.name = opponents === 'paranoid' ? 'Alpha-Beta' : opponents;
  }

  selectMove(trial: Trial, options: SearchOptions = {}): Move {
    return this.search(trial, options).moves[0]!.move;
  }

  /** What the agent thinks of the legal moves, the best first. Values are exact for the first ones only (`lines`). */
  analyse(trial: Trial, options: SearchOptions = {}): readonly AlphaBetaValue[] {
    return this.search(trial, options).moves;
  }

  /** Searches the position of a trial. */
  search(trial: Trial, options: SearchOptions = {}): AlphaBetaAnalysis {
    const {
      depth = 100,
      samples = 3,
      seed = 0,
      aspiration = true,
      lines = 1,
      ...rest
    } = together(this.options, options);
    const search = searchGround(trial, seed);
    const evaluation = evaluationFor(trial, rest.terms);
    const ground = new DepthGround(search, new Budget(rest, search.position, search.begun), evaluation, samples);
    this.#table.clear();
    const { depthSearch, narrow } = this.#searchOf(ground);
    const how = { depth, exact: search.exact, aspiration: aspiration && search.exact && narrow, lines };
    const { legalCount } = trial;
    let found: Deepened | undefined;
    ground.budget.during(() => {
      found = deepen(depthSearch, legalCount, search.random, how);
    });
    // The time may be up before anything was looked at: then any move will do.
    found ??= deepen(depthSearch, legalCount, search.random, { ...how, depth: 0 });
    return analysis(trial, found, ground.nodes);
  }

  #searchOf(ground: DepthGround): { depthSearch: DepthSearch; narrow: boolean } {
    const { opponents = 'paranoid', quiescence = true, table = true } = this.options;
    if (ground.players > 2 && opponents === 'max^n') return { depthSearch: new MaxNSearch(ground), narrow: false };
    if (ground.players > 2 && opponents === 'brs+') return { depthSearch: new BrsSearch(ground), narrow: false };
    return {
      depthSearch: new AlphaBetaSearch(ground, { quiescence, table }, this.#table, this.#captures),
      narrow: true,
    };
  }
}

/** The evaluation by given terms, else by those of the metadata, else the usual one. */
export function evaluationFor(trial: Trial, terms?: readonly HeuristicTerm[]): Evaluation {
  const { position } = trial;
  return evaluationOf(position, terms ?? aiAdvice(position.rulebook).terms ?? usualTerms);
}

function analysis(trial: Trial, found: Deepened, nodes: number): AlphaBetaAnalysis {
  const all = trial.legalMoves();
  const moves = found.order.map((i) => {
    const value = found.values[i]!;
    const certain = Math.abs(value) > Proven;
    return {
      move: all[i]!,
      visits: found.visits[i]!,
      value: certain ? Math.sign(value) : 0.9 * Math.tanh(value),
      certain,
    };
  });
  return { moves, depth: found.depth, nodes, proven: found.proven };
}
