/** `(value …)`: values of pieces and players, pending values, random values, limits of the game. */
import { compare, constant } from '@ludii/ir';
import { choice, listFirst, stateWord } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import { StateWords } from '@ludii/state/internal';
import { pieceDatum } from '../../board/levels.js';
import { ludeme } from '../../declare/build.js';
import { Int, Range } from '../../declare/kinds.js';
import { roleIndex } from '../../declare/roles.js';
import { typeOr } from '../../declare/siteTypes.js';
import { Role, SiteTypeWord } from '../../declare/words.js';

/** Number of moves after which a game is stopped. */
const MoveLimit = 10_000;
/** Number of turns of each player after which a game is stopped. */
const TurnLimit = 1250;

export const values = [
  ludeme('value', 'Piece', {
    returns: Int,
    args: { type: optional(SiteTypeWord), at: named(Int), level: optional(named(Int)) },
    doc: 'The value of the piece on a site: of the top one, or of the one at a level.',
    example: '(value Piece at:(to))',
    flags: ['value'],
    compile: ({ type, at, level }, build) => pieceDatum('value', typeOr(type, build), at, level, build),
  }),
  ludeme('value', 'Player', {
    returns: Int,
    args: { indexPlayer: either(1, Int), role: either(1, Role) },
    doc: 'The value of a player, -1 until it is set.',
    example: '(value Player Mover)',
    compile: ({ indexPlayer, role }, build) => {
      const index = indexPlayer ?? roleIndex(role!, build);
      const most = build.players + 1;
      return (c) => {
        const p = index(c);
        if (p < 0 || p > most) throw new RangeError(`there is no value of player ${p}`);
        return c.state.valueOfPlayer(p);
      };
    },
  }),
  ludeme('value', 'Pending', {
    returns: Int,
    doc: 'The pending value of the last move; 0 if there is none or more than one.',
    example: '(value Pending)',
    flags: ['pendingValues'],
    meaning: () =>
      choice(
        compare('=', stateWord(StateWords.PendingList + 1), constant(1)),
        listFirst(StateWords.PendingList),
        constant(0),
      ),
  }),
  ludeme('value', 'Random', {
    returns: Int,
    args: { range: Range },
    doc: 'A random number of a range.',
    example: '(value Random (range 1 6))',
    flags: ['stochastic'],
    compile:
      ({ range: { min, max } }) =>
      (c) => {
        const least = min(c);
        const most = max(c);
        return least > most ? -1 : least + c.rng.nextInt(most - least + 1);
      },
  }),
  ludeme('value', 'MoveLimit', {
    returns: Int,
    doc: 'The number of moves after which the game is stopped.',
    example: '(value MoveLimit)',
    meaning: () => constant(MoveLimit),
  }),
  ludeme('value', 'TurnLimit', {
    returns: Int,
    doc: 'The number of turns per player after which the game is stopped.',
    example: '(value TurnLimit)',
    meaning: () => constant(TurnLimit),
  }),
];
