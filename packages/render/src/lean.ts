/**
 * A position of a game as SVG for pages that count their bytes: the same as `@ludii/render` without the icons of figures
 * and animals, which {@link loadIcons} brings when a description names one.
 *
 * @packageDocumentation
 */

export type { Box, PlacedContainer, PlacedSite } from './box.js';
export { type DrawOptions, drawPosition, positionPicture } from './draw.js';
export { namesIcon } from './glyphs/index.js';
export type { Grid, Layout } from './layout.js';
export { layoutOf } from './layoutOf.js';
export { type PiecePicture, pieceSet } from './pieceSet.js';
export type {
  BoardScene,
  MoveView,
  PieceView,
  PlacedNode,
  PositionView,
  ScenePlayer,
  SceneSite,
  SiteKey,
  Standing,
} from './scene.js';
export { keyOf, parseKey } from './siteKey.js';
export { type Attributes, type SvgNode, toText } from './svg.js';
export type { ThemeName } from './theme.js';
export { boardScene, positionView, type ViewOptions } from './view.js';

/** Loads the icons. Until then names that have one are shown by their letters. */
export async function loadIcons(): Promise<void> {
  await import('./glyphs/allIcons.js');
}
