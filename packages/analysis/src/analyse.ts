/** The whole analysis of a game: samples are played, metrics are computed, findings are told. */
import { EngineError, type Game } from '@ludii/engine';
import { type Finding, findingsOf } from './findings.js';
import { branching, branchingCurve, forcedMoves, treeSize } from './metrics/choice.js';
import { courseMetrics } from './metrics/course.js';
import { type LadderLevel, playLadder, skillLadder, swapEffect } from './metrics/ladder.js';
import { lengthFit, lengthInMoves, lengthInTurns } from './metrics/length.js';
import type { Metric } from './metrics/metric.js';
import { choiceEntropy, openings } from './metrics/openings.js';
import { balance, outcomeSplit, seatScore } from './metrics/outcome.js';
import { distinctPositions, repetition, scoreMargin } from './metrics/positions.js';
import { coverage, heatMap, occupancy } from './metrics/space.js';
import type { Watch } from './pace.js';
import type { GameRecord } from './record.js';
import {
  agentSample,
  type EvaluatedGame,
  type RecordedGame,
  type RecordedTrial,
  randomSample,
  recordedSample,
} from './samples.js';

/** How much is played. */
export type Preset = 'quick' | 'usual' | 'full';

/** How to analyse. */
export interface AnalyseOptions extends Watch {
  /** quick: random games; usual: and games of an agent; full: and a ladder of strength and games without swapping. */
  readonly preset?: Preset | undefined;
  /** Number of random games (default 1000). */
  readonly games?: number | undefined;
  /** Number of games of the agent (default 100). */
  readonly agentGames?: number | undefined;
  /** Iterations of the agent for each legal move (default 16; at least 400 in all). */
  readonly iterations?: number | undefined;
  /** Time for everything, in milliseconds (default 10 s quick, 2 min usual, 10 min full). */
  readonly ms?: number | undefined;
  /** A wished length in moves. */
  readonly length?: readonly [number, number] | undefined;
  /** Games that were recorded, of people for instance: a sample of their own. */
  readonly trials?: readonly RecordedTrial[] | undefined;
  readonly seed?: number | undefined;
}

/** Everything that was found out. */
export interface Analysis {
  readonly game: Game;
  readonly preset: Preset;
  readonly seed: number;
  /** True if it was stopped or time was up before all games were played. */
  readonly interrupted: boolean;
  /** Metrics by sample, in the order of their numbers. */
  readonly metrics: {
    readonly random: readonly Metric[];
    readonly agent: readonly Metric[];
    readonly recorded: readonly Metric[];
  };
  readonly findings: readonly Finding[];
  readonly random: readonly GameRecord[];
  readonly agent: readonly EvaluatedGame[];
  readonly recorded: readonly RecordedGame[];
  readonly ladder: readonly LadderLevel[];
}

const usualMs: Readonly<Record<Preset, number>> = { quick: 10_000, usual: 120_000, full: 600_000 };
/** Shares of the time for random games, the agent, and the ladder. */
const shares: Readonly<Record<Preset, readonly [number, number, number]>> = {
  quick: [1, 0, 0],
  usual: [0.2, 0.8, 0],
  full: [0.1, 0.4, 0.5],
};

/** The metrics that plain counting gives. With the game they also say how many positions there can be. */
export function countedMetrics(
  games: readonly GameRecord[],
  seed: number,
  length?: readonly [number, number],
  game?: Game,
): Metric[] {
  if (games.length === 0) return [];
  return [
    seatScore(games, seed),
    outcomeSplit(games),
    balance(games, seed),
    lengthInMoves(games, seed),
    lengthInTurns(games, seed),
    ...(length ? [lengthFit(games, length[0], length[1], seed)] : []),
    branching(games, seed),
    branchingCurve(games, seed),
    forcedMoves(games, seed),
    treeSize(games, seed),
    coverage(games, seed),
    occupancy(games, seed),
    heatMap(games),
    repetition(games, seed),
    distinctPositions(games, game),
    scoreMargin(games, seed),
    openings(games, seed, game),
  ];
}

/** Games that cannot be measured are refused in words. */
function checkMeasurable(game: Game): void {
  if (game.compiled.shape.flags.deductionPuzzle) {
    throw new EngineError(
      'bad-option',
      `${game.name} is a deduction puzzle: there is nothing to play against. Solve it instead.`,
    );
  }
  if (game.match) throw new EngineError('bad-option', `${game.name} is a match: analyse its games one by one.`);
}

/** What recorded games show: all that is counted, and the course of those that were evaluated. */
function recordedMetrics(
  recorded: readonly RecordedGame[],
  game: Game,
  seed: number,
  length: AnalyseOptions['length'],
): Metric[] {
  if (recorded.length === 0) return [];
  const records = recorded.map(({ record }) => record);
  const courses = recorded.flatMap(({ course }) => course ?? []);
  return [
    ...countedMetrics(records, seed, length, game),
    choiceEntropy(records, seed),
    ...(courses.length > 0 ? courseMetrics(courses, seed) : []),
  ];
}

/**
 * Analyses a game. It can be stopped at any time: what is there by then is measured.
 *
 * @example
 * const { findings } = await analyse(loadGame('hex.lud'), { preset: 'quick' });
 */
export async function analyse(game: Game, options: AnalyseOptions = {}): Promise<Analysis> {
  const { preset = 'usual', games = 1000, agentGames = 100, iterations = 16, seed = 1, length, trials = [] } = options;
  checkMeasurable(game);
  const { ms = usualMs[preset] } = options;
  const [forRandom, forAll, forLadder] = shares[preset];
  // Where there are recorded games, the agent looks at them for half of its time.
  const forAgent = trials.length > 0 ? forAll / 2 : forAll;
  const random = await randomSample(game, games, seed, ms * forRandom, options);
  const thinking = { perMove: iterations };
  const agents = preset !== 'quick' && game.mode !== 'simultaneous';
  const agent = agents ? await agentSample(game, agentGames, seed, ms * forAgent, thinking, options) : [];
  const judging = agents && game.players > 1 ? thinking : undefined;
  const recorded = await recordedSample(game, trials, seed, ms * forAgent, judging, options);
  const full = preset === 'full' && game.players > 1;
  const swaps = full && random.some(({ swapped }) => swapped);
  const plain = swaps
    ? await agentSample(game, agentGames, seed, ms * forAgent * 0.5, { ...thinking, withoutSwap: true }, options)
    : [];
  const ladder = full ? await playLadder(game, { games: 40, levels: 6, seed, ms: ms * forLadder }, options) : [];
  const played = agent.map(({ record }) => record);
  const courses = agent.map(({ course }) => course);
  const withoutSwap = plain.map(({ record }) => record);
  const ofAgent = agents
    ? [
        ...countedMetrics(played, seed, length, game),
        choiceEntropy(played, seed),
        ...(game.players > 1 ? courseMetrics(courses, seed) : []),
        ...(full ? [skillLadder(ladder, seed), swapEffect(played, withoutSwap, swaps)] : []),
      ]
    : [];
  return {
    game,
    preset,
    seed,
    interrupted: random.length < games || (agents && agent.length < agentGames) || recorded.length < trials.length,
    metrics: {
      random: countedMetrics(random, seed, length, game),
      agent: ofAgent,
      recorded: recordedMetrics(recorded, game, seed, length),
    },
    findings: findingsOf({ game, random, agent: played, courses, ladder, seed }),
    random,
    agent,
    recorded,
    ladder,
  };
}
