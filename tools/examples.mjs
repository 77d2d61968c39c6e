/**
 * The examples of the READMEs as a user has them: in an empty directory in which the packed tarballs are installed. Each
 * block of JavaScript or TypeScript is run as a module and by `require`, must print what the block under it says, and is
 * checked by the compiler under both ways of finding packages. Blocks for pages are bundled for browsers instead.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, transform } from 'esbuild';
import { root } from './setup.mjs';

/** The examples of a README: code, language, and what it prints. */
export function examplesOf(name, text) {
  const blocks = text.matchAll(/```(ts|js)\n([\s\S]*?)```(?:\n\n```text\n([\s\S]*?)```)?/g);
  return Array.from(blocks, ([, language, code, printed], i) => ({
    name: `${name}-${i + 1}`,
    language,
    code,
    printed,
  }));
}

/** Whether an example needs a page or a worker. */
const isForPages = ({ code }) => /\b(document|postMessage|new Worker)\b/.test(code);

/** Values print differently where they stand alone and where they are joined; their words do not. */
const words = (text) => text.match(/[\w.-]+/g)?.join(' ') ?? '';

/** A module as a script for `require`, in a function because scripts know no `await` outside of one. */
function asScript(code) {
  const names = (list) => list.replace(/(\w+) as (\w+)/g, '$1: $2');
  const body = code
    .replace(/^import (\{[^}]*\}) from ('[^']+');$/gm, (_, list, from) => `const ${names(list)} = require(${from});`)
    .replace(/^export \{\};$/gm, '');
  return `module.exports = (async () => {\n${body}\n})();\n`;
}

/** Loads examples one after the other in one process, and tells what each printed or threw. */
const runner = `
const [, , kind, ...files] = process.argv;
const { log } = console;
const results = [];
for (const file of files) {
  const printed = [];
  console.log = (...values) => printed.push(require('node:util').format(...values));
  try {
    await (kind === 'require' ? require(file) : import(file));
    results.push({ file, printed: printed.join('\\n') });
  } catch (error) {
    results.push({ file, error: String(error?.stack ?? error) });
  }
}
console.log = log;
console.log('\\n' + JSON.stringify(results));
process.exit(0);
`;

function runAll(directory, kind, files) {
  const { stdout, stderr } = spawnSync(process.execPath, ['../runner.mjs', kind, ...files], {
    cwd: directory,
    timeout: 300_000,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const last = stdout.trimEnd().split('\n').at(-1);
  return last?.startsWith('[') ? JSON.parse(last) : [{ file: kind, error: stderr || stdout }];
}

/** What went wrong with running examples one way. */
function failures(examples, results) {
  return results.flatMap(({ file, printed, error }) => {
    const example = examples.find(({ name }) => file.includes(`/${name}.`));
    if (error !== undefined) return [`${file}: ${error}`];
    const expected = example?.printed;
    return expected === undefined || words(expected) === words(printed)
      ? []
      : [`${file} prints\n${printed}\n      instead of\n${expected}`];
  });
}

/** Runs all examples as modules, and with `require` where this Node has it for modules (20.19, 22.12 and later). */
export async function runExamples(directory, examples) {
  mkdirSync(join(directory, 'esm'));
  mkdirSync(join(directory, 'cjs'));
  writeFileSync(
    join(directory, 'runner.mjs'),
    `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n${runner}`,
  );
  const programs = examples.filter((example) => !isForPages(example));
  for (const { name, code } of programs) {
    const plain = (
      await transform(code, {
        loader: 'ts',
        format: 'esm',
        tsconfigRaw: '{"compilerOptions":{"verbatimModuleSyntax":true}}',
      })
    ).code;
    writeFileSync(join(directory, 'esm', `${name}.mjs`), plain);
    const script = plain.replace(
      /^import (\{[\s\S]*?\}) from "([^"]+)";$/gm,
      (_, list, from) => `import ${list.replace(/\s+/g, ' ')} from '${from}';`,
    );
    writeFileSync(join(directory, 'cjs', `${name}.cjs`), asScript(script));
  }
  const modules = runAll(
    join(directory, 'esm'),
    'import',
    programs.map(({ name }) => join(directory, 'esm', `${name}.mjs`)),
  );
  const requires = process.features.require_module
    ? failures(
        programs,
        runAll(
          join(directory, 'cjs'),
          'require',
          programs.map(({ name }) => join(directory, 'cjs', `${name}.cjs`)),
        ),
      )
    : undefined;
  return { count: programs.length, modules: failures(programs, modules), requires };
}

