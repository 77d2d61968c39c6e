/** A check as plain data, so that it can be done elsewhere: by a thread that does not keep the server from answering. */
import { type DiagnoseOptions, Document, diagnose, type Finding, Library } from '@ludii/language';
import type { Workspace } from './workspace.js';

/** What is to be checked, with everything that the check needs. */
export interface CheckRequest {
  readonly uri: string;
  readonly text: string;
  /** Files of defines by address. */
  readonly defines: ReadonlyMap<string, string>;
  /** Texts of games that a match may be made of, by name. */
  readonly games: ReadonlyMap<string, string>;
  readonly options: DiagnoseOptions;
}

/** Does a check; undefined if a newer text of the same address has made it needless. */
export type Check = (request: CheckRequest) => Promise<readonly Finding[] | undefined>;

/** What a check of a text needs. */
export function requestOf(
  { uri, text, library }: Document,
  workspace: Workspace,
  options: DiagnoseOptions,
): CheckRequest {
  const games = new Map<string, string>();
  if (text.includes('(match')) {
    for (const [, name = ''] of text.matchAll(/"([^"]+)"/g)) {
      const game = workspace.game(name);
      if (game !== undefined) games.set(name, game);
    }
  }
  return { uri, text, defines: library.texts, games, options };
}

/** Does a check here and now. */
export function answer({ uri, text, defines, games, options }: CheckRequest): readonly Finding[] {
  const document = new Document(text, { uri, library: new Library(defines) });
  return diagnose(document, { ...options, subgame: (name) => games.get(name) });
}
