/**
 * What a fresh clone needs before any command can run: the right Node, the installed dependencies, the built packages.
 * Plain JavaScript without dependencies, because it runs before anything is installed. Does nothing, quickly, when nothing has to be done.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const installStamp = join(root, 'node_modules', '.ludii-installed');
const buildStamp = join(root, 'node_modules', '.ludii-built');

/** A problem that the user can mend: its message is shown without a stack trace. */
export class SetupError extends Error {}

/** The oldest Node that the tools of the repository need, by `engines.node` of the root package; the packages run on older ones. */
function neededNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return /(\d+)\.(\d+)/.exec(engines.node).slice(1).map(Number);
}

/** Whether a Node is new enough for the tools of the repository. */
export function isNodeEnough(version = process.versions.node) {
  const [neededMajor, neededMinor] = neededNode();
  const [major, minor] = version.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** Refuses to go on with a Node that is too old. */
export function requireNode(version = process.versions.node) {
  if (isNodeEnough(version)) return;
  throw new SetupError(
    `Ludii for TypeScript needs Node ${neededNode().join('.')} or later; this is Node ${version}.\n` +
      'Install a newer Node (https://nodejs.org) and run the command again.',
  );
}

/**
 * Installs the packages of the lockfile unless they are there already. `npm ci` would be stricter, but it refuses a lockfile
 * that leaves out the native binaries of other platforms, as one written behind a partial mirror does.
 */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted) return;
  process.stderr.write('Installing dependencies …\n');
  const { status, stderr } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    const offline = /ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET|network/i.test(stderr ?? '');
    throw new SetupError(
      offline
        ? 'The npm registry cannot be reached, and the dependencies are not installed yet.\n' +
            'Check the network or proxy settings (npm ping) and run the command again.'
        : `npm install failed:\n${stderr ?? ''}`,
    );
  }
  writeFileSync(installStamp, wanted);
}

/** Builds all packages unless no source has changed since the last build. */
export function ensureBuilt() {
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === sourceFingerprint()) return;
  process.stderr.write('Building packages …\n');
  const { status, stdout, stderr } = nx(['run-many', '-t', 'build', '--output-style=static'], 'pipe');
  if (status !== 0) throw new SetupError(`The build failed:\n${stdout}${stderr}`);
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, sourceFingerprint());
}

/** Builds the site of the studio; quick when nothing has changed. */
export function ensureSite() {
  process.stderr.write('Building the studio …\n');
  const { status, stdout, stderr } = nx(['run-many', '-t', 'site', '--output-style=static'], 'pipe');
  if (status !== 0) throw new SetupError(`The studio can not be built:\n${stdout}${stderr}`);
}

/** Runs nx from the installed packages, without the cost of `npx`. */
export function nx(args, stdio = 'inherit') {
  return spawnSync(process.execPath, [join(root, 'node_modules', 'nx', 'bin', 'nx.js'), ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', stdio, stdio],
    maxBuffer: 1 << 28,
  });
}

/** Names, sizes and times of everything that the build reads, as one hash. */
function sourceFingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stat = statSync(path);
    if (stat.isDirectory()) {
      for (const entry of readdirSync(path).sort()) visit(join(path, entry));
    } else {
      hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
    }
  };
  const projects = [
    ...readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name)),
    join(root, 'tools'),
  ];
  visit(join(root, 'tsconfig.base.json'));
  for (const project of projects) {
    for (const part of ['src', 'package.json', 'tsconfig.json']) {
      if (existsSync(join(project, part))) visit(join(project, part));
    }
    hash.update(`${existsSync(join(project, 'dist'))}`);
  }
  return hash.digest('hex');
}

/** Runs a command's main function; a {@link SetupError} is told in its own words, without a stack trace. */
export async function main(run) {
  try {
    process.exitCode = (await run(process.argv.slice(2))) ?? 0;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
