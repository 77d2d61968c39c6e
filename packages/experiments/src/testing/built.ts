/** Built files for tests that start processes: the packages are built first if a source has changed. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(__dirname, '../../../..');
let ready = false;

/** A built file of this package, up to date. */
export function builtFile(file: string): URL {
  if (!ready) {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const options = { encoding: 'utf8' } as const;
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-b', join(root, 'packages/experiments')], options);
    if (status !== 0) throw new Error(`the packages cannot be built:\n${stdout}`);
    ready = true;
  }
  return pathToFileURL(join(root, 'packages/experiments/dist', file));
}
