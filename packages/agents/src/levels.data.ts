/**
 * How much each level of strength thinks, from level 1 on, by game: so many random games for each legal move; below 1 the
 * share of moves that get one for each, while the others are played at random. Written by `npm run strength -- calibrate`.
 */
export const ladders: Readonly<Record<string, readonly number[]>> = {
  breakthrough: [0.3, 0.744, 1.37, 2.21, 4.16, 7.34, 13.4, 24.4],
  connectfour: [0.3, 0.848, 2.07, 3.74, 5.84, 14, 36.1, 86.8],
  englishdraughts: [0.3, 0.96, 1.64, 2.36, 3.35, 4.8, 7.9, 13.6],
  kalah: [0.3, 1.13, 2.7, 7.14, 19.1, 54.5, 155, 440],
  reversi: [0.3, 0.92, 2.26, 5.33, 11.4, 33.8, 78.7, 184],
};
