/**
 * Checks the packages as their users get them: contents and types of each tarball; all of them installed into an empty
 * directory, where every example of the READMEs is run and type-checked, and the engine is bundled for pages and for Node; and `@ludii/geometry` alone, installed with nothing
 * else, run, and bundled for the browser. Names of packages as arguments: only their tarballs are looked at.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { checkBundles } from './bundles.mjs';
import { bundleExamples, examplesOf, readmeOf, runCommands, runExamples, typeCheck } from './examples.mjs';
import { command } from './publish.mjs';
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

const only = process.argv.slice(2);
const packages = readdirSync(join(root, 'packages'))
  .sort()
  .map((name) => ({
    name,
    ...JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')),
    short: name,
  }))
  .filter((manifest) => !manifest.private);

/** Packs all published packages at once, and returns the path of each tarball by name. */
function pack() {
  const names = packages.flatMap(({ short }) => ['-w', `packages/${short}`]);
  const { ok, output } = run('npm', ['pack', '--silent', '--pack-destination', work, ...names], root);
  if (!ok) throw new Error(`npm pack failed:\n${output}`);
  return new Map(packages.map(({ short, version }) => [short, join(work, `ludii-${short}-${version}.tgz`)]));
}

/** What is wrong with the files of a tarball. */
function contents(tarball) {
  const { output } = run('tar', ['-tzf', tarball], root);
  const files = output.trim().split('\n');
  const needed = ['package/LICENSE', 'package/README.md'].filter((file) => !files.includes(file));
  const strays = files.filter((file) => /\/(testing|fixtures?|__\w+__)\/|\.test\.|\.tsbuildinfo$|jest/.test(file));
  return [
    ...needed.map((file) => `${file} is missing`),
    ...(strays.length === 0 ? [] : [`what only tests need: ${strays.slice(0, 3).join(', ')}`]),
  ];
}

/** What is wrong with one package and its tarball. */
async function problemsOf(manifest, tarball) {
  const { messages } = await publint({ pkgDir: join(root, 'packages', manifest.short), strict: true });
  const attw = await command(process.execPath, [
    join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'),
    tarball,
    '--profile',
    'esm-only',
    '--no-emoji',
    '--no-color',
  ]);
  return [
    ...messages.map((message) => formatMessage(message, manifest) ?? message.code),
    ...contents(tarball),
    ...(manifest.publishConfig?.access === 'public' ? [] : ['publishConfig.access is not "public"']),
    ...(attw.ok ? [] : [attw.output.trim()]),
  ];
}

const tarballs = pack();
const queue = packages.filter(({ short }) => only.length === 0 || only.includes(short));
/** Takes one package after the other from the queue. */
async function look() {
  for (let manifest = queue.shift(); manifest; manifest = queue.shift()) {
    report(`${manifest.name}: contents and types`, await problemsOf(manifest, tarballs.get(manifest.short)));
  }
}
await Promise.all([look(), look()]);

// Everything together: an empty directory, the tarballs, and the examples of the READMEs.
const empty = join(work, 'empty');
mkdirSync(empty);
writeFileSync(join(empty, 'package.json'), '{"name":"empty","private":true,"type":"module"}');
const whole = run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs.values()], empty);
report('all packages: install from their tarballs', whole.ok ? [] : [whole.output.trim()]);
if (whole.ok) {
  const examples = ['', ...packages.map(({ short }) => short)].flatMap((name) =>
    examplesOf(name === '' ? 'root' : name, readmeOf(name)),
  );
  const entries = packages.flatMap(({ short, exports }) =>
    Object.entries(exports)
      .filter(([, target]) => typeof target === 'object')
      .map(([path]) => `@ludii/${short}${path.slice(1)}`),
  );
  const { count, modules, requires } = await runExamples(empty, examples);
  report(`${count} examples of READMEs: as modules`, modules);
  if (requires) report(`${count} examples of READMEs: with require`, requires);
  else console.log('skip  examples with require: Node can require modules from 20.19 and 22.12 on');
  report('examples for pages: bundle for the browser', await bundleExamples(empty, examples));
  for (const { kind, count: typed, problems } of typeCheck(empty, examples, entries)) {
    report(`${typed} examples of READMEs and ${entries.length} entries: TypeScript with ${kind}`, problems);
  }
  report('@ludii/cli: the commands of its README', runCommands(empty, readmeOf('cli')));
  for (const { title, problems } of await checkBundles(empty)) report(title, problems);
}

// Geometry stands alone: an empty directory, only its tarball, no registry.
const alone = join(work, 'alone');
mkdirSync(alone);
writeFileSync(join(alone, 'package.json'), '{"name":"alone","private":true,"type":"module"}');
writeFileSync(
  join(alone, 'main.js'),
  "import { buildBoard, square } from '@ludii/geometry';\nconsole.log(buildBoard({ graph: square(3) }).topology.count('Cell'));\n",
);
const install = run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarballs.get('geometry')], alone);
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

rmSync(work, { recursive: true, force: true });
process.exitCode = failures === 0 ? 0 : 1;
