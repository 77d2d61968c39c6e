import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Connection } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Checks } from './checks.js';
import { noFiles } from './host.js';
import { Workspace } from './workspace.js';

const uri = 'file:///match.lud';
const text = readFileSync(resolve(__dirname, '../../../games/match/best-of-three.lud'), 'utf8');
const lines = TextDocument.create(uri, 'ludii', 1, text);

/** A client that remembers what it is told. */
function client() {
  const told: unknown[] = [];
  const logged: string[] = [];
  const connection = {
    sendDiagnostics: async ({ diagnostics }: { diagnostics: unknown[] }) => void told.push(...diagnostics),
    console: { error: (message: string) => void logged.push(message) },
    window: { showInformationMessage: async () => undefined },
  } as unknown as Connection;
  return { connection, told, logged };
}

const workspace = (): Workspace =>
  new Workspace(
    noFiles,
    () => lines,
    () => [lines],
  );

test('a game of a match that is not in the workspace is missed', async () => {
  const { connection, told } = client();
  expect(await new Checks(connection, workspace()).validate(uri)).toMatchObject({ errors: 1 });
  expect(JSON.stringify(told)).toContain('Tic-Tac-Toe');
});

test('a mistake of the compiler is told at the game', async () => {
  const { connection, told } = client();
  const files = workspace();
  files.game = () => {
    throw new TypeError('a mistake of ours');
  };
  expect(await new Checks(connection, files).validate(uri)).toMatchObject({ errors: 1, warnings: 0 });
  expect(told).toMatchObject([{ code: 'internal-error', message: expect.stringContaining('a mistake of ours') }]);
});

test('a check that fails is told and logged, and the server goes on', async () => {
  const { connection, told, logged } = client();
  const files = workspace();
  const snapshot = files.snapshot(uri);
  if (snapshot === undefined) throw new Error('the text is open');
  Object.defineProperty(snapshot.document.library, 'texts', {
    get: () => {
      throw new TypeError('a mistake of ours');
    },
  });
  expect(await new Checks(connection, files).validate(uri)).toMatchObject({ errors: 0, warnings: 1 });
  expect(told).toMatchObject([{ code: 'internal', message: expect.stringContaining('a mistake of ours') }]);
  expect(logged[0]).toContain('checks.test.ts');
});
