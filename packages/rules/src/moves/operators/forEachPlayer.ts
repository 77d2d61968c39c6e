/** `(forEach Player …)`, `(forEach Team …)` and `(forEach {players} …)`: moves for every player or team. */
import { Ints, Moves } from '@ludii/functions';
import { eachPlayer, eachPlayerOf, eachTeam, repeated } from '@ludii/functions/internal';
import { effect, unheeded } from '../shared/declare.js';

export const forEachPlayer = [
  effect('forEach Player', {
    args: { moves: Moves, ...unheeded },
    doc: 'Moves for every player, who is `(player)` meanwhile.',
    example: '(forEach Player (addScore Player 1))',
    meaning: ({ moves }, { players }) => repeated(eachPlayer(players), moves),
  }),
  effect('forEach', {
    args: { list: Ints, moves: Moves, ...unheeded },
    doc: 'Moves for every player of a list.',
    example: '(forEach (players Enemy) (addScore Player 1))',
    meaning: ({ list, moves }, { players }) => repeated(eachPlayerOf(list, players), moves),
  }),
  effect('forEach Team', {
    args: { moves: Moves },
    doc: 'Moves for every team, whose players are `(team)` meanwhile.',
    example: '(forEach Team (forEach (team) (set Hidden at:(site) to:Player)))',
    meaning: ({ moves }, { players }) => repeated(eachTeam(players), moves),
  }),
];
