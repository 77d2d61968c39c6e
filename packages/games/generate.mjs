/**
 * Copies the descriptions and golden trials of `games/` into this package and writes them as modules: what is published is
 * made of the files that the project tests, and nothing is kept twice.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const library = join(here, '../../games');
const copied = join(here, 'lud');
const written = join(here, 'src/generated');

const files = readdirSync(library, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.lud'))
  .sort();
const goldens = readdirSync(join(library, 'golden'))
  .filter((file) => file.endsWith('.trial'))
  .sort();

/** Writes a file unless it says the same already: others may be reading it. */
function write(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  // In one step, so that nobody sees half a file.
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, text);
  renameSync(fresh, file);
}

for (const file of files) write(join(copied, file), readFileSync(join(library, file), 'utf8'));
const old = existsSync(copied) ? readdirSync(copied, { recursive: true, encoding: 'utf8' }) : [];
for (const file of old.map((each) => each.replaceAll('\\', '/'))) {
  if (file.endsWith('.lud') && !files.includes(file)) rmSync(join(copied, file));
}

/** The text of a clause of the metadata, such as `(rules "…")`. */
function clause(text, name) {
  const metadata = text.slice(text.lastIndexOf('(metadata'));
  const found = new RegExp(`\\(${name}\\s+"((?:[^"\\\\]|\\\\.)*)"`).exec(metadata);
  return found ? found[1].replace(/\\(.)/g, '$1') : '';
}

const entries = files.map((file) => {
  const text = readFileSync(join(library, file), 'utf8');
  return {
    name: file.slice(file.lastIndexOf('/') + 1, -'.lud'.length),
    title: /\((?:game|match)\s+"([^"]*)"/.exec(text)?.[1] ?? file,
    kind: file.slice(0, file.indexOf('/')),
    description: clause(text, 'description'),
    rules: clause(text, 'rules'),
    origin: clause(text, 'origin'),
    text,
  };
});
const trials = goldens.map((file) => [
  file.slice(0, -'.trial'.length),
  readFileSync(join(library, 'golden', file), 'utf8'),
]);

const head = '// Written by generate.mjs from games/: do not edit.\n';
const list = (values) => values.map((value) => `  ${JSON.stringify(value)},\n`).join('');
write(
  join(written, 'entries.ts'),
  `${head}import type { GameEntry } from '../entry.js';\n\nexport const entries: readonly GameEntry[] = [\n${list(entries)}];\n`,
);
write(
  join(written, 'trials.ts'),
  `${head}export const trials: readonly (readonly [name: string, text: string])[] = [\n${list(trials)}];\n`,
);
