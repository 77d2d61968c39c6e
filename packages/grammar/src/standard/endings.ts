/** Standard defines for starts, phases and ends. */
import type { Family } from './conditions.js';

/** Pieces of both players on the cells of one colour of the #1 nearest rows. */
function colouredCells(without: number): string {
  const rows = (side: string) => `(difference (expand (sites ${side}) steps:(- #1 1)) (sites Phase ${without}))`;
  return `(start { (place "Counter1" ${rows('Bottom')}) (place "Counter2" ${rows('Top')}) })`;
}

/** How a game begins, and its phases. */
export const starts: Family = {
  BlackCellsSetup: colouredCells(1),
  WhiteCellsSetup: colouredCells(0),
  // #1 number of rows, #2 and #3 pieces
  BottomTopSetup:
    '(start { (place #2 (expand (sites Bottom) steps:(- #1 1))) (place #3 (expand (sites Top) steps:(- #1 1))) })',
  // #1 and #2 pieces
  BeforeAfterCentreSetup: `(start {
    (place #1 (forEach (sites Board) if:(< (site) (centrePoint))))
    (place #2 (forEach (sites Board) if:(> (site) (centrePoint))))
  })`,
  // #1 name of the phase, #2 end or next phase
  PhaseMovePiece: '(phase #1 (play (forEach Piece)) #2)',
};

const noMovesLoss = '(if (no Moves Next) (result Next Loss))';

/** How a game ends. */
export const ends: Family = {
  // losing all pieces
  CaptureAll: '(if (no Pieces #1) (result #1 Loss))',
  CaptureAllTeam: '(if (no Pieces Enemy) (result TeamMover Win))',
  HavingLessPiecesLoss: '(if (<= (count Pieces #1) #2) (result #1 Loss))',
  // #1 piece
  Checkmate: `(if
    (and
      ("IsInCheck" #1 Next)
      (not (can Move (do (forEach Piece Next) ifAfterwards:(not ("IsInCheck" #1 Next)))))
    )
    (result Mover Win)
  )`,
  // #1 condition; the game itself defines "PiecesOwnedBy"
  MancalaByScoreWhen: '(if #1 (byScore { (score P1 ("PiecesOwnedBy" P1)) (score P2 ("PiecesOwnedBy" P2)) }))',
  // having no moves
  NoMoves: '(if (no Moves Next) (result Next #1))',
  BlockWin: '(if (no Moves Next) (result Mover Win))',
  MisereBlockWin: '(if (no Moves Mover) (result Mover Win))',
  DrawIfNoMoves: '(if (no Moves #1) (result Mover Draw))',
  ForEachNonMoverNoMovesLoss: '(forEach NonMover if:(no Moves Player) (result Player Loss))',
  ForEachPlayerNoMovesLoss: '(forEach Player if:(no Moves Player) (result Player Loss))',
  ForEachPlayerNoPiecesLoss: '(forEach Player if:(no Pieces Player) (result Player Loss))',
  // several rules at once
  NoMovesLossAndLessNumPiecesPlayerLoss: `{ ${noMovesLoss} (if (<= (count Pieces #1) #2) (result #1 Loss)) }`,
  NoMovesLossAndNoPiecesPlayerLoss: `{ ${noMovesLoss} (if (no Pieces #1) (result #1 Win)) }`,
  NoMovesP1NoPiecesP2: '{ (if (no Moves P1) (result P2 Win)) (if (no Pieces P2) (result P1 Win)) }',
  NoMovesP2NoPiecesP1: '{ (if (no Moves P2) (result P1 Win)) (if (no Pieces P1) (result P2 Win)) }',
  // arriving
  EscapeWin: '(if (no Pieces Mover) (result Mover Win))',
  EscapeTeamWin: '(if (no Pieces TeamMover) (result TeamMover Win))',
  FillWin: '(if (= (sites Occupied by:Mover) #1) (result Mover Win))',
  PieceTypeReachWin: '(if (is Within (id #1) in:#2) (result #3 Win))',
  ReachWin: '(if (is In (last To) #1) (result #2 Win))',
  // patterns
  Line3Win: '(if (is Line 3 #1) (result Mover Win))',
  SingleGroupWin: '(if ("IsSingleGroup" #1 #2) (result #1 Win))',
};
