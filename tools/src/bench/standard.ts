/** The standard set: games and what the reference and the fastest known engine of any kind reach on one core. */

/** A game of the set, in random playouts per second. */
export interface StandardGame {
  /** Name of the description, without `.lud`. */
  readonly name: string;
  readonly reference: number;
  readonly fastest?: number;
}

export const standardGames: readonly StandardGame[] = [
  { name: 'Tic-Tac-Toe', reference: 182_000 },
  { name: 'Yavalath', reference: 53_400, fastest: 177_000 },
  { name: 'Hex', reference: 8600, fastest: 13_500 },
  { name: 'Havannah', reference: 1890 },
  { name: 'Reversi', reference: 813, fastest: 14_700 },
  { name: 'Go', reference: 98 },
  { name: 'Amazons', reference: 1700, fastest: 2750 },
  { name: 'Breakthrough', reference: 2280, fastest: 31_900 },
  { name: 'English Draughts', reference: 3070, fastest: 46_700 },
  { name: 'International Draughts', reference: 1020 },
  { name: 'Fanorona', reference: 1240 },
  { name: 'Surakarta', reference: 520 },
  { name: 'Chess', reference: 85, fastest: 756 },
  { name: 'Shogi', reference: 2.9 },
  { name: 'Xiangqi', reference: 7.7 },
  { name: 'Backgammon', reference: 3.6 },
  { name: '20 Squares', reference: 1580 },
  { name: 'Kalah', reference: 4410 },
  { name: 'Trax', reference: 0.7 },
  { name: 'L Game', reference: 186 },
];
