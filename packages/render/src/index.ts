/**
 * A position of a game as SVG, in Node and in the browser.
 *
 * @packageDocumentation
 */
export { type DrawOptions, drawPosition, positionPicture } from './draw.js';
export type { Box, Grid, Layout, PlacedContainer, PlacedSite } from './layout.js';
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
