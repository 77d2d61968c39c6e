/** Colours of graphics: where they stand, and how another one is written in their place. */
import type { Document } from '../document.js';
import { type Call, keywordOf, type Range, visit } from '../syntax/tree.js';

/** Red, green, blue and opacity, each from 0 to 255. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** A `(colour …)` of the text. */
export interface ColourPlace extends Range {
  readonly colour: Rgba;
}

/** The colours that have a name. */
const named: Readonly<Record<string, readonly [number, number, number]>> = {
  White: [255, 255, 255],
  Black: [0, 0, 0],
  Grey: [150, 150, 150],
  LightGrey: [200, 200, 200],
  VeryLightGrey: [230, 230, 230],
  DarkGrey: [100, 100, 100],
  VeryDarkGrey: [50, 50, 50],
  Dark: [30, 30, 30],
  Red: [255, 0, 0],
  Green: [0, 200, 0],
  Blue: [0, 127, 255],
  Yellow: [255, 245, 0],
  Pink: [255, 0, 255],
  Cyan: [0, 255, 255],
  Brown: [139, 69, 19],
  DarkBrown: [101, 67, 33],
  VeryDarkBrown: [50, 33, 16],
  Purple: [127, 0, 127],
  Magenta: [255, 0, 255],
  Turquoise: [0, 127, 127],
  Orange: [255, 127, 0],
  LightOrange: [255, 191, 0],
  LightRed: [255, 127, 127],
  DarkRed: [127, 0, 0],
  Burgundy: [63, 0, 0],
  LightGreen: [127, 255, 127],
  DarkGreen: [0, 127, 0],
  LightBlue: [127, 191, 255],
  VeryLightBlue: [205, 234, 237],
  DarkBlue: [0, 0, 127],
  IceBlue: [183, 226, 228],
  Gold: [212, 175, 55],
  Silver: [192, 192, 192],
  Bronze: [205, 127, 50],
  GunMetal: [44, 53, 57],
  HumanLight: [204, 182, 140],
  HumanDark: [108, 86, 60],
  Cream: [255, 255, 230],
  DeepPurple: [127, 0, 127],
  PinkFloyd: [255, 75, 150],
  BlackSabbath: [0, 0, 32],
  KingCrimson: [220, 20, 60],
  TangerineDream: [242, 133, 0],
  BabyBlue: [127, 191, 255],
  LightTan: [250, 200, 100],
};

/** All colours of a document. */
export function colours(document: Document): readonly ColourPlace[] {
  const found: ColourPlace[] = [];
  visit(document.tree, (node) => {
    if (node.kind !== 'call' || (keywordOf(node) !== 'colour' && keywordOf(node) !== 'color')) return;
    const colour = colourOf(node);
    if (colour) found.push({ start: node.start, end: node.end, colour });
  });
  return found;
}

function colourOf({ items }: Call): Rgba | undefined {
  const [only] = items;
  if (items.length === 1 && only?.kind === 'word') {
    if (only.text === 'Hidden') return [0, 0, 0, 0];
    const known = named[only.text];
    return known && [...known, 255];
  }
  if (items.length === 1 && only?.kind === 'text') {
    const hex = /^(?:#|0x)([0-9a-f]{6})$/i.exec(only.value)?.[1];
    if (hex === undefined) return undefined;
    const value = Number.parseInt(hex, 16);
    return [value >> 16, (value >> 8) & 255, value & 255, 255];
  }
  const parts = items.map((item) => (item.kind === 'word' && /^\d{1,3}$/.test(item.text) ? Number(item.text) : -1));
  if (parts.length < 3 || parts.length > 4 || parts.some((part) => part < 0 || part > 255)) return undefined;
  return [parts[0]!, parts[1]!, parts[2]!, parts[3] ?? 255];
}

/** The ways to write a colour: by name if it has one, in numbers, and in hexadecimal if nothing shines through. */
export function colourTexts([red, green, blue, alpha]: Rgba): readonly string[] {
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  const name = Object.keys(named).find((key) => named[key]!.join() === [red, green, blue].join());
  if (alpha < 255) return [`(colour ${red} ${green} ${blue} ${alpha})`];
  return [
    ...(name ? [`(colour ${name})`] : []),
    `(colour ${red} ${green} ${blue})`,
    `(colour "#${hex.toUpperCase()}")`,
  ];
}
