/** The worker of the table: the game, and the language service for the editor. */
import { Later, loadRest } from 'virtual:later';
import { loadStandard, namesStandard } from 'virtual:standard-defines';
import { EngineError } from '@ludii/engine';
import { loadIcons, namesIcon } from '@ludii/render/lean';
import { readSubgames, subgame } from './library.js';
import type { Compiled, Problem, TableRequests } from './protocol.js';
import { type Port, plainly, type Service, serve } from './serve.js';
import { FILE } from './setting.js';
import { type FindingsOf, Table } from './table.js';

/** Puts what the compiler says into words; as long as the language service is not there, only notes that it is needed. */
let isLanguageWanted = false;
let findings: FindingsOf = () => {
  isLanguageWanted = true;
  return [];
};
const table = new Table(subgame, (...said) => findings(...said));

let loaded: Promise<typeof import('./languageService.js')> | undefined;
/** Everything that the first board can do without. */
const language = async () => {
  loaded ??= Promise.all([loadStandard(), loadRest()]).then(() => import('./languageService.js'));
  const { service } = await loaded;
  ({ findings } = service);
  return service;
};

/** Compiles with what is there; what needs more is compiled again when all is there. */
async function compile(request: TableRequests['compile']['request']): Promise<Compiled> {
  try {
    const compiled = table.compile(request);
    if (!isLanguageWanted) return compiled;
  } catch (error) {
    if (!(error instanceof Later)) throw error;
  }
  isLanguageWanted = false;
  await language();
  return table.compile(request);
}

/** An answer that may need everything. */
const whole =
  <Q, A>(answer: (request: Q) => A) =>
  async (request: Q): Promise<A> => {
    await language();
    return answer(request);
  };

/** Why the table did not answer; rules that fail are shown at their place in the text. */
async function tell(error: unknown): Promise<Problem> {
  const problem = plainly(error);
  if (!(error instanceof EngineError) || error.diagnostics.length === 0) return problem;
  await language();
  return { ...problem, findings: findings(table.onTable().setting.text, error.diagnostics, FILE) };
}

let looking: Promise<import('./inspector.js').Inspector> | undefined;
const inspector = () => {
  looking ??= import('./inspector.js').then(({ Inspector }) => new Inspector(table));
  return looking;
};

const service: Service<TableRequests> = {
  compile: async (request) => {
    const { text } = request.setting;
    await readSubgames(text);
    if (namesIcon(text)) await loadIcons();
    if (namesStandard(text)) await loadStandard();
    const compiled = await compile(request);
    // The first key may be pressed any moment now.
    setTimeout(() => void language(), 0);
    return compiled;
  },
  apply: whole((request) => table.apply(request)),
  goTo: whole((request) => table.goTo(request)),
  look: whole((request) => table.look(request)),
  inspect: async () => (await inspector()).inspect(),
  setUp: whole(() => table.setUp()),
  arrange: whole((request) => table.arrange(request)),
  playFrom: whole((request) => table.playFrom(request)),
  why: async (request) => (await inspector()).why(request),
  sitesOf: async (request) => (await inspector()).sitesOf(request),
  picture: whole((request) => table.picture(request)),
  trialFile: whole(() => table.trialFile()),
  complete: async (request) => (await language()).complete(request),
  hover: async (request) => (await language()).hover(request),
  format: async (request) => (await language()).format(request),
  symbols: async (request) => (await language()).symbols(request),
  folds: async (request) => (await language()).folds(request),
  tokens: async (request) => (await language()).tokens(request),
  definition: async (request) => (await language()).definition(request),
  explain: async ({ query }) => (await language()).explain(query),
};
serve(self as unknown as Port, service, tell);
