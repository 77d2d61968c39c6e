/** `(swap …)`, `(move Swap …)`: two players or two pieces change places. */
import { type Build, Int, type IntFn, ludeme, Moves, type MovesFn, Role } from '@ludii/functions';
import { lastFrom, lastTo, means, NonDecision, type RoleWord, roleIndex, ThenPart } from '@ludii/functions/internal';
import { either, optional, type Values, words } from '@ludii/registry';
import { Cell, NoType, Op } from '@ludii/state/internal';
import { attachThen } from './shared/consequence.js';

const players = {
  player1: either(1, Int),
  role1: either(1, Role),
  player2: either(2, Int),
  role2: either(2, Role),
  consequence: optional(ThenPart),
};

const pieces = { siteA: optional(Int), siteB: optional(Int), consequence: optional(ThenPart) };

const playerOf = (number: IntFn | undefined, role: RoleWord | undefined, build: Build): IntFn =>
  number ?? (role ? roleIndex(role, build) : () => -1);

/** A swap of players is marked as chosen whether it is or not. */
function swapPlayers(
  { player1, role1, player2, role2, consequence: then }: Values<typeof players>,
  build: Build,
): MovesFn {
  const a = playerOf(player1, role1, build);
  const b = playerOf(player2, role2, build);
  const attach = attachThen(then);
  return (c, out) => {
    const { mover } = c.state;
    const first = out.length;
    out.begin(mover, -1, -1);
    out.push2(Op.Swap, true, a(c), b(c));
    out.pushSetNextPlayer(mover);
    out.finish();
    attach(c, out, first);
  };
}

/** A swap of pieces speaks of cells, whatever the board is played on. */
function swapPieces(
  { siteA, siteB, consequence: then }: Values<typeof pieces>,
  _build: Build,
  decision: boolean,
): MovesFn {
  const a = siteA ?? lastFrom;
  const b = siteB ?? lastTo;
  const attach = attachThen(then);
  const generate: MovesFn = (c, out) => {
    const from = a(c);
    const to = b(c);
    const what = to < 0 ? 0 : c.state.what(Cell, to);
    const first = out.length;
    out.begin(c.state.mover, from, to);
    out.pushMove(Cell, from, -1, Cell, to, -1, -1, -1, -1, false, decision);
    // The site type is settled when the move is first made or tried.
    out.pushAdd(NoType, from, what, 1, -1, -1, -1, false, false);
    out.finish();
    attach(c, out, first);
  };
  // A swap threatens nobody.
  return means(generate, { k: 'callRule', fn: generate, reaches: () => false });
}

export const swapEffects = [
  ludeme('swap', 'Players', {
    returns: NonDecision,
    args: players,
    doc: 'Two players change sides.',
    example: '(swap Players P1 P2)',
    compile: swapPlayers,
  }),
  ludeme('move', 'Swap', {
    returns: Moves,
    args: { what: words('SwapPlayersType', ['Players']), ...players },
    doc: 'The player may change sides with another.',
    example: '(move Swap Players P1 P2)',
    compile: swapPlayers,
  }),
  ludeme('swap', 'Pieces', {
    returns: NonDecision,
    args: pieces,
    doc: 'The pieces on two sites change places; without sites, those of the last move.',
    example: '(swap Pieces (last To) (last From))',
    flags: ['usesFromPositions'],
    compile: (values, build) => swapPieces(values, build, false),
  }),
  ludeme('move', 'Swap', {
    returns: Moves,
    args: { what: words('SwapSitesType', ['Pieces']), ...pieces },
    doc: 'The player lets the pieces on two sites change places.',
    example: '(move Swap Pieces 4 5)',
    flags: ['usesFromPositions'],
    compile: (values, build) => swapPieces(values, build, true),
  }),
];
