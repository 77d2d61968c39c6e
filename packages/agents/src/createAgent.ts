/** Agents by name and settings, from plain data: what command lines, files of experiments and web pages write. */
import { EngineError, RandomAgent, type SyncAgent, UctAgent } from '@ludii/engine';
import { suggest } from '@ludii/engine/internal';
import { BestAgent } from './best.js';
import { FlatMonteCarloAgent } from './flatMonteCarlo.js';
import { LevelAgent, strengthLevels } from './levels.js';
import { MctsAgent, type MctsOptions } from './mcts/agent.js';
import { AlphaBetaAgent, type AlphaBetaOptions } from './search/alphaBetaAgent.js';
import { UbfmAgent } from './search/ubfm.js';

/** The name of an agent and its settings, which are options of the agent, such as `iterations` or `exploration`. */
export interface AgentSettings {
  readonly name: string;
  readonly [setting: string]: unknown;
}

/** A kind of agent. */
export interface AgentKind {
  readonly name: string;
  /** Other names, as descriptions use them. */
  readonly aliases: readonly string[];
  /** One line for people. */
  readonly about: string;
  /** Names of the settings that it knows. */
  readonly settings: readonly string[];
  readonly create: (settings: Readonly<Record<string, unknown>>) => SyncAgent;
}

const limits = ['iterations', 'ms', 'seed'];
const ofMcts = [
  ...limits,
  'selection',
  'exploration',
  'playout',
  'playoutMoves',
  'cutOff',
  'epsilon',
  'grave',
  'horizon',
  'progressiveHistory',
  'progressiveBias',
  'implicitMinimax',
  'firstValue',
  'bounds',
  'deviation',
  'terms',
  'reuse',
  'choice',
  'fair',
];
const ofAlphaBeta = [...limits, 'depth', 'samples', 'terms', 'opponents', 'quiescence', 'table', 'aspiration', 'lines'];

function mcts(name: string, aliases: readonly string[], about: string, preset: MctsOptions): AgentKind {
  return {
    name,
    aliases,
    about,
    settings: ofMcts,
    create: (settings) => new MctsAgent({ label: name, ...preset, ...settings }),
  };
}

function alphaBeta(name: string, aliases: readonly string[], about: string, preset: AlphaBetaOptions): AgentKind {
  return {
    name,
    aliases,
    about,
    settings: ofAlphaBeta,
    create: (settings) => new AlphaBetaAgent({ ...preset, ...settings }),
  };
}

/** All kinds of agents. */
export const agentKinds: readonly AgentKind[] = [
  {
    name: 'random',
    aliases: [],
    about: 'plays any legal move',
    settings: limits,
    create: () => new RandomAgent(),
  },
  {
    name: 'flat',
    aliases: ['mc', 'Flat MC', 'flat monte carlo'],
    about: 'the same number of random games for every move',
    settings: [...limits, 'playoutMoves'],
    create: (settings) => new FlatMonteCarloAgent(settings),
  },
  {
    name: 'uct',
    aliases: ['UCT (Uncapped)'],
    about: 'plain Monte Carlo tree search',
    settings: [...limits, 'exploration', 'playoutMoves'],
    create: (settings) => new UctAgent(settings),
  },
  {
    name: 'best',
    aliases: ['Ludii AI'],
    about: 'whatever plays the game best',
    settings: limits,
    create: (settings) => new BestAgent(settings),
  },
  {
    name: 'level',
    aliases: [],
    about: `an opponent for people: level1 (weakest) to level${strengthLevels}`,
    settings: [...limits, 'level'],
    create: ({ level }) => new LevelAgent(level === undefined ? 4 : Number(level)),
  },
  mcts('mcts', [], 'Monte Carlo tree search, to be put together by settings', {}),
  mcts('ucb1tuned', ['UCB1Tuned'], 'explores less where returns vary little', { selection: 'ucb1Tuned' }),
  mcts('puct', ['Biased MCTS', 'Biased MCTS (Uniform Playouts)'], 'explores by priors', {
    selection: 'puct',
    firstValue: 'win',
  }),
  mcts('rave', ['MC-RAVE'], 'learns from where moves are played later', {
    grave: 0,
    selection: 'none',
    firstValue: 'win',
  }),
  mcts('grave', ['MC-GRAVE', 'UCB1-GRAVE', 'MC-BRAVE'], 'RAVE with statistics of nodes that are visited often', {
    grave: 100,
    selection: 'none',
    firstValue: 'win',
  }),
  mcts('mast', [], 'playouts of moves that did well elsewhere', { playout: 'mast' }),
  mcts('nst', [], 'the same for sequences of moves', { playout: 'nst' }),
  mcts('history', ['Progressive History', 'ProgressiveHistory'], 'tries first what did well elsewhere', {
    progressiveHistory: 1.5,
    firstValue: 'parent',
  }),
  mcts('bias', ['Progressive Bias'], 'tries first what the evaluation likes', { progressiveBias: 5 }),
  mcts('implicit', ['Implicit Minimax'], 'blends in minimax of the evaluation', {
    implicitMinimax: 0.4,
    playoutMoves: 20,
    cutOff: true,
  }),
  mcts('ept', ['EPT', 'EPT-QB'], 'playouts of four moves, then the evaluation', { playoutMoves: 4, cutOff: true }),
  mcts('bandit', ['Bandit Tree Search'], 'no playouts, the evaluation only', { playout: 'evaluation' }),
  mcts('ismcts', ['ISMCTS'], 'deals what is hidden anew on every descent', { fair: true }),
  alphaBeta('alphabeta', ['ab', 'Alpha-Beta', 'AlphaBeta'], 'searches by depth and evaluation', {}),
  alphaBeta('paranoid', [], 'alpha-beta: all others against the agent', { opponents: 'paranoid' }),
  alphaBeta('maxn', ['max^n'], 'search by depth: each plays for itself', { opponents: 'max^n' }),
  alphaBeta('brs', ['BRS+'], 'search by depth: one opponent at a time', { opponents: 'brs+' }),
  alphaBeta('expectimax', [], 'search by depth with means over throws of dice', { samples: 36, quiescence: false }),
  {
    name: 'ubfm',
    aliases: ['UBFM'],
    about: 'unbounded best-first minimax',
    settings: [...limits, 'terms', 'epsilon'],
    create: (settings) => new UbfmAgent(settings),
  },
];

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The kind of agent with a name, whatever its spelling; undefined if there is none. */
export function agentKind(name: string): AgentKind | undefined {
  const wanted = plain(name).replace(/^level\d+$/, 'level');
  const fits = (each: string): boolean => plain(each) === wanted;
  return agentKinds.find((kind) => fits(kind.name)) ?? agentKinds.find(({ aliases }) => aliases.some(fits));
}

