/** Which agents are compared, in which game, with how much thinking. `npm run strength -- NAME` plays those of a name. */
import type { AgentSettings } from '@ludii/agents';

/** Two agents and a game. */
export interface Pairing {
  readonly game: string;
  readonly options: readonly string[];
  readonly first: AgentSettings;
  readonly second: AgentSettings;
}

function pairing(game: string, first: AgentSettings, second: AgentSettings, options: readonly string[] = []): Pairing {
  return { game, first, second, options };
}

function doubled(game: string, iterations: number, options: readonly string[] = []): Pairing {
  return pairing(game, { name: 'uct', iterations: 2 * iterations }, { name: 'uct', iterations }, options);
}

const ms = 50;
const uct: AgentSettings = { name: 'uct', ms };

export const pairings: Readonly<Record<string, readonly Pairing[]>> = {
  /** Twice as much thinking wins more. */
  doubling: [
    doubled('breakthrough', 100),
    doubled('connect-four', 50),
    doubled('hex', 100, ['Board Size/7']),
    doubled('kalah', 50),
    doubled('reversi', 50),
  ],
  /** What learns from playouts against plain UCT, in equal time. */
  learning: [
    pairing('hex', { name: 'grave', ms }, uct, ['Board Size/7']),
    pairing('havannah', { name: 'grave', ms }, uct, ['Board Size/4']),
    pairing('breakthrough', { name: 'grave', ms }, uct),
    pairing('breakthrough', { name: 'mast', ms }, uct),
  ],
  /** Search by depth and evaluation against UCT, in equal time. */
  depth: [
    pairing('chess', { name: 'alphabeta', ms }, uct),
    pairing('english-draughts', { name: 'alphabeta', ms }, uct),
  ],
  /** Hidden pieces: nobody looks at them. */
  hidden: [pairing('hidden-armies', { name: 'ismcts', iterations: 100 }, { name: 'random' })],
  /** Dice. */
  dice: [pairing('backgammon', uct, { name: 'flat', ms })],
  /** Levels for people: each against the one below. */
  levels: ['connect-four', 'breakthrough', 'reversi'].flatMap((game) =>
    [2, 3, 4, 5, 6, 7, 8].map((level) => pairing(game, { name: `level${level}` }, { name: `level${level - 1}` })),
  ),
};
