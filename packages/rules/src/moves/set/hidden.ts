/** `(set Hidden …)`: what players may not see of a site. */
import { type IntFn, Player, Role } from '@ludii/functions';
import { playersMeant, type RoleWord } from '@ludii/functions/internal';
import { type Kind, named } from '@ludii/registry';
import { effect } from '../shared/declare.js';
import { hidingArgs, hidingFn } from './hiding.js';

const hidden = (to: Kind<IntFn | RoleWord>, whom: string, example: string) =>
  effect('set Hidden', {
    args: { ...hidingArgs, to: named(to) },
    doc: `Hides a site, or something about it, from ${whom}, or shows it to them.`,
    example,
    flags: ['hiddenInfo'],
    meaning: ({ to: given, ...what }, build) => {
      const hide = hidingFn(what, playersMeant(given, build), build);
      return (c, out) => {
        out.begin(0, 0, 0);
        hide(c, (op, _site, operands) => out.pushAction(op, false, operands));
        out.finish();
      };
    },
  });

export const setHidden = [
  hidden(Role, 'players', '(set Hidden What at:(last To) to:Next)'),
  hidden(Player, 'a player', '(set Hidden What at:(last To) to:(player (next)))'),
];
