/** Which agents are compared, in which game, with how much thinking. `npm run strength NAME` plays those of a name. */
import { type AgentSettings, createAgent } from '@ludii/agents';
import type { Agent } from '@ludii/engine';

/** Two agents and a game. */
export interface Pairing {
  readonly game: string;
  readonly options?: readonly string[];
  readonly first: Agent;
  readonly second: Agent;
  /** What is shown of them. */
  readonly firstName: string;
  readonly secondName: string;
}

function pairing(game: string, first: AgentSettings, second: AgentSettings, options: readonly string[] = []): Pairing {
  const shown = ({ name, ...settings }: AgentSettings): string =>
    [name, ...Object.entries(settings).map(([key, value]) => `${key} ${value}`)].join(' ');
  const pair = { first: createAgent(first), second: createAgent(second) };
  return { game, options, ...pair, firstName: shown(first), secondName: shown(second) };
}

function doubled(game: string, iterations: number, options: readonly string[] = []): Pairing {
  return pairing(game, { name: 'uct', iterations: 2 * iterations }, { name: 'uct', iterations }, options);
}

const ms = 100;
const uct = { name: 'uct', ms };

export const pairings: Readonly<Record<string, () => readonly Pairing[]>> = {
  /** Twice as much thinking wins more. */
  doubling: () => [
    doubled('breakthrough', 100),
    doubled('connect-four', 50),
    doubled('hex', 100, ['Board Size/7']),
    doubled('kalah', 50),
    doubled('reversi', 50),
  ],
  /** What learns from playouts against plain UCT, in equal time. */
  learning: () => [
    pairing('hex', { name: 'grave', ms }, uct, ['Board Size/7']),
    pairing('breakthrough', { name: 'mast', ms }, uct),
    pairing('havannah', { name: 'grave', ms }, uct, ['Board Size/4']),
  ],
  /** Search by depth and evaluation against UCT, in equal time. */
  depth: () => [
    pairing('english-draughts', { name: 'alphabeta', ms }, uct),
    pairing('chess', { name: 'alphabeta', ms }, uct),
  ],
  /** Hidden pieces: nobody looks at them. */
  hidden: () => [pairing('hidden-armies', { name: 'ismcts', iterations: 100 }, { name: 'random' })],
  /** Dice. */
  dice: () => [pairing('backgammon', uct, { name: 'flat', ms })],
  /** Levels for people: each against the one below. */
  levels: () =>
    ['connect-four', 'breakthrough'].flatMap((game) =>
      [2, 3, 4, 5, 6, 7].map((level) => pairing(game, { name: `level${level}` }, { name: `level${level - 1}` })),
    ),
};
