/**
 * Letters, digits and signs as strokes, so that pictures look the same everywhere and need no font: not in a PNG, not in
 * print. Each character is a path in a box 6 wide and 8 high, with its base line at 8.
 */
import { el, num, type SvgNode, textEl } from './svg.js';

const strokes: Readonly<Record<string, string>> = {
  A: 'M0.3 8L3 0L5.7 8M1.3 5.2H4.7',
  B: 'M0.6 0V8H3.3C6.3 8 6.3 3.9 3.3 3.9H0.6M3.2 3.9C5.7 3.9 5.7 0 3.2 0H0.6',
  C: 'M5.5 1.5C3.8 -0.9 0.5 0 0.5 4S3.8 8.9 5.5 6.5',
  D: 'M0.6 0V8H2.4C6.7 8 6.7 0 2.4 0Z',
  E: 'M5.2 0H0.8V8H5.2M0.8 3.9H4.5',
  F: 'M5.2 0H0.8V8M0.8 3.9H4.5',
  G: 'M5.4 1.4C3.8 -0.9 0.5 0 0.5 4S4.4 9 5.5 6.4V4.3H3.5',
  H: 'M0.6 0V8M5.4 0V8M0.6 3.9H5.4',
  I: 'M3 0V8M1.4 0H4.6M1.4 8H4.6',
  J: 'M4.8 0V5.6C4.8 8.7 0.8 8.7 0.8 5.8',
  K: 'M0.7 0V8M5.3 0L0.7 4.8M2.3 3.3L5.5 8',
  L: 'M0.9 0V8H5.2',
  M: 'M0.3 8V0L3 5L5.7 0V8',
  N: 'M0.6 8V0L5.4 8V0',
  O: 'M3 0C-0.6 0 -0.6 8 3 8S6.6 0 3 0Z',
  P: 'M0.7 8V0H3.3C6.2 0 6.2 4.4 3.3 4.4H0.7',
  Q: 'M3 0C-0.6 0 -0.6 8 3 8S6.6 0 3 0ZM3.6 5.8L5.7 8.3',
  R: 'M0.7 8V0H3.3C6.2 0 6.2 4.2 3.3 4.2H0.7M3.2 4.2L5.5 8',
  S: 'M5.2 1.3C4.2 -0.6 0.8 -0.4 0.8 2C0.8 4.5 5.4 3.4 5.4 6C5.4 8.5 1.5 8.7 0.5 6.6',
  T: 'M0.3 0H5.7M3 0V8',
  U: 'M0.6 0V5.2C0.6 8.9 5.4 8.9 5.4 5.2V0',
  V: 'M0.3 0L3 8L5.7 0',
  W: 'M0 0L1.5 8L3 2.6L4.5 8L6 0',
  X: 'M0.5 0L5.5 8M5.5 0L0.5 8',
  Y: 'M0.3 0L3 4L5.7 0M3 4V8',
  Z: 'M0.6 0H5.4L0.6 8H5.4',
  '0': 'M3 0C-0.2 0 -0.2 8 3 8S6.2 0 3 0Z',
  '1': 'M1.2 1.6L3.3 0V8M1.4 8H5.2',
  '2': 'M0.8 2.1C0.8 -0.7 5.2 -0.7 5.2 2.1C5.2 4 0.7 6.2 0.7 8H5.4',
  '3': 'M0.8 0H5.2L2.8 3.1C6.3 3 6.3 8 2.8 8C1.7 8 0.9 7.6 0.5 6.7',
  '4': 'M4.2 8V0L0.4 5.6H5.7',
  '5': 'M4.9 0H1.2L0.9 3.5C1.6 3 2.3 2.9 3 2.9C6.4 2.9 6.2 8 2.8 8C1.7 8 0.9 7.6 0.5 6.7',
  '6': 'M4.9 0.6C2.2 -0.8 0.6 2 0.6 5C0.6 9 5.5 8.9 5.5 5.4C5.5 2.2 1.6 2.2 0.7 5',
  '7': 'M0.6 0H5.4L2.2 8',
  '8': 'M3 3.7C0.1 3.7 0.1 0 3 0S5.9 3.7 3 3.7C-0.5 3.7 -0.5 8 3 8S6.5 3.7 3 3.7Z',
  '9': 'M1.1 7.4C3.8 8.8 5.4 6 5.4 3C5.4 -1 0.5 -0.9 0.5 2.6C0.5 5.8 4.4 5.8 5.3 3',
  '+': 'M3 1.8V6.8M0.5 4.3H5.5',
  '-': 'M1 4.3H5',
  '−': 'M1 4.3H5',
  '×': 'M1 2.5L5 6.5M5 2.5L1 6.5',
  '=': 'M0.8 3H5.2M0.8 5.6H5.2',
  '?': 'M0.9 2C0.9 -0.7 5.2 -0.7 5.2 2C5.2 3.9 3 3.7 3 5.6M3 7.9V8',
  '!': 'M3 0V5.4M3 7.9V8',
  '.': 'M3 7.9V8',
  ',': 'M3 7.6L2.4 9.2',
  ':': 'M3 2.6V2.7M3 7.4V7.5',
  "'": 'M3 0V1.8',
  '/': 'M5.2 -0.4L0.8 8.6',
  '<': 'M5 1L1 4.3L5 7.6',
  '>': 'M1 1L5 4.3L1 7.6',
  '^': 'M0.8 5.4L3 2L5.2 5.4',
  '(': 'M4 -0.6C2 2 2 6 4 8.6',
  ')': 'M2 -0.6C4 2 4 6 2 8.6',
  '*': 'M3 1.4V6.2M1 2.6L5 5M5 2.6L1 5',
  '%': 'M5.2 0L0.8 8M1.6 0C0 0 0 2.6 1.6 2.6S3.2 0 1.6 0ZM4.4 5.4C2.8 5.4 2.8 8 4.4 8S6 5.4 4.4 5.4Z',
  ' ': '',
};

