/** `(playCard)`, `(move PlayCard)`: a card of the mover's hands goes to the mover's place on the board. */
import { Cell } from '@ludii/state/internal';
import { effectAndDecision } from './shared/declare.js';

export const playCard = effectAndDecision('playCard', 'move PlayCard', {
  doc: 'Plays a card from the hand of the mover.',
  example: '(move PlayCard)',
  flags: ['cell', 'card', 'hiddenInfo', 'notAllPass', 'usesFromPositions'],
  meaning:
    (_args, { shape }, decision) =>
    (c, out) => {
      const { state } = c;
      const { mover } = state;
      for (const hand of shape.containers.slice(1)) {
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
    },
});
