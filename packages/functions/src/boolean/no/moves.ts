/** `(no Moves …)`: whether a player is stuck. */
import { type Condition, compare, constant, math } from '@ludii/ir';
import { stateWord, tableOf } from '@ludii/ir/internal';
import { StateWords } from '@ludii/state/internal';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn } from '../../declare/compiled.js';
import { Bool } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { roleIndex } from '../../declare/roles.js';
import { Role } from '../../declare/words.js';
import { noMovesSwitch } from '../switches.js';

export const noMoves = ludeme('no', 'Moves', {
  returns: Bool,
  args: { playerFn: Role },
  doc: 'True if a player cannot move. For the next player this is worked out now, for others it was when they had to pass.',
  example: '(no Moves Next)',
  meaning: ({ playerFn: role }, build): Condition => {
    if (role === 'Next') return { k: 'nextIsStuck', fn: nextIsStuck(build) };
    const { players } = build;
    const player = roleIndex(role, build);
    // The bit of each player in the word that notes who is stuck.
    const bit = tableOf(
      numberOf(player),
      Array.from({ length: players + 1 }, (_, p) => 1 << p),
      0,
    );
    return compare('!=', math('&', stateWord(StateWords.StalematedWord), bit), constant(0));
  },
});

const nextIsStuck =
  (build: Build): BoolFn =>
  (c) => {
    if (noMovesSwitch.isOff) return false;
    noMovesSwitch.hold();
    try {
      return build.flow.nextIsStalemated(c);
    } finally {
      noMovesSwitch.release();
    }
  };
