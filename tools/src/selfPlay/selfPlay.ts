/**
 * Self-play: games of a search against itself, written to disk as lines of JSON, one game each, and a model that learns
 * from them. The search of the first generation plays games out at random; later ones ask the model.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { EvaluatedAgent, MctsAgent } from '@ludii/agents';
import {
  type Agent,
  contest,
  type Game,
  type Move,
  RandomAgent,
  type SearchOptions,
  SplitMix64,
  type Trial,
  type UctMoveValue,
} from '@ludii/engine';
import type { Example, Features, LinearModel } from './linearModel.js';

/** A position of a recorded game: what the model saw of it, and how often the search chose each legal move. */
interface Step extends Features {
  readonly player: number;
  readonly visits: readonly number[];
}

/** A game as it is written to disk. */
export interface GameRecord {
  readonly game: string;
  readonly seed: number;
  /** Returns by player, from −1 to 1; entry 0 is 0. */
  readonly returns: readonly number[];
  readonly steps: readonly Step[];
}

/** Tells how often it would choose each legal move. */
export type Search = (trial: Trial, seed: number) => Promise<readonly number[]>;

/** The visits of the legal moves. A search stops when a result is proven: then a proven win is all that counts. */
function visitsOf(trial: Trial, values: readonly UctMoveValue[]): number[] {
  const visits = new Array<number>(trial.legalCount).fill(0);
  const win = values.find(({ certain, value }) => certain && value === 1);
  if (win) visits[win.move.index] = 1;
  else for (const { move, visits: count } of values) visits[move.index] = count;
  return visits.some((count) => count > 0) ? visits : visits.fill(1);
}

/** A search that knows nothing: positions are judged by random games. */
export function searchByPlayouts(iterations: number): Search {
  const agent = new MctsAgent({ iterations });
  return async (trial, seed) => visitsOf(trial, agent.analyse(trial, { seed }));
}

/** A search that asks a model, for many positions together. */
export function searchByModel(model: LinearModel, iterations: number): Search {
  const agent = new EvaluatedAgent({ evaluate: model.evaluate, iterations, batch: 8 });
  return async (trial, seed) => visitsOf(trial, await agent.analyse(trial, { seed }));
}

/** A number of a list, each with a chance in proportion to its weight. */
function draw(weights: ArrayLike<number>, random: SplitMix64): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i]!;
  let left = (random.nextInt(1 << 30) / 2 ** 30) * total;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i]!;
    if (left < 0) return i;
  }
  return weights.length - 1;
}

/** Lets a search play against itself. Moves are drawn by how often they were chosen, so that games differ. */
export async function playGame(model: LinearModel, search: Search, seed: number): Promise<GameRecord> {
  const { game } = model;
  const trial = game.start(seed);
  const random = new SplitMix64(seed, 17);
  const steps: Step[] = [];
  while (!trial.isOver) {
    const visits = await search(trial, random.next32() >>> 0);
    steps.push({ ...model.features(trial.position), player: trial.mover, visits });
    trial.apply(draw(visits, random));
  }
  return { game: game.name, seed, returns: trial.returns(), steps };
}

/** Adds a game to a file. */
export function writeGame(file: string, record: GameRecord): void {
  appendFileSync(file, `${JSON.stringify(record)}\n`);
}

/** The positions of all games of a file, each with how the game ended for the player to move. */
export function readExamples(file: string): Example[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    const { steps, returns } = JSON.parse(line) as GameRecord;
    return steps.map(({ player, ...step }) => ({ ...step, result: returns[player]! }));
  });
}

/** Goes through the examples several times, in another order each time, with ever smaller steps. */
export function train(model: LinearModel, examples: readonly Example[], epochs: number, rate: number): void {
  const random = new SplitMix64(1, 1);
  const order = [...examples];
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.nextInt(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (const example of order) model.learn(example, rate / (1 + epoch));
  }
}

/** Plays by a policy alone, without any search: moves are drawn by their chances, so that one that knows nothing plays at random. */
export class PolicyAgent implements Agent {
  readonly name = 'Linear policy';

  constructor(
    readonly model: LinearModel,
    /** Chances are raised to this power: the greater, the surer is the likeliest move. */
    readonly sharpness = 1,
  ) {}

  selectMove(trial: Trial, { seed = 0 }: SearchOptions = {}): Move {
    const chances = this.model.policy(this.model.features(trial.position));
    const weights = chances.map((chance) => chance ** this.sharpness);
    return trial.legalMoves()[draw(weights, new SplitMix64(seed, 3))]!;
  }
}

/** How many of some games against a random player an agent wins; the two take turns to begin. */
export async function winsOverRandom(game: Game, agent: Agent, games: number, seed: number): Promise<number> {
  const random = new RandomAgent();
  let wins = 0;
  for (let number = 0; number < games; number++) {
    const own = number % 2;
    const { results } = await contest(game, own === 0 ? [agent, random] : [random, agent], { seed, number });
    if (results[own] === 'win') wins++;
  }
  return wins;
}

/** How self-play goes on. */
export interface SelfPlayOptions {
  readonly generations: number;
  readonly games: number;
  readonly iterations: number;
  /** The file that gets the games. */
  readonly file: string;
  readonly seed?: number | undefined;
  readonly onGeneration?: ((generation: number, examples: number) => void | Promise<void>) | undefined;
}

/** Plays, writes down, learns, and begins again with what was learnt. */
export async function selfPlay(model: LinearModel, options: SelfPlayOptions): Promise<void> {
  const { generations, games, iterations, file, seed = 0, onGeneration } = options;
  for (let generation = 0; generation < generations; generation++) {
    const search = generation === 0 ? searchByPlayouts(iterations) : searchByModel(model, iterations);
    for (let k = 0; k < games; k++) writeGame(file, await playGame(model, search, seed + generation * games + k));
    const examples = readExamples(file);
    train(model, examples, 4, 0.2);
    await onGeneration?.(generation, examples.length);
  }
}
