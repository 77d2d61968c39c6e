/** Who plays: people and programs, from `--ai p1=human,p2=uct`. */
import { agentKind, agentKinds, createAgent } from '@ludii/agents';
import type { SearchOptions, SyncAgent } from '@ludii/engine';
import { suggest } from '@ludii/engine/internal';
import { UserError } from '../userError.js';

/** What may be written behind `p1=`. */
export const playerKinds: readonly string[] = ['human', ...agentKinds.map(({ name }) => name)];

/** The players by number (entry 0 unused); undefined is a person. */
export type Players = readonly (SyncAgent | undefined)[];

/** Reads who plays. Players who are not mentioned are people. */
export function readPlayers(text: string, count: number, limits: SearchOptions): Players {
  const players: (SyncAgent | undefined)[] = new Array<SyncAgent | undefined>(count + 1).fill(undefined);
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const found = /^p?(\d+|all)=([\w^+-]+)$/i.exec(part);
    if (!found) throw new UserError(`"${part}" does not say who plays: write for example p1=human,p2=uct.`);
    const kind = found[2]!.toLowerCase();
    if (!agentKind(kind) && kind !== 'human') {
      const near = suggest(kind, playerKinds);
      const hint = near ? `Did you mean ${near}?` : `There are ${playerKinds.join(', ')}.`;
      throw new UserError(`There is no player "${kind}". ${hint}`);
    }
    const numbers = found[1]!.toLowerCase() === 'all' ? players.map((_, i) => i).slice(1) : [Number(found[1])];
    for (const number of numbers) {
      if (number < 1 || number > count) throw new UserError(`There is no player ${number}: the game has ${count}.`);
      players[number] = kind === 'human' ? undefined : createAgent({ name: kind, ...limits });
    }
  }
  return players;
}
