/**
 * `@ludii/engine` in bundles, made from the installed tarballs as a user would make them: for pages by esbuild and by vite
 * without any setting, run in Chromium with workers, and for Node by esbuild, with a worker that is bundled by itself.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { findProgram } from './programs.mjs';
import { isNodeEnough } from './setup.mjs';

/** What pages and programs do, and tell: a game with dice played here, and many over workers. */
const code = (load, worker) => `
import { playouts } from '@ludii/engine';
${load}
const trial = game.start(3);
while (!trial.isOver) trial.apply(trial.legalMoves()[0]);
const here = await playouts(game, 40, { seed: 2 });
const spread = await playouts(game, 40, { seed: 2, workers: 2${worker} });
const told = JSON.stringify([String(trial.hash), here.wins, spread.wins]);
`;
const byName = `import { loadGame } from '@ludii/engine';\nconst game = loadGame('goose');`;
const byText = (text) => `import { loadGame } from '@ludii/engine';\nconst game = loadGame(${JSON.stringify(text)});`;

const usesNode = /(?:from\s*|import\s*\(?\s*|require\(\s*)["'`]node:/;

/** What a program of Node prints. */
function printed(directory, file) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { cwd: directory, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : `exit code ${status}: ${stderr.trim().slice(0, 1000)}`;
}

/** The title that a page of a directory gives itself. */
async function titleOf(directory, program) {
  const types = { '.html': 'text/html', '.js': 'text/javascript' };
  const server = createServer(({ url = '/' }, response) => {
    const file = url === '/' ? 'index.html' : url.slice(1);
    try {
      const content = readFileSync(join(directory, file));
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const failures = [];
    page.on('pageerror', (error) => failures.push(String(error)));
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    for (let k = 0; k < 1200 && failures.length === 0; k++) {
      const title = await page.title();
      if (title !== '') return title;
      await page.waitForTimeout(100);
    }
    return failures.join('\n') || 'nothing within two minutes';
  } finally {
    await browser.close();
    server.close();
  }
}

const html =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body><script type="module" src="/page.js"></script></body></html>';

/** Bundles by esbuild: the page, and the worker by itself. */
async function byEsbuild(directory, out, page) {
  mkdirSync(out, { recursive: true });
  const options = { bundle: true, format: 'esm', target: 'es2022', logLevel: 'silent' };
  const entry = (contents) => ({ contents, resolveDir: directory, loader: 'js' });
  await build({ ...options, platform: 'browser', stdin: entry(page), outfile: join(out, 'page.js') });
  await build({
    ...options,
    platform: 'browser',
    stdin: entry("import '@ludii/engine/worker';"),
    outfile: join(out, 'worker.js'),
  });
  writeFileSync(join(out, 'index.html'), html);
}

/** Bundles by vite, which finds the worker by itself. */
async function byVite(directory, out, page) {
  const { build: viteBuild } = await import('vite');
  const from = join(directory, 'vite');
  mkdirSync(from, { recursive: true });
  writeFileSync(join(from, 'page.js'), page);
  writeFileSync(join(from, 'index.html'), html);
  await viteBuild({ root: from, configFile: false, logLevel: 'silent', build: { outDir: out, emptyOutDir: true } });
}

const filesBelow = (directory) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));

/** The checks, each with what is wrong. `directory` has the packages installed. */
export async function checkBundles(directory) {
  const text = readFileSync(join(directory, 'node_modules/@ludii/games/lud/race/goose.lud'), 'utf8');
  writeFileSync(join(directory, 'plain.mjs'), `${code(byName, '')}console.log(told);`);
  const expected = printed(directory, 'plain.mjs');
  const same = (told) => (told === expected ? [] : [`tells ${told}\n      instead of ${expected}`]);
  const show = 'document.title = told;';
  const checks = [];
  const browser = findProgram('chromium');
  const makers = [
    ['esbuild', byEsbuild, `${code(byText(text), ", worker: '/worker.js'")}${show}`],
    ['vite', byVite, `${code(byText(text), '')}${show}`],
  ];
  for (const [name, make, page] of makers) {
    const out = join(directory, `page-${name}`);
    const title = `@ludii/engine: a page by ${name}`;
    if (make === byVite && !isNodeEnough()) {
      checks.push({ title: `${title} (not made: vite needs a newer Node)`, problems: [] });
      continue;
    }
    try {
      await make(directory, out, page);
      const node = filesBelow(out).filter((file) => usesNode.test(readFileSync(join(out, file), 'utf8')));
      const told = node.length === 0 && browser ? same(await titleOf(out, browser)) : [];
      const problems = [...node.map((file) => `${file} imports modules of Node`), ...told];
      checks.push({
        title: `${title}${browser ? ', run in Chromium with workers' : ' (not run: needs chromium)'}`,
        problems,
      });
    } catch (error) {
      checks.push({ title, problems: [String(error?.stack ?? error)] });
    }
  }
  const out = join(directory, 'bundle');
  const options = { bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'silent' };
  const entry = (contents) => ({ contents, resolveDir: directory, loader: 'js' });
  const program = `${code(byText(text), ", worker: new URL('./worker.mjs', import.meta.url)")}console.log(told);`;
  const problems = await Promise.all([
    build({ ...options, stdin: entry(program), outfile: join(out, 'main.mjs') }),
    build({ ...options, stdin: entry("import '@ludii/engine/worker';"), outfile: join(out, 'worker.mjs') }),
  ]).then(
    () => same(printed(out, 'main.mjs')),
    (error) => [error.message],
  );
  checks.push({ title: '@ludii/engine: a program of Node by esbuild, run with workers', problems });
  return checks;
}
