/** The agents that experiments and commands can name, with the settings that each understands. */
import {
  type Agent,
  AlphaBetaAgent,
  FlatMonteCarloAgent,
  RandomAgent,
  type SearchOptions,
  suggest,
  UctAgent,
} from '@ludii/engine';

/** Settings of an agent, as they are written. */
export type AgentSettings = Readonly<Record<string, number>>;

/** What a setting may be. */
export interface AgentSetting {
  readonly description: string;
  readonly integer?: boolean;
  /** The least value; `above` excludes it. */
  readonly least: number;
  readonly above?: boolean;
}

/** A kind of agent. */
export interface AgentKind {
  readonly description: string;
  readonly settings: Readonly<Record<string, AgentSetting>>;
  make(settings: AgentSettings): Agent;
}

const count = (description: string): AgentSetting => ({ description, integer: true, least: 1 });
const thinking: Readonly<Record<string, AgentSetting>> = {
  iterations: count('iterations per move (default 1000)'),
  seconds: { description: 'time per move; results then depend on the machine', least: 0, above: true },
};
const playoutMoves = count('random games are broken off after so many moves');

/** How long to think, as agents take it. */
function limitsOf({ iterations, seconds }: AgentSettings): SearchOptions {
  return {
    ...(iterations === undefined ? {} : { iterations }),
    ...(seconds === undefined ? {} : { ms: 1000 * seconds }),
  };
}

/** All kinds, by the name that people write. */
export const agentKinds: Readonly<Record<string, AgentKind>> = {
  uct: {
    description: 'Monte Carlo tree search',
    settings: {
      ...thinking,
      exploration: { description: 'weight of moves that were tried rarely', least: 0 },
      playoutMoves,
    },
    make: ({ exploration, playoutMoves: moves, ...settings }) =>
      new UctAgent({ ...limitsOf(settings), exploration, playoutMoves: moves }),
  },
  mc: {
    description: 'flat Monte Carlo',
    settings: { ...thinking, playoutMoves },
    make: ({ playoutMoves: moves, ...settings }) =>
      new FlatMonteCarloAgent({ ...limitsOf(settings), playoutMoves: moves }),
  },
  ab: {
    description: 'alpha-beta',
    settings: {
      ...thinking,
      depth: count('greatest depth in moves'),
      samples: count('searches per depth in games with chance'),
    },
    make: ({ depth, samples, ...settings }) => new AlphaBetaAgent({ ...limitsOf(settings), depth, samples }),
  },
  random: { description: 'any legal move', settings: {}, make: () => new RandomAgent() },
};

/** An agent of a kind. */
export function makeAgent(kind: string, settings: AgentSettings = {}): Agent {
  const found = agentKinds[kind];
  if (!found) throw new RangeError(`There is no agent "${kind}".`);
  return found.make(settings);
}

/** What is wrong, and what may help. */
export interface AgentProblem {
  readonly code: 'unknown-agent' | 'unknown-setting' | 'wrong-form';
  readonly message: string;
  readonly hint: string;
}

function nearest(word: string, words: readonly string[], none: string): string {
  const near = suggest(word, words);
  if (near) return `Did you mean "${near}"?`;
  return words.length === 0 ? none : `There are ${words.join(', ')}.`;
}

/** What is wrong with the name of an agent. */
export function agentProblem(kind: string): AgentProblem | undefined {
  if (Object.hasOwn(agentKinds, kind)) return undefined;
  const hint = nearest(kind, Object.keys(agentKinds), '');
  return { code: 'unknown-agent', message: `There is no agent "${kind}".`, hint };
}

/** What is wrong with a setting of an agent. */
export function settingProblem(kind: string, name: string, value: unknown): AgentProblem | undefined {
  const known = agentKinds[kind]!.settings;
  const setting = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!setting) {
    const hint = nearest(name, Object.keys(known), 'It has none.');
    return { code: 'unknown-setting', message: `The agent "${kind}" has no setting "${name}".`, hint };
  }
  const good =
    typeof value === 'number' &&
    (setting.above ? value > setting.least : value >= setting.least) &&
    (setting.integer ? Number.isSafeInteger(value) : Number.isFinite(value));
  if (good) return undefined;
  const bound = setting.above ? `above ${setting.least}` : `from ${setting.least} on`;
  const sort = setting.integer ? 'whole number' : 'number';
  return {
    code: 'wrong-form',
    message: `"${name}" must be a ${sort} ${bound}.`,
    hint: `It says: ${setting.description}.`,
  };
}
