/**
 * Whole random games, played in the fastest way, then followed move by move with the lists of legal moves; and played once
 * more as games that nobody looks at again.
 */
import type { Game } from '@ludii/compiler';
import { type Context, isOver, SplitMix64 } from '@ludii/state';
import { moveTextOnTape } from '@ludii/state/internal';
import { FixedChance } from './fixedChance.js';
import { byEssence, essence, lastText, positionKey } from './moves.js';
import { isSame } from './same.js';

/** A random game of at most `moves` moves; what is wrong with it, if anything. */
export function checkPlayout(game: Game, seed: number, moves: number): string | undefined {
  if (game.rules.mode !== 'alternating') return undefined;
  const begin = (): Context => {
    const c = game.newContext(new FixedChance(seed));
    game.flow.start(c);
    return c;
  };
  const played = begin();
  game.flow.playOut(played, new SplitMix64(seed, 11), moves);
  const followed = begin();
  // The rules themselves list the moves that the program played.
  followed.guard = () => {};
  const { trial } = played;
  const forgotten = begin();
  game.flow.playOut(forgotten, new SplitMix64(seed, 11), moves, true);
  if (!isSame(played, forgotten)) return `after ${trial.length} moves: another position where moves are not recorded`;
  for (let n = followed.trial.length; n < trial.length; n++) {
    const start = trial.moves.start(n);
    const wanted = moveTextOnTape(trial.moves.tape, start, game.shape.strings);
    if (isOver(followed.state)) return `move ${n}: ${wanted} was played after the end`;
    if (!follow(game, followed, wanted, essence(trial.moves.tape, start)))
      return `move ${n}: ${wanted} is not in the list of legal moves`;
  }
  const [a, b] = [positionKey(played), positionKey(followed)];
  return a === b ? undefined : `after ${trial.length} moves: random play ${a}, lists ${b}`;
}

/** Makes the move of the list that leads to a text with all its consequences; false if there is none. */
function follow(game: Game, c: Context, wanted: string, key: string): boolean {
  c.rest();
  const legal = game.flow.legalMoves(c);
  c.rest();
  const candidates = byEssence(legal).get(key) ?? [];
  const tried = candidates.length > 1 ? candidates.find((i) => appliedText(game, c, i) === wanted) : candidates[0];
  if (tried === undefined) return false;
  game.flow.apply(c, legal, tried, false);
  c.trial.legal = undefined;
  return lastText(c) === wanted;
}

function appliedText(game: Game, c: Context, i: number): string {
  const copy = c.copy();
  game.flow.apply(copy, game.flow.legalMoves(copy), i, false);
  return lastText(copy);
}
