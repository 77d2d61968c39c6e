/** `(forEach Player …)`, `(forEach Team …)` and `(forEach {players} …)`: moves for every player or team. */
import { Ints, ludeme, Moves, type MovesFn } from '@ludii/functions';
import { keeping, NonDecision, ThenPart } from '@ludii/functions/internal';
import { optional } from '@ludii/registry';
import { attachThen } from '../shared/consequence.js';

export const forEachPlayer = [
  ludeme('forEach', 'Player', {
    returns: NonDecision,
    // The consequence of this form is never carried out.
    args: { moves: Moves, consequence: optional(ThenPart) },
    doc: 'Moves for every player, who is `(player)` meanwhile.',
    example: '(forEach Player (addScore Player 1))',
    compile: ({ moves }, { players }): MovesFn =>
      keeping(['player'], (c, out) => {
        for (let player = 1; player <= players; player++) {
          c.player = player;
          moves(c, out);
        }
      }),
  }),
  ludeme('forEach', {
    returns: NonDecision,
    args: { list: Ints, moves: Moves, consequence: optional(ThenPart) },
    doc: 'Moves for every player of a list.',
    example: '(forEach (players Enemy) (addScore Player 1))',
    compile: ({ list, moves }, { players }): MovesFn =>
      keeping(['player'], (c, out) => {
        const numbers: number[] = [];
        list(c, numbers);
        for (let i = 0; i < numbers.length; i++) {
          const player = numbers[i]!;
          if (player < 0 || player > players + 1) continue;
          c.player = player;
          moves(c, out);
        }
      }),
  }),
  ludeme('forEach', 'Team', {
    returns: NonDecision,
    args: { moves: Moves, consequence: optional(ThenPart) },
    doc: 'Moves for every team, whose players are `(team)` meanwhile.',
    example: '(forEach Team (forEach (team) (set Hidden at:(site) to:Player)))',
    compile: ({ moves, consequence: then }, { players }): MovesFn => {
      const attach = attachThen(then);
      return keeping(['teamPlayers'], (c, out) => {
        const first = out.length;
        for (let team = 1; team <= players; team++) {
          const members: number[] = [];
          for (let player = 1; player <= players; player++) if (c.state.team(player) === team) members.push(player);
          if (members.length === 0) continue;
          c.teamPlayers = Int32Array.from(members);
          moves(c, out);
        }
        attach(c, out, first);
      });
    },
  }),
];
