/** `npm run docs`: writes the grammar and the reference of the language to `docs/language`, from the declarations. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { metadataRegistry } from '@ludii/compiler';
import { languageFiles } from './files.js';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

function main(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: { out: { type: 'string', default: join(root, 'docs/language') } },
  });
  const files = languageFiles(metadataRegistry.ludemes);
  mkdirSync(values.out, { recursive: true });
  // Pages of keywords that are gone.
  const old = readdirSync(values.out).filter((file) => /\.(md|txt)$/.test(file) && !files.has(file));
  for (const file of old) rmSync(join(values.out, file));
  let written = 0;
  for (const [file, text] of files) {
    const path = join(values.out, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    writeFileSync(path, text);
    written++;
  }
  console.log(`${files.size} files in ${values.out}: ${written} changed, ${old.length} removed`);
  return 0;
}

process.exitCode = main(process.argv.slice(2));
