/** `(set Hidden …)`: what players may not see of a site. */
import { type Build, ludeme, type MovesFn, Player, Role } from '@ludii/functions';
import { NonDecision, type PlayerSetFn, ThenPart } from '@ludii/functions/internal';
import { named, optional, type Values } from '@ludii/registry';
import { attachThen } from '../shared/consequence.js';
import { alone, hidingArgs, hidingFn, playersOf } from './hiding.js';

const then = { consequence: optional(ThenPart) };

function compile(
  { consequence, ...what }: Values<typeof hidingArgs & typeof then>,
  players: PlayerSetFn,
  build: Build,
): MovesFn {
  const hide = hidingFn(what, players, build);
  const attach = attachThen(consequence);
  return (c, out) => {
    const made = out.length;
    out.begin(0, 0, 0);
    hide(c, (op, _site, [type, site, level, player, hidden]) =>
      out.push5(op, false, type, site, level, player, hidden),
    );
    out.finish();
    attach(c, out, made);
  };
}

export const setHidden = [
  ludeme('set', 'Hidden', {
    returns: NonDecision,
    args: { ...hidingArgs, to: named(Role), ...then },
    doc: 'Hides a site, or something about it, from players, or shows it to them.',
    example: '(set Hidden What at:(last To) to:Next)',
    flags: ['hiddenInfo'],
    compile: ({ to, ...rest }, build) => compile(rest, playersOf(to, build), build),
  }),
  ludeme('set', 'Hidden', {
    returns: NonDecision,
    args: { ...hidingArgs, to: named(Player), ...then },
    doc: 'Hides a site, or something about it, from a player, or shows it to them.',
    example: '(set Hidden What at:(last To) to:(player (next)))',
    flags: ['hiddenInfo'],
    compile: ({ to, ...rest }, build) => compile(rest, alone(to, build.players), build),
  }),
];
