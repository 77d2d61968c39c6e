/**
 * Load a game, play it, search it.
 *
 * @packageDocumentation
 */
export {
  type Board,
  boardToJson,
  boardToSvg,
  boardToText,
  buildBoard,
  type CompileResult,
  compile,
  type Diagnostic,
  Game,
  GeometryError,
  parseBoard,
} from '@ludii/compiler';
