/** `(playCard)`, `(move PlayCard)`: a card of the mover's hands goes to the mover's place on the board. */
import type { MovesFn } from '@ludii/functions';
import { ThenPart } from '@ludii/functions/internal';
import { optional } from '@ludii/registry';
import { Cell } from '@ludii/state/internal';
import { attachThen } from './shared/consequence.js';
import { effectAndDecision } from './shared/declare.js';

export const playCard = effectAndDecision('playCard', 'PlayCard', {
  args: { consequence: optional(ThenPart) },
  doc: 'Plays a card from the hand of the mover.',
  example: '(move PlayCard)',
  flags: ['cell', 'card', 'hiddenInfo', 'notAllPass', 'usesFromPositions'],
  compile: ({ consequence: then }, build, decision): MovesFn => {
    const attach = attachThen(then);
    return (c, out) => {
      const { state } = c;
      const { mover } = state;
      const { containers } = build.shape;
      const first = out.length;
      for (let k = 1; k < containers.length; k++) {
        const hand = containers[k]!;
        if (hand.owner !== mover) continue;
        for (let site = hand.first; site < hand.first + hand.size; site++) {
          const height = state.stackSize(Cell, site);
          for (let level = 0; level < height; level++) {
            out.begin(mover, site, mover - 1);
            out.setLevels(level, level);
            out.pushMove(Cell, site, level, Cell, mover - 1, -1, -1, -1, -1, false, decision);
            out.finish();
          }
        }
      }
      attach(c, out, first);
    };
  },
});
