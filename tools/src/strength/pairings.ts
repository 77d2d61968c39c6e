/** Which agents are compared, in which game, with how much thinking. `npm run strength -- NAME` plays those of a name. */
import type { AgentSettings } from '@ludii/agents';
import { calibrated } from './calibrate.js';

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

/** An agent with so many ms of CPU time for each move. */
const timed = (name: string, ms: number, settings: object = {}): AgentSettings => ({ name, ms, ...settings });

export const pairings: Readonly<Record<string, readonly Pairing[]>> = {
  /** Twice as much thinking wins more. */
  doubling: [
    doubled('breakthrough', 100),
    doubled('connect-four', 50),
    doubled('hex', 100, ['Board Size/7']),
    doubled('kalah', 50),
    doubled('reversi', 50),
  ],
  /**
   * What learns from playouts against plain UCT, in equal time. Random games of Breakthrough are cheap: only their first moves
   * are looked at, and means of few games are not trusted.
   */
  learning: [
    pairing('hex', timed('grave', 15), timed('uct', 15), ['Board Size/7']),
    pairing('havannah', timed('grave', 15), timed('uct', 15), ['Board Size/4']),
    pairing('breakthrough', timed('grave', 10, { grave: 400, horizon: 16, firstValue: 'parent' }), timed('uct', 10)),
  ],
  /** Search by depth and evaluation against UCT, in equal time. */
  depth: [
    pairing('chess', timed('alphabeta', 10), timed('uct', 10)),
    pairing('english-draughts', timed('alphabeta', 5), timed('uct', 5)),
  ],
  /** Hidden pieces: nobody looks at them. */
  hidden: [
    pairing('hidden-armies', { name: 'ismcts', iterations: 30, playoutMoves: 20, cutOff: true }, { name: 'random' }),
  ],
  /** Dice: random games of Backgammon are long, so that the mean over throws with an evaluation gets more out of its time. */
  dice: [pairing('backgammon', timed('expectimax', 2), timed('flat', 2))],
  /** Levels for people: each against the one below. */
  levels: calibrated.flatMap((game) =>
    [2, 3, 4, 5, 6, 7, 8].map((level) => pairing(game, { name: `level${level}` }, { name: `level${level - 1}` })),
  ),
};
