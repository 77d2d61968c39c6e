/** Games played by numbers without lists of moves, followed move by move with the lists of the rules. */
import type { Game } from '@ludii/compiler';
import { type Context, isOver, SplitMix64 } from '@ludii/state';
import { FixedChance } from './fixedChance.js';
import { positionKey } from './moves.js';

/** So many moves are played before the positions are compared again. */
const Between = 8;

/** A game of at most `moves` moves; what is wrong with it, if anything. */
export function checkCounted(game: Game, seed: number, moves: number): string | undefined {
  const { flow, limits, rules, shape } = game;
  if (rules.mode !== 'alternating' || shape.flags.stochastic) return undefined;
  const begin = (): Context => {
    const c = game.newContext(new FixedChance(seed));
    flow.start(c);
    return c;
  };
  const counted = begin();
  const listed = begin();
  // The rules themselves list and make the moves.
  listed.guard = () => {};
  const choice = new SplitMix64(seed, 12);
  for (let n = 0; n < moves && !isOver(listed.state); n++) {
    listed.rest();
    const legal = flow.legalMoves(listed);
    const { length } = legal;
    listed.rest();
    counted.rest();
    const count = flow.countMoves(counted, limits);
    const found = count > 0 ? count : flow.legalMoves(counted).length;
    if (found !== length) return `move ${n}: ${found} moves are counted, ${length} listed`;
    counted.rest();
    const index = choice.nextInt(length);
    if (count > 0) flow.playCounted(counted, index, count);
    else flow.goOn(counted, flow.legalMoves(counted), index);
    flow.apply(listed, legal, index, false);
    listed.trial.legal = undefined;
    const isLast = n + 1 === moves || isOver(listed.state);
    if (!isLast && n % Between !== 0) continue;
    const [a, b] = [positionKey(counted), positionKey(listed)];
    if (a !== b) return `after move ${n}, number ${index} of ${length}: by counting ${a}, by lists ${b}`;
  }
  return undefined;
}
