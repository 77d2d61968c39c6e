/** What players have: `(score …)`, `(amount …)`, `(matchScore …)`, and variables `(var …)`. */
import { constant, type Value } from '@ludii/ir';
import { either, optional } from '@ludii/registry';
import { variable } from '@ludii/state/internal';
import { ludeme } from '../declare/build.js';
import { Int, Player } from '../declare/kinds.js';
import { numberOf } from '../declare/meaning.js';
import { roleIndex } from '../declare/roles.js';
import { Role, Text } from '../declare/words.js';

export const players = [
  ludeme('score', {
    returns: Int,
    args: { player: either(1, Player), role: either(1, Role) },
    doc: 'The score of a player.',
    example: '(score Mover)',
    flags: ['score'],
    meaning: ({ player, role }, build): Value => {
      const index = player ?? roleIndex(role!, build);
      const { players } = build;
      return role === 'Neutral' ? constant(0) : { k: 'score', player: numberOf(index), players };
    },
  }),
  ludeme('amount', {
    returns: Int,
    args: { role: either(1, Role), player: either(1, Player) },
    doc: 'What a player has to bet with; -1 for nobody.',
    example: '(amount Mover)',
    flags: ['bet'],
    compile: ({ role, player }, build) => {
      const index = player ?? roleIndex(role!, build);
      const most = build.players;
      return (c) => {
        const p = index(c);
        return p >= 1 && p <= most ? c.state.amount(p) : -1;
      };
    },
  }),
  ludeme('matchScore', {
    returns: Int,
    args: { role: Role },
    doc: 'The score of a player in the match that the game is part of; -1 outside a match.',
    example: '(matchScore P1)',
    compile: ({ role }, build) => {
      const index = roleIndex(role, build);
      return (c) => c.match?.score(index(c)) ?? -1;
    },
  }),
  ludeme('var', {
    returns: Int,
    args: { key: optional(Text) },
    doc: 'The value of a variable, -1 if it was never set; without a name the one unnamed value.',
    example: '(var "Captures")',
    flags: ['mapValue'],
    compile: ({ key }, build) => {
      if (key === undefined) return (c) => c.state.temp;
      const name = build.text(key);
      return (c) => variable(c.state, name);
    },
  }),
];
