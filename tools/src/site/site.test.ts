/** The site as it is built: no dead links, every snippet runs, search finds. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import * as agents from '@ludii/agents';
import { registry } from '@ludii/compiler';
import * as engine from '@ludii/engine';
import * as gamesLibrary from '@ludii/games';
import * as geometry from '@ludii/geometry';
import * as renderLibrary from '@ludii/render';
import MiniSearch from 'minisearch';
import { pageName } from '../docs/names.js';
import { type Found, searchOptions, shown } from './client.js';
import { highlight } from './highlight.js';
import { render } from './markdown.js';
import { siteFiles } from './pages.js';
import { gamesIn, positionOf } from './snippets.js';

jest.setTimeout(300_000);

const root = join(__dirname, '../../..');
let files: ReturnType<typeof siteFiles>;
beforeAll(() => {
  files = siteFiles(root);
});
const textOf = (path: string): string => String(files.get(path));
const pages = (): string[] => [...files.keys()].filter((path) => path.endsWith('.html'));

test('every link leads to a page, a picture or a place on a page', () => {
  const anchors = new Map(
    pages().map((path) => [path, new Set([...textOf(path).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!))]),
  );
  // Written beside the pages when the site is built.
  const known = new Set([...files.keys(), 'client.js']);
  const dead: string[] = [];
  for (const path of pages()) {
    for (const [, link] of textOf(path).matchAll(/ (?:href|src)="([^"]*)"/g)) {
      if (/^(https?:|mailto:)/.test(link!)) continue;
      const [target = '', anchor] = link!.split('#');
      const to = target === '' ? path : posix.normalize(posix.join(posix.dirname(path), target));
      const place = anchor === undefined ? true : anchors.get(to)?.has(decodeURIComponent(anchor));
      if (!known.has(to) || !place) dead.push(`${path}: ${link}`);
    }
  }
  expect([...new Set(dead)]).toEqual([]);
});

test('there is a page for every keyword, package, game and how-to, and each can be reached', () => {
  const keywords = new Set(registry.ludemes.map(({ keyword }) => `language/${pageName(keyword)}.html`));
  const packages = readdirSync(join(root, 'packages')).map((name) => `api/${name}.html`);
  const howTos = readdirSync(join(root, 'docs/howto')).map((name) => `howto/${name.replace('.md', '.html')}`);
  const games = gamesLibrary.games.map(({ name }) => `games/${name}.html`);
  expect([...keywords, ...packages, ...howTos, ...games].filter((path) => !files.has(path))).toEqual([]);
  const linked = new Set(
    pages().flatMap((path) =>
      [...textOf(path).matchAll(/ href="([^"#]*)/g)].map(([, link]) =>
        posix.normalize(posix.join(posix.dirname(path), link!)),
      ),
    ),
  );
  expect(pages().filter((path) => !linked.has(path))).toEqual([]);
});

const documents = ['guide', 'howto'].flatMap((directory) =>
  readdirSync(join(root, 'docs', directory)).map((name) => join(root, 'docs', directory, name)),
);
const games = documents.flatMap((file) => gamesIn(readFileSync(file, 'utf8')));

test.each(games)('the game $file can be played as it is shown', (snippet) => {
  const trial = positionOf(snippet);
  expect(trial.length).toBeGreaterThan(0);
  expect(trial.isOver).toBe(false);
  expect(trial.playout({ seed: 1, maxMoves: 200 }).moves).toBeGreaterThan(0);
});

const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (libraries: object, out: object) => Promise<void>;
const programs = documents.flatMap((file) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/```js\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g),
    ([, code, printed]) => ({
      name: `${posix.basename(file)}: ${code!.split('\n').find((line) => line.startsWith('const'))}`,
      code: code!,
      printed: printed!,
    }),
  ),
);

test.each(programs)('$name', async ({ code, printed }) => {
  const lines: string[] = [];
  const body = code.replace(/^import (\{.*?\}) from '@ludii\/(\w+)';$/gm, 'const $1 = libraries.$2;');
  const libraries = { agents, engine, games: gamesLibrary, geometry, render: renderLibrary };
  await new AsyncFunction('libraries', 'console', body)(libraries, {
    log: (...values: unknown[]) => lines.push(`${values.join(' ')}\n`),
  });
  expect(lines.join('')).toBe(printed);
});

test('no block of code in a guide is left unchecked', () => {
  const blocks = documents.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^```(\w+)([^\n]*)$/gm)]);
  const loose = blocks.filter(([, language, rest]) =>
    language === 'lud' ? !/\.lud/.test(rest!) : !/^(js|text|sh|html)$/.test(language!),
  );
  expect(loose.map(([line]) => line)).toEqual([]);
  expect(blocks.filter(([, language]) => language === 'js').length).toBe(programs.length);
});

test('search finds ludemes by topic, how-tos by what they do, and symbols by name', () => {
  const script = textOf('search.js');
  const index = MiniSearch.loadJSON(
    JSON.parse(/^window\.ludiiSearch=(.*);$/m.exec(script)![1]!) as string,
    searchOptions,
  );
  const first = (query: string): string[] =>
    index
      .search(query)
      .slice(0, 8)
      .map(({ path }) => String(path).replace(/#.*/, ''));
  expect(first('capture by surrounding')).toContain('howto/surround.html');
  expect(first('promote')).toContain('language/promote.html');
  expect(first('dice tracks')).toContain('howto/dice-and-tracks.html');
  expect(first('drawPosition')).toContain('api/render.html');
  expect(first('directions walks')).toContain('language/directions.html');
  expect(index.search('LineIndex')[0]).toMatchObject({
    title: 'LineIndex class',
    path: 'api/grammar.html#lineindex-class',
  });
  // What explains a word comes before the games that use it, and many pages come before more of one page.
  const captures = shown(index.search('capture') as unknown as Found[]);
  expect(captures[0]?.page).toBe('Capture by surrounding');
  expect(captures.filter(({ path }) => path.startsWith('language/')).length).toBeGreaterThanOrEqual(5);
  expect(Math.max(...captures.map(({ page }) => captures.filter((each) => each.page === page).length))).toBe(2);
});

test('the page of a ludeme with many forms begins with a list of them', () => {
  const page = textOf('language/is.html');
  expect(page.indexOf('href="#is-line"')).toBeGreaterThan(page.indexOf('</h1>'));
  expect(page.indexOf('href="#is-line"')).toBeLessThan(page.indexOf('<h2 id='));
});

test('boards and moves of examples are drawn', () => {
  const drawn = ['step', 'slide', 'hop', 'leap'].filter((page) => files.has(`pictures/board-${page}-1.svg`));
  expect(drawn.length).toBeGreaterThan(0);
  expect(textOf('language/hex.html')).toContain('src="../pictures/board-hex-1.svg"');
  expect(textOf('pictures/board-hex-1.svg')).toMatch(/^<svg/);
});

test('code is escaped, and coloured by what its words are', () => {
  expect(highlight('(is Line 3) // <b>', 'lud')).toBe(
    '(<span class="c-keyword">is</span> <span class="c-word">Line</span> <span class="c-number">3</span>) <span class="c-comment">// &lt;b&gt;</span>',
  );
});

test('a link to a file without a page keeps its words only', () => {
  const { html } = render('# A\n\n[tool](../tools/x.mjs) and [page](b.md#c)', (target) =>
    target === 'b.md' ? 'b.html' : undefined,
  );
  expect(html).toContain('<p>tool and <a href="b.html#c">page</a></p>');
});
