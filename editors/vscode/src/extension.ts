/** The extension: starts the language server, and offers what only an editor can do: play in a terminal, show the board. */
import { join } from 'node:path';
import * as vscode from 'vscode';
import {
  LanguageClient,
  type LanguageClientOptions,
  type ServerOptions,
  TransportKind,
} from 'vscode-languageclient/node';
import { Preview } from './preview.js';

/** Scheme of the texts of standard defines, which the server knows. */
const STANDARD_SCHEME = 'ludii-define';

let client: LanguageClient | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  client = startClient(context);
  const preview = new Preview();
  context.subscriptions.push(
    preview,
    vscode.commands.registerCommand('ludii.validateFile', (uri?: string) => validate(uri)),
    vscode.commands.registerCommand('ludii.play', (uri?: string) => play(uri)),
    vscode.commands.registerCommand('ludii.preview', () => preview.show(vscode.window.activeTextEditor?.document)),
    vscode.workspace.registerTextDocumentContentProvider(STANDARD_SCHEME, {
      provideTextDocumentContent: async (uri) =>
        (await client?.sendRequest<string | null>('ludii/define', { uri: uri.toString() })) ?? '',
    }),
  );
  await client.start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

function startClient(context: vscode.ExtensionContext): LanguageClient {
  const module = context.asAbsolutePath(join('dist', 'server.cjs'));
  const server: ServerOptions = { module, transport: TransportKind.stdio };
  const options: LanguageClientOptions = {
    documentSelector: [{ language: 'ludii' }],
    synchronize: { configurationSection: 'ludii' },
  };
  return new LanguageClient('ludii', 'Ludii', server, options);
}

/** The address of a text: the one given, or that of the editor in front. */
const addressOf = (uri: string | undefined): string | undefined =>
  uri ?? vscode.window.activeTextEditor?.document.uri.toString();

async function validate(uri?: string): Promise<void> {
  const address = addressOf(uri);
  if (address) await vscode.commands.executeCommand('ludii.validate', address);
}

/** Plays a saved game in a terminal. */
async function play(uri?: string): Promise<void> {
  const address = addressOf(uri);
  if (!address) return;
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(address));
  if (document.isUntitled || !(await document.save())) {
    await vscode.window.showWarningMessage('Save the game to a file to play it.');
    return;
  }
  const command = vscode.workspace.getConfiguration('ludii').get<string>('command', 'ludii');
  const terminal = vscode.window.createTerminal('Ludii');
  terminal.show();
  terminal.sendText(`${command} play ${JSON.stringify(document.uri.fsPath)}`);
}
