/**
 * Builds the extension: the client and the server, each in one file, then the package `dist/ludii.vsix`.
 * `node editors/vscode/build.mjs [folder]` from anywhere; needs no network. `--no-package` only bundles.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVSIX } from '@vscode/vsce';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const [folder = join(here, 'dist')] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));

/** Our packages are taken from their sources. */
const alias = Object.fromEntries(
  readdirSync(join(root, 'packages'))
    .map((name) => [`@ludii/${name}`, join(root, 'packages', name, 'src')])
    .filter(([, source]) => existsSync(source)),
);

/** What modules know of their own place, in a bundle that is no module. */
const banner = { js: 'const __moduleUrl = require("node:url").pathToFileURL(__filename).href;' };

const bundle = (entry, name) =>
  build({
    entryPoints: [entry],
    outfile: join(folder, name),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['vscode'],
    alias,
    banner,
    define: { 'import.meta.url': '__moduleUrl' },
    logLevel: 'error',
    legalComments: 'none',
    metafile: true,
  });

/** The licences of everything of others that is in the bundles. */
function notices(inputs) {
  const directories = inputs.flatMap((input) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []);
  const texts = [...new Set(directories)].sort().map((directory) => {
    const path = resolve(directory);
    const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    const file = readdirSync(path).find((each) => /^licen[cs]e/i.test(each));
    return [name, `${name} ${version}, ${license}\n\n${file ? readFileSync(join(path, file), 'utf8').trim() : ''}`];
  });
  return `${[...new Map(texts).values()].join('\n\n----\n\n')}\n`;
}

mkdirSync(folder, { recursive: true });
// the package is put together in its folder, so that building it elsewhere leaves nothing here
const stage = join(folder, 'stage');
for (const part of [
  'package.json',
  'README.md',
  'language-configuration.json',
  '.vscodeignore',
  'syntaxes',
  'snippets',
])
  cpSync(join(here, part), join(stage, part), { recursive: true });
cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE.txt'));
const bundles = [
  await bundle(join(here, 'src/extension.ts'), 'stage/dist/extension.cjs'),
  await bundle(join(root, 'packages/language-server/src/main.ts'), 'stage/dist/server.cjs'),
];
writeFileSync(join(stage, 'NOTICES.txt'), notices(bundles.flatMap(({ metafile }) => Object.keys(metafile.inputs))));
if (!process.argv.includes('--no-package')) {
  const packagePath = join(folder, 'ludii.vsix');
  await createVSIX({ cwd: stage, packagePath, dependencies: false, allowMissingRepository: true, skipLicense: false });
  console.log(packagePath);
}
