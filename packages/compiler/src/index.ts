/**
 * Turns a game description into a playable game.
 *
 * @packageDocumentation
 */

export {
  type Board,
  boardToJson,
  boardToSvg,
  boardToText,
  buildBoard,
  GeometryError,
  parseBoard,
  type SiteType,
} from '@ludii/geometry';
export { type Diagnostic, type ParseOptions, type ParseResult, parse } from '@ludii/grammar';
export { type CompileResult, compile } from './compile.js';
export { Game } from './game.js';
export { registry } from './registry.js';
