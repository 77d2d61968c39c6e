/**
 * The language service for game descriptions: one set of pure functions for every editor.
 *
 * A `Document` is a text at one moment; each feature is a function of a document and an offset, and answers with plain
 * data that can be sent to another thread. Offsets count UTF-16 units, as JavaScript strings do.
 *
 * @packageDocumentation
 */
export type { CandidateKind } from './complete/candidates.js';
export {
  type CompleteOptions,
  type Completion,
  type CompletionItem,
  complete,
  completionPage,
} from './complete/complete.js';
export { applyEdits, Document, type DocumentOptions, type TextEdit } from './document.js';
export { type ColourPlace, colours, colourTexts, type Rgba } from './features/colours.js';
export {
  type DiagnoseOptions,
  diagnose,
  diagnoseSyntax,
  type Finding,
  findingsOf,
  type QuickFix,
  type RelatedPlace,
} from './features/diagnose.js';
export { type Fold, folds } from './features/fold.js';
export { type InlayHint, inlayHints } from './features/hints.js';
export { type Hover, hover } from './features/hover.js';
export { formatDocument, formatRange, formatTyped, type LayoutOptions } from './features/layout.js';
export { type CodeLens, codeLenses } from './features/lenses.js';
export {
  definition,
  type FileEdits,
  highlights,
  type Location,
  prepareRename,
  references,
  rename,
} from './features/navigate.js';
export { selectionRanges } from './features/selection.js';
export { type Signature, type SignatureHelp, signatureHelp } from './features/signature.js';
export { type DocumentSymbol, documentSymbols } from './features/symbols.js';
export { semanticTokens, type Token, type TokenType } from './features/tokens.js';
export { formsAbout } from './features/topics.js';
export { Habits, learn } from './habits/habits.js';
export { fromText as habitsFromText, toText as habitsToText } from './habits/stored.js';
export { eachPlace } from './habits/usage.js';
export { type KnownDefine, Library, STANDARD_SCHEME, standardLibrary, standardText, standardUri } from './library.js';
export type { Mention, NameKind } from './symbols/names.js';
export type { Range } from './syntax/tree.js';
