/** Finds the picture of a piece or symbol by its name. */
import { abstract, crowned } from './abstract.js';
import { chess } from './chess.js';
import type { Glyph } from './glyph.js';
import { icons } from './icons.js';

/** What a name looks like: a glyph of its own, or an icon that goes on a disc. */
export type Picture = { readonly glyph: Glyph } | { readonly icon: string };

const draughtsmen = ['man', 'counter', 'checker', 'disc', 'draughtsman', 'soldier'];
const otherChessmen = ['pawn', 'rook', 'bishop', 'knight', 'queen'];

/** The names that pictures are known by, longest first: a long name may contain one of them. */
const contained = [...Object.keys(chess), ...Object.keys(abstract), ...Object.keys(icons)]
  .filter(
    (name) =>
      name.length > 2 &&
      ![
        'null',
        'line',
        'bar',
        'box',
        'man',
        'rat',
        'cat',
        'ant',
        'hen',
        'sun',
        'key',
        'fan',
        'dot',
        'nut',
        'bia',
        'met',
        'fil',
      ].includes(name),
  )
  .sort((a, b) => b.length - a.length);

const known = new Map<string, Picture | undefined>();

/** The picture of a name, undefined if there is none. Upper and lower case are the same. */
export function pictureOf(name: string): Picture | undefined {
  const key = name.toLowerCase().replace(/\.svg$/, '');
  if (known.has(key)) return known.get(key);
  const found = exact(key) ?? exact(contained.find((part) => key.includes(part)) ?? '');
  if (known.size < 5000) known.set(key, found);
  return found;
}

/** Other names of icons. */
const iconNames: Readonly<Record<string, string>> = { fil: 'elephant', alfil: 'elephant' };

function exact(name: string): Picture | undefined {
  const key = Object.hasOwn(iconNames, name) ? iconNames[name]! : name;
  const glyph = Object.hasOwn(chess, key) ? chess[key] : Object.hasOwn(abstract, key) ? abstract[key] : undefined;
  if (glyph) return { glyph };
  return Object.hasOwn(icons, key) ? { icon: icons[key]! } : undefined;
}

/** The picture of a piece among the pieces of its game: kings of draughts are men on men. */
export function pieceGlyph(name: string, companions: ReadonlySet<string>): Picture | undefined {
  const key = name.toLowerCase();
  const isDraughts =
    draughtsmen.some((each) => companions.has(each)) && !otherChessmen.some((each) => companions.has(each));
  if (isDraughts && (key === 'king' || key === 'queen') && companions.size <= 3) return { glyph: crowned };
  return pictureOf(name);
}
