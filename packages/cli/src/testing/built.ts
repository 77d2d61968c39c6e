/** Built files for tests that start processes: the packages are built first if a source has changed. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(__dirname, '../../../..');
let ready = false;

function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the packages cannot be built:\n${stdout}${stderr}`);
}

/** A built file of a package, up to date. */
export function builtFile(name: string, file: string): URL {
  if (!ready) {
    // The same steps as the build of the packages, without the task runner: it may be what runs this test.
    run(join(root, 'packages/games/generate.mjs'));
    run(join(root, 'node_modules/typescript/bin/tsc'), '-b', join(root, 'packages/cli'));
    ready = true;
  }
  return pathToFileURL(join(root, 'packages', name, 'dist', file));
}
