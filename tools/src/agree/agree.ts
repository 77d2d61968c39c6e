/** Holds all ways of playing one game against each other: questions in positions on the way, whole random games, games by numbers. */
import type { Game } from '@ludii/compiler';
import { isOver, SplitMix64 } from '@ludii/state';
import { checkCounted } from './counted.js';
import { checkPlayout } from './playouts.js';
import { askAll } from './questions.js';

/** How much is compared. */
export interface Extent {
  /** Games in which questions are asked, and moves of each. */
  readonly games: number;
  readonly moves: number;
  /** Whole random games, and moves of each at most. */
  readonly playouts: number;
  readonly playoutMoves: number;
  /** No further game is begun after so many milliseconds of CPU time. */
  readonly ms: number;
}

/** Everything in which the ways of playing a game do not agree, a line each; the first of each game only. */
export function disagreements(game: Game, seed: number, extent: Extent): string[] {
  const found: string[] = [];
  const cpu = process.cpuUsage();
  const isLate = (): boolean => {
    const { user, system } = process.cpuUsage(cpu);
    return (user + system) / 1000 > extent.ms;
  };
  for (let k = 0; k < extent.games && !isLate(); k++) found.push(...questioned(game, seed + k, extent.moves, isLate));
  for (let k = 0; k < extent.playouts && !isLate(); k++) {
    const wrong = checkPlayout(game, seed + k, extent.playoutMoves);
    if (wrong) found.push(`playout ${seed + k}: ${wrong}`);
    const counted = checkCounted(game, seed + k, extent.playoutMoves);
    if (counted) found.push(`game by numbers ${seed + k}: ${counted}`);
  }
  return found;
}

/** A game played from lists, with all questions asked in every position. */
function questioned(game: Game, seed: number, moves: number, isLate: () => boolean): string[] {
  const c = game.newContext(new SplitMix64(seed, 1));
  const choice = new SplitMix64(seed, 2);
  const draws = new SplitMix64(seed, 3);
  game.flow.start(c);
  for (let n = 0; n < moves && !isOver(c.state) && !isLate(); n++) {
    const legal = game.flow.legalMoves(c);
    if (legal.length === 0 || game.rules.mode === 'simultaneous') break;
    const wrong = askAll({ game, c, legal, draws });
    if (wrong.length > 0) return wrong.map((line) => `seed ${seed}, move ${n}: ${line}`);
    game.flow.apply(c, legal, choice.nextInt(legal.length));
  }
  return [];
}
