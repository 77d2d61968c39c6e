/** A real client: starts the server as a process, built from its sources, and talks to it over its pipes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import type { InitializeResult, PublishDiagnosticsParams, ServerCapabilities } from 'vscode-languageserver-protocol';

const packages = resolve(__dirname, '../../..');

/** Where the sources of our packages are, by their names. */
export const aliases = Object.fromEntries(
  ['compiler', 'functions', 'geometry', 'grammar', 'ir', 'language', 'registry', 'rules', 'state'].map((name) => [
    `@ludii/${name}`,
    join(packages, name, 'src'),
  ]),
);

/** Builds the server into a folder of its own; gives the file to run. */
export function buildServer(): { readonly file: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'ludii-server-'));
  const file = join(folder, 'server.cjs');
  buildSync({
    entryPoints: [join(packages, 'language-server/src/main.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    alias: aliases,
    logLevel: 'error',
  });
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What a client says that it can do. */
const capabilities = {
  textDocument: { completion: { completionItem: { snippetSupport: true } }, publishDiagnostics: {} },
  workspace: { workspaceFolders: true },
};

/** A running server and a connection to it. */
export class Client {
  capabilities: ServerCapabilities = {};
  private readonly told = new Map<string, PublishDiagnosticsParams>();
  private readonly waiting: ((told: PublishDiagnosticsParams) => void)[] = [];
  readonly exit: Promise<number | null>;

  private constructor(
    readonly process: ChildProcess,
    readonly connection: MessageConnection,
  ) {
    this.exit = new Promise((done) => process.on('exit', (code) => done(code)));
    connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.told.set(params.uri, params);
      for (const each of this.waiting.splice(0)) each(params);
    });
    connection.onRequest('client/registerCapability', () => null);
    connection.onNotification('window/logMessage', () => {});
    connection.onNotification('window/showMessage', () => {});
    connection.onRequest('window/showMessageRequest', () => null);
    connection.listen();
  }

  /** Starts a server and initialises it. */
  static async start(file: string, folders: readonly string[] = [], settings: unknown = {}): Promise<Client> {
    const server = spawn(process.execPath, [file, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const connection = createMessageConnection(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    );
    const client = new Client(server, connection);
    const result: InitializeResult = await connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: null,
      workspaceFolders: folders.map((uri) => ({ uri, name: 'games' })),
      capabilities,
      initializationOptions: settings,
    });
    client.capabilities = result.capabilities;
    await connection.sendNotification('initialized', {});
    return client;
  }

  request<R>(method: string, params: unknown): Promise<R> {
    return this.connection.sendRequest(method, params);
  }

  notify(method: string, params: unknown): Promise<void> {
    return this.connection.sendNotification(method, params);
  }

  open(uri: string, text: string): Promise<void> {
    return this.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'ludii', version: 1, text } });
  }

  /** What the server says about a version of a text, now or later. */
  async diagnostics(uri: string, version: number): Promise<PublishDiagnosticsParams> {
    for (;;) {
      const known = this.told.get(uri);
      if (known && (known.version ?? 0) >= version) return known;
      await new Promise<PublishDiagnosticsParams>((resolve) => this.waiting.push(resolve));
    }
  }

  /** Says goodbye; the exit code of the server. */
  async stop(): Promise<number | null> {
    await this.request('shutdown', undefined);
    await this.notify('exit', undefined);
    const code = await this.exit;
    this.connection.dispose();
    return code;
  }
}
