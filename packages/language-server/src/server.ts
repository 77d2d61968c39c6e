/** The server: each request of the protocol is a function of the language service, asked about a snapshot. */
import {
  codeLenses,
  colours,
  colourTexts,
  complete,
  completionPage,
  type Document,
  definition,
  documentSymbols,
  folds,
  formatDocument,
  formatRange,
  formatTyped,
  highlights,
  hover,
  inlayHints,
  type Location as Place,
  prepareRename,
  references,
  rename,
  STANDARD_SCHEME,
  selectionRanges,
  semanticTokens,
  signatureHelp,
  standardText,
} from '@ludii/language';
import {
  type CancellationToken,
  CodeActionKind,
  type Connection,
  DocumentHighlightKind,
  FoldingRangeKind,
  type InitializeParams,
  type InitializeResult,
  type Location,
  LSPErrorCodes,
  MarkupKind,
  ResponseError,
  type SelectionRange,
  type SemanticTokens,
  SemanticTokensBuilder,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Checks } from './checks.js';
import {
  completionItem,
  documentSymbol,
  edits,
  range,
  symbolKind,
  tokenModifiers,
  tokenType,
  tokenTypes,
} from './convert.js';
import type { Host } from './host.js';
import { readSettings } from './settings.js';
import { type Snapshot, Workspace } from './workspace.js';

/** What a client can do, as far as answers depend on it. */
interface Abilities {
  readonly snippets: boolean;
  readonly configuration: boolean;
  readonly folders: boolean;
  readonly watching: boolean;
  /** Whether the client asks the server for texts of a scheme of its own. */
  readonly contents: boolean;
}

/** The commands that code lenses offer; `ludii.validate` is carried out here, `ludii.play` by the editor. */
export const COMMANDS = { play: 'ludii.play', validate: 'ludii.validate' } as const;

/** Serves a client until it hangs up. */
export function serve(connection: Connection, host: Host): void {
  const texts = new TextDocuments(TextDocument);
  const workspace = new Workspace(
    host,
    (uri) => texts.get(uri),
    () => texts.all(),
  );
  const checks = new Checks(connection, workspace, host.check);
  let abilities: Abilities = {
    snippets: false,
    configuration: false,
    folders: false,
    watching: false,
    contents: false,
  };
  let settingsSent: unknown;

  const settle = async (): Promise<void> => {
    const sent = abilities.configuration ? await connection.workspace.getConfiguration('ludii') : settingsSent;
    workspace.settings = readSettings(sent);
    await workspace.reload();
    for (const { uri } of texts.all()) checks.later(uri);
  };

  connection.onInitialize((params) => {
    abilities = abilitiesOf(params);
    settingsSent = params.initializationOptions;
    workspace.folders = params.workspaceFolders?.map(({ uri }) => uri) ?? (params.rootUri ? [params.rootUri] : []);
    return initialised(abilities);
  });
  connection.onInitialized(async () => {
    if (abilities.folders)
      connection.workspace.onDidChangeWorkspaceFolders(async ({ added, removed }) => {
        const gone = new Set(removed.map(({ uri }) => uri));
        workspace.folders = [...workspace.folders.filter((uri) => !gone.has(uri)), ...added.map(({ uri }) => uri)];
        await settle();
      });
    await settle();
    if (abilities.watching) await watch(connection);
  });
  connection.onDidChangeConfiguration(async ({ settings }) => {
    settingsSent = (settings as { ludii?: unknown } | null)?.ludii ?? settings;
    await settle();
  });
  connection.onDidChangeWatchedFiles(settle);
  connection.onRequest('ludii/define', ({ uri }: { uri: string }) => standardText(uri) ?? null);
  connection.onRequest('workspace/textDocumentContent', ({ uri }: { uri: string }) => ({
    text: standardText(uri) ?? '',
  }));

  texts.onDidChangeContent(({ document }) => {
    if (workspace.isDefineFile(document.uri)) {
      workspace.renew();
      for (const { uri } of texts.all()) checks.later(uri);
    } else checks.later(document.uri);
  });
  texts.onDidClose(({ document }) => {
    workspace.forget(document.uri);
    checks.forget(document.uri);
  });
  connection.onShutdown(() => checks.stop());
  answerAboutTexts(connection, workspace, checks, () => abilities, host);
  texts.listen(connection);
  connection.listen();
}

