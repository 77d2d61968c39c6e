/** Chessmen, drawn for this project: a foot that all share and a figure on it. */
import { circle, type Glyph } from './glyph.js';

const foot = 'M-24 27H24L30 40H-30Z';

const pawn: Glyph = { body: `M-9 -2C-8 12 -14 19 -19 27H19C14 19 8 12 9 -2Z${circle(13.5, 0, -13)}${foot}` };

const rook: Glyph = {
  body: `M-25 -36H-14V-28H-6V-36H6V-28H14V-36H25V-18L16 -11V18L21 27H-21L-16 18V-11L-25 -18Z${foot}`,
  lines: 'M-16 -11H16M-16 18H16',
};

const bishop: Glyph = {
  body: `${circle(5, 0, -38)}M0 -33C14 -23 21 -9 15 3C12 9 9 11 9 13L14 27H-14L-9 13C-9 11 -12 9 -15 3C-21 -9 -14 -23 0 -33Z${foot}`,
  lines: 'M0 -22V-3M-7.5 -13H7.5M-9 13H9',
};

const knight: Glyph = {
  body: `M-17 27C-17 9 4 2 3 -10C-3 -3 -11 -4 -17 2C-21 7 -27 7 -29 2C-31 -4 -21 -13 -17 -24L-16 -38L-5 -29C14 -31 27 -13 23 27Z${foot}`,
  solid: circle(2.8, -10, -17),
  lines: 'M3 -10C5 -14 4 -18 3 -20M-25 2L-22 -1',
};

const queen: Glyph = {
  body: `${circle(4.5, -34, -22)}${circle(4.5, -15, -33)}${circle(4.5, 0, -37)}${circle(4.5, 15, -33)}${circle(4.5, 34, -22)}M-20 27L-33 -19L-17 1L-15 -29L-5 -2L0 -33L5 -2L15 -29L17 1L33 -19L20 27Z${foot}`,
  lines: 'M-23 15C-9 11 9 11 23 15',
};

const king: Glyph = {
  body: `M0 -29C9 -21 8 -13 0 -4C-8 -13 -9 -21 0 -29ZM-18 27L-21 21C-38 4 -31 -21 -13 -19C-5 -18 0 -11 0 -4C0 -11 5 -18 13 -19C31 -21 38 4 21 21L18 27Z${foot}`,
  lines: 'M0 -46V-29M-7.5 -39H7.5M-21 21C-9 16 9 16 21 21',
  width: 3.4,
};

/** The same king for games in which a cross has no place. */
const shah: Glyph = {
  body: `${circle(5.5, 0, -33)}M-18 27L-21 21C-38 4 -31 -21 -13 -19C-5 -18 0 -11 0 -4C0 -11 5 -18 13 -19C31 -21 38 4 21 21L18 27Z${foot}`,
  lines: 'M0 -27V-4M-21 21C-9 16 9 16 21 21',
};

const ferz: Glyph = {
  body: `${circle(5, 0, -33)}M-18 27L-26 -16L-10 -2L0 -28L10 -2L26 -16L18 27Z${foot}`,
  lines: 'M-20 16C-9 12 9 12 20 16',
};

/** A queen and a knight in one. */
const amazon: Glyph = {
  body: queen.body,
  lines: 'M-23 15C-9 11 9 11 23 15M-6 34C-6 26 5 27 4 18',
};

export const chess: Readonly<Record<string, Glyph>> = {
  pawn,
  rook,
  bishop,
  knight,
  queen,
  king,
  shah,
  ferz,
  amazon,
  king_nocross: shah,
  ferz_nocross: ferz,
  bishop_nocross: bishop,
  baidaq: pawn,
  rukh: rook,
  faras: knight,
  branan: shah,
  konung: shah,
  // Thai chess
  bia: pawn,
  ruea: rook,
  ma: knight,
  khon: bishop,
  met: ferz,
  khun: shah,
}; // prettier-ignore
