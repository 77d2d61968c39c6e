/** All files of the site, by path, from the documents of the repository, the declarations and the games. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { registry } from '@ludii/compiler';
import MiniSearch from 'minisearch';
import { directoryOf, readApi } from '../api/exports.js';
import { ebnf } from '../docs/ebnf.js';
import { apiPage } from './apiPages.js';
import { searchOptions } from './client.js';
import { gallery, gamePages } from './games.js';
import { languagePages } from './language.js';
import { type Group, pageText } from './layout.js';
import { type Rendered, relative, render } from './markdown.js';
import { snippetPictures } from './snippets.js';
import { icon, style } from './style.js';

/** A document in Markdown: where it is in the repository (or would be), and its text. */
interface Source {
  readonly file: string;
  readonly text: string;
  readonly topics?: readonly string[];
}

/** The page of a file: `docs/language/README.md` is `language/index.html`, a package's README its API. */
export function pathOf(file: string): string | undefined {
  const api = /^packages\/([\w-]+)(?:\/README\.md)?$/.exec(file);
  if (api) return `api/${api[1]}.html`;
  if (file === 'README.md') return 'index.html';
  if (file === 'games' || file === 'games/README.md') return 'games/index.html';
  const inDocs = /^docs\/(.*)$/.exec(file)?.[1];
  if (inDocs === undefined) return undefined;
  return inDocs.replace(/(^|\/)README\.md$/, '$1index.html').replace(/\.md$/, '.html');
}

/** Documents in the order of the navigation; those that are not there (yet) are left out. */
const order: readonly (readonly [group: string, files: readonly string[]])[] = [
  ['Start in five minutes', ['guide/designers.md', 'guide/researchers.md', 'guide/boards.md']],
  ['Concepts', ['guide/concepts.md']],
  [
    'How to',
    [
      'howto/surround.md',
      'howto/promote.md',
      'howto/connect.md',
      'howto/dice-and-tracks.md',
      'howto/mancala.md',
      'howto/hidden-information.md',
      'howto/puzzle.md',
    ],
  ],
  ['Language', ['language/README.md', 'language/types.md']],
  [
    'Tools',
    ['cli.md', 'studio.md', 'pictures.md', 'editors.md', 'agents.md', 'experiments.md', 'self-play.md', 'emit.md'],
  ],
  ['Inside', ['architecture.md', 'exactness.md', 'speed.md', 'strength.md', 'reliability.md']],
];

function documents(root: string): Source[] {
  const here = (directory: string): string[] =>
    existsSync(join(root, directory))
      ? readdirSync(join(root, directory))
          .filter((file) => file.endsWith('.md'))
          .map((file) => `${directory}/${file}`)
      : [];
  return [...here('docs'), ...here('docs/guide'), ...here('docs/howto')].map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
}

/** The files of the site that are not made from Markdown. */
export type Files = Map<string, string | Buffer>;

/** A picture of the repository that a document shows comes along. */
function bring(root: string, file: string, files: Files): string | undefined {
  if (!/\.(svg|png)$/.test(file) || !existsSync(join(root, file))) return undefined;
  const path = `pictures/${posix.basename(file)}`;
  files.set(path, readFileSync(join(root, file)));
  return path;
}

function renderAll(root: string, sources: readonly Source[], files: Files): Map<string, Rendered & Source> {
  const known = new Set(sources.map(({ file }) => pathOf(file)));
  const pages = new Map<string, Rendered & Source>();
  for (const source of sources) {
    const path = pathOf(source.file)!;
    const linkTo = (link: string): string | undefined => {
      const file = posix.normalize(posix.join(posix.dirname(source.file), link)).replace(/\/$/, '');
      const page = pathOf(file);
      const target = page !== undefined && (known.has(page) || files.has(page)) ? page : bring(root, file, files);
      return target === undefined ? undefined : relative(path, target);
    };
    pages.set(path, { ...source, ...render(source.text, linkTo) });
  }
  return pages;
}

function navigation(pages: ReadonlyMap<string, Rendered>, packages: readonly string[]): Group[] {
  const entry = (file: string): { path: string; title: string }[] => {
    const path = pathOf(`docs/${file}`)!;
    const page = pages.get(path);
    return page ? [{ path, title: page.title }] : [];
  };
  const groups = order.map(([title, files]) => ({ title, pages: files.flatMap(entry) }));
  const api = packages.map((name) => ({ path: `api/${name}.html`, title: `@ludii/${name}` }));
  const games = { title: 'Games', pages: [{ path: 'games/index.html', title: 'All games' }] };
  return [...groups.slice(0, 4), games, ...groups.slice(4), { title: 'API', pages: api }].filter(
    (group) => group.pages.length > 0,
  );
}

/** The index of search as a script. */
function searchIndex(pages: ReadonlyMap<string, Rendered & Source>): string {
  const search = new MiniSearch(searchOptions);
  let id = 0;
  for (const [path, { title, sections, topics }] of pages) {
    for (const section of sections) {
      search.add({
        id: id++,
        path: `${path}#${section.anchor}`,
        page: title,
        ...section,
        // The topics of a page lead to its beginning.
        topic: section === sections[0] ? (topics ?? []).join(' ') : '',
      });
    }
  }
  return `window.ludiiSearch=${JSON.stringify(JSON.stringify(search))};\n`;
}

/** Every file of the site. */
export function siteFiles(root: string): Files {
  const files: Files = new Map();
  files.set('site.css', style);
  files.set('icon.svg', icon);
  files.set('language/ebnf.txt', ebnf(registry.ludemes));
  for (const file of readdirSync(join(root, 'docs/pictures'))) {
    files.set(`pictures/${file}`, readFileSync(join(root, 'docs/pictures', file)));
  }
  const games = gamePages();
  for (const { name, picture } of games) files.set(`pictures/game-${name}.svg`, picture);
  const language = languagePages(registry.ludemes, games);
  for (const { pictures } of language) for (const [file, picture] of pictures) files.set(`pictures/${file}`, picture);

  const api = readApi(join(root, 'packages'));
  const readme = (directory: string): string => readFileSync(join(directory, 'README.md'), 'utf8');
  const sources: Source[] = [
    { file: 'README.md', text: readme(root) },
    ...documents(root),
    ...language.map(({ name, markdown, topics }) => ({ file: `docs/language/${name}.md`, text: markdown, topics })),
    { file: 'docs/games/README.md', text: gallery(games) },
    ...games.map(({ name, markdown }) => ({ file: `docs/games/${name}.md`, text: markdown })),
    ...api.map((each) => {
      const directory = directoryOf(join(root, 'packages'), each);
      return { file: `packages/${posix.basename(each.name)}/README.md`, text: apiPage(each, readme(directory)) };
    }),
  ].map((source) => ({ ...source, text: snippetPictures(source.file, source.text, files) }));

  const pages = renderAll(root, sources, files);
  const groups = navigation(
    pages,
    api.map(({ name }) => posix.basename(name)),
  );
  for (const [path, { title, html }] of pages) files.set(path, pageText({ path, title, html }, groups));
  files.set('search.js', searchIndex(pages));
  return files;
}
