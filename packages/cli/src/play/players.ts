/** Who plays: people and programs, from `--ai p1=human,p2=uct`. */
import {
  type Agent,
  AlphaBetaAgent,
  FlatMonteCarloAgent,
  RandomAgent,
  type SearchOptions,
  suggest,
  UctAgent,
} from '@ludii/engine';
import { UserError } from '../userError.js';

const agents: Readonly<Record<string, (limits: SearchOptions) => Agent>> = {
  uct: (limits) => new UctAgent(limits),
  mc: (limits) => new FlatMonteCarloAgent(limits),
  ab: (limits) => new AlphaBetaAgent(limits),
  random: () => new RandomAgent(),
};

/** What may be written behind `p1=`. */
export const playerKinds: readonly string[] = ['human', ...Object.keys(agents)];

/** The players by number (entry 0 unused); undefined is a person. */
export type Players = readonly (Agent | undefined)[];

/** Reads who plays. Players who are not mentioned are people. */
export function readPlayers(text: string, count: number, limits: SearchOptions): Players {
  const players: (Agent | undefined)[] = new Array<Agent | undefined>(count + 1).fill(undefined);
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const found = /^p?(\d+|all)=(\w+)$/i.exec(part);
    if (!found) throw new UserError(`"${part}" does not say who plays: write for example p1=human,p2=uct.`);
    const kind = found[2]!.toLowerCase();
    const make = agents[kind];
    if (!make && kind !== 'human') {
      const near = suggest(kind, playerKinds);
      const hint = near ? `Did you mean ${near}?` : `There are ${playerKinds.join(', ')}.`;
      throw new UserError(`There is no player "${kind}". ${hint}`);
    }
    const numbers = found[1]!.toLowerCase() === 'all' ? players.map((_, i) => i).slice(1) : [Number(found[1])];
    for (const number of numbers) {
      if (number < 1 || number > count) throw new UserError(`There is no player ${number}: the game has ${count}.`);
      players[number] = make?.(limits);
    }
  }
  return players;
}
