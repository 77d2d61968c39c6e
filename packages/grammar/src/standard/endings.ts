/** How games start, their phases, and how they end. */
import { define, type StandardDefine } from './define.js';

const ROWS = 'how many rows';
const ROLE = 'role of the player';

/** Counters on one colour of the first rows of each player. */
const draughtsStart = (name: string, other: number, colour: string): StandardDefine =>
  define(name, 'start', `Draughts: counters on the ${colour} sites of the bottom and top rows.`, {
    takes: [`${ROWS} each`],
    example: `("${name}" 3)`,
    body: `(start {
  (place "Counter1" (difference ("BottomRows" #1) (sites Phase ${other})))
  (place "Counter2" (difference ("TopRows" #1) (sites Phase ${other})))
})`,
  });

const half = (piece: string, order: string): string =>
  `(place ${piece} ("SitesWhere" (${order} (site) (centrePoint))))`;

export const starts: readonly StandardDefine[] = [
  define('BottomRows', 'region', 'The rows at the bottom of the board.', {
    takes: [ROWS],
    example: '("BottomRows" 2)',
    body: '(expand (sites Bottom) steps:(- #1 1))',
  }),
  define('TopRows', 'region', 'The rows at the top of the board.', {
    takes: [ROWS],
    example: '("TopRows" 2)',
    body: '(expand (sites Top) steps:(- #1 1))',
  }),
  define('SitesWhere', 'region', 'The sites of the board for which a test holds.', {
    needs: ['the test, about (site)'],
    example: '("SitesWhere" (is Empty (site)))',
    body: '(forEach (sites Board) if:#1)',
  }),
  draughtsStart('BlackCellsSetup', 1, 'dark'),
  draughtsStart('WhiteCellsSetup', 0, 'light'),
  define('BottomTopSetup', 'start', 'One piece on all sites of the bottom rows, another on those of the top rows.', {
    needs: [`${ROWS} each`, 'the piece at the bottom', 'the piece at the top'],
    example: '("BottomTopSetup" 2 "Disc1" "Disc2")',
    body: '(start {(place #2 ("BottomRows" #1)) (place #3 ("TopRows" #1))})',
  }),
  define(
    'BeforeAfterCentreSetup',
    'start',
    'One piece on every site before the centre, another on every site after it.',
    {
      needs: ['the piece before the centre', 'the piece after it'],
      example: '("BeforeAfterCentreSetup" "Disc1" "Disc2")',
      body: `(start {\n  ${half('#1', '<')}\n  ${half('#2', '>')}\n})`,
    },
  ),
  define('PhaseMovePiece', 'phase', 'A phase in which a player moves a piece by its own rules.', {
    needs: ['name of the phase'],
    takes: ['more for the phase'],
    example: '("PhaseMovePiece" "Moving" (end ("BlockWin")))',
    body: '(phase #1 (play (forEach Piece)) #2)',
  }),
];

/** An end rule without parameters. */
const plain = (name: string, doc: string, body: string): StandardDefine =>
  define(name, 'end', doc, { example: `("${name}")`, body });

/** Games between a hunted player and a pack. */
const hunt = (name: string, stuck: string, taken: string): StandardDefine =>
  define(name, 'ends', `${stuck} loses when it can not move, ${taken} when it has no piece left.`, {
    example: `(end ("${name}"))`,
    body: `{\n  ("WinIf" (no Moves ${stuck}) ${taken})\n  ("WinIf" (no Pieces ${taken}) ${stuck})\n}`,
  });

/** Playing on until nobody can, or nothing is left. */
const stopped: readonly StandardDefine[] = [
  define('WinIf', 'end', 'A player wins if a test holds.', {
    needs: ['the test', 'role of the winner'],
    example: '("WinIf" (no Moves Next) Mover)',
    body: '(if #1 (result #2 Win))',
  }),
  define('NoMoves', 'end', 'The next player can not move and gets a result.', {
    needs: ['the result'],
    example: '("NoMoves" Loss)',
    body: '(if (no Moves Next) (result Next #1))',
  }),
  plain('BlockWin', 'The next player can not move: the mover wins.', '("WinIf" (no Moves Next) Mover)'),
  plain('MisereBlockWin', 'The mover can not move and wins.', '("WinIf" (no Moves Mover) Mover)'),
  define('DrawIfNoMoves', 'end', 'A player can not move: nobody wins.', {
    needs: [ROLE],
    example: '("DrawIfNoMoves" Next)',
    body: '(if (no Moves #1) (result #1 Draw))',
  }),
  plain(
    'ForEachPlayerNoMovesLoss',
    'Every player that can not move loses.',
    '(forEach Player if:(no Moves Player) (result Player Loss))',
  ),
  plain(
    'ForEachNonMoverNoMovesLoss',
    'Every player but the mover that can not move loses.',
    '(forEach NonMover if:(no Moves Player) (result Player Loss))',
  ),
  plain(
    'ForEachPlayerNoPiecesLoss',
    'Every player that has no piece left loses.',
    '(forEach Player if:(no Pieces Player) (result Player Loss))',
  ),
  define(
    'NoMovesLossAndLessNumPiecesPlayerLoss',
    'ends',
    'A player that can not move loses, and one with too few pieces.',
    {
      needs: [ROLE, 'how many pieces are too few'],
      example: '(end ("NoMovesLossAndLessNumPiecesPlayerLoss" Next 2))',
      body: '{("NoMoves" Loss) ("HavingLessPiecesLoss" #1 #2)}',
    },
  ),
  define('NoMovesLossAndNoPiecesPlayerLoss', 'ends', 'A player that can not move loses; one without pieces wins.', {
    needs: [ROLE],
    example: '(end ("NoMovesLossAndNoPiecesPlayerLoss" Mover))',
    body: '{("NoMoves" Loss) ("WinIf" (no Pieces #1) #1)}',
  }),
  hunt('NoMovesP1NoPiecesP2', 'P1', 'P2'),
  hunt('NoMovesP2NoPiecesP1', 'P2', 'P1'),
];