/** Bundles the examples for pages, as a bundler of a page would. */
export async function bundleExamples(directory, examples) {
  const problems = [];
  for (const { name, code } of examples.filter(isForPages)) {
    const options = { bundle: true, platform: 'browser', format: 'esm', write: false, logLevel: 'silent' };
    const stdin = { contents: code, loader: 'ts', resolveDir: directory };
    await build({ ...options, stdin }).catch((error) => problems.push(`${name}: ${error.message}`));
  }
  return problems;
}

/**
 * Type-checks the TypeScript examples, strictly, and imports of every entry, with `module: NodeNext` (from a module and from
 * CommonJS) and with `moduleResolution: Bundler`.
 */
export function typeCheck(directory, examples, entries) {
  const sources = join(directory, 'types');
  mkdirSync(sources);
  const typed = examples.filter(({ language, code }) => language === 'ts' && !code.includes('// page.js'));
  for (const { name, code } of typed) writeFileSync(join(sources, `${name}.ts`), `${code}\nexport {};\n`);
  const all = entries.map(
    (entry, i) => `import * as entry${i} from '${entry}';\nexport type Entry${i} = typeof entry${i};`,
  );
  writeFileSync(join(sources, 'entries.ts'), all.join('\n'));
  const scripts = entries.map(
    (entry, i) => `import entry${i} = require('${entry}');\nexport type Entry${i} = typeof entry${i};`,
  );
  writeFileSync(join(sources, 'entries.cts'), scripts.join('\n'));
  // What dependencies declare is their affair; they need the types of Node.
  const node = { types: ['node'], typeRoots: [join(root, 'node_modules/@types')], skipLibCheck: true };
  const options = { target: 'ES2022', lib: ['ES2023', 'DOM'], strict: true, noEmit: true, ...node };
  const kinds = {
    NodeNext: { compilerOptions: { ...options, module: 'NodeNext' }, include: ['types'] },
    Bundler: {
      compilerOptions: { ...options, module: 'ESNext', moduleResolution: 'Bundler' },
      include: ['types'],
      exclude: ['types/*.cts'],
    },
  };
  return Object.entries(kinds).map(([kind, config]) => {
    writeFileSync(join(directory, `tsconfig.${kind}.json`), JSON.stringify(config));
    const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', `tsconfig.${kind}.json`], {
      cwd: directory,
      encoding: 'utf8',
    });
    return { kind, count: typed.length, problems: status === 0 ? [] : [stdout.trim().slice(0, 3000)] };
  });
}

/** Runs the commands of a README's transcripts without input; each must end well. */
export function runCommands(directory, text) {
  const lines = Array.from(
    text.matchAll(/```console\n([\s\S]*?)```/g),
    ([, body]) => body.match(/^\$ ludii .*$/gm) ?? [],
  );
  return lines.flat().flatMap((line) => {
    const args = Array.from(
      line
        .replace(/#.*/, '')
        .slice(8)
        .matchAll(/"([^"]*)"|(\S+)/g),
      (found) => found[1] ?? found[2],
    );
    const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/@ludii/cli/dist/main.js', ...args], {
      cwd: directory,
      encoding: 'utf8',
      input: '',
    });
    return status === 0 ? [] : [`${line}\n${stdout}${stderr}`];
  });
}

/** The README of a package, or of the repository. */
export const readmeOf = (name) => readFileSync(join(root, name === '' ? '' : `packages/${name}`, 'README.md'), 'utf8');
