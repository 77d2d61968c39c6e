/** What the editor asks about a text. Kept apart from the game: it is loaded when the board is there. */
import {
  complete,
  Document,
  definition,
  documentSymbols,
  findingsOf,
  folds,
  formatDocument,
  hover,
  semanticTokens,
} from '@ludii/language';

import './texts.js';
import { explain } from './explain.js';
import type { FindingsOf } from './table.js';

/** The text of the editor at one moment, kept while the same text is asked about. */
let open = new Document('');
const document = (text: string): Document => {
  if (open.text !== text) open = new Document(text);
  return open;
};

interface At {
  readonly text: string;
  readonly offset: number;
}

const findings: FindingsOf = (text, diagnostics, file) => findingsOf(document(text), diagnostics, file);

export const service = {
  explain,
  findings,
  complete: ({ text, offset }: At) => complete(document(text), offset),
  hover: ({ text, offset }: At) => hover(document(text), offset),
  format: ({ text }: { readonly text: string }) => formatDocument(document(text), { indent: 2 }),
  symbols: ({ text }: { readonly text: string }) => documentSymbols(document(text)),
  folds: ({ text }: { readonly text: string }) => folds(document(text)),
  tokens: ({ text }: { readonly text: string }) => semanticTokens(document(text)),
  definition: ({ text, offset }: At) => {
    const found = definition(document(text), offset).find(({ uri }) => uri === document(text).uri);
    return found && { start: found.start, end: found.end };
  },
};
