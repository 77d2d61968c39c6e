/** `(trigger …)`: an event that end rules ask for. */
import { fixedInt, Int, ludeme, type MovesFn, Role, Text } from '@ludii/functions';
import { NonDecision, roleIndex, ThenPart } from '@ludii/functions/internal';
import { either, optional } from '@ludii/registry';
import { Op } from '@ludii/state/internal';

export const trigger = ludeme('trigger', {
  returns: NonDecision,
  args: { event: Text, player: either(1, Int), role: either(1, Role), consequence: optional(ThenPart) },
  doc: 'Notes that something has happened to a player.',
  example: '(trigger "Captured" Next)',
  // A consequence of this rule is accepted and never happens.
  compile: ({ event, player, role }, build): MovesFn => {
    const name = build.text(event);
    const who = player ?? (role ? roleIndex(role, build) : fixedInt(-1));
    return (c, out) => {
      out.begin(0, -1, -1);
      out.push2(Op.Trigger, false, name, who(c));
      out.finish();
    };
  },
});
