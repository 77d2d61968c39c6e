/**
 * `npm test`: sets the clone up, then runs every check: lint, package boundaries, build and types, package contents,
 * unit and property tests, conformance. Each check goes on after a failure, so that one run tells all that is wrong.
 * The closing line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram, exportPrograms, skippedFor } from './programs.mjs';
import { ensureInstalled, main, nx, requireNode, root } from './setup.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);
const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    .status === 0;

/** Titles of the tests that were not run. */
const skipped = [];

/** Adds up what jest wrote for each project; a project without a report counts as one failure. */
function jestResults() {
  const total = { passed: 0, failed: 0 };
  const projects = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'tools'];
  for (const project of projects) {
    const report = join(root, project, 'jest-report.json');
    if (!existsSync(report)) {
      console.log(`${project}: no test report`);
      total.failed++;
      continue;
    }
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    total.passed += numPassedTests;
    total.failed += numFailedTests + numRuntimeErrorTestSuites;
    for (const { assertionResults } of testResults) {
      for (const { status, fullName } of assertionResults) if (status === 'pending') skipped.push(fullName);
    }
  }
  return total;
}

const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
const target = (name, ...more) => nx(['run-many', '-t', name, '--output-style=static', ...more]).status === 0;

/** Runs a tool whose last line is a JSON summary with `passed` and `failed`. */
function counted(tool, ...args) {
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'tools/dist', tool), ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  });
  const lines = (stdout ?? '').trimEnd().split('\n');
  process.stdout.write(`${lines.slice(0, -1).join('\n')}\n`);
  try {
    const { passed, failed } = JSON.parse(lines.at(-1) ?? '');
    return { passed, failed: failed + (status !== 0 && failed === 0 ? 1 : 0) };
  } catch {
    return one(false);
  }
}

const checks = [
  [
    'lint',
    () =>
      one(
        target('lint') &&
          run(bin('biome'), [
            'check',
            '--error-on-warnings',
            'tools',
            'editors',
            '.changeset',
            'package.json',
            'nx.json',
            'jest.preset.mjs',
            '.dependency-cruiser.cjs',
          ]),
      ),
  ],
  [
    'boundaries',
    () =>
      one(
        run(bin('depcruise'), [
          '--config',
          '.dependency-cruiser.cjs',
          'packages',
          'tools/src',
          '--include-only',
          '^(packages/[^/]+|tools)/(src|dist)/|^node_modules/|^[a-z:_/]+$',
        ]),
      ),
  ],
  ['build', () => one(target('build'))],
  ['types', () => one(target('typecheck'))],
  ['api', () => one(run(process.execPath, ['tools/dist/api/main.js', '--check']))],
  ['packages', () => one(run(process.execPath, ['tools/packages.mjs']))],
  [
    'tests',
    () => {
      exportPrograms(ensureProgram);
      process.env.LUDII_SHARED = existsSync(join(root, '..', 'shared', 'oracle')) ? 'present' : 'absent';
      const ok = target('test', '--parallel=1');
      const total = jestResults();
      return { ...total, failed: total.failed + (ok || total.failed > 0 ? 0 : 1) };
    },
  ],
  ['conformance', () => counted('conform/ratchet.js')],
  ['agreement', () => counted('agree/main.js')],
  [
    'fuzz',
    () => one(run(process.execPath, ['--enable-source-maps', 'tools/dist/fuzz/main.js', '2000', '--from', '1669'])),
  ],
];

await main((names) => {
  requireNode();
  ensureInstalled();
  const total = { passed: 0, failed: 0 };
  const table = [];
  for (const [name, check] of checks.filter(([name]) => names.length === 0 || names.includes(name))) {
    console.log(`\n== ${name}`);
    const start = Date.now();
    const { passed, failed } = check();
    total.passed += passed;
    total.failed += failed;
    table.push(
      `${name.padEnd(12)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed  ${((Date.now() - start) / 1000).toFixed(1)} s`,
    );
  }
  const notes = skippedFor(skipped);
  console.log(`\n${[...table, ...notes].join('\n')}\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
