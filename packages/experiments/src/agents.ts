/** The agents that experiments and commands can name, with the settings that each understands. */
import {
  type Agent,
  AlphaBetaAgent,
  FlatMonteCarloAgent,
  RandomAgent,
  type SearchOptions,
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
