/** `(moveAgain)`: the mover has another move. */
import { consequenceOf, ludeme, NonDecision, ThenPart } from '@ludii/functions';
import { action, attached, constant, emit, mover } from '@ludii/ir';
import { optional } from '@ludii/registry';
import { Op } from '@ludii/state';

export const moveAgain = ludeme('moveAgain', {
  returns: NonDecision,
  args: { consequence: optional(ThenPart) },
  doc: 'The player who moves will move again.',
  example: '(moveAgain)',
  flags: ['moveAgain'],
  meaning: ({ consequence: then }) =>
    attached(emit(constant(-1), constant(-1), [action(Op.SetNextPlayer, false, mover)]), consequenceOf(then)),
});
