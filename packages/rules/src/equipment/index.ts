/** All equipment ludemes. */
import type { Build } from '@ludii/functions';
import type { Ludeme } from '@ludii/registry';
import { board, boardless, mancalaBoard, surakartaBoard, values } from './board.js';
import { die, domino, dominoes, flips, path, piece, singleCard, tile } from './component.js';
import { card, deck, dice, hand } from './container.js';
import { equipment, hint, hints, map, pair, regions } from './other.js';
import { track } from './track.js';

export const equipmentLudemes: readonly Ludeme<Build>[] = [
  equipment,
  board,
  boardless,
  mancalaBoard,
  surakartaBoard,
  values,
  track,
  hand,
  dice,
  card,
  deck,
  piece,
  tile,
  path,
  flips,
  dominoes,
  die,
  domino,
  singleCard,
  regions,
  ...map,
  ...pair,
  hints,
  ...hint,
];
