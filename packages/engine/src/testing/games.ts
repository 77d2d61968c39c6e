/** Small games for tests: each shows something that an engine must cope with. */

/** Three in a row. */
export const noughts = `
(game "Noughts and Crosses"
  (players 2)
  (equipment { (board (square 3)) (piece "Nought" P1) (piece "Cross" P2) })
  (rules
    (play (move Add (to (sites Empty))))
    (end (if (is Line 3) (result Mover Win)))))`;

/** Pieces fall down columns; four in a row. */
export const dropFour = `
(game "Drop Four"
  (players 2)
  (equipment { (board (rectangle 6 7)) (piece "Disc" Each) })
  (rules
    (play (move Add (to (forEach (sites Empty) if:(or (is In (site) (sites Bottom)) (is Occupied (ahead (site) S)))))))
    (end (if (is Line 4) (result Mover Win)))))`;

/** Pawns run to the other side. */
export const runners = `
(game "Runners"
  (players { (player N) (player S) })
  (equipment {
    (board (square 6))
    (piece "Pawn" Each (or (move Step Forward (to if:(is Empty (to))))
      (move Step (directions { FR FL })
        (to if:(or (is Empty (to)) (is Enemy (who at:(to)))) (apply (remove (to)))))))
    (regions "Goal" P1 (sites Top)) (regions "Goal" P2 (sites Bottom)) })
  (rules
    (start { (place "Pawn2" (expand (sites Top))) (place "Pawn1" (expand (sites Bottom))) })
    (play (forEach Piece))
    (end (if (is In (last To) (sites Mover "Goal")) (result Mover Win)))))`;

/** Connects two sides of a rhombus; the second player may swap. */
export const bridges = `
(game "Bridges"
  (players 2)
  (equipment {
    (board (hex Diamond 7)) (piece "Stone" Each)
    (regions P2 { (sites Side SE) (sites Side NW) })
    (regions P1 { (sites Side SW) (sites Side NE) }) })
  (rules
    (meta (swap))
    (play (move Add (to (sites Empty))))
    (end (if (is Connected Mover) (result Mover Win)))))`;

/** A race with a die: the first of four runners who comes home wins, so it pays to run with one. */
export const race = `
(game "Race"
  (players 2)
  (equipment {
    (board (rectangle 2 16) { (track "Way" "0,E" P1 directed:True) (track "Way" "16,E" P2 directed:True) })
    (dice d:4 num:1)
    (piece "Runner" Each (move (from (from)) (to (trackSite Move steps:(count Pips)) if:(is Empty (to))))) })
  (rules
    (start { (place "Runner1" { 0 1 2 3 }) (place "Runner2" { 16 17 18 19 }) })
    (play (do (roll) next:(forEach Piece)))
    (end (if (is In (last To) (sites { 15 31 })) (result Mover Win)))))`;

/** Three players take turns; whoever takes the last token loses. */
export const threeTakers = `
(game "Three Takers"
  (players 3)
  (equipment { (board (rectangle 1 7)) (piece "Token" Neutral) })
  (rules
    (start (place "Token0" (sites Board)))
    (play (or
      (move Remove (sites Occupied by:Neutral))
      (move Remove (sites Occupied by:Neutral) (then (moveAgain)))))
    (end (if (no Pieces Neutral) (result Mover Loss)))))`;

/**
 * Both players show a hand at once. Pieces are numbered 1 to 6, the players' kinds in turn, each kind beating the one
 * before: the difference around a circle of six tells who is ahead.
 */
export const hands = `
(define "Lead" (% (+ 6 (- (what at:0) (what at:1))) 6))
(game "Hands"
  (players 2)
  (mode Simultaneous)
  (equipment { (board (rectangle 1 2)) (hand Each size:3)
    (piece "Stone" Each) (piece "Sheet" Each) (piece "Blade" Each) })
  (rules
    (start {
      (place "Stone1" (handSite P1)) (place "Stone2" (handSite P2))
      (place "Sheet1" (handSite P1 1)) (place "Sheet2" (handSite P2 1))
      (place "Blade1" (handSite P1 2)) (place "Blade2" (handSite P2 2)) })
    (play (or
      (move (from (sites Hand P1)) (to 0) P1)
      (move (from (sites Hand P2)) (to 1) P2)))
    (end {
      (if (= 1 "Lead") (result P1 Win))
      (if (= 3 "Lead") (result P2 Win))
      (if (= 5 "Lead") (result Mover Draw)) })))`;

/** Six pits and a store each; sowing, another turn in the own store; most seeds win. */
export const pits = `
(game "Pits"
  (players 2)
  (equipment {
    (mancalaBoard 2 6 {
      (track "Way" "1,2,3,4,5,6,13,12,11,10,9,8,7" loop:True P1)
      (track "Way" "12,11,10,9,8,7,0,1,2,3,4,5,6" loop:True P2) })
    (piece "Seed" Shared)
    (regions "Row" P2 (sites Top)) (regions "Row" P1 (sites Bottom))
    (map { (pair P1 13) (pair P2 0) }) })
  (rules
    (start { (set Count 3 to:(union (sites Bottom) (sites Top))) })
    (play (move Select (from (sites Mover "Row") if:(is Occupied (from)))
      (then (sow "Way" owner:(mover)
        apply:(if (= (to) (mapEntry (mover))) (moveAgain))))))
    (end (if (or (all Sites (sites P1 "Row") if:(is Empty (site))) (all Sites (sites P2 "Row") if:(is Empty (site))))
      (byScore { (score P1 (count at:13)) (score P2 (count at:0)) })))))`;
