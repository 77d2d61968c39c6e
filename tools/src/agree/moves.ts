/** Moves of a list and moves that were played, in a form that can be compared. */
import type { Game } from '@ludii/compiler';
import { type Context, isOver, type MoveList, winner } from '@ludii/state';
import { endType, MoveWord, moveTextOnTape, rankings } from '@ludii/state/internal';

const identity = [MoveWord.Mover, MoveWord.From, MoveWord.To, MoveWord.LevelMin, MoveWord.LevelMax];

/** Mover, sites and levels of a move on a tape: nearly tells the moves of a position apart. */
export function essence(tape: Int32Array, start: number): string {
  return identity.map((word) => tape[start + word]).join();
}

/** The last move that was played, with all its consequences. */
export const lastText = (c: Context): string => moveTextOnTape(c.trial.moves.tape, c.trial.lastStart(), c.game.strings);

/** A copy in which moves are listed and made by the rules themselves, not by the program of the game. */
export function byRules(c: Context): Context {
  const copy = c.copy();
  copy.trial.legal = undefined;
  copy.guard = () => {};
  return copy;
}

/** Moves of a list by their essence. */
export function byEssence(list: MoveList): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (let i = 0; i < list.length; i++) {
    const key = essence(list.tape, list.start(i));
    const others = found.get(key);
    if (others) others.push(i);
    else found.set(key, [i]);
  }
  return found;
}

/** What a position is: contents of the sites and all that the turn consists of, as one text. */
export function positionKey({ state, trial }: Context): string {
  const { mover, next, prev, counter, numTurn, consecutivePasses, active } = state;
  const turn = [mover, next, prev, counter, numTurn, consecutivePasses, active, trial.length, trial.startMoves];
  return `${state.positionHash()} ${turn.join()} ${isOver(state) ? `${winner(state)} ${endType(state)} ${rankings(state).join()}` : ''}`;
}

/** The move of the list that leads to what was played in `played`, tried out on copies of `c`; −1 if there is none. */
export function findPlayed(game: Game, c: Context, legal: MoveList, played: Context): number {
  const wanted = lastText(played);
  const key = essence(played.trial.moves.tape, played.trial.lastStart());
  const candidates = byEssence(legal).get(key) ?? [];
  for (const i of candidates) {
    const copy = c.copy();
    game.flow.apply(copy, legal, i, false);
    if (lastText(copy) === wanted) return i;
  }
  return -1;
}
