/** The server over standard input and output: what editors start. */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { nodeHost } from './node.js';
import { serve } from './server.js';

/** Serves one client over standard input and output. */
export function serveStdio(): void {
  // whatever a library prints must not end up among the messages
  console.log = console.error;
  serve(createConnection(ProposedFeatures.all, process.stdin, process.stdout), nodeHost);
}
