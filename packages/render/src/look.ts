/** How a game looks: its graphics, its style, the layout, names and colours of players. Made once per game and theme. */
import type { Rulebook } from '@ludii/engine';
import type { Component } from '@ludii/engine/internal';
import { type Colour, hex, inkOn, luminance } from './colour.js';
import { type Picture, pieceGlyph } from './glyphs/index.js';
import { Graphics, type PieceAt, type Turn } from './graphics.js';
import { type Layout, layOut } from './layout.js';
import { type BoardStyle, hasXiangqiPieces, styleOf } from './style.js';
import { standardColour, type Theme, type ThemeName, themeOf } from './theme.js';

/** Colours of a piece. */
export interface Paint {
  readonly fill: Colour;
  readonly edge: Colour;
  /** Lines and letters on the fill. */
  readonly ink: Colour;
}

/** How a game looks. */
export interface Look {
  readonly game: Rulebook;
  readonly graphics: Graphics;
  /** True if the graphics depend on whose turn it is. */
  readonly followsTurn: boolean;
  readonly style: BoardStyle;
  readonly layout: Layout;
  readonly theme: Theme;
  /** Pieces of xiangqi and janggi show their characters. */
  readonly xiangqi: boolean;
  /** The picture of a piece, or the letters that stand for it. */
  picture(piece: PieceAt): Picture | { readonly letters: string };
  playerColour(player: number): Colour;
}

const looks = new WeakMap<Rulebook, Map<ThemeName, Look>>();

/** The look of a game. */
export function lookOf(game: Rulebook, theme: ThemeName): Look {
  let known = looks.get(game);
  if (!known) {
    known = new Map();
    looks.set(game, known);
  }
  let look = known.get(theme);
  if (!look) {
    const other = known.values().next().value;
    look = makeLook(game, theme, other?.graphics ?? new Graphics(game), other);
    known.set(theme, look);
  }
  return look;
}

const inTurns = new WeakMap<Look, Map<string, Look>>();

/** A look as it is in a turn: another one only where the description speaks of the mover or the like. Nothing changes its place. */
export function lookInTurn(look: Look, { mover, next, prev }: Turn): Look {
  if (!look.followsTurn) return look;
  let known = inTurns.get(look);
  if (!known) {
    known = new Map();
    inTurns.set(look, known);
  }
  const key = `${mover} ${next} ${prev}`;
  let found = known.get(key);
  if (!found) {
    const { game, theme, layout, style, xiangqi } = look;
    const graphics = new Graphics(game, { mover, next, prev });
    found = makeLook(game, theme.name, graphics, { layout, style, xiangqi });
    known.set(key, found);
  }
  return found;
}

/** A look; what others of the same game have in common with it is given. */
function makeLook(
  game: Rulebook,
  theme: ThemeName,
  graphics: Graphics,
  known: Partial<Pick<Look, 'style' | 'layout' | 'xiangqi' | 'picture'>> = {},
): Look {
  const style = known.style ?? styleOf(game, graphics);
  return {
    game,
    graphics,
    followsTurn: graphics.followsTurn,
    style,
    layout: known.layout ?? layOut(game, style, graphics),
    theme: themeOf(theme),
    xiangqi: known.xiangqi ?? (style === 'xiangqi' || style === 'janggi' || hasXiangqiPieces(game)),
    picture: known.picture ?? pictureFinder(game, graphics),
    playerColour: (player) => graphics.playerColour(player) ?? standardColour(player, game.players),
  };
}

/** Finds pictures; pieces of one game that would look the same get letters instead. */
function pictureFinder(game: Rulebook, graphics: Graphics): Look['picture'] {
  const pieces = game.compiled.components
    .slice(1)
    .filter(({ isDie, isCard, isDomino }) => !isDie && !isCard && !isDomino);
  const names = new Set(pieces.map(({ baseName }) => baseName.toLowerCase()));
  const abstract = graphics.families.includes('Abstract') && !severalKinds(pieces);
  const at = (component: Component): PieceAt => ({ component, container: 0, state: 0, value: 0 });
  const users = new Map<string, Set<string>>();
  for (const component of pieces) {
    const name = graphics.pictureName(at(component));
    const key = pictureKey(pieceGlyph(name, names));
    if (key === undefined) continue;
    const others = users.get(key) ?? new Set();
    others.add(name.toLowerCase());
    users.set(key, others);
  }
  const letters = lettersOf(pieces.map((component) => graphics.pictureName(at(component))));
  // In a set of letters O is a letter, not a ring.
  const spelt = pieces.filter(({ baseName }) => baseName.length === 1).length > 2;
  const marker = pieceGlyph('marker', names)!;
  return (piece) => {
    if (abstract) return marker;
    const name = graphics.pictureName(piece);
    if (spelt && name.length === 1) return { letters: name };
    const found = pieceGlyph(name, names);
    const shared = found && (users.get(pictureKey(found)!)?.size ?? 0) > 1;
    if (found && !shared) return found;
    return { letters: letters.get(name) ?? name.slice(0, 2) };
  };
}

function severalKinds(pieces: readonly Component[]): boolean {
  const owners = pieces.map(({ owner }) => owner);
  return new Set(owners).size < owners.length;
}

function pictureKey(picture: Picture | undefined): string | undefined {
  if (!picture) return undefined;
  return 'icon' in picture
    ? picture.icon
    : picture.glyph.body + (picture.glyph.lines ?? '') + (picture.glyph.width ?? '');
}

/** Short letters for names, different for different names as far as their letters go. */
export function lettersOf(names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    if (found.has(name)) continue;
    const capitals = name.replace(/[^A-Z]/g, '');
    const plain = name.replace(/[\s_-]/g, '');
    const offers = [
      ...(plain.length <= 2 ? [plain] : []),
      ...(capitals.length >= 2 ? [capitals.slice(0, 3)] : []),
      plain.slice(0, 1),
      plain.slice(0, 2),
      ...[...plain.slice(1)].map((ch) => plain.slice(0, 1) + ch),
      plain.slice(0, 3),
      ...[...plain.slice(1)].map((ch) => plain.slice(0, 2) + ch),
    ];
    const letters = offers.find((each) => each !== '' && !taken.has(each.toUpperCase())) ?? plain.slice(0, 3);
    taken.add(letters.toUpperCase());
    found.set(name, letters);
  }
  return found;
}

const grey = hex('#808080');

/** The colours of a piece. */
export function paintOf(look: Look, piece: PieceAt, unowned = false): Paint {
  if (unowned) return { fill: grey, edge: hex('#404040'), ink: inkOn(grey) };
  const said = look.graphics.pieceColours(piece);
  const fill = said.fill ?? look.playerColour(piece.component.owner);
  // Of a piece without a body one sees its lines.
  if (fill.a === 0) return { fill, edge: said.stroke ?? hex('#1a1a1a'), ink: said.ink ?? hex('#1a1a1a') };
  const dark = luminance(fill) < 0.06;
  return { fill, edge: said.stroke ?? (dark ? hex('#d8d8d8') : hex('#1a1a1a')), ink: said.ink ?? inkOn(fill) };
}
