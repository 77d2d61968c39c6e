/** The worker of the table: the game, and the language service for the editor. */
import {
  complete,
  Document,
  definition,
  documentSymbols,
  folds,
  formatDocument,
  hover,
  semanticTokens,
} from '@ludii/language';
import { explain } from './explain.js';
import { subgame } from './library.js';
import type { TableRequests } from './protocol.js';
import { type Port, serve } from './serve.js';
import { Table } from './table.js';

const table = new Table(subgame);

/** The text of the editor at one moment, kept while the same text is asked about. */
let open = new Document('');
const document = (text: string): Document => {
  if (open.text !== text) open = new Document(text);
  return open;
};

serve<TableRequests>(self as unknown as Port, {
  compile: (request) => table.compile(request),
  apply: (request) => table.apply(request),
  goTo: (request) => table.goTo(request),
  look: (request) => table.look(request),
  inspect: () => table.inspect(),
  picture: (request) => table.picture(request),
  trialFile: () => table.trialFile(),
  complete: ({ text, offset }) => complete(document(text), offset),
  hover: ({ text, offset }) => hover(document(text), offset),
  format: ({ text }) => formatDocument(document(text), { indent: 2 }),
  symbols: ({ text }) => documentSymbols(document(text)),
  folds: ({ text }) => folds(document(text)),
  tokens: ({ text }) => semanticTokens(document(text)),
  definition: ({ text, offset }) => {
    const found = definition(document(text), offset).find(({ uri }) => uri === document(text).uri);
    return found && { start: found.start, end: found.end };
  },
  explain: ({ query }) => explain(query),
});
