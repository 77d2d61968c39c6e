/**
 * How much each level of strength thinks, from level 1 on, by game: so many random games for each legal move; below 1 the
 * share of moves that get one for each, while the others are played at random. Written by `npm run strength -- calibrate`.
 */
export const ladders: Readonly<Record<string, readonly number[]>> = {
  breakthrough: [0.3, 0.85, 1.78, 3.1, 5.3, 11, 24, 53],
};
