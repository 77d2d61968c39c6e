/** Which API reports a branch has changed, and whether a changeset of the same branch names their packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Where this branch left the main one. On the main branch itself nobody can tell where a piece of work began (a changeset and
 * the report that it announces may be some commits apart), so there it is the last release, or the first commit of all.
 */
function baseOf(root: string): string | undefined {
  const head = git(root, 'rev-parse', 'HEAD');
  const others = ['origin/main', 'main'].map((main) => git(root, 'merge-base', 'HEAD', main));
  const release = git(root, 'log', '-1', '--format=%H', '--', 'packages/*/CHANGELOG.md');
  const first = git(root, 'rev-list', '--max-parents=0', 'HEAD')?.split('\n').at(-1);
  return [...others, release, first].find((base) => base !== undefined && base !== '' && base !== head);
}

/** Files that differ between a commit and the working tree, new ones too. */
function changedSince(root: string, base: string, ...paths: string[]): string[] {
  const tracked = git(root, 'diff', '--name-only', base, '--', ...paths) ?? '';
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '--', ...paths) ?? '';
  return [...tracked.split('\n'), ...untracked.split('\n')].filter((line) => line !== '');
}

/** The reports that have changed, and since which commit; without a history there is no such commit. */
export function changedReports(root: string): { readonly base: string | undefined; readonly reports: string[] } {
  const base = baseOf(root);
  return { base, reports: base === undefined ? [] : changedSince(root, base, 'packages/*/api.txt') };
}

/** The packages that a changeset names, from its front matter. */
export function namedPackages(changeset: string): string[] {
  const [, front = ''] = /^---\n([\s\S]*?)\n---/.exec(changeset) ?? [];
  return Array.from(front.matchAll(/^["']?(@?[\w/-]+)["']?\s*:\s*(?:major|minor|patch)\s*$/gm), ([, name]) => name!);
}

/** Names of packages whose report has changed while no new or changed changeset speaks of them. */
export function unannounced(root: string, base: string, reports: readonly string[]): string[] {
  const changesets = changedSince(root, base, '.changeset/*.md').map((file) => join(root, file));
  // A release takes all changesets away and writes changelogs instead.
  const released = changedSince(root, base, 'packages/*/CHANGELOG.md').length > 0;
  if (released) return [];
  const announced = new Set(
    changesets.filter((file) => existsSync(file)).flatMap((file) => namedPackages(readFileSync(file, 'utf8'))),
  );
  return reports
    .map((report) => `@ludii/${report.split('/')[1]}`)
    .filter((name) => !announced.has(name))
    .sort();
}
