/** The server of the studio keeps to its site and its host. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOf } from './files.js';

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
