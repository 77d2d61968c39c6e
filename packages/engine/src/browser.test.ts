/** The package in a browser: it bundles without Node's modules, and plays the same games as here. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { chromium } from 'playwright-core';
import { gameFromText } from './gameFromText.js';
import { playouts } from './playouts.js';
import { race } from './testing/games.js';

jest.setTimeout(240_000);
const folder = mkdtempSync(join(tmpdir(), 'ludii-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Target = { readonly default: string; readonly browser?: { readonly default: string } };

const exportsOf = (name: string): Readonly<Record<string, Target>> => {
  const manifest = readFileSync(resolve(__dirname, `../../${name}/package.json`), 'utf8');
  return (JSON.parse(manifest) as { exports: Record<string, Target> }).exports;
};

/** The packages from their sources, as their exports name them for browsers. */
const sources: Plugin = {
  name: 'sources',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^@ludii\// }, ({ path }) => {
      const [, name = '', ...part] = path.split('/');
      const target = exportsOf(name)[['.', ...part].join('/')]!;
      const file = (target.browser ?? target).default.replace(/^\.\/dist\/(.*)\.js$/, 'src/$1.ts');
      return { path: resolve(__dirname, '../..', name, file) };
    });
  },
};

async function bundle(name: string, code: string): Promise<string> {
  const outfile = join(folder, name);
  await build({
    stdin: { contents: code, resolveDir: __dirname, loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    plugins: [sources],
    logLevel: 'silent',
  });
  return readFileSync(outfile, 'utf8');
}

const page = `
import { loadGame, playouts, UctAgent } from '@ludii/engine';
const game = loadGame(${JSON.stringify(race)});
const trial = game.start(3);
while (!trial.isOver) trial.apply(0);
const here = await playouts(game, 40, { seed: 2 });
const spread = await playouts(game, 40, { seed: 2, workers: 2, worker: '/worker.js' });
const chosen = new UctAgent().selectMove(game.start(1), { iterations: 20, seed: 1 });
document.title = JSON.stringify({ end: String(trial.hash), wins: here.wins, spread: spread.wins, chosen: chosen.text });
`;

test('the package bundles for browsers without modules of Node, and says so in its exports', async () => {
  const code = await bundle('page.js', page);
  expect(code).not.toMatch(/from\s*["']node:|require\(["']node:/);
  const exports = exportsOf('engine');
  expect(exports['.']?.browser?.default).toBe('./dist/browser.js');
  expect(exports['./internal']?.browser?.default).toBe('./dist/internal.browser.js');
  expect(exports['./worker']?.browser?.default).toBe('./dist/playoutWorker.browser.js');
});

const program = process.env['LUDII_CHROMIUM'] ?? '';
(program === '' ? describe.skip : describe)('in Chromium (needs chromium)', () => {
  let server: Server;
  beforeAll(async () => {
    const files = new Map([
      ['/page.js', await bundle('page.js', page)],
      ['/worker.js', await bundle('worker.js', `import '@ludii/engine/worker';`)],
    ]);
    server = createServer(({ url = '/' }, response) => {
      const script = files.get(url);
      response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
      response.end(script ?? '<!doctype html><script type="module" src="/page.js"></script>');
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  test('it plays the games that Node plays, here and on workers', async () => {
    const browser = await chromium.launch({
      executablePath: program,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    });
    try {
      const tab = await browser.newPage();
      const failures: string[] = [];
      tab.on('pageerror', (error) => failures.push(String(error)));
      await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      // Node checks the title; a page that failed never sets it.
      for (let k = 0; k < 600 && (await tab.title()) === '' && failures.length === 0; k++)
        await tab.waitForTimeout(100);
      expect(failures).toEqual([]);
      const shown = JSON.parse(await tab.title()) as { end: string; wins: number[]; spread: number[]; chosen: string };
      const game = gameFromText(race);
      const trial = game.start(3);
      while (!trial.isOver) trial.apply(0);
      const { wins } = await playouts(game, 40, { seed: 2 });
      expect([shown.end, shown.wins, shown.spread]).toEqual([String(trial.hash), wins, wins]);
      expect(
        game
          .start(1)
          .legalMoves()
          .map(({ text }) => text),
      ).toContain(shown.chosen);
    } finally {
      await browser.close();
    }
  });
});
