/** Which agents are compared, in which game, with how much thinking. `npm run strength NAME` plays those of a name. */
import { type Agent, UctAgent } from '@ludii/engine';

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

function doubled(game: string, iterations: number, options: readonly string[] = []): Pairing {
  return {
    game,
    options,
    first: new UctAgent({ iterations: 2 * iterations }),
    second: new UctAgent({ iterations }),
    firstName: `UCT ${2 * iterations}`,
    secondName: `UCT ${iterations}`,
  };
}

export const pairings: Readonly<Record<string, () => readonly Pairing[]>> = {
  /** Twice as much thinking wins more. */
  doubling: () => [
    doubled('breakthrough', 100),
    doubled('connect-four', 50),
    doubled('hex', 100, ['Board Size/7']),
    doubled('kalah', 50),
    doubled('reversi', 50),
  ],
};
