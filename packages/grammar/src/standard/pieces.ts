/** Players, dice, pieces that many games share, and the ways they leap. */
import { define, type StandardDefine } from './define.js';

export const sets: readonly StandardDefine[] = [
  define(
    'TwoPlayersNorthSouth',
    'players',
    'Two players who face each other: the first looks north, the second south.',
    {
      example: '("TwoPlayersNorthSouth")',
      body: '(players {(player N) (player S)})',
    },
  ),
  define('StickDice', 'dice', 'Throwing sticks: dice that show 0 or 1.', {
    needs: ['how many'],
    example: '("StickDice" 4)',
    body: '(dice d:2 from:0 num:#1)',
  }),
  define(
    'DraughtsEquipment',
    'equipment',
    'A draughts board, counters, double counters, and the home row of each player.',
    {
      needs: ['the graph of the board'],
      takes: ['more for the board', 'more items'],
      example: '("DraughtsEquipment" (square 8) use:Cell (hand Each))',
      body: `(equipment {
  (piece "Counter" P1 N) (piece "Counter" P2 S)
  (piece "DoubleCounter" Each)
  (board #1 #2)
  (regions P1 (sites Bottom)) (regions P2 (sites Top))
  #3
})`,
    },
  ),
];

const PARTS = {
  needs: ['name of the piece'],
  takes: ['what follows a capture', 'what follows every move'],
} as const;

const example = (name: string, piece: string): string =>
  `("${name}" "${piece}" (then (addScore Mover 1)) (then (set Counter)))`;

/** A piece that slides until it meets something. */
const slider = (name: string, piece: string, lines: string, along: string): StandardDefine =>
  define(name, 'piece', `A piece that slides ${along} and takes the first enemy that it meets.`, {
    ...PARTS,
    example: example(name, piece),
    body: `(piece #1 Each (move Slide ${lines}("ToEnemy" #2) #3))`,
  });

export const chess: readonly StandardDefine[] = [
  define('GoldDirections', 'directions', 'The four straight directions, and the two ahead between them.', {
    example: '(move Step "GoldDirections" "ToEmpty")',
    body: '(directions {Forward Backward Rightward Leftward FL FR})',
  }),
  slider('ChessRook', 'Rook', 'Orthogonal ', 'along rows and columns'),
  slider('ChessBishop', 'Bishop', 'Diagonal ', 'along diagonals'),
  slider('ChessQueen', 'Queen', '', 'along all lines'),
  define(
    'ChessKing',
    'piece',
    'A piece that steps to any neighbouring site without a friend and takes an enemy there.',
    {
      ...PARTS,
      example: example('ChessKing', 'King'),
      body: '(piece #1 Each (move Step ("ToNotFriend" #2) #3))',
    },
  ),
  define('ChessKnight', 'piece', "A piece that leaps by the knight's walk and takes an enemy where it lands.", {
    ...PARTS,
    example: example('ChessKnight', 'Knight'),
    body: '(piece #1 Each (move Leap "KnightWalk" ("ToNotFriend" #2) #3))',
  }),
  define(
    'ChessPawn',
    'piece',
    'A piece that steps straight ahead to an empty site, and takes an enemy diagonally ahead.',
    {
      needs: ['name of the piece'],
      takes: ['more moves', 'what follows every move'],
      example: '("ChessPawn" "Pawn" ("DoubleStepForwardToEmpty") (then (set Counter)))',
      body: '(piece #1 Each (or {"StepForwardToEmpty" (move Step (directions {FR FL}) ("ToEnemy")) #2} #3))',
    },
  ),
  define(
    'ShogiGold',
    'piece',
    'A piece that steps in a row or column, or diagonally ahead, to a site without a friend.',
    {
      needs: ['name of the piece'],
      takes: ['what becomes of a piece on the site moved to', 'what follows every move'],
      example: '("ShogiGold" "Gold" (apply (remove (to))) (then (set Counter)))',
      body: '(piece #1 Each (move Step "GoldDirections" (to if:(not ("IsFriendAt" (to))) #2) #3))',
    },
  ),
];

const walk = (name: string, doc: string, walks: string): StandardDefine =>
  define(name, 'walks', doc, { example: `("LeapToEmpty" "${name}")`, body: walks });

export const walks: readonly StandardDefine[] = [
  walk('KnightWalk', "A chess knight's way: two ahead and one aside, right or left.", '{{F F R F} {F F L F}}'),
  walk('GiraffeWalk', 'Three ahead and two aside, right or left.', '{{F F F R F F} {F F F L F F}}'),
  walk('LWalk', 'One aside and two ahead, left or right.', '{{L F R F F} {R F L F F}}'),
  walk('TWalk', 'Up the stem of a T and along its bar.', '{{F F F L F R R F F}}'),
  walk('DominoWalk', 'A meander over a block of two by four.', '{{F R F R F L F L F R F R F}}'),
];
