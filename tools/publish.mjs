/**
 * `npm run release:publish`: publishes every package whose version is not in the registry yet, dependencies first, so that
 * whoever installs in between always gets something whole. Then tags the commit. Run by the release workflow after the
 * versions were raised (`npm run release:version`).
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

/** The published packages below a root, each after the packages that it depends on. */
export function inOrder(directory) {
  const packages = join(directory, 'packages');
  const found = new Map(
    readdirSync(packages)
      .filter((name) => existsSync(join(packages, name, 'package.json')))
      .map((name) => JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')))
      .map((manifest) => [manifest.name, manifest]),
  );
  const ordered = [];
  const visit = (name, path) => {
    const manifest = found.get(name);
    if (!manifest || ordered.includes(manifest)) return;
    if (path.includes(name)) throw new Error(`Packages depend on each other: ${[...path, name].join(' → ')}`);
    for (const other of Object.keys(manifest.dependencies ?? {})) visit(other, [...path, name]);
    ordered.push(manifest);
  };
  for (const name of [...found.keys()].sort()) visit(name, []);
  const hidden = ordered.filter(({ dependencies = {} }) =>
    Object.keys(dependencies).some((name) => found.get(name)?.private),
  );
  const open = hidden.filter((manifest) => !manifest.private);
  if (open.length > 0) throw new Error(`${open.map(({ name }) => name).join(', ')} would depend on a private package.`);
  return ordered.filter((manifest) => !manifest.private);
}

/** Runs a command to its end without blocking, so that a registry in this process can answer it. */
export function command(name, args, { cwd, env = {}, input = '' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(name, args, { cwd, env: { ...process.env, ...env }, shell: process.platform === 'win32' });
    const output = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('close', (status) => resolve({ ok: status === 0, output: Buffer.concat(output).toString() }));
    child.stdin.end(input);
  });
}

/** Provenance is only accepted for packages that say which repository they come from; the workflow knows its address. */
function nameRepository(directory, folder) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  const file = join(directory, folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  if (!repository || manifest.repository) return;
  manifest.repository = { type: 'git', url: `git+${server}/${repository}.git`, directory: folder };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Publishes what is new, and returns the names. */
export async function publishAll(directory, env = {}) {
  const names = [];
  for (const { name, version } of inOrder(directory)) {
    const known = await command('npm', ['view', `${name}@${version}`, 'version', '--json'], { cwd: directory, env });
    if (known.ok && known.output.includes(version)) continue;
    const folder = `packages/${name.slice(name.indexOf('/') + 1)}`;
    nameRepository(directory, folder);
    const { ok, output } = await command('npm', ['publish', `./${folder}`], { cwd: directory, env });
    if (!ok) throw new Error(`${name}@${version} cannot be published:\n${output}`);
    console.log(`published ${name}@${version}`);
    names.push(name);
  }
  return names;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await publishAll(root);
  const { ok, output } = await command('npx', ['changeset', 'tag'], { cwd: root });
  console.log(output.trim());
  process.exitCode = ok ? 0 : 1;
}
