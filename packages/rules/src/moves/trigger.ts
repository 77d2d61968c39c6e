/** `(trigger …)`: an event that end rules ask for. */
import { fixedInt, Int, ludeme, Role, Text } from '@ludii/functions';
import { NonDecision, numberOf, roleIndex, ThenPart } from '@ludii/functions/internal';
import { constant } from '@ludii/ir';
import { action, emit, interpreted } from '@ludii/ir/internal';
import { either, optional } from '@ludii/registry';
import { Op } from '@ludii/state/internal';

export const trigger = ludeme('trigger', {
  returns: NonDecision,
  args: { event: Text, player: either(1, Int), role: either(1, Role), consequence: optional(ThenPart) },
  doc: 'Notes that something has happened to a player.',
  example: '(trigger "Captured" Next)',
  // A consequence of this rule is accepted and never happens.
  meaning: ({ event, player, role }, build) => {
    const who = player ?? (role ? roleIndex(role, build) : fixedInt(-1));
    return interpreted(emit(constant(-1), constant(-1), [action(Op.Trigger, false, build.text(event), numberOf(who))]));
  },
});
