/** The worker of the table: the game, and the language service for the editor. */
import { explain } from './explain.js';
import { readSubgames, subgame } from './library.js';
import type { TableRequests } from './protocol.js';
import { type Port, serve } from './serve.js';
import { Table } from './table.js';

const table = new Table(subgame);

let loaded: Promise<typeof import('./languageService.js')> | undefined;
const language = async () => {
  loaded ??= import('./languageService.js');
  return (await loaded).service;
};

serve<TableRequests>(self as unknown as Port, {
  compile: async (request) => {
    await readSubgames(request.setting.text);
    const compiled = table.compile(request);
    // The first key may be pressed any moment now.
    setTimeout(() => void language(), 0);
    return compiled;
  },
  apply: (request) => table.apply(request),
  goTo: (request) => table.goTo(request),
  look: (request) => table.look(request),
  inspect: () => table.inspect(),
  setUp: () => table.setUp(),
  arrange: (request) => table.arrange(request),
  playFrom: (request) => table.playFrom(request),
  why: (request) => table.why(request),
  sitesOf: (request) => table.sitesOf(request),
  picture: (request) => table.picture(request),
  trialFile: () => table.trialFile(),
  complete: async (request) => (await language()).complete(request),
  hover: async (request) => (await language()).hover(request),
  format: async (request) => (await language()).format(request),
  symbols: async (request) => (await language()).symbols(request),
  folds: async (request) => (await language()).folds(request),
  tokens: async (request) => (await language()).tokens(request),
  definition: async (request) => (await language()).definition(request),
  explain: ({ query }) => explain(query),
});
