/** Moves that all players make at once, found by what they do together. */
import { type Context, MoveWord, moveTextOnTape } from '@ludii/compiler/internal';
import type { Position } from './position.js';
import type { Rulebook } from './rulebook.js';

/** The text of a move with all that follows from it. */
export function resultOf(c: Context, play: () => void): string {
  c.markSameRandom();
  play();
  const text = moveTextOnTape(c.trial.moves.tape, c.trial.lastStart(), c.game.strings);
  c.rollback();
  return text;
}

/** Tries one move of each player with one of each other. */
export function findJoint(position: Position, recorded: string): number[] | undefined {
  const { current: c, rulebook } = position;
  const { flow } = rulebook.compiled;
  const all = flow.legalMoves(c);
  const groups = new Map<number, number[]>();
  for (let i = 0; i < all.length; i++) {
    const mover = all.tape[all.start(i) + MoveWord.Mover]!;
    groups.set(mover, [...(groups.get(mover) ?? []), i]);
  }
  const lists = [...groups.entries()].sort(([a], [b]) => a - b).map(([, list]) => list);
  const search = (chosen: readonly number[]): number[] | undefined => {
    const list = lists[chosen.length];
    if (!list) {
      const text = resultOf(c, () => flow.applyTogether(c, all, chosen));
      return text === recorded ? chosen.map((choice, k) => lists[k]!.indexOf(choice)) : undefined;
    }
    for (const choice of list) {
      const found = search([...chosen, choice]);
      if (found) return found;
    }
    return undefined;
  };
  return search([]);
}

/** True if a text is that of moves which all players make at once. */
export function isJointText(text: string, { mode, players }: Pick<Rulebook, 'mode' | 'players'>): boolean {
  return mode === 'simultaneous' && text.startsWith(`[Move:mover=${players + 1},`);
}
