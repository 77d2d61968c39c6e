/** `(set NextPlayer …)`, `(move Set NextPlayer …)`: who moves next. */
import { type Build, Ints, ludeme, Moves, type MovesFn, Player } from '@ludii/functions';
import { borrowNumbers, NonDecision, returnNumbers, ThenPart } from '@ludii/functions/internal';
import { either, optional, type Values, words } from '@ludii/registry';
import type { MoveList } from '@ludii/state';

const args = { player: either(1, Player), players: either(1, Ints), consequence: optional(ThenPart) };

/** A consequence of this rule is accepted and never happens. */
function compile({ player, players }: Values<typeof args>, build: Build, decision: boolean): MovesFn {
  const emit = (out: MoveList, mover: number, next: number): void => {
    if (next < 1 || next > build.players) return;
    out.begin(mover, -1, -1);
    out.pushSetNextPlayer(next, decision);
    out.finish();
  };
  if (player) return (c, out) => emit(out, c.state.mover, player(c));
  return (c, out) => {
    const chosen = borrowNumbers();
    players?.(c, chosen);
    for (let k = 0; k < chosen.length; k++) emit(out, c.state.mover, chosen[k]!);
    returnNumbers(chosen);
  };
}

export const setNextPlayer = [
  ludeme('set', 'NextPlayer', {
    returns: NonDecision,
    args,
    doc: 'Says who moves next.',
    example: '(set NextPlayer (player (mover)))',
    compile: (values, build) => compile(values, build, false),
  }),
  ludeme('move', 'Set', {
    returns: Moves,
    args: { what: words('SetNextPlayerType', ['NextPlayer']), ...args },
    doc: 'The player chooses who moves next.',
    example: '(move Set NextPlayer (players All))',
    compile: (values, build) => compile(values, build, true),
  }),
];