const advance = 7.6;

/** How a word is written. */
export interface Writing {
  /** Height of a capital letter. */
  readonly size: number;
  readonly colour: string;
  /** Where `x` is: the middle of the word (default), or its beginning or end. */
  readonly anchor?: 'middle' | 'start' | 'end';
  /** Thickness of the strokes as a share of the height. */
  readonly weight?: number;
  /** Colour of an outline that keeps the word readable on any ground. */
  readonly halo?: string | undefined;
  /** The word is made narrower to fit into this width. */
  readonly maxWidth?: number | undefined;
  readonly opacity?: number | undefined;
}

/** Width of a word. */
export function widthOf(text: string, size: number): number {
  return text.length === 0 ? 0 : ((text.length * advance - (advance - 6)) * size) / 8;
}

/** A word centred at a height. Characters without strokes (names may hold anything) make it a text of the reader's font. */
export function writeWord(text: string, x: number, y: number, writing: Writing): SvgNode {
  const { colour, anchor = 'middle', weight = 0.14, halo, maxWidth, opacity } = writing;
  const full = widthOf(text, writing.size);
  const size = maxWidth !== undefined && full > maxWidth ? (writing.size * maxWidth) / full : writing.size;
  const upper = text.toUpperCase();
  if ([...upper].some((ch) => strokes[ch] === undefined)) {
    return textEl('text', text, {
      x,
      y,
      'font-size': size * 1.35,
      fill: colour,
      'text-anchor': anchor,
      dy: '0.36em',
      'font-family': 'system-ui, sans-serif',
      'font-weight': 600,
      opacity,
      ...(halo ? { stroke: halo, 'stroke-width': size * 0.2, 'paint-order': 'stroke' } : {}),
    }); // prettier-ignore
  }
  const scale = size / 8;
  const width = widthOf(text, size);
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  const d = [...upper].map((ch, i) => moved(strokes[ch]!, left + i * advance * scale, y - size / 2, scale)).join('');
  const line = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const ink = el('path', { ...line, stroke: colour, 'stroke-width': size * weight, opacity });
  if (!halo) return ink;
  return el('g', {}, [el('path', { ...line, stroke: halo, 'stroke-width': size * (weight + 0.2), opacity }), ink]);
}

const parsed = new Map<string, readonly (readonly [string, readonly number[]])[]>();

/** A path moved and scaled. Only absolute commands occur. */
function moved(path: string, dx: number, dy: number, scale: number): string {
  let commands = parsed.get(path);
  if (!commands) {
    commands = [...path.matchAll(/([MLHVCSZ])([^MLHVCSZ]*)/g)].map(
      ([, command, rest]) => [command!, (rest!.match(/-?[\d.]+/g) ?? []).map(Number)] as const,
    );
    parsed.set(path, commands);
  }
  return commands
    .map(([command, values]) => {
      if (command === 'H') return `H${num(values[0]! * scale + dx)}`;
      if (command === 'V') return `V${num(values[0]! * scale + dy)}`;
      return command + values.map((value, i) => num(value * scale + (i % 2 === 0 ? dx : dy))).join(' ');
    })
    .join('');
}