function abilitiesOf({ capabilities }: InitializeParams): Abilities {
  const { textDocument, workspace } = capabilities;
  return {
    snippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    configuration: workspace?.configuration === true,
    folders: workspace?.workspaceFolders === true,
    watching: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    contents: (workspace as { textDocumentContent?: unknown } | undefined)?.textDocumentContent !== undefined,
  };
}

function initialised(abilities: Abilities): InitializeResult {
  return {
    serverInfo: { name: 'ludii-language-server' },
    capabilities: {
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
      completionProvider: { triggerCharacters: ['(', '"', ' ', ':', '{', '<'], resolveProvider: true },
      hoverProvider: true,
      signatureHelpProvider: { triggerCharacters: [' ', '('] },
      definitionProvider: true,
      referencesProvider: true,
      documentHighlightProvider: true,
      renameProvider: { prepareProvider: true },
      documentSymbolProvider: true,
      workspaceSymbolProvider: true,
      foldingRangeProvider: true,
      selectionRangeProvider: true,
      semanticTokensProvider: {
        legend: { tokenTypes: [...tokenTypes], tokenModifiers: [...tokenModifiers] },
        full: true,
        range: true,
      },
      documentFormattingProvider: true,
      documentRangeFormattingProvider: true,
      documentOnTypeFormattingProvider: { firstTriggerCharacter: '\n', moreTriggerCharacter: [')', '}'] },
      inlayHintProvider: true,
      colorProvider: true,
      codeLensProvider: {},
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
      executeCommandProvider: { commands: [COMMANDS.validate] },
      workspace: {
        workspaceFolders: { supported: true, changeNotifications: true },
        ...(abilities.contents ? { textDocumentContent: { schemes: [STANDARD_SCHEME] } } : {}),
      },
    },
  };
}

async function watch(connection: Connection): Promise<void> {
  await connection.client.register(
    'workspace/didChangeWatchedFiles' as never,
    {
      watchers: [{ globPattern: '**/*.def' }, { globPattern: '**/*.lud' }],
    } as never,
  );
}

type Answer<P, R> = (snapshot: Snapshot, params: P) => R | Promise<R>;

/** A later turn of the event loop, after messages that have arrived already. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Everything that is asked about an open text. The text is taken as it was when the question came. */
function answerAboutTexts(
  connection: Connection,
  workspace: Workspace,
  checks: Checks,
  abilities: () => Abilities,
  host: Host,
): void {
  const about =
    <P extends { textDocument: { uri: string } }, R, N>(answer: Answer<P, R>, nothing: N) =>
    async (params: P, token: CancellationToken): Promise<R | N | ResponseError<void>> => {
      const snapshot = workspace.snapshot(params.textDocument.uri);
      if (!snapshot) return nothing;
      await nextTurn();
      if (token.isCancellationRequested) return new ResponseError(LSPErrorCodes.RequestCancelled, 'Cancelled.');
      return answer(snapshot, params);
    };
  const place = (found: Place): Location[] => location(workspace, abilities(), host, found);

  answerTyping(connection, workspace, about, abilities);
  answerNavigation(connection, workspace, about, place);
  answerShape(connection, workspace, about);
  answerActions(connection, checks, about);
}

type About = <P extends { textDocument: { uri: string } }, R, N>(
  answer: Answer<P, R>,
  nothing: N,
) => (params: P, token: CancellationToken) => Promise<R | N | ResponseError<void>>;

function answerTyping(connection: Connection, workspace: Workspace, about: About, abilities: () => Abilities): void {
  connection.onCompletion(
    about(({ lines, document }, { position }) => {
      const found = complete(document, lines.offsetAt(position));
      const replaced = range(lines, found);
      const typed = document.text.slice(found.start, lines.offsetAt(position));
      const { snippets } = abilities();
      const items = found.items.map((item, i) => ({
        ...completionItem(item, i, replaced, typed, snippets),
        data: { uri: document.uri, item },
      }));
      // a longer list is cut by likelihood: with more letters there may be others
      return { isIncomplete: items.length >= 200, items };
    }, null),
  );
  connection.onCompletionResolve((item) => {
    const { uri, item: offered } = item.data as { uri: string; item: Parameters<typeof completionPage>[1] };
    const document = workspace.snapshot(uri)?.document;
    const page = document ? completionPage(document, offered) : '';
    return page === '' ? item : { ...item, documentation: { kind: MarkupKind.Markdown, value: page } };
  });
  connection.onSignatureHelp(
    about(({ lines, document }, { position }) => {
      const help = signatureHelp(document, lines.offsetAt(position));
      if (!help) return null;
      return {
        activeSignature: help.activeSignature,
        signatures: help.signatures.map(({ label, documentation, parameters, activeParameter }) => ({
          label,
          documentation,
          parameters: parameters.map(({ start, end, documentation: about }) => ({
            label: [start, end] as [number, number],
            documentation: about,
          })),
          ...(activeParameter >= 0 ? { activeParameter } : {}),
        })),
      };
    }, null),
  );
  connection.onHover(
    about(({ lines, document }, { position }) => {
      const found = hover(document, lines.offsetAt(position));
      return found
        ? { contents: { kind: MarkupKind.Markdown, value: found.markdown }, range: range(lines, found) }
        : null;
    }, null),
  );
}

