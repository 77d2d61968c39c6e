/** Playing cards: rank and suit. */
import { writeWord } from '../strokeFont.js';
import { el, type SvgNode } from '../svg.js';

const suits = [
  'M0 -20C22 -2 20 14 8 14C4 14 2 12 1 9L5 20H-5L-1 9C-2 12 -4 14 -8 14C-20 14 -22 -2 0 -20Z',
  'M0 20C-26 -2 -16 -20 -4 -16C-1 -15 0 -12 0 -10C0 -12 1 -15 4 -16C16 -20 26 -2 0 20Z',
  'M0 -22L15 0L0 22L-15 0Z',
  'M-1 9C-3 13 -7 14 -10 14C-20 13 -19 -3 -8 -3C-12 -20 12 -20 8 -3C19 -3 20 13 10 14C7 14 3 13 1 9L5 20H-5Z',
];
const ranks: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };

/** A card; suits beyond four are numbers. */
export function drawCard({ suit, rank }: { readonly suit: number; readonly rank: number }): SvgNode[] {
  const red = suit === 2 || suit === 3;
  const colour = red ? '#c2261f' : '#1a1a1a';
  const sign = suits[suit - 1];
  return [
    el('rect', {
      x: -33,
      y: -46,
      width: 66,
      height: 92,
      rx: 7,
      fill: '#fdfdfa',
      stroke: '#1a1a1a',
      'stroke-width': 2.5,
    }),
    writeWord(ranks[rank] ?? String(rank), 0, -21, { size: 28, colour, maxWidth: 46 }),
    sign
      ? el('path', { d: sign, fill: colour, transform: 'translate(0 20)' })
      : writeWord(String(suit), 0, 22, { size: 24, colour }),
  ];
}
