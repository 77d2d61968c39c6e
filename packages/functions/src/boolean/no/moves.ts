/** `(no Moves …)`: whether a player is stuck. */
import type { Condition } from '@ludii/ir';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn } from '../../declare/compiled.js';
import { Bool } from '../../declare/kinds.js';
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
    const fn: BoolFn = (c) => {
      const p = player(c);
      return p >= 0 && p <= players && c.state.isStalemated(p);
    };
    return { k: 'callCondition', fn };
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
