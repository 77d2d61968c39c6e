/**
 * `npm run api`: writes the documented API of every published package to its `api.txt`. With `--check` it writes nothing,
 * and fails when a report is outdated, has changed on this branch without a changeset that names its package, or when
 * something internal can be imported from a documented entry.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedReports, unannounced } from './changed.js';
import { directoryOf, leaks, readApi } from './exports.js';
import { apiText } from './lines.js';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

function main(args: readonly string[]): number {
  const check = args.includes('--check');
  const packages = join(root, 'packages');
  const outdated: string[] = [];
  const leaking: string[] = [];
  for (const api of readApi(packages)) {
    const file = join(directoryOf(packages, api), 'api.txt');
    const text = apiText(api);
    const all = api.entries.flatMap(({ exports }) => exports);
    const documented = all.filter(({ internal }) => !internal).length;
    console.log(
      `${api.name.padEnd(24)} ${String(documented).padStart(4)} documented, ${all.length - documented} internal`,
    );
    leaking.push(...leaks(api).map((name) => `${api.name}: ${name}`));
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    outdated.push(api.name);
    if (!check) writeFileSync(file, text);
  }
  if (!check) {
    console.log(`${outdated.length} reports changed`);
    return 0;
  }
  for (const name of outdated) console.log(`FAIL  the API of ${name} is not as its api.txt says: npm run api`);
  for (const name of leaking) console.log(`FAIL  ${name} is internal: export it from src/internal.ts only`);
  const { base, reports } = changedReports(root);
  if (base === undefined) console.log('No earlier commit to compare with: changesets are not checked.');
  const missing = base === undefined ? [] : unannounced(root, base, reports);
  for (const name of missing)
    console.log(`FAIL  the API of ${name} has changed without a changeset: npm run changeset`);
  return outdated.length + leaking.length + missing.length === 0 ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));
