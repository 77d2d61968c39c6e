/**
 * Random edits of real games, sent as an editor sends them. After each of them the server is asked about the edited text
 * and about the same text opened anew: both answers must be the same, and every place in them must be in the text.
 * `LUDII_EDITS=10000 npx jest src/edits.test.ts` makes more edits than the checks do.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { noFiles } from './host.js';
import { serve } from './server.js';

const count = Number(process.env.LUDII_EDITS ?? 120);
const seed = Number(process.env.LUDII_SEED ?? 1);
jest.setTimeout(count * 3000 + 60_000);

const games = resolve(__dirname, '../../../games');
const files = readdirSync(games, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.lud'))
  .sort();

/** Random numbers below a bound, the same for the same seed. */
function random(start: number): (bound: number) => number {
  let state = start;
  return (bound) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * bound);
  };
}

const draw = random(seed);
const pick = <T>(list: readonly T[]): T => list[draw(list.length)]!;

const typed = [
  '(',
  ')',
  '{',
  '}',
  '"',
  ' ',
  '\n',
  ':',
  '<',
  '>',
  '#1',
  '~',
  '//',
  'x',
  '7',
  '..',
  '\\',
  '…',
  '👑',
  '\r\n',
  '\t',
  '(is ',
  'if:',
  '"Foe"',
  '(define "',
  '(option "',
  '(item ',
  '(metadata',
  '**',
  '\u0000',
];

/** A change as a hand or a paste makes it. */
function change(text: string): { start: number; end: number; text: string } {
  const start = draw(text.length + 1);
  const end = Math.min(text.length, start + (draw(3) === 0 ? draw(40) : draw(3)));
  switch (draw(5)) {
    case 0:
      return { start, end: start, text: pick(typed) };
    case 1:
      return { start, end, text: '' };
    case 2: {
      const from = draw(text.length + 1);
      return { start, end: start, text: text.slice(from, from + draw(60)) };
    }
    case 3:
      return { start, end, text: pick(typed) };
    default: {
      // one bracket or quote goes
      const at = text.slice(start).search(/[(){}"]/);
      return at < 0 ? { start, end, text: '' } : { start: start + at, end: start + at + 1, text: '' };
    }
  }
}

function client(): MessageConnection {
  const [up, down] = [new PassThrough(), new PassThrough()];
  serve(createConnection(ProposedFeatures.all, up, down), noFiles);
  const connection = createMessageConnection(new StreamMessageReader(down), new StreamMessageWriter(up));
  connection.listen();
  return connection;
}

/** What is asked about a position of a text. */
function questions(uri: string, lines: TextDocument, offset: number, other: number): [string, object][] {
  const textDocument = { uri };
  const position = lines.positionAt(offset);
  const [start, end] = [Math.min(offset, other), Math.max(offset, other)];
  const range = { start: lines.positionAt(start), end: lines.positionAt(end) };
  const options = { tabSize: 2, insertSpaces: true };
  return [
    ['completion', { textDocument, position }],
    ['hover', { textDocument, position }],
    ['signatureHelp', { textDocument, position }],
    ['definition', { textDocument, position }],
    ['references', { textDocument, position, context: { includeDeclaration: true } }],
    ['documentHighlight', { textDocument, position }],
    ['prepareRename', { textDocument, position }],
    ['documentSymbol', { textDocument }],
    ['foldingRange', { textDocument }],
    ['selectionRange', { textDocument, positions: [position] }],
    ['semanticTokens/full', { textDocument }],
    ['semanticTokens/range', { textDocument, range }],
    ['inlayHint', { textDocument, range }],
    ['formatting', { textDocument, options }],
    ['rangeFormatting', { textDocument, range, options }],
    ['onTypeFormatting', { textDocument, position, ch: pick(['\n', ')', '}']), options }],
    ['documentColor', { textDocument }],
    ['codeLens', { textDocument }],
  ];
}

/** Every line and column of an answer is one of the text. */
function checkPlaces(answer: unknown, lines: TextDocument): void {
  if (typeof answer !== 'object' || answer === null) return;
  const { line, character } = answer as { line?: unknown; character?: unknown };
  if (typeof line === 'number' && typeof character === 'number') {
    const { line: l, character: c } = lines.positionAt(lines.offsetAt({ line, character }));
    expect([l, c]).toEqual([line, character]);
  }
  for (const value of Object.values(answer)) checkPlaces(value, lines);
}

test(`${count} random edits: the same answers as for a text opened anew`, async () => {
  const connection = client();
  await connection.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} });
  // checking whole games is not what is tested here: it would take most of the time
  await connection.sendNotification('workspace/didChangeConfiguration', {
    settings: { ludii: { diagnosticsDelay: 1e9 } },
  });
  const perFile = 20;
  for (let done = 0; done < count; ) {
    const uri = `file:///edited-${done}.lud`;
    let lines = TextDocument.create(uri, 'ludii', 1, readFileSync(join(games, pick(files)), 'utf8'));
    await open(connection, lines);
    for (let i = 0; i < perFile && done < count; i++, done++) {
      const edit = change(lines.getText());
      const range = { start: lines.positionAt(edit.start), end: lines.positionAt(edit.end) };
      const contentChanges = [{ range, text: edit.text }];
      lines = TextDocument.update(lines, contentChanges, lines.version + 1);
      await connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version: lines.version },
        contentChanges,
      });
      await compare(connection, lines, edit.start);
    }
    await connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  }
  await connection.sendRequest('shutdown');
  connection.dispose();
});

const open = (connection: MessageConnection, lines: TextDocument): Promise<void> =>
  connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri: lines.uri, languageId: 'ludii', version: lines.version, text: lines.getText() },
  });

async function compare(connection: MessageConnection, lines: TextDocument, offset: number): Promise<void> {
  const fresh = TextDocument.create('file:///fresh.lud', 'ludii', 1, lines.getText());
  await open(connection, fresh);
  const asked = questions(lines.uri, lines, offset, draw(lines.getText().length + 1));
  for (const [method, params] of [pick(asked), pick(asked), pick(asked)]) {
    const again = JSON.parse(JSON.stringify(params).replaceAll(lines.uri, fresh.uri)) as object;
    const [answer, expected] = await Promise.all(
      [params, again].map((each) => ask(connection, `textDocument/${method}`, each)),
    );
    // a name that both texts speak of is found in both
    const shown = (each: unknown): string => JSON.stringify(each).replaceAll(lines.uri, fresh.uri);
    expect(shown(answer)).toBe(shown(expected));
    if (!method.startsWith('definition')) checkPlaces(answer, lines);
  }
  await connection.sendNotification('textDocument/didClose', { textDocument: { uri: fresh.uri } });
}

/** An answer; that a name can't be changed is one too, any other error is not. */
async function ask(connection: MessageConnection, method: string, params: object): Promise<unknown> {
  try {
    return await connection.sendRequest(method, params);
  } catch (error) {
    const { code, message } = error as { code?: number; message: string };
    if (code !== -32803) throw new Error(`${method} failed: ${message}`);
    return { refused: message };
  }
}