/** Capturing, mating, counting. */
const taken: readonly StandardDefine[] = [
  define('CaptureAll', 'end', 'A player without a piece loses; hands count.', {
    needs: [ROLE],
    example: '("CaptureAll" Next)',
    body: '(if (no Pieces #1) (result #1 Loss))',
  }),
  plain(
    'CaptureAllTeam',
    "The enemies have no piece left: the mover's team wins.",
    '("WinIf" (no Pieces Enemy) TeamMover)',
  ),
  define('HavingLessPiecesLoss', 'end', 'A player with too few pieces loses.', {
    needs: [ROLE, 'how many pieces are too few'],
    example: '("HavingLessPiecesLoss" Next 2)',
    body: '(if (<= (count Pieces #1) #2) (result #1 Loss))',
  }),
  define('Checkmate', 'end', "The next player's piece is attacked, and no move of its pieces helps: the mover wins.", {
    needs: ['name of the piece'],
    example: '("Checkmate" "Disc")',
    body: `("WinIf"
  (not (or ("IsOutOfCheck" #1) (can Move (do (forEach Piece Next) ifAfterwards:("IsOutOfCheck" #1)))))
  Mover
)`,
  }),
  define('SeedScore', 'score', 'The score that "PiecesOwnedBy" says a player has.', {
    needs: [ROLE],
    example: '("SeedScore" P1)',
    body: '(score #1 ("PiecesOwnedBy" #1))',
  }),
  define('MancalaByScoreWhen', 'end', 'The score decides; each player\'s is what "PiecesOwnedBy" says.', {
    needs: ['when that is'],
    example: '("MancalaByScoreWhen" ("NoPieceOnBoard"))',
    body: `(if #1 (byScore {
  ("SeedScore" P1) ("SeedScore" P2)
}))`,
  }),
];

/** Arriving, leaving, connecting. */
const arrived: readonly StandardDefine[] = [
  plain('EscapeWin', 'The mover has brought all its pieces out and wins.', '("WinIf" (no Pieces Mover) Mover)'),
  plain(
    'EscapeTeamWin',
    "The mover's team has brought all its pieces out and wins.",
    '("WinIf" (no Pieces TeamMover) TeamMover)',
  ),
  define('FillWin', 'end', 'The mover occupies exactly a region and wins.', {
    needs: ['the region'],
    example: '("FillWin" (sites Top))',
    body: '("WinIf" (= #1 (sites Occupied by:Mover)) Mover)',
  }),
  define('ReachWin', 'end', 'The last move went into a region: a player wins.', {
    needs: ['the region', 'role of the winner'],
    example: '("ReachWin" (sites Top) Mover)',
    body: '("WinIf" ("Arrived" #1) #2)',
  }),
  define('PieceTypeReachWin', 'end', 'A certain piece stands in a region: a player wins.', {
    needs: ["name of the piece with its owner's number", 'the region', 'role of the winner'],
    example: '("PieceTypeReachWin" "Disc2" (sites Bottom) P2)',
    body: '("WinIf" (not (no Pieces All #1 in:#2)) #3)',
  }),
  define('Line3Win', 'end', 'The last move made a line of three: the mover wins.', {
    takes: ['direction of lines (adjacent), or more about the line'],
    example: '("Line3Win" Orthogonal)',
    body: '("WinIf" (is Line 3 #1) Mover)',
  }),
  define('SingleGroupWin', 'end', 'A player whose pieces form one group wins.', {
    needs: [ROLE],
    takes: ['the direction that connects (adjacent)'],
    example: '("SingleGroupWin" Mover Orthogonal)',
    body: '("WinIf" ("IsSingleGroup" #1 #2) #1)',
  }),
];

export const ends: readonly StandardDefine[] = [...stopped, ...taken, ...arrived];