/**
 * Makes an agent from its name and settings.
 *
 * @example
 * const agent = createAgent({ name: 'grave', iterations: 2000 });
 */
export function createAgent({ name, ...settings }: AgentSettings): SyncAgent {
  if (typeof name !== 'string') throw new EngineError('bad-option', 'An agent needs a name.');
  const level = /^level\s*(\d+)$/i.exec(name);
  if (level) return createAgent({ name: 'level', ...settings, level: Number(level[1]) });
  const kind = agentKind(name);
  if (!kind) {
    const names = agentKinds.map((each) => each.name);
    const near = suggest(name, names);
    throw new EngineError(
      'bad-option',
      `There is no agent "${name}". ${near ? `Did you mean ${near}?` : `There are ${names.join(', ')}.`}`,
    );
  }
  for (const [setting, value] of Object.entries(settings)) {
    if (!kind.settings.includes(setting)) {
      const near = suggest(setting, kind.settings);
      throw new EngineError(
        'bad-option',
        `The agent ${kind.name} has no setting "${setting}". ${near ? `Did you mean ${near}?` : `It has ${kind.settings.join(', ')}.`}`,
      );
    }
    checkSetting(kind.name, setting, value);
  }
  return kind.create(settings);
}

const words: Readonly<Record<string, readonly string[]>> = {
  selection: ['ucb1', 'ucb1Tuned', 'puct', 'none'],
  playout: ['uniform', 'mast', 'nst', 'evaluation'],
  firstValue: ['first', 'parent', 'win', 'draw', 'loss'],
  choice: ['robust', 'max', 'secure'],
  opponents: ['paranoid', 'max^n', 'brs+'],
};
const switches: ReadonlySet<string> = new Set([
  'cutOff',
  'bounds',
  'reuse',
  'fair',
  'quiescence',
  'table',
  'aspiration',
]);

const neverNothing: ReadonlySet<string> = new Set(['iterations', 'ms', 'samples', 'depth', 'lines']);

function checkSetting(agent: string, setting: string, value: unknown): void {
  const refuse = (wanted: string): never => {
    const text = JSON.stringify(value) ?? String(value);
    throw new EngineError('bad-option', `"${setting}" of ${agent} is ${wanted}, not ${text}.`);
  };
  if (value === undefined) return;
  if (words[setting]) {
    if (!words[setting].includes(value as string)) refuse(`one of ${words[setting].join(', ')}`);
  } else if (switches.has(setting)) {
    if (typeof value !== 'boolean') refuse('true or false');
  } else if (setting === 'terms') {
    if (!Array.isArray(value)) refuse('a list of terms');
  } else if (typeof value !== 'number' || !Number.isFinite(value) || (setting !== 'seed' && value < 0)) {
    refuse('a number from 0 on');
  } else if (neverNothing.has(setting) && value === 0) refuse('a number above 0');
}
