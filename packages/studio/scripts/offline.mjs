/** Writes the service worker of the built site: it keeps all files, so that the studio works without a network. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All files below a directory, relative to it, in order. */
const filesIn = (directory) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .filter((file) => file !== 'offline.js')
    .sort();

/** The plugin for vite. */
export function offline() {
  let site = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved({ root, build }) {
      site = join(root, build.outDir);
    },
    closeBundle() {
      // A build that failed has left nothing, and says why itself.
      if (!existsSync(site)) return;
      const files = filesIn(site);
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(site, file)));
      const known = ['./', ...files.map((file) => `./${file}`)];
      const script = readFileSync(new URL('./serviceWorker.js', import.meta.url), 'utf8');
      writeFileSync(
        join(site, 'offline.js'),
        `const FILES = ${JSON.stringify(known)};\nconst VERSION = ${JSON.stringify(hash.digest('hex').slice(0, 16))};\n${script}`,
      );
    },
  };
}
