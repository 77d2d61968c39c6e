/**
 * Games in which all players move at once are asked for one player after the other; when everyone has chosen, the
 * choices become one move. Consequences that wait for all moves are put behind it.
 */
import { type Context, type MoveGenerator, type MoveList, MoveWord } from '@ludii/compiler';

/** Joins one move of each player (numbers of `legal`, in the order of the players) into the only move of `out`. */
export function combine(c: Context, legal: MoveList, choices: readonly number[], out: MoveList): void {
  const { consequences } = c.game;
  const deferred = (rule: number): boolean => {
    const generator: MoveGenerator & { readonly afterAll?: true } = consequences.generators[rule]!;
    return generator.afterAll === true;
  };
  const parts = c.acquire();
  let late = 0;
  for (const choice of choices) {
    const i = parts.copyMove(legal, choice);
    const rules = consequences.lists[parts.tape[parts.start(i) + MoveWord.Then]!]!;
    parts.setThenOf(i, consequences.list(rules.filter((rule) => !deferred(rule))));
    late = consequences.concat(late, consequences.list(rules.filter(deferred)));
  }
  out.clear();
  out.begin(c.game.players + 1, 0, 0);
  out.setThen(late);
  for (let i = 0; i < parts.length; i++) out.nest(parts, i);
  out.finish();
  c.release(parts);
}

/** Players who choose, in order. */
export function choosers(c: Context): number[] {
  const found: number[] = [];
  for (let player = 1; player <= c.game.players; player++) if (c.state.isActive(player)) found.push(player);
  return found;
}
