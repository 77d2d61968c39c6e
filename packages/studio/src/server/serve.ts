/**
 * Serves the built studio on this machine. It listens on loopback unless told otherwise, answers only requests that name a
 * host it knows (a page elsewhere could otherwise reach it through a name of its own), and only files of the site.
 */
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileOf } from './files.js';

/** How the studio is served. */
export interface ServeOptions {
  /** Default 4173; 0 takes a free one. */
  readonly port?: number;
  /** Default `127.0.0.1`. */
  readonly host?: string;
  /** Further names under which the server may be asked. */
  readonly allowedHosts?: readonly string[];
}

/** The directory of the built site. */
export const siteDirectory = (): string => fileURLToPath(new URL('../../site', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** What every answer says about what the page may do. */
export const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const headers = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
};

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/** Starts the server; answers with its address. */
export function serveStudio(
  options: ServeOptions = {},
): Promise<{ readonly address: string; readonly server: Server }> {
  const { port = 4173, host = '127.0.0.1', allowedHosts = [] } = options;
  const site = siteDirectory();
  const known = new Set(['localhost', '127.0.0.1', '[::1]', host, ...allowedHosts]);
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const asked = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
    // Not every path that can be asked for is part of a URL: what is before the question mark is looked for as it is.
    const [path = '/'] = (request.url ?? '/').split(/[?#]/);
    const file = fileOf(site, path);
    if (!known.has(asked)) refuse(response, 403, 'This host is not served here.');
    else if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405, 'Only reading is possible.');
    else if (!file) refuse(response, 404, 'There is no such page.');
    else {
      response.writeHead(200, { ...headers, 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
      if (request.method === 'HEAD') response.end();
      else createReadStream(file).pipe(response);
    }
  };
  const server = createServer(answer);
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      const bound = server.address();
      const actual = typeof bound === 'object' && bound ? bound.port : port;
      done({ address: `http://${host.includes(':') ? `[${host}]` : host}:${actual}/`, server });
    });
  });
}
