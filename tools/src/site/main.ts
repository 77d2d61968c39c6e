/** `npm run site`: builds the documentation into `site/` (or `--out`), as static files that also work from a disk. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { siteFiles } from './pages.js';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { out: { type: 'string', default: join(root, 'site') } } });
  const files = siteFiles(root);
  const client = await build({
    entryPoints: [join(root, 'tools/dist/site/client.js')],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    write: false,
  });
  files.set('client.js', client.outputFiles[0]!.text);
  rmSync(values.out, { recursive: true, force: true });
  for (const [path, content] of files) {
    mkdirSync(dirname(join(values.out, path)), { recursive: true });
    writeFileSync(join(values.out, path), content);
  }
  const pages = [...files.keys()].filter((path) => path.endsWith('.html')).length;
  console.log(`${pages} pages and ${files.size - pages} other files in ${values.out}`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
