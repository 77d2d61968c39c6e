/** The Ludii description language: text to syntax tree, with honest source positions. */
export { describeGame, type GameDescription } from './describe.js';
export type { Diagnostic, DiagnosticCode, Edit, Fix, Related, Severity } from './diagnose/diagnostic.js';
export { applyFix } from './diagnose/fix.js';
export { type RenderOptions, renderDiagnostic } from './diagnose/render.js';
export type { OptionCategory, OptionItem } from './expand/options.js';
export type { Ruleset } from './expand/rulesets.js';
export { type FormatOptions, format } from './format/format.js';
export { type ParseOptions, type ParseResult, parse } from './parse.js';
export { type LineColumn, LineIndex, lineColumn, type Origin, type Span } from './source/span.js';
export { type DefineKind, type StandardDefine, standardDefines, standardDefinitions } from './standard/index.js';
export { type GrammarMatch, matchGrammar } from './tree/grammar.js';
export { ludiiGrammar } from './tree/ludii.js';
export {
  Arg,
  CallNode,
  ListNode,
  type Node,
  NumberNode,
  numberOf,
  type Piece,
  StringNode,
  WordNode,
} from './tree/node.js';
export { print, printIndented } from './tree/print.js';
