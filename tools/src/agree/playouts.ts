/**
 * Whole random games, played in the fastest way, then followed move by move with the lists of legal moves; and played once
 * more as games that nobody looks at again.
 */
import type { Game } from '@ludii/compiler';
import { type Context, isOver, SplitMix64 } from '@ludii/state';
import { MoveWord, moveTextOnTape } from '@ludii/state/internal';
import { FixedChance } from './fixedChance.js';
import { byEssence, essence, lastText, positionKey } from './moves.js';

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

/**
 * Whether two games are in the same state, word by word, and their last moves have the same ends. The index of pieces may have
 * been made anew from the board: then it names the same sites, in some order.
 */
function isSame(a: Context, b: Context): boolean {
  const ends = ({ trial }: Context): string => {
    const { tape } = trial.moves;
    const start = trial.lastStart();
    return start < 0 ? '' : [MoveWord.Mover, MoveWord.From, MoveWord.To].map((word) => tape[start + word]).join();
  };
  const same = a.state.store.equals(b.state.store) || isSameBesidesIndex(a, b);
  return same && a.trial.moves.length === b.trial.moves.length && ends(a) === ends(b);
}

/** Whether the words of two states are the same but for the order of the index of pieces, and how often it names a site. */
function isSameBesidesIndex({ state: a }: Context, { state: b }: Context): boolean {
  const { owned, fixedWords } = a.layout;
  const components = a.owned.owners.length;
  // The first word tells how far the words reach, behind which lists have moved as they grew.
  for (let word = 1; word < fixedWords; word++) {
    const isHeader = word >= owned && word < owned + 3 * components;
    if (!isHeader && a.words[word] !== b.words[word]) return false;
  }
  const named = ({ owned: index }: typeof a, component: number): string =>
    [...new Set(Array.from({ length: index.length(component) }, (_, i) => index.entry(component, i)))].sort().join();
  return Array.from({ length: components - 1 }, (_, i) => i + 1).every((each) => named(a, each) === named(b, each));
}

/** Makes the move of the list that leads to a text with all its consequences; false if there is none. */
function follow(game: Game, c: Context, wanted: string, key: string): boolean {
  const legal = game.flow.legalMoves(c);
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
