/** `(trigger …)`: an event that end rules ask for. */
import { Int, numberOf, Role, Text } from '@ludii/functions';
import { playerOf } from '@ludii/functions/internal';
import { either } from '@ludii/registry';
import { Op } from '@ludii/state/internal';
import { effect, unheeded } from './shared/declare.js';
import { setting } from './shared/writing.js';

export const trigger = effect('trigger', {
  args: { event: Text, player: either(1, Int), role: either(1, Role), ...unheeded },
  doc: 'Notes that something has happened to a player.',
  example: '(trigger "Captured" Next)',
  meaning: ({ event, player, role }, build) => {
    const who = playerOf(player, role, build);
    return setting(Op.Trigger, false, build.text(event), numberOf(who));
  },
});
