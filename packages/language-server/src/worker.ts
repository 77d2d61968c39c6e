/**
 * The server in a Web Worker: import this module as the worker's script.
 *
 * @packageDocumentation
 */
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
  ProposedFeatures,
} from 'vscode-languageserver/browser';
import { noFiles } from './host.js';
import { serve } from './server.js';

/** The port that a worker talks through: itself. */
type Port = ConstructorParameters<typeof BrowserMessageReader>[0];

const port = globalThis as unknown as Port;
serve(createConnection(ProposedFeatures.all, new BrowserMessageReader(port), new BrowserMessageWriter(port)), noFiles);
