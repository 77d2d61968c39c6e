/** The server as editors use it: a process, asked over its pipes by a real client, about ten games. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  CodeAction,
  CodeLens,
  CompletionItem,
  CompletionList,
  DocumentSymbol,
  FoldingRange,
  Hover,
  Location,
  SemanticTokens,
  SignatureHelp,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { buildServer, Client } from './testing/client.js';

const games = resolve(__dirname, '../../../games');
const ten = [
  'space/tic-tac-toe',
  'space/hex',
  'space/reversi',
  'war/chess',
  'war/english-draughts',
  'hunt/tablut',
  'race/royal-game-of-ur',
  'race/breakthrough',
  'sow/oware',
  'puzzle/sudoku',
];

jest.setTimeout(120_000);
const server = buildServer();
let client: Client;
beforeAll(async () => {
  client = await Client.start(server.file, [], { diagnosticsDelay: 0 });
});
afterAll(async () => {
  const code = await client.stop();
  server.remove();
  expect(code).toBe(0);
});

const lines = (uri: string, text: string): TextDocument => TextDocument.create(uri, 'ludii', 1, text);
const applied = (text: TextDocument, edits: readonly TextEdit[]): string => TextDocument.applyEdits(text, [...edits]);

test('the server says what it can do', () => {
  expect(client.capabilities).toMatchObject({
    hoverProvider: true,
    renameProvider: { prepareProvider: true },
    semanticTokensProvider: { full: true, range: true },
  });
});

test.each(ten)('%s: opened, changed, completed, renamed, laid out', async (name) => {
  const uri = pathToFileURL(join(games, `${name}.lud`)).href;
  const text = readFileSync(join(games, `${name}.lud`), 'utf8');
  const document = lines(uri, text);
  const textDocument = { uri };
  await client.open(uri, text);
  expect((await client.diagnostics(uri, 1)).diagnostics).toEqual([]);

  // a slip in a word, and the fix for it
  const word = /\((?:is|sites|move|count|result) [A-Z][a-z]+(?=[ )])/.exec(text)!;
  const at = word.index + word[0].length;
  const slip = { start: document.positionAt(at), end: document.positionAt(at) };
  await client.notify('textDocument/didChange', {
    textDocument: { uri, version: 2 },
    contentChanges: [{ range: slip, text: 'y' }],
  });
  const [wrong] = (await client.diagnostics(uri, 2)).diagnostics;
  expect(wrong?.severity).toBe(1);
  const actions = await client.request<CodeAction[]>('textDocument/codeAction', {
    textDocument,
    range: wrong!.range,
    context: { diagnostics: [wrong] },
  });
  const broken = lines(uri, `${text.slice(0, at)}y${text.slice(at)}`);
  expect(actions.map(({ edit }) => applied(broken, edit!.changes![uri]!))).toContain(text);
  await client.notify('textDocument/didChange', { textDocument: { uri, version: 3 }, contentChanges: [{ text }] });

  const keyword = document.positionAt(text.indexOf('(equipment') + 4);
  const offered = await client.request<CompletionList>('textDocument/completion', { textDocument, position: keyword });
  expect(offered.items[0]).toMatchObject({ filterText: 'equipment' });
  const resolved = await client.request<CompletionItem>('completionItem/resolve', offered.items[0]);
  expect(resolved.documentation).toMatchObject({ kind: 'markdown', value: expect.stringContaining('(equipment') });
  const page = await client.request<Hover>('textDocument/hover', { textDocument, position: keyword });
  expect(page.contents).toMatchObject({ value: expect.stringContaining('(equipment') });

  const title = document.positionAt(text.indexOf('(game "') + 8);
  const renamed = await client.request<WorkspaceEdit>('textDocument/rename', {
    textDocument,
    position: title,
    newName: 'Another',
  });
  expect(applied(document, renamed.changes![uri]!)).toContain('(game "Another"');

  const tidy = await client.request<TextEdit[]>('textDocument/formatting', {
    textDocument,
    options: { tabSize: 2, insertSpaces: true },
  });
  expect(applied(document, tidy).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  const outline = await client.request<DocumentSymbol[]>('textDocument/documentSymbol', { textDocument });
  expect(outline.some(({ children }) => children?.some((child) => child.name === 'equipment'))).toBe(true);
  const folding = await client.request<FoldingRange[]>('textDocument/foldingRange', { textDocument });
  expect(folding.length).toBeGreaterThan(2);
  const tokens = await client.request<SemanticTokens>('textDocument/semanticTokens/full', { textDocument });
  expect(tokens.data.length % 5).toBe(0);
  const lenses = await client.request<CodeLens[]>('textDocument/codeLens', { textDocument });
  expect(lenses.map(({ command }) => command?.command)).toEqual(['ludii.play', 'ludii.validate']);
  await client.notify('textDocument/didClose', { textDocument });
});

test('signature help, references, definition of a standard define in a file that can be opened', async () => {
  const uri = 'file:///tmp/made-up.lud';
  const text =
    '(game "G" (rules (play (or "HopSequenceCapture" (move Step ))) (end (if (is Line 3) (result Mover Win)))))';
  const document = lines(uri, text);
  const textDocument = { uri };
  await client.open(uri, text);
  const help = await client.request<SignatureHelp>('textDocument/signatureHelp', {
    textDocument,
    position: document.positionAt(text.indexOf('3)')),
  });
  expect(help.signatures[0]?.label).toContain('(is Line');
  const [place] = await client.request<Location[]>('textDocument/definition', {
    textDocument,
    position: document.positionAt(text.indexOf('HopSeq')),
  });
  expect(readFileSync(new URL(place!.uri), 'utf8')).toContain('(define "HopSequenceCapture"');
  await client.notify('textDocument/didClose', { textDocument });
});

test('validate tries every item of every option', async () => {
  const uri = pathToFileURL(join(games, 'space/hex.lud')).href;
  const text = readFileSync(join(games, 'space/hex.lud'), 'utf8');
  await client.open(uri, text);
  const outcome = await client.request('workspace/executeCommand', { command: 'ludii.validate', arguments: [uri] });
  expect(outcome).toMatchObject({ variants: expect.any(Number), errors: 0 });
  await client.notify('textDocument/didClose', { textDocument: { uri } });
});

test('a workspace: defines of a folder are known, and renamed in every file, open or not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludii-workspace-'));
  mkdirSync(join(folder, 'defines'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return pathToFileURL(join(folder, name)).href;
  };
  const define = file('defines/Walk.def', '(define "Walk" (move Step (to if:(is Empty (to)))))');
  const one = '(game "One" (rules (play "Walk")))';
  const first = file('one.lud', one);
  const second = file('two.lud', '(game "Two" (rules (play ("Walk"))))');
  const other = await Client.start(server.file, [pathToFileURL(folder).href]);
  await other.open(first, one);
  const position = lines(first, one).positionAt(one.indexOf('Walk'));
  // the folder is read after the greeting
  let places: Location[] = [];
  while (places.length === 0)
    places = await other.request('textDocument/definition', { textDocument: { uri: first }, position });
  expect(places).toMatchObject([{ uri: define }]);
  const edit = await other.request<WorkspaceEdit>('textDocument/rename', {
    textDocument: { uri: first },
    position,
    newName: 'March',
  });
  expect(Object.keys(edit.changes!).sort()).toEqual([define, first, second].sort());
  expect(await other.stop()).toBe(0);
  rmSync(folder, { recursive: true });
});

test('a request that is cancelled is not carried out', async () => {
  const uri = 'file:///tmp/cancelled.lud';
  await client.open(uri, readFileSync(join(games, 'war/chess.lud'), 'utf8'));
  const { CancellationTokenSource } = await import('vscode-jsonrpc/node');
  const source = new CancellationTokenSource();
  const answer = client.connection.sendRequest(
    'textDocument/semanticTokens/full',
    { textDocument: { uri } },
    source.token,
  );
  source.cancel();
  await expect(answer).rejects.toMatchObject({ code: -32800 });
  await client.notify('textDocument/didClose', { textDocument: { uri } });
});
