/** `(no Moves …)`: whether a player is stuck. */
import { ludeme } from '../../declare/build.js';
import type { BoolFn } from '../../declare/compiled.js';
import { Bool } from '../../declare/kinds.js';
import { means } from '../../declare/meaning.js';
import { roleIndex } from '../../declare/roles.js';
import { Role } from '../../declare/words.js';
import { noMovesSwitch, switchedBy } from '../switches.js';

export const noMoves = ludeme('no', 'Moves', {
  returns: Bool,
  args: { playerFn: Role },
  doc: 'True if a player cannot move. For the next player this is worked out now, for others it was when they had to pass.',
  example: '(no Moves Next)',
  compile: ({ playerFn: role }, build) => {
    const { players } = build;
    if (role !== 'Next') {
      const player = roleIndex(role, build);
      return (c) => {
        const p = player(c);
        return p >= 0 && p <= players && c.state.isStalemated(p);
      };
    }
    const stuck: BoolFn = (c) => {
      if (noMovesSwitch.isOff) return false;
      noMovesSwitch.hold();
      try {
        return build.flow.nextIsStalemated(c);
      } finally {
        noMovesSwitch.release();
      }
    };
    return means(switchedBy(stuck, noMovesSwitch), { k: 'nextIsStuck', fn: stuck });
  },
});
