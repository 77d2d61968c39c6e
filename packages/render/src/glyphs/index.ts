/** Finds the picture of a piece or symbol by its name. */
import { abstract, crowned } from './abstract.js';
import { chess } from './chess.js';
import type { Glyph } from './glyph.js';
import { iconNames } from './iconNames.js';
import { iconOf } from './iconStore.js';

/** What a name looks like: a glyph of its own, or an icon that goes on a disc. */
export type Picture = { readonly glyph: Glyph } | { readonly icon: string };

const draughtsmen = ['man', 'counter', 'checker', 'disc', 'draughtsman', 'soldier'];
const otherChessmen = ['pawn', 'rook', 'bishop', 'knight', 'queen'];

/** The names that pictures are known by, longest first: a long name may contain one of them. */
const contained = [...Object.keys(chess), ...Object.keys(abstract), ...iconNames]
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
        'pin',
        'bia',
        'met',
        'fil',
      ].includes(name),
  )
  .sort((a, b) => b.length - a.length);

const known = new Map<string, Picture>();

/** The picture of a name, undefined if there is none. Upper and lower case are the same. */
export function pictureOf(name: string): Picture | undefined {
  const key = name.toLowerCase().replace(/\.svg$/, '');
  const before = known.get(key);
  if (before) return before;
  const found = exact(key) ?? exact(contained.find((part) => key.includes(part)) ?? '');
  // What is missing may be an icon that is loaded later.
  if (found && known.size < 5000) known.set(key, found);
  return found;
}

/** Names of pieces that look like others. */
const otherNames: Readonly<Record<string, string>> = {
  fil: 'elephant',
  alfil: 'elephant',
  gaja: 'elephant',
  raja: 'king_nocross',
  maharajah: 'crown',
  mantri: 'ferz',
  ashva: 'knight',
  ratha: 'rook',
  padati: 'pawn',
};

const iconSet = new Set(iconNames);

/** True if a text names something that has an icon: a piece or a picture between quotes. */
export function namesIcon(text: string): boolean {
  return [...text.matchAll(/"([^"]*)"/g)].some(([, name = '']) => {
    const key = name.toLowerCase();
    if (iconSet.has(key) || iconSet.has(otherNames[key] ?? '')) return true;
    return iconSet.has(contained.find((part) => key.includes(part)) ?? '');
  });
}

function exact(name: string): Picture | undefined {
  const key = Object.hasOwn(otherNames, name) ? otherNames[name]! : name;
  const glyph = Object.hasOwn(chess, key) ? chess[key] : Object.hasOwn(abstract, key) ? abstract[key] : undefined;
  if (glyph) return { glyph };
  const icon = iconOf(key);
  return icon === undefined ? undefined : { icon };
}

/** The picture of a piece among the pieces of its game: kings of draughts are men on men. */
export function pieceGlyph(name: string, companions: ReadonlySet<string>): Picture | undefined {
  const key = name.toLowerCase();
  const isDraughts =
    draughtsmen.some((each) => companions.has(each)) && !otherChessmen.some((each) => companions.has(each));
  if (isDraughts && (key === 'king' || key === 'queen') && companions.size <= 3) return { glyph: crowned };
  return pictureOf(name);
}
