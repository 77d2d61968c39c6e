/**
 * Finds terms and weights of an evaluation from games: positions of self-play and how their games ended, and a logistic
 * regression that says which terms foretell the result.
 */
import { EngineError, type Game, type Position, SplitMix64, UctAgent } from '@ludii/engine';
import type { TermValue } from './evaluation/proximity.js';
import type { HeuristicTerm, PieceWeights } from './evaluation/term.js';
import { termValue } from './evaluation/terms.js';

/** How to tune. */
export interface TuneOptions {
  /** Number of games of self-play (default 100). */
  readonly games?: number | undefined;
  /** Iterations of the players for each legal move (default 4). */
  readonly perMove?: number | undefined;
  readonly seed?: number | undefined;
  /** Time in milliseconds for the games. */
  readonly ms?: number | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What tuning found. */
export interface Tuning {
  readonly terms: readonly HeuristicTerm[];
  readonly games: number;
  readonly positions: number;
  /** Share of positions of games that were kept apart whose winner the evaluation foretells; 0.5 is a coin. */
  readonly foretold: number;
}

/** A number that may foretell the result, with the term that it becomes. */
interface Feature {
  readonly value: TermValue;
  readonly term: HeuristicTerm;
  /** The piece it counts, for material. */
  readonly piece?: string | undefined;
}

/** Terms worth trying in a game. */
function candidates(position: Position): Feature[] {
  const { game } = position;
  const { setting, shape, components } = game.compiled;
  const names = [...new Set(components.slice(1).map(({ name }) => name.replace(/\d+$/, '')))];
  const features: Feature[] = names.map((piece) => {
    const term: HeuristicTerm = { term: 'material', pieceWeights: { [piece]: 1 } };
    return { term, piece, value: termValue(position, term) };
  });
  const add = (term: HeuristicTerm): void => {
    features.push({ term, value: termValue(position, term) });
  };
  add({ term: 'mobilitySimple' });
  add({ term: 'centreProximity' });
  add({ term: 'cornerProximity' });
  add({ term: 'sidesProximity' });
  if (shape.flags.score) add({ term: 'score' });
  if (setting.maps.length > 0) add({ term: 'playerSiteMapCount' });
  if (setting.regions.some(({ owner }) => owner > 0)) {
    add({ term: 'ownRegionsCount' });
    for (let player = 1; player <= game.players; player++) add({ term: 'playerRegionsProximity', player });
  }
  if (/\(is Line/.test(game.source.text)) add({ term: 'lineCompletionHeuristic' });
  return features;
}

interface Sample {
  /** Own less other's, by feature, for player 1. */
  readonly features: Float64Array;
  /** 1 if player 1 won, 0 if player 2 did, ½ for a draw. */
  readonly result: number;
  readonly game: number;
}

/** Plays games against itself and takes a position of every few moves. */
async function collect(
  game: Game,
  features: readonly Feature[],
  options: TuneOptions,
): Promise<{ samples: Sample[]; games: number }> {
  const { games = 100, perMove = 4, seed = 1, ms = Number.POSITIVE_INFINITY, onProgress, signal } = options;
  const end = performance.now() + ms;
  const samples: Sample[] = [];
  const agent = new UctAgent({ playoutMoves: 200 });
  let g = 0;
  for (; g < games && !signal?.aborted && (g === 0 || performance.now() < end); g++) {
    const random = new SplitMix64(seed + g, 0x7e57);
    const trial = game.start(seed + g);
    const seen: Float64Array[] = [];
    while (!trial.isOver && trial.length < 500) {
      // A few moves by lot at first make games differ.
      const lot = trial.length < 4 || random.nextInt(20) === 0;
      const move = lot
        ? random.nextInt(trial.legalCount)
        : agent.selectMove(trial, { iterations: perMove * trial.legalCount, seed: random.next32() }).index;
      trial.apply(move);
      if (trial.length % 3 === 0 && !trial.isOver) {
        const { position } = trial;
        seen.push(Float64Array.from(features, ({ value }) => value(position, 1) - value(position, 2)));
      }
    }
    const result = trial.isOver ? (trial.returns()[1]! + 1) / 2 : 0.5;
    for (const each of seen) samples.push({ features: each, result, game: g });
    onProgress?.(g + 1, games);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { samples, games: g };
}

/** Weights by gradient ascent on the likelihood of the results, on features scaled to unit deviation, drawn to 0 a little. */
export function regress(
  samples: readonly Sample[],
  count: number,
): { weights: Float64Array; deviations: Float64Array } {
  const deviations = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    const sum = samples.reduce((total, { features }) => total + features[k]! ** 2, 0);
    deviations[k] = Math.sqrt(sum / Math.max(samples.length, 1));
  }
  const weights = new Float64Array(count);
  const scaled = samples.map(({ features, result }) => ({
    x: features.map((value, k) => (deviations[k]! > 0 ? value / deviations[k]! : 0)),
    result,
  }));
  for (let round = 0; round < 400; round++) {
    const gradient = new Float64Array(count);
    for (const { x, result } of scaled) {
      let sum = 0;
      for (let k = 0; k < count; k++) sum += weights[k]! * x[k]!;
      const error = result - 1 / (1 + Math.exp(-sum));
      for (let k = 0; k < count; k++) gradient[k]! += error * x[k]!;
    }
    for (let k = 0; k < count; k++) weights[k]! += 0.5 * (gradient[k]! / scaled.length - 0.003 * weights[k]!);
  }
  return { weights, deviations };
}

/**
 * Tunes an evaluation for a game of two players.
 *
 * @example
 * const { terms } = await tune(loadGame('breakthrough.lud'), { games: 50 });
 */
export async function tune(game: Game, options: TuneOptions = {}): Promise<Tuning> {
  if (game.players !== 2 || game.match) {
    throw new EngineError('bad-option', `Evaluations are tuned for games of two players; ${game.name} is none.`);
  }
  if (game.mode !== 'alternating') throw new EngineError('bad-option', `In ${game.name} players do not take turns.`);
  const { position } = game.start(options.seed ?? 1);
  const features = candidates(position);
  const { samples, games } = await collect(game, features, options);
  if (samples.length === 0)
    throw new EngineError('bad-option', `The games of ${game.name} are too short to learn from.`);
  // Every fifth game is kept apart to see what was learnt.
  const learning = samples.filter((sample) => sample.game % 5 !== 4);
  const { weights, deviations } = regress(learning.length > 0 ? learning : samples, features.length);
  const apart = samples.filter((sample) => sample.game % 5 === 4 && sample.result !== 0.5);
  const right = apart.filter(({ features: x, result }) => {
    const sum = x.reduce(
      (total, value, k) => total + (deviations[k]! > 0 ? (weights[k]! * value) / deviations[k]! : 0),
      0,
    );
    return sum > 0 === result > 0.5;
  }).length;
  return {
    terms: termsOf(features, weights, deviations),
    games,
    positions: samples.length,
    foretold: apart.length === 0 ? 0.5 : right / apart.length,
  };
}

/** Terms that matter; weights of pieces become one term. Half of the logit: tanh of the evaluation is the expected result. */
function termsOf(features: readonly Feature[], weights: Float64Array, deviations: Float64Array): HeuristicTerm[] {
  const pieces: Record<string, number> = {};
  const terms: HeuristicTerm[] = [];
  features.forEach(({ term, piece }, k) => {
    if (deviations[k]! === 0 || Math.abs(weights[k]!) < 0.05) return;
    const weight = weights[k]! / deviations[k]! / 2;
    if (piece !== undefined) pieces[piece] = weight;
    else terms.push({ ...term, weight } as HeuristicTerm);
  });
  const heaviest = Math.max(...Object.values(pieces).map(Math.abs), 0);
  if (heaviest === 0) return terms;
  const pieceWeights: PieceWeights = Object.fromEntries(
    Object.entries(pieces).map(([name, weight]) => [name, weight / heaviest]),
  );
  return [{ term: 'material', weight: heaviest, pieceWeights }, ...terms];
}
