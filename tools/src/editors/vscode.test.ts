/** The VS Code extension as its users get it: types, what is in the package, the server in it, the colouring. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';

const root = resolve(__dirname, '../../..');
const extension = join(root, 'editors/vscode');
const folder = mkdtempSync(join(tmpdir(), 'ludii-vscode-'));
jest.setTimeout(180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The names of the files in a zip archive, from its table of contents. */
function namesIn(archive: Buffer): string[] {
  const names: string[] = [];
  const entry = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  for (let at = archive.indexOf(entry); at >= 0; at = archive.indexOf(entry, at + 4))
    names.push(archive.toString('utf8', at + 46, at + 46 + archive.readUInt16LE(at + 28)));
  return names.sort();
}

test('the extension is well typed', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', extension],
    {
      encoding: 'utf8',
    },
  );
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test('the package holds what it should, and nothing else', () => {
  const built = spawnSync(process.execPath, [join(extension, 'build.mjs'), folder], { encoding: 'utf8', cwd: root });
  expect(built.stderr).toBe('');
  expect(namesIn(readFileSync(join(folder, 'ludii.vsix')))).toEqual([
    '[Content_Types].xml',
    'extension.vsixmanifest',
    'extension/LICENSE.txt',
    'extension/NOTICES.txt',
    'extension/dist/extension.cjs',
    'extension/dist/server.cjs',
    'extension/language-configuration.json',
    'extension/package.json',
    'extension/readme.md',
    'extension/snippets/ludii.json',
    'extension/syntaxes/ludii.tmLanguage.json',
    'extension/syntaxes/markdown.tmLanguage.json',
  ]);
  expect(readFileSync(join(folder, 'stage/NOTICES.txt'), 'utf8')).toMatch(/vscode-languageclient \d.*, MIT/);
  const client = readFileSync(join(folder, 'stage/dist/extension.cjs'), 'utf8');
  expect(client).toContain('require("vscode")');
  expect(client).toContain('server.cjs');
});

test('the server of the package, started as the extension starts it, serves a game', async () => {
  const file = join(folder, 'stage/dist/server.cjs');
  const server = spawn(process.execPath, [file, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = new Promise((done) => server.on('exit', done));
  const client = createMessageConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  const told = new Promise((done) => client.onNotification('textDocument/publishDiagnostics', done));
  client.onRequest('client/registerCapability', () => null);
  client.listen();
  await client.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
  await client.sendNotification('initialized', {});
  const uri = 'file:///wrong.lud';
  const text = '(game "Wrong" (players 2) (equipment { (board (sqare 3)) }))';
  const textDocument = { uri, languageId: 'ludii', version: 1, text };
  await client.sendNotification('textDocument/didOpen', { textDocument });
  // found by the thread of the checks, which is a part of the same file
  expect(JSON.stringify(await told)).toContain('Unknown ludeme `sqare`');
  const ask = async (what: string, word: string): Promise<string> => {
    const position = { line: 0, character: text.indexOf(word) };
    return JSON.stringify(await client.sendRequest(`textDocument/${what}`, { textDocument: { uri }, position }));
  };
  expect(await ask('hover', 'players')).toContain('number of players');
  expect(await ask('completion', 'sqare')).toContain('square');
  await client.sendRequest('shutdown');
  await client.sendNotification('exit');
  expect(await exit).toBe(0);
  client.dispose();
});

interface Pattern {
  readonly name?: string;
  readonly match?: string;
  readonly begin?: string;
  readonly end?: string;
  readonly captures?: Readonly<Record<string, { readonly name: string }>>;
  readonly include?: string;
  readonly patterns?: readonly Pattern[];
}

const grammar = JSON.parse(readFileSync(join(extension, 'syntaxes/ludii.tmLanguage.json'), 'utf8')) as {
  readonly patterns: readonly Pattern[];
  readonly repository: Readonly<Record<string, Pattern>>;
};

const flat = (patterns: readonly Pattern[]): readonly Pattern[] =>
  patterns.flatMap((pattern) => {
    if (pattern.include) return flat([grammar.repository[pattern.include.slice(1)]!]);
    return pattern.match || pattern.begin ? [pattern] : flat(pattern.patterns ?? []);
  });

/** The scopes of a line as an editor would give them: of the patterns that match first, the first. */
function scopes(line: string): [string, string][] {
  const found: [string, string][] = [];
  const patterns = flat(grammar.patterns);
  for (let at = 0; at < line.length; ) {
    const matches = patterns.flatMap((pattern) => {
      const expression = new RegExp(pattern.match ?? `${pattern.begin}[^"]*${pattern.end}`, 'dg');
      expression.lastIndex = at;
      const match = expression.exec(line);
      return match ? [{ pattern, match }] : [];
    });
    const first = matches.sort((a, b) => a.match.index - b.match.index)[0];
    if (!first) break;
    const { pattern, match } = first;
    if (pattern.name) found.push([match[0], pattern.name]);
    for (const [group, { name }] of Object.entries(pattern.captures ?? {}))
      if (match[Number(group)] !== undefined && !name.startsWith('punctuation'))
        found.push([match[Number(group)]!, name]);
    at = match.index + match[0].length;
  }
  return found.map(([text, name]) => [text, name.split('.').slice(0, 2).join('.')]);
}

test('words are coloured by what they look like', () => {
  expect(scopes('(define "Foe" (is Enemy (who at:#1))) // why')).toEqual([
    ['define', 'storage.type'],
    ['"Foe"', 'entity.name'],
    ['is', 'support.function'],
    ['Enemy', 'variable.language'],
    ['who', 'support.function'],
    ['at:', 'variable.other'],
    ['#1', 'variable.parameter'],
    ['// why', 'comment.line'],
  ]);
  expect(scopes('(game "G" (if (>= 3 <Size:n>) ("Foe" 0..4 ~ True)))')).toEqual([
    ['game', 'keyword.control'],
    ['"G"', 'string.quoted'],
    ['if', 'support.function'],
    ['>=', 'keyword.operator'],
    ['3', 'constant.numeric'],
    ['<Size:n>', 'entity.name'],
    ['"Foe"', 'entity.name'],
    ['0..4', 'constant.numeric'],
    ['~', 'variable.parameter'],
    ['True', 'constant.language'],
  ]);
});

test('every snippet is a text that the language service finds balanced', () => {
  const snippets = JSON.parse(readFileSync(join(extension, 'snippets/ludii.json'), 'utf8')) as Record<
    string,
    { body: string[] }
  >;
  for (const { body } of Object.values(snippets)) {
    const text = body
      .join('\n')
      .replace(/\$\{\d+:((?:[^{}]|\{[^{}]*\})*)\}/g, '$1')
      .replace(/\$\d/g, '');
    expect(text).not.toContain('$');
    expect([...text].filter((char) => char === '(').length).toBe([...text].filter((char) => char === ')').length);
  }
  expect(readdirSync(join(extension, 'snippets'))).toEqual(['ludii.json']);
});
