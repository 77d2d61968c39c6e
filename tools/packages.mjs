/**
 * Checks the packages as their users get them: contents and types of each tarball, and `@ludii/geometry` alone:
 * installed from its tarball into an empty directory with nothing else, run there, and bundled for the browser. Names of
 * packages as arguments: only their tarballs are looked at.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from './setup.mjs';

const work = mkdtempSync(join(tmpdir(), 'ludii-packages-'));
let failures = 0;

function report(name, problems) {
  failures += problems.length;
  console.log(
    problems.length === 0 ? `ok    ${name}` : `FAIL  ${name}\n${problems.map((p) => `      ${p}`).join('\n')}`,
  );
}

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

/** Packs a package and returns the tarball's path. */
function pack(name) {
  const { ok, output } = run('npm', ['pack', '--silent', '--pack-destination', work], join(root, 'packages', name));
  if (!ok) throw new Error(`npm pack of ${name} failed:\n${output}`);
  const { version } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  return join(work, `ludii-${name}-${version}.tgz`);
}

/** What is wrong with the files of a tarball. */
function contents(tarball) {
  const { output } = run('tar', ['-tzf', tarball], root);
  const files = output.trim().split('\n');
  const helpers = files.filter((file) => /\/testing\/|\.test\.[jt]s/.test(file));
  return [
    ...(files.includes('package/LICENSE') ? [] : ['no LICENSE']),
    ...(helpers.length === 0 ? [] : [`test helpers: ${helpers.slice(0, 3).join(', ')}`]),
  ];
}

const only = process.argv.slice(2);
for (const name of readdirSync(join(root, 'packages')).sort()) {
  if (only.length > 0 && !only.includes(name)) continue;
  const directory = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  const { messages } = await publint({ pkgDir: directory, strict: true });
  const problems = messages.map((message) => formatMessage(message, manifest) ?? message.code);
  const tarball = pack(name);
  problems.push(...contents(tarball));
  const attw = run(
    process.execPath,
    [
      join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'),
      tarball,
      '--profile',
      'esm-only',
      '--no-emoji',
      '--no-color',
    ],
    root,
  );
  report(`@ludii/${name}: contents and types`, attw.ok ? problems : [...problems, attw.output.trim()]);
}

// Geometry stands alone: an empty directory, only its tarball, no registry.
const alone = join(work, 'alone');
mkdirSync(alone);
writeFileSync(join(alone, 'package.json'), '{"name":"alone","private":true,"type":"module"}');
writeFileSync(
  join(alone, 'main.js'),
  "import { buildBoard, square } from '@ludii/geometry';\nconsole.log(buildBoard({ graph: square(3) }).topology.count('Cell'));\n",
);
const install = run('npm', ['install', '--offline', '--no-audit', '--no-fund', pack('geometry')], alone);
const installed = install.ok ? readdirSync(join(alone, 'node_modules')).filter((entry) => !entry.startsWith('.')) : [];
const started = run(process.execPath, ['main.js'], alone);
report('@ludii/geometry: installs alone', [
  ...(install.ok ? [] : [install.output.trim()]),
  ...(installed.join() === '@ludii' ? [] : [`installed: ${installed.join(', ')}`]),
  ...(started.output.trim() === '9' ? [] : [started.output.trim()]),
]);

const bundle = await build({
  entryPoints: [join(alone, 'main.js')],
  bundle: true,
  minify: true,
  platform: 'browser',
  format: 'esm',
  write: false,
  logLevel: 'silent',
}).catch((error) => error);
report('@ludii/geometry: bundles for the browser', bundle instanceof Error ? [bundle.message] : []);
if (!(bundle instanceof Error))
  console.log(`      ${(bundle.outputFiles[0].contents.length / 1024).toFixed(0)} kB minified`);

const engine = await build({
  stdin: { contents: "export * from '@ludii/engine';", resolveDir: root },
  bundle: true,
  platform: 'browser',
  format: 'esm',
  write: false,
  logLevel: 'silent',
}).catch((error) => error);
report('@ludii/engine: bundles for the browser', engine instanceof Error ? [engine.message] : []);

rmSync(work, { recursive: true, force: true });
process.exitCode = failures === 0 ? 0 : 1;
