/** The server as a browser's worker runs it: bundled for browsers, in a world with nothing but a worker's globals. */
import { resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { aliases } from './testing/client.js';

jest.setTimeout(60_000);

interface Message {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
}

test('a worker answers messages, without anything of Node', async () => {
  const { outputFiles } = buildSync({
    entryPoints: [resolve(__dirname, 'worker.ts')],
    bundle: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    alias: aliases,
    write: false,
    logLevel: 'error',
  });
  const answers: Message[] = [];
  const waiting: (() => void)[] = [];
  const world: Record<string, unknown> = {
    postMessage: (message: Message) => {
      answers.push(message);
      for (const each of waiting.splice(0)) each();
    },
    addEventListener: () => {},
    setTimeout,
    clearTimeout,
    TextEncoder,
    TextDecoder,
    console,
  };
  world.self = world;
  runInContext(outputFiles[0]!.text, createContext(world));
  const send = (message: object): void => {
    (world.onmessage as (event: object) => void)({ data: { jsonrpc: '2.0', ...message } });
  };
  const answer = async (id: number): Promise<Message> => {
    for (;;) {
      const found = answers.find((message) => message.id === id);
      if (found) return found;
      await new Promise<void>((done) => waiting.push(done));
    }
  };
  const uri = 'inmemory://game.lud';
  send({ id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } });
  expect((await answer(1)).result).toHaveProperty('capabilities.hoverProvider', true);
  const text = '(game "G" (players 2) (equ))';
  send({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId: 'ludii', version: 1, text } } });
  const params = { textDocument: { uri }, position: { line: 0, character: text.length - 2 } };
  send({ id: 2, method: 'textDocument/completion', params });
  expect((await answer(2)).result).toHaveProperty('items.0.filterText', 'equipment');
  send({ id: 3, method: 'shutdown' });
  await answer(3);
});
