/** Between the plain data of the service and the protocol: offsets and lines, kinds and their numbers. */
import type {
  CandidateKind,
  CompletionItem,
  DocumentSymbol,
  Finding,
  NameKind,
  Range as Offsets,
  TextEdit,
  Token,
} from '@ludii/language';
import {
  CompletionItemKind,
  type Diagnostic,
  DiagnosticSeverity,
  InsertTextFormat,
  type TextEdit as ProtocolEdit,
  type CompletionItem as ProtocolItem,
  type DocumentSymbol as ProtocolSymbol,
  type Range,
  SymbolKind,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';

export const range = (lines: TextDocument, { start, end }: Offsets): Range => ({
  start: lines.positionAt(start),
  end: lines.positionAt(end),
});

export const edits = (lines: TextDocument, changes: readonly TextEdit[]): ProtocolEdit[] =>
  changes.map((change) => ({ range: range(lines, change), newText: change.text }));

/** A finding for the client; places in texts that can't be shown are left out. */
export function diagnostic(
  lines: TextDocument,
  finding: Finding,
  other: (uri: string) => TextDocument | undefined,
): Diagnostic {
  const related = finding.related.flatMap(({ uri, message, start, end }) => {
    const text = uri === lines.uri ? lines : other(uri);
    return text ? [{ location: { uri, range: range(text, { start, end }) }, message }] : [];
  });
  return {
    range: range(lines, finding),
    severity: finding.severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: finding.code,
    source: 'ludii',
    message: finding.hint === undefined ? finding.message : `${finding.message}\n${finding.hint}`,
    relatedInformation: related,
  };
}

const itemKinds: Readonly<Record<CandidateKind, CompletionItemKind>> = {
  ludeme: CompletionItemKind.Function,
  word: CompletionItemKind.EnumMember,
  label: CompletionItemKind.Property,
  define: CompletionItemKind.Snippet,
  name: CompletionItemKind.Class,
  number: CompletionItemKind.Value,
  list: CompletionItemKind.Struct,
  parameter: CompletionItemKind.Variable,
  tag: CompletionItemKind.Constant,
  text: CompletionItemKind.Text,
};

/** An offered item; its place in the list is kept by the client through `sortText`. */
export function completionItem(
  item: CompletionItem,
  index: number,
  replaced: Range,
  typed: string,
  snippets: boolean,
): ProtocolItem {
  const quoted = typed.startsWith('"') ? `"${item.filter}"` : item.filter;
  return {
    label: item.label,
    kind: itemKinds[item.kind],
    detail: item.detail,
    sortText: String(index).padStart(4, '0'),
    filterText: quoted,
    insertTextFormat: snippets ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    textEdit: { range: replaced, newText: snippets ? item.snippet : item.text },
  };
}

const symbolKinds: Readonly<Record<string, SymbolKind>> = {
  game: SymbolKind.Module,
  match: SymbolKind.Module,
  define: SymbolKind.Function,
  board: SymbolKind.Struct,
  piece: SymbolKind.Class,
  tile: SymbolKind.Class,
  regions: SymbolKind.Field,
  track: SymbolKind.Array,
  map: SymbolKind.Object,
  option: SymbolKind.Enum,
  item: SymbolKind.EnumMember,
  rules: SymbolKind.Namespace,
  phase: SymbolKind.Event,
  metadata: SymbolKind.Package,
};

export const symbolKind = (keyword: string): SymbolKind => symbolKinds[keyword] ?? SymbolKind.Property;

export function documentSymbol(lines: TextDocument, symbol: DocumentSymbol): ProtocolSymbol {
  return {
    name: symbol.name,
    detail: symbol.detail,
    kind: symbolKind(symbol.keyword),
    range: range(lines, symbol),
    selectionRange: range(lines, symbol.selection),
    children: symbol.children.map((child) => documentSymbol(lines, child)),
  };
}

/** The token types of the protocol that we use, in the order of their numbers. */
export const tokenTypes = [
  'keyword',
  'function',
  'enumMember',
  'property',
  'number',
  'string',
  'class',
  'parameter',
  'macro',
  'comment',
  'variable',
  'namespace',
] as const;

export const tokenModifiers = ['declaration', 'defaultLibrary'] as const;

const typeOfName: Partial<Readonly<Record<NameKind, (typeof tokenTypes)[number]>>> = {
  piece: 'class',
  variable: 'variable',
  game: 'namespace',
  tag: 'macro',
};

/** The number of a token's type, or -1 if it is left to the editor's own colouring. */
export function tokenType({ type, of }: Token): number {
  const byType: Readonly<Record<Token['type'], (typeof tokenTypes)[number] | undefined>> = {
    keyword: 'keyword',
    unknown: undefined,
    define: 'function',
    word: 'enumMember',
    label: 'property',
    number: 'number',
    string: 'string',
    name: (of && typeOfName[of]) ?? 'variable',
    parameter: 'parameter',
    tag: 'macro',
    comment: 'comment',
  };
  const name = byType[type];
  return name === undefined ? -1 : tokenTypes.indexOf(name);
}
