/** The pieces of a game by themselves, for palettes and legends. */
import type { Rulebook } from '@ludii/engine';
import { lookOf } from './look.js';
import { drawPiece } from './piece.js';
import { el, type SvgNode } from './svg.js';
import type { ThemeName } from './theme.js';

/** A kind of piece and its picture. */
export interface PiecePicture {
  /** Name as in setups: `Rook1`. */
  readonly name: string;
  /** 0 nobody; one more than the players: everybody. */
  readonly owner: number;
  /** A picture of its own, an `svg` element. */
  readonly picture: SvgNode;
}

/** All pieces of a game but dice, in the order of their numbers. */
export function pieceSet(game: Rulebook, theme: ThemeName = 'light'): PiecePicture[] {
  const look = lookOf(game, theme);
  return game.compiled.components.slice(1).flatMap((component) => {
    if (component.isDie) return [];
    const level = { component, state: 0, rotation: 0, value: 0, unknown: false, unowned: false };
    const picture = el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-55 -55 110 110', width: 44, height: 44 },
      [drawPiece(look, level, 0)],
    );
    return [{ name: component.name, owner: component.owner, picture }];
  });
}
