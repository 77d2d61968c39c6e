/** Colours: the names of the description language, mixing, and contrast. */
import type { Node } from '@ludii/engine/internal';

/** Red, green, blue (0..255) and opacity (0..1). */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** A colour from its parts. */
export function rgb(r: number, g: number, b: number, a = 1): Colour {
  return { r, g, b, a };
}

/** A colour from `#rrggbb`. */
export function hex(text: string): Colour {
  const value = Number.parseInt(text.slice(1), 16);
  return rgb((value >> 16) & 255, (value >> 8) & 255, value & 255);
}

export const white = rgb(255, 255, 255);
export const black = rgb(0, 0, 0);

const named: Readonly<Record<string, string>> = {
  white: 'ffffff',
  black: '000000',
  grey: '969696',
  lightgrey: 'c8c8c8',
  verylightgrey: 'e6e6e6',
  darkgrey: '646464',
  verydarkgrey: '323232',
  dark: '1e1e1e',
  red: 'ff0000',
  green: '00c800',
  blue: '007fff',
  yellow: 'fff500',
  pink: 'ff00ff',
  cyan: '00ffff',
  brown: '8b4513',
  darkbrown: '654321',
  verydarkbrown: '322110',
  purple: '7f007f',
  magenta: 'ff00ff',
  turquoise: '007f7f',
  orange: 'ff7f00',
  lightorange: 'ffbf00',
  lightred: 'ff7f7f',
  darkred: '7f0000',
  burgundy: '3f0000',
  lightgreen: '7fff7f',
  darkgreen: '007f00',
  lightblue: '7fbfff',
  verylightblue: 'cdeaed',
  darkblue: '00007f',
  iceblue: 'b7e2e4',
  gold: 'd4af37',
  silver: 'c0c0c0',
  bronze: 'cd7f32',
  gunmetal: '2c3539',
  humanlight: 'ccb68c',
  humandark: '6c563c',
  cream: 'ffffe6',
  deeppurple: '7f007f',
  pinkfloyd: 'ff4b96',
  blacksabbath: '000020',
  kingcrimson: 'dc143c',
  tangerinedream: 'f28500',
  babyblue: '7fbfff',
  lighttan: 'fac864',
}; // prettier-ignore

/** A colour as descriptions write it: `(colour 255 0 0)`, `(colour "#ff0000")`, `(colour Red)`; undefined if it is none. */
export function readColour(node: Node): Colour | undefined {
  if (node.kind !== 'call' || (node.keyword !== 'colour' && node.keyword !== 'color')) return undefined;
  const values = node.args.map(({ value }) => value);
  const [first] = values;
  if (first?.kind === 'word') return byName(first.word);
  if (first?.kind === 'string') return fromCode(first.value);
  const parts = values.map((value) => (value.kind === 'number' ? Math.max(0, Math.min(255, value.value)) : 0));
  if (parts.length < 3) return undefined;
  return rgb(parts[0]!, parts[1]!, parts[2]!, parts.length > 3 ? parts[3]! / 255 : 1);
}

function byName(word: string): Colour | undefined {
  const name = word.toLowerCase();
  if (name === 'hidden') return rgb(0, 0, 0, 0);
  const found = named[name];
  return found ? hex(`#${found}`) : undefined;
}

function fromCode(text: string): Colour | undefined {
  const digits = /^(?:#|0x)([0-9a-f]{6})$/i.exec(text)?.[1];
  return digits ? hex(`#${digits}`) : undefined;
}

const two = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** A colour for an attribute; without its opacity. */
export function css({ r, g, b }: Colour): string {
  return `#${two(r)}${two(g)}${two(b)}`;
}

/** Attributes of a shape that is filled with a colour, as far as one can see it. */
export function filled(colour: Colour): { readonly fill: string; readonly 'fill-opacity'?: number } {
  if (colour.a === 0) return { fill: 'none' };
  return { fill: css(colour), ...(colour.a < 1 ? { 'fill-opacity': colour.a } : {}) };
}

/** Attributes of a shape with lines of a colour, as far as one can see them. */
export function stroked(
  colour: Colour,
  width: number,
): { readonly stroke: string; readonly 'stroke-width': number; readonly 'stroke-opacity'?: number } {
  const stroke = colour.a === 0 ? 'none' : css(colour);
  return { stroke, 'stroke-width': width, ...(colour.a > 0 && colour.a < 1 ? { 'stroke-opacity': colour.a } : {}) };
}

/** A colour between two: 0 the first, 1 the second. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const at = (a: number, b: number): number => a + (b - a) * share;
  return rgb(at(from.r, to.r), at(from.g, to.g), at(from.b, to.b), at(from.a, to.a));
}

/** The relative luminance of WCAG, 0 to 1. */
export function luminance({ r, g, b }: Colour): number {
  const linear = (value: number): number => {
    const v = value / 255;
    return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The contrast ratio of WCAG, 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

/** Nearly black or nearly white, whichever is better to read on a colour. */
export function inkOn(ground: Colour): Colour {
  return luminance(ground) > 0.2 ? rgb(26, 26, 26) : rgb(250, 250, 250);
}
