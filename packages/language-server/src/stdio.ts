/** The server over standard input and output: what editors start. */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { CheckThread } from './checkThread.js';
import { nodeHost } from './node.js';
import { serve } from './server.js';

/**
 * Serves one client over standard input and output. `checks` is a file that calls `answerChecks`, for a thread that checks
 * texts while the server answers; without it texts are checked in between.
 */
export function serveStdio(checks?: string): void {
  // whatever a library prints must not end up among the messages
  console.log = console.error;
  const host = checks === undefined ? nodeHost : { ...nodeHost, check: new CheckThread(checks).check };
  serve(createConnection(ProposedFeatures.all, process.stdin, process.stdout), host);
}
