/** `(swap …)`, `(move Swap …)`: two players or two pieces change places. */
import { Int, Role } from '@ludii/functions';
import { lastFrom, lastTo, playerOf } from '@ludii/functions/internal';
import { either, optional, words } from '@ludii/registry';
import { Cell, NoType, Op } from '@ludii/state/internal';
import { effectAndDecision } from './shared/declare.js';

const players = { player1: either(1, Int), role1: either(1, Role), player2: either(2, Int), role2: either(2, Role) };

const pieces = { siteA: optional(Int), siteB: optional(Int) };

const swapPlayers = effectAndDecision(
  'swap Players',
  'move Swap',
  {
    args: players,
    doc: 'Two players change sides.',
    example: '(swap Players P1 P2)',
    meaning: ({ player1, role1, player2, role2 }, build) => {
      const a = playerOf(player1, role1, build);
      const b = playerOf(player2, role2, build);
      return (c, out) => {
        const { mover } = c.state;
        out.begin(mover, -1, -1);
        // A swap of players is marked as chosen whether it is or not.
        out.push2(Op.Swap, true, a(c), b(c));
        out.pushSetNextPlayer(mover);
        out.finish();
      };
    },
  },
  {
    args: { what: words('SwapPlayersType', ['Players']), ...players },
    doc: 'The player may change sides with another.',
    example: '(move Swap Players P1 P2)',
  },
);

const swapPieces = effectAndDecision(
  'swap Pieces',
  'move Swap',
  {
    args: pieces,
    doc: 'The pieces on two sites change places; without sites, those of the last move.',
    example: '(swap Pieces (last To) (last From))',
    flags: ['usesFromPositions'],
    meaning: ({ siteA = lastFrom, siteB = lastTo }, _build, decision) => ({
      k: 'callRule',
      // A swap threatens nobody.
      reaches: () => false,
      // It speaks of cells, whatever the board is played on.
      fn: (c, out) => {
        const from = siteA(c);
        const to = siteB(c);
        const what = to < 0 ? 0 : c.state.what(Cell, to);
        out.begin(c.state.mover, from, to);
        out.pushMove(Cell, from, -1, Cell, to, -1, -1, -1, -1, false, decision);
        // The site type is settled when the move is first made or tried.
        out.pushAdd(NoType, from, what, 1, -1, -1, -1, false, false);
        out.finish();
      },
    }),
  },
  {
    args: { what: words('SwapSitesType', ['Pieces']), ...pieces },
    doc: 'The player lets the pieces on two sites change places.',
    example: '(move Swap Pieces 4 5)',
  },
);

export const swapEffects = [...swapPlayers, ...swapPieces];
