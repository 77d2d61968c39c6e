import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedReports, namedPackages, unannounced } from './changed.js';
import { leaks, type PackageApi, readApi } from './exports.js';
import { apiText } from './lines.js';

let home: string;
const write = (file: string, text: string): void => {
  mkdirSync(join(home, file, '..'), { recursive: true });
  writeFileSync(join(home, file), text);
};
const git = (...args: string[]): void => {
  const who = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...who, ...args], { cwd: home, stdio: 'ignore' });
};

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ludii-api-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** The report of a built package. */
function library(declarations: Readonly<Record<string, string>>): string {
  return apiText(apiOf(declarations));
}

/** A built package with the entries `.` and, if there is a file for it, `./internal`. */
function apiOf(declarations: Readonly<Record<string, string>>): PackageApi {
  const exports = {
    '.': { types: './dist/index.d.ts' },
    ...('internal' in declarations ? { './internal': { types: './dist/internal.d.ts' } } : {}),
  };
  const manifest = { name: '@ludii/dice', description: 'Dice.', exports };
  write('packages/dice/package.json', JSON.stringify({ ...manifest, type: 'module' }));
  for (const [file, text] of Object.entries(declarations)) write(`packages/dice/dist/${file}.d.ts`, text);
  return readApi(join(home, 'packages'))[0]!;
}

test('a report has one sorted line for each symbol and member', () => {
  const text = library({
    index: `/** Dice. */\nexport { roll, type Die } from './die.js';\nexport * from './cup.js';`,
    die: `/** A die. */\nexport interface Die {\n  readonly faces: number;\n  /** Said twice. */\n  show(face: number): string;\n}\n
export declare function roll(die: Die, seed?: number): number;`,
    cup: `export declare class Cup {\n  #dice;\n  private shaken;\n  constructor(dice: number);\n  get size(): number;\n}
export type Throws = 'one' | 'many';\nexport declare const LIMIT: 10;`,
  });
  expect(text.split('\n').slice(1)).toEqual([
    'Cup — class',
    'Cup: constructor(dice: number)',
    'Cup: get size(): number',
    'Die — interface',
    'Die: readonly faces: number',
    'Die: show(face: number): string',
    'LIMIT — const: 10',
    "Throws — type = 'one' | 'many'",
    'roll — function(die: Die, seed?: number): number',
    '',
  ]);
});

test('what is exported or declared as internal is not in the report', () => {
  const text = library({
    index: `export { a } from './names.js';\n/** @internal */\nexport * from './names.js';\nexport * from './more.js';`,
    names: 'export declare function a(): void;\nexport declare function b(): void;',
    more: '/**\n * Counts.\n *\n * @internal\n */\nexport declare function c(): void;\nexport declare function d(): void;',
  });
  expect(text.match(/^\w(?= —)/gm)).toEqual(['a', 'd']);
});

test('what the internal entry exports is in no report, and must not come out of another entry', () => {
  const declarations = {
    index: `export { a } from './names.js';`,
    internal: `export * from './names.js';`,
    names: 'export declare function a(): void;\nexport declare function b(): void;',
  };
  const api = apiOf(declarations);
  expect(apiText(api).match(/^.*(?= —)/gm)).toEqual(['a']);
  expect(leaks(api)).toEqual([]);
  const index = `${declarations.index}\n/** @internal */\nexport * from './internal.js';`;
  expect(leaks(apiOf({ ...declarations, index }))).toEqual(['b']);
});

test('the packages that a changeset names are those of its front matter', () => {
  expect(
    namedPackages('---\n"@ludii/dice": minor\n\'@ludii/board-view\': patch\n---\n\n"@ludii/cup": major\n'),
  ).toEqual(['@ludii/dice', '@ludii/board-view']);
});

test('a report that changes on a branch needs a changeset that names its package', () => {
  write('packages/dice/api.txt', 'roll\n');
  write('.changeset/old.md', '---\n"@ludii/dice": minor\n---\nOld news.\n');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'First');
  git('switch', '-qc', 'work');
  write('packages/dice/api.txt', 'roll\nshake\n');
  const { base, reports } = changedReports(home);
  // On a branch without commits of its own, with one commit in all, there is nothing to compare with.
  expect(base).toBeUndefined();
  git('commit', '-qam', 'Second');
  const later = changedReports(home);
  expect(later.reports).toEqual(['packages/dice/api.txt']);
  expect(unannounced(home, later.base!, later.reports)).toEqual(['@ludii/dice']);
  expect(reports).toEqual([]);

  write('.changeset/shake.md', '---\n"@ludii/cup": minor\n---\nCups.\n');
  expect(unannounced(home, later.base!, later.reports)).toEqual(['@ludii/dice']);
  write('.changeset/shake.md', '---\n"@ludii/dice": minor\n---\nDice can be shaken.\n');
  expect(unannounced(home, later.base!, later.reports)).toEqual([]);
});

test('on the main branch the changesets since the last release count, however many commits ago', () => {
  write('packages/dice/package.json', '{}');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'First');
  write('packages/dice/api.txt', 'roll\n');
  write('.changeset/dice.md', '---\n"@ludii/dice": minor\n---\nDice.\n');
  git('add', '-A');
  git('commit', '-qm', 'Second');
  write('packages/dice/api.txt', 'roll\nshake\n');
  git('commit', '-qam', 'Third');
  const before = changedReports(home);
  expect(before.reports).toEqual(['packages/dice/api.txt']);
  expect(unannounced(home, before.base!, before.reports)).toEqual([]);

  rmSync(join(home, '.changeset/dice.md'));
  write('packages/dice/CHANGELOG.md', '# 1.0.0\n');
  git('add', '-A');
  git('commit', '-qm', 'Release');
  write('packages/dice/api.txt', 'roll\n');
  git('commit', '-qam', 'Fifth');
  const after = changedReports(home);
  expect(after.reports).toEqual(['packages/dice/api.txt']);
  expect(unannounced(home, after.base!, after.reports)).toEqual(['@ludii/dice']);
});
