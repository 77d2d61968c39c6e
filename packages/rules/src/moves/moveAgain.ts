/** `(moveAgain)`: the mover has another move. */
import { ludeme } from '@ludii/functions';
import { consequenceOf, NonDecision, ThenPart } from '@ludii/functions/internal';
import { constant, mover } from '@ludii/ir';
import { action, attached, emit } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import { Op } from '@ludii/state/internal';

export const moveAgain = ludeme('moveAgain', {
  returns: NonDecision,
  args: { consequence: optional(ThenPart) },
  doc: 'The player who moves will move again.',
  example: '(moveAgain)',
  flags: ['moveAgain'],
  meaning: ({ consequence: then }) =>
    attached(emit(constant(-1), constant(-1), [action(Op.SetNextPlayer, false, mover)]), consequenceOf(then)),
});
