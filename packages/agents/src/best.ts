/** The agent that plays a game best, as far as it was measured: a table, else what the description advises, else by kind. */

import type { Move, Rulebook, SearchOptions, SyncAgent, Trial } from '@ludii/engine';
import { checkOptions, checkTrial, plainName } from '@ludii/engine/internal';
import { winners } from './best.data.js';
import { type AgentSettings, agentKind, createAgent } from './createAgent.js';
import { aiAdvice } from './evaluation/metadata.js';
import { together } from './options.js';

/** Games whose comparison was clear, see docs/strength.md. */
const measured: ReadonlyMap<string, AgentSettings> = new Map(
  Object.entries(winners).flatMap(([name, games]) => games.map((game) => [game, { name }] as const)),
);

/** The settings of the agent that plays a game best. */
export function bestSettings(game: Rulebook): AgentSettings {
  const known = measured.get(plainName(game.name));
  if (known) return known;
  const { bestAgent } = aiAdvice(game);
  if (bestAgent !== undefined && agentKind(bestAgent)) return { name: agentKind(bestAgent)!.name };
  return { name: 'uct' };
}

/** Plays every game with the agent that is best at it. */
export class BestAgent implements SyncAgent {
  readonly name = 'Best';
  #game: Rulebook | undefined;
  #agent: SyncAgent | undefined;

  constructor(readonly options: SearchOptions = {}) {}

  selectMove(trial: Trial, options: SearchOptions = {}): Move {
    checkTrial(trial);
    if (this.#game !== trial.game || !this.#agent) {
      this.#game = trial.game;
      this.#agent = createAgent(together(bestSettings(trial.game), this.options));
    }
    return this.#agent.selectMove(trial, checkOptions(options));
  }
}
