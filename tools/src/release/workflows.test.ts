/** The workflows are proper YAML, and run only commands that exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

const root = join(__dirname, '../../..');
const directory = join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

interface Workflow {
  readonly on: unknown;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly 'runs-on': string;
        readonly 'timeout-minutes': number;
        readonly permissions?: Readonly<Record<string, string>>;
        readonly steps: readonly {
          readonly run?: string;
          readonly uses?: string;
          readonly with?: Readonly<Record<string, unknown>>;
        }[];
      }
    >
  >;
}

const workflows = readdirSync(directory).map((file) => {
  const document = parseDocument(readFileSync(join(directory, file), 'utf8'), { version: '1.2' });
  return { file, errors: document.errors, workflow: document.toJS() as Workflow };
});

test('there is one for checks and one for releases', () => {
  expect(workflows.map(({ file }) => file).sort()).toEqual(['ci.yml', 'release.yml']);
});

test.each(workflows)('$file can be read, and every job has steps, an end and its rights', ({ errors, workflow }) => {
  expect(errors).toEqual([]);
  expect(workflow.on).toBeTruthy();
  expect(workflow.permissions).toBeTruthy();
  for (const job of Object.values(workflow.jobs)) {
    expect(job['runs-on']).toBe('ubuntu-latest');
    expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    expect(job.steps[0]?.uses).toMatch(/^actions\/checkout@v\d+$/);
    for (const step of job.steps) expect(step.run ?? step.uses).toBeTruthy();
  }
});

test.each(workflows)('every npm command of $file is a script of this repository', ({ file }) => {
  const text = readFileSync(join(directory, file), 'utf8');
  const named = [...text.matchAll(/\bnpm (?:run )?([\w:]+)\s*$/gm)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('a release may sign where packages come from, and publishes dependencies first', () => {
  const { workflow } = workflows.find(({ file }) => file === 'release.yml')!;
  expect(workflow.permissions['id-token']).toBe('write');
  const publish = workflow.jobs.release!.steps.find(({ uses }) => uses?.startsWith('changesets/action'));
  expect(publish?.with).toMatchObject({ version: 'npm run release:version', publish: 'npm run release:publish' });
});

test('the scripts of the root run files that are there', () => {
  const files = Object.values(scripts).flatMap((script) => script.match(/(?<=node )\S+\.mjs/g) ?? []);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(() => readFileSync(join(root, file))).not.toThrow();
});

test('every published package is public, says where it comes from, and can be published', () => {
  const manifests = readdirSync(join(root, 'packages')).map(
    (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Record<string, unknown>,
  );
  const wrong = manifests.filter(({ publishConfig, license, files }) => {
    const { access, provenance } = (publishConfig ?? {}) as Record<string, unknown>;
    return access !== 'public' || provenance !== true || license !== 'MIT' || !Array.isArray(files);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