/** A location for the client; a standard define is a text of our own scheme, or a file where that is not understood. */
function location(workspace: Workspace, abilities: Abilities, host: Host, { uri, start, end }: Place): Location[] {
  const lines = workspace.lines(uri);
  if (!lines) return [];
  const text = standardText(uri);
  const name = text === undefined ? undefined : /"([^"]*)"/.exec(text)?.[1];
  const shown = text !== undefined && name !== undefined && !abilities.contents ? host.standardFile?.(name, text) : uri;
  return [{ uri: shown ?? uri, range: range(lines, { start, end }) }];
}

function answerNavigation(
  connection: Connection,
  workspace: Workspace,
  about: About,
  place: (found: Place) => Location[],
): void {
  connection.onDefinition(
    about(({ lines, document }, { position }) => definition(document, lines.offsetAt(position)).flatMap(place), null),
  );
  connection.onReferences(
    about(
      ({ lines, document }, { position, context }) =>
        references(document, lines.offsetAt(position), workspace.documents(), context.includeDeclaration).flatMap(
          place,
        ),
      null,
    ),
  );
  connection.onDocumentHighlight(
    about(
      ({ lines, document }, { position }) =>
        highlights(document, lines.offsetAt(position)).map((found) => ({
          range: range(lines, found),
          kind: found.declares ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
        })),
      null,
    ),
  );
  connection.onPrepareRename(
    about(({ lines, document }, { position }) => {
      const found = prepareRename(document, lines.offsetAt(position));
      if (!found) return null;
      if ('refused' in found) return new ResponseError<void>(LSPErrorCodes.RequestFailed, found.refused);
      return { range: range(lines, found), placeholder: found.name };
    }, null),
  );
  connection.onRenameRequest(
    about(({ lines, document }, { position, newName }) => {
      const found = rename(document, lines.offsetAt(position), newName, workspace.documents());
      if ('refused' in found) return new ResponseError<void>(LSPErrorCodes.RequestFailed, found.refused);
      const changes: Record<string, ReturnType<typeof edits>> = {};
      for (const { uri, edits: list } of found) {
        const text = workspace.lines(uri);
        if (text) changes[uri] = edits(text, list);
      }
      return { changes };
    }, null),
  );
  connection.onWorkspaceSymbol(({ query }) =>
    workspace.documents().flatMap((document) => workspaceSymbols(workspace, document, query.toLowerCase())),
  );
}

/** The declared names of a text that hold what is looked for. */
function workspaceSymbols(workspace: Workspace, document: Document, query: string) {
  const lines = workspace.lines(document.uri);
  if (!lines) return [];
  return document.names.mentions
    .filter(({ declares, name }) => declares && name.toLowerCase().includes(query))
    .slice(0, 200)
    .map((mention) => ({
      name: mention.name,
      kind: symbolKind(mention.kind === 'region' ? 'regions' : mention.kind),
      location: { uri: document.uri, range: range(lines, mention) },
    }));
}

