/** `(set NextPlayer …)`, `(move Set NextPlayer …)`: who moves next. */
import { Ints, Player } from '@ludii/functions';
import { numbersIn } from '@ludii/functions/internal';
import { either, words } from '@ludii/registry';
import { Op } from '@ludii/state/internal';
import { effectAndDecision, unheeded } from '../shared/declare.js';
import { writeMove } from '../shared/writing.js';

const args = { player: either(1, Player), players: either(1, Ints), ...unheeded };

export const setNextPlayer = effectAndDecision(
  'set NextPlayer',
  'move Set',
  {
    args,
    doc: 'Says who moves next.',
    example: '(set NextPlayer (player (mover)))',
    meaning:
      ({ player, players }, build, decision) =>
      (c, out) => {
        const chosen = player ? [player(c)] : players ? numbersIn(c, players) : [];
        for (const next of chosen) {
          if (next < 1 || next > build.players) continue;
          writeMove(out, c.state.mover, -1, Op.SetNextPlayer, decision, next);
        }
      },
  },
  {
    args: { what: words('SetNextPlayerType', ['NextPlayer']), ...args },
    doc: 'The player chooses who moves next.',
    example: '(move Set NextPlayer (players All))',
  },
);
