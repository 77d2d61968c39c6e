/** Files for the server, in Node. */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Host } from './host.js';

/** Folders that hold no games, and many files. */
const skipped = new Set(['node_modules', '.git', 'dist']);
/** Files read at most, so that a server started in the wrong place does not read a whole disk. */
const MOST = 5000;
/** Folders below folders that are looked into. */
const DEEPEST = 8;

async function pathsBelow(folder: string, ending: string, found: string[], depth: number): Promise<void> {
  if (depth > DEEPEST || found.length >= MOST) return;
  // a folder that is not there, or may not be read, holds nothing for us
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) await pathsBelow(path, ending, found, depth + 1);
    } else if (entry.name.endsWith(ending) && found.length < MOST) found.push(path);
  }
}

/** A file in the user's temporary folder, written once and not to be changed. */
function standardFile(name: string, text: string): string {
  const folder = join(tmpdir(), `ludii-standard-defines-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${name}.def`);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    if (existsSync(path)) chmodSync(path, 0o644);
    writeFileSync(path, text);
    chmodSync(path, 0o444);
  }
  return pathToFileURL(path).href;
}

/** The files of this machine. */
export const nodeHost: Host = {
  filesBelow: async (folder, ending) => {
    if (!folder.startsWith('file:')) return new Map();
    const paths: string[] = [];
    await pathsBelow(fileURLToPath(folder), ending, paths, 0);
    const texts = await Promise.all(
      paths
        .sort()
        .map(async (path) => [pathToFileURL(path).href, await readFile(path, 'utf8').catch(() => '')] as const),
    );
    return new Map(texts.filter(([, text]) => text !== ''));
  },
  standardFile,
};