function answerShape(connection: Connection, workspace: Workspace, about: About): void {
  connection.onDocumentSymbol(
    about(({ lines, document }) => documentSymbols(document).map((symbol) => documentSymbol(lines, symbol)), null),
  );
  connection.onFoldingRanges(
    about(
      ({ lines, document }) =>
        folds(document).flatMap(({ kind, start, end }) => {
          const startLine = lines.positionAt(start).line;
          // the line of the closing bracket stays to be seen
          const endLine = lines.positionAt(end).line - (kind === 'comment' ? 0 : 1);
          if (endLine <= startLine) return [];
          return [{ startLine, endLine, ...(kind === 'comment' ? { kind: FoldingRangeKind.Comment } : {}) }];
        }),
      null,
    ),
  );
  connection.onSelectionRanges(
    about(
      ({ lines, document }, { positions }) =>
        positions.map((position) => {
          const ranges = selectionRanges(document, lines.offsetAt(position));
          return ranges.reduceRight<SelectionRange | undefined>(
            (parent, each) => ({ range: range(lines, each), ...(parent ? { parent } : {}) }),
            undefined,
          )!;
        }),
      null,
    ),
  );
  const nothing: SemanticTokens = { data: [] };
  connection.languages.semanticTokens.on(about((snapshot) => tokensOf(snapshot), nothing));
  connection.languages.semanticTokens.onRange(
    about((snapshot, { range: wanted }) => {
      const { lines } = snapshot;
      return tokensOf(snapshot, { start: lines.offsetAt(wanted.start), end: lines.offsetAt(wanted.end) });
    }, nothing),
  );
  connection.languages.inlayHint.on(
    about(({ lines, document }, { range: wanted }) => {
      if (!workspace.settings.inlayHints) return [];
      const part = { start: lines.offsetAt(wanted.start), end: lines.offsetAt(wanted.end) };
      return inlayHints(document, part).map(({ offset, label }) => ({
        position: lines.positionAt(offset),
        label,
        kind: 2 as const,
        paddingRight: true,
      }));
    }, null),
  );
  connection.onDocumentColor(
    about(
      ({ lines, document }) =>
        colours(document).map((found) => {
          const [red, green, blue, alpha] = found.colour;
          return {
            range: range(lines, found),
            color: { red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255 },
          };
        }),
      [],
    ),
  );
  connection.onColorPresentation(
    about((_, { color, range: replaced }) => {
      const part = (value: number): number => Math.round(value * 255);
      const written = colourTexts([part(color.red), part(color.green), part(color.blue), part(color.alpha)]);
      return written.map((label) => ({ label, textEdit: { range: replaced, newText: label } }));
    }, []),
  );
}

/** Tokens as the protocol packs them; one that goes over several lines is cut into lines. */
function tokensOf({ lines, document }: Snapshot, part?: { start: number; end: number }): SemanticTokens {
  const builder = new SemanticTokensBuilder();
  for (const token of semanticTokens(document, part)) {
    const type = tokenType(token);
    if (type < 0) continue;
    const library =
      token.type === 'define' && document.define(document.text.slice(token.start + 1, token.end - 1))?.readOnly;
    const modifiers = (token.declares ? 1 : 0) | (library ? 2 : 0);
    let from = token.start;
    for (const piece of document.text.slice(token.start, token.end).split('\n')) {
      const length = piece.replace(/\r$/, '').length;
      const { line, character } = lines.positionAt(from);
      if (length > 0) builder.push(line, character, length, type, modifiers);
      from += piece.length + 1;
    }
  }
  // without a number for the answer: changes between two answers are not asked for
  return { data: builder.build().data };
}

function answerActions(connection: Connection, checks: Checks, about: About): void {
  const layout = (tabSize: number) => ({ width: checks.workspace.settings.formatWidth, indent: tabSize });
  connection.onDocumentFormatting(
    about(({ lines, document }, { options }) => edits(lines, formatDocument(document, layout(options.tabSize))), null),
  );
  connection.onDocumentRangeFormatting(
    about(({ lines, document }, { options, range: wanted }) => {
      const part = { start: lines.offsetAt(wanted.start), end: lines.offsetAt(wanted.end) };
      return edits(lines, formatRange(document, part, layout(options.tabSize)));
    }, null),
  );
  connection.onDocumentOnTypeFormatting(
    about(
      ({ lines, document }, { position, ch, options }) =>
        edits(lines, formatTyped(document, lines.offsetAt(position), ch, options.tabSize)),
      null,
    ),
  );
  connection.onCodeLens(
    about(
      ({ lines, document }) =>
        codeLenses(document).map((lens) => ({
          range: range(lines, lens),
          command: { title: lens.title, command: COMMANDS[lens.command], arguments: [document.uri] },
        })),
      null,
    ),
  );
  connection.onCodeAction(
    about((snapshot, params) => checks.fixes(snapshot, params.range, params.context.diagnostics), null),
  );
  connection.onExecuteCommand(async ({ command, arguments: given }) => {
    const [uri] = given ?? [];
    return command === COMMANDS.validate && typeof uri === 'string' ? checks.validate(uri) : null;
  });
}
