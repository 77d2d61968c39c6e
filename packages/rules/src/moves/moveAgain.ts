/** `(moveAgain)`: the mover has another move. */
import { mover } from '@ludii/ir';
import { Op } from '@ludii/state/internal';
import { effect } from './shared/declare.js';
import { setting } from './shared/writing.js';

export const moveAgain = effect('moveAgain', {
  doc: 'The player who moves will move again.',
  example: '(moveAgain)',
  flags: ['moveAgain'],
  meaning: () => setting(Op.SetNextPlayer, false, mover),
});
