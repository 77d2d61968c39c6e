/** The server of the studio keeps to its site and its host. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOf } from './files.js';
import { policy, serveStudio } from './serve.js';

const root = mkdtempSync(join(tmpdir(), 'studio-'));
const site = join(root, 'site');
beforeAll(() => {
  mkdirSync(join(site, 'deep'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(site, 'index.html'), 'page');
  writeFileSync(join(site, 'deep/a b.js'), 'script');
  symlinkSync(join(root, 'secret.txt'), join(site, 'link.txt'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('files of the site are found', () => {
  expect(fileOf(site, '/')).toBe(join(site, 'index.html'));
  expect(fileOf(site, '/deep/a%20b.js')).toBe(join(site, 'deep/a b.js'));
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/deep/../../secret.txt',
  '/link.txt',
  '/deep',
  '/%',
  '/a%00',
  '/none',
])('nothing outside of it, and nothing that is not there: %s', (path) => {
  expect(fileOf(site, path)).toBeUndefined();
});

describe('over the network', () => {
  const ask = (address: string, host?: string, method = 'GET', path = '/'): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(address);
      request({ hostname, port, path, method, headers: host === undefined ? {} : { host } }, (answer) => {
        answer.resume();
        resolve(answer);
      })
        .on('error', reject)
        .end();
    });
  let address: string;
  let server: Server;
  beforeAll(async () => {
    ({ address, server } = await serveStudio({ port: 0, allowedHosts: ['games.example'] }));
  });
  afterAll(() => new Promise((done) => server.close(done)));

  test('it listens on this machine only', () => {
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  });

  test.each(['evil.example', 'evil.example:4173', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'a request that names another host is refused: "%s"',
    async (host) => {
      expect((await ask(address, host)).statusCode).toBe(403);
    },
  );

  test.each(['localhost', '127.0.0.1:1', 'games.example'])('one for a host that is known is not: %s', async (host) => {
    expect((await ask(address, host)).statusCode).not.toBe(403);
  });

  test('nothing but files of the site, and nothing but reading', async () => {
    expect((await ask(address, undefined, 'POST')).statusCode).toBe(405);
    expect((await ask(address, undefined, 'GET', '/../package.json')).statusCode).toBe(404);
    expect((await ask(address, undefined, 'GET', '/%2e%2e/package.json')).statusCode).toBe(404);
    expect((await ask(address, undefined, 'GET', '//')).statusCode).not.toBe(500);
    expect((await ask(address, undefined, 'GET', 'http://[')).statusCode).toBe(404);
  });

  test('every answer forbids code that is made from text, and code of others', async () => {
    const { headers } = await ask(address);
    expect(headers['content-security-policy']).toBe(policy);
    expect(policy).toMatch(/default-src 'none'; script-src 'self';/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('the built page says the same, for servers that say nothing', () => {
    const page = readFileSync(join(__dirname, '../../index.html'), 'utf8').replaceAll(/\s+/g, ' ');
    // A page can not say who may frame it: only a server can.
    expect(page).toContain(policy.replace("; frame-ancestors 'none'", ''));
  });
});
