/** Numbers, regions and directions: what the last move did, neighbours, and the holes of mancala boards. */
import { define, type StandardDefine } from './define.js';

export const lastMove: readonly StandardDefine[] = [
  define('LastDirection', 'directions', 'The way that the last move went.', {
    needs: ['the kind of sites to measure it on'],
    example: '("LastDirection" Cell)',
    body: '(directions #1 from:(last From) to:(last To))',
  }),
  define('LastDistance', 'number', 'How many steps the last move went.', {
    takes: ['the kind of sites or the relation to count by'],
    example: '("LastDistance" Cell)',
    body: '(count Steps #1 (last From) (last To))',
  }),
  define('LastHoleSowed', 'region', 'The hole that the last seed fell in.', {
    example: '("LastHoleSowed")',
    body: '(sites {(last To afterConsequence:True)})',
  }),
];

export const neighbours: readonly StandardDefine[] = [
  define('OccupiedNbors', 'number', 'How many sites around a site or region a player occupies.', {
    needs: ['the site or region'],
    takes: ['role of the player (anybody)'],
    example: '("OccupiedNbors" (last To) Mover)',
    body: '(count Sites in:(forEach (sites Around #1) if:(not (no Pieces #2 in:(sites {(site)})))))',
  }),
];

const HOLE = 'the hole';

export const holes: readonly StandardDefine[] = [
  define('OppositePit', 'number', 'The hole that faces a hole of the mover; "Columns" says how long a row is.', {
    needs: [HOLE],
    example: '("OppositePit" (last To))',
    body: '(if (is Mover P1) (+ #1 "Columns") (- #1 "Columns"))',
  }),
  define(
    'OppositeOuterPit',
    'number',
    'The hole two rows away from a hole of the mover; "Columns" says how long a row is.',
    {
      needs: [HOLE],
      example: '("OppositeOuterPit" (last To))',
      body: '(if (is Mover P1) (+ #1 (* 2 "Columns")) (- #1 (* 2 "Columns")))',
    },
  ),
  define(
    'OppositePitTwoRows',
    'number',
    'The hole that faces a hole on a board of two rows, whoever moves; "Columns" says how long a row is.',
    {
      needs: [HOLE],
      example: '("OppositePitTwoRows" (last To))',
      body: '(if (is In #1 (sites Bottom)) (+ #1 "Columns") (- #1 "Columns"))',
    },
  ),
];
