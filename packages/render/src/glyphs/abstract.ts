/** Discs, rings, crosses and other shapes that stand for nothing. */
import { circle, type Glyph, polygon, star } from './glyph.js';

const disc: Glyph = { body: circle(42) };
const ringed: Glyph = { body: circle(43), lines: circle(30), width: 2.5 };
const counter: Glyph = { body: circle(43), lines: `${circle(33)}${circle(22)}`, width: 2.2 };

/** A man on a man: the king of draughts. */
const doubleCounter: Glyph = {
  body: `${circle(40, 0, 8)}${circle(40, 0, -6)}`,
  lines: 'M-18 8L-22 -16L-9 -6L0 -22L9 -6L22 -16L18 8Z',
  width: 2.6,
};

const crossLines = 'M-30 -30L30 30M30 -30L-30 30';
const plank = (angle: 'x' | '+'): string =>
  angle === '+'
    ? 'M-12 -40H12V-12H40V12H12V40H-12V12H-40V-12H-12Z'
    : 'M0 -17L21 -38L38 -21L17 0L38 21L21 38L0 17L-21 38L-38 21L-17 0L-38 -21L-21 -38Z';

const square = (half: number): string => `M${-half} ${-half}H${half}V${half}H${-half}Z`;

/** A knot of bands, as on the thrones of tafl boards. */
const knot: Glyph = {
  body: '',
  lines: `${square(40)}M-40 0L0 -40L40 0L0 40ZM-20 -20H20V20H-20Z`,
  width: 3.5,
  open: true,
};

/** Discs of different sizes, as of a tower. */
const sized = (r: number): Glyph => ({ body: circle(r), lines: circle(r * 0.35), width: 2.5 });

export const abstract: Readonly<Record<string, Glyph>> = {
  smallest: sized(15),
  small: sized(22),
  medium: sized(29),
  large: sized(36),
  largest: sized(43),
  runner: ringed,
  raider: ringed,
  muscovite: ringed,
  swede: disc,
  perepere: disc,
  trace: { body: circle(16) },
  half: { body: square(44) },
  paint: { body: square(46) },
  stroke: ringed,
  captive: ringed,
  disc,
  ball: disc,
  stone: disc,
  marker: ringed,
  man: ringed,
  token: ringed,
  mark: ringed,
  merel: ringed,
  reel: { body: circle(43), lines: `${circle(34)}${circle(12)}`, width: 2.5 },
  hole: { body: circle(40), solid: circle(34) },
  bead: disc,
  marble: disc,
  pebble: disc,
  seed: { body: circle(30) },
  bean: { body: circle(30) },
  shell: { body: circle(30) },
  nut: { body: circle(30) },
  peg: { body: circle(32), lines: circle(16) },
  pin: {
    body: 'M0 -46C-11 -46 -13 -35 -9 -25C-6 -15 -10 -9 -15 3C-21 19 -16 36 -11 46H11C16 36 21 19 15 3C10 -9 6 -15 9 -25C13 -35 11 -46 0 -46Z',
    lines: 'M-8 -22H8M-8 -16H8',
    width: 2.6,
  },
  cone: { body: circle(40), lines: `${circle(26)}${circle(10)}` },
  counter,
  checker: counter,
  draughtsman: counter,
  coin: ringed,
  piece: ringed,
  kelb: ringed,
  commoner: ringed,
  doublecounter: doubleCounter,
  discdouble: doubleCounter,
  doubledisc: doubleCounter,
  counterstar: { body: circle(43), lines: `${circle(34)}${star(5, 26, 11)}`, width: 2.4 },
  discflat: disc,
  dot: { body: circle(18) },
  singledot: { body: circle(18) },
  ring: { body: circle(34), width: 13, open: true },
  nought: { body: circle(34), width: 13, open: true },
  o: { body: circle(34), width: 13, open: true },
  cross: { body: plank('x') },
  x: { body: plank('x') },
  plus: { body: plank('+') },
  thincross: { body: '', lines: crossLines, width: 2.4, open: true },
  square: { body: square(38) },
  'square-alt': { body: square(38) },
  cube: { body: square(38), lines: square(26) },
  box: { body: square(38), lines: square(26) },
  chocolate: { body: square(44), lines: square(34) },
  rectangle: { body: 'M-46 -24H46V24H-46Z' },
  hex: { body: polygon(6, 44) },
  hexe: { body: polygon(6, 44, 30) },
  octagon: { body: polygon(8, 44, 22.5) },
  heptagon: { body: polygon(7, 44) },
  pentagon: { body: polygon(5, 44) },
  triangle: { body: polygon(3, 48) },
  pyramid: { body: polygon(3, 48), lines: 'M0 -48L0 24' },
  diamond: { body: 'M0 -46L34 0L0 46L-34 0Z' },
  star: { body: star(5, 46, 19) },
  staroutline: { body: star(5, 46, 19), open: true, width: 4 },
  stick: { body: 'M-7 -46H7V46H-7Z' },
  match: { body: 'M-4 -34H4V46H-4Z', solid: 'M-7 -46C-7 -52 7 -52 7 -46V-32H-7Z' },
  paddle: { body: 'M-13 -46C-13 -54 13 -54 13 -46V46C13 54 -13 54 -13 46Z' },
  minus: { body: 'M-38 -9H38V9H-38Z' },
  arrow: { body: 'M0 -44L28 -10H10V44H-10V-10H-28Z' },
  knotsquare: knot,
  knottriangle: { ...knot, lines: `${polygon(3, 46)}${polygon(3, 26, 60)}${circle(14)}` },
  pawntoken: ringed,
  bar: { body: 'M-46 -9H46V9H-46Z' },
  line: { body: 'M-46 -5H46V5H-46Z' },
  null: { body: '', open: true },
}; // prettier-ignore

/** Drawn for a man who has become a king of draughts. */
export const crowned = doubleCounter;
