/** What pages do in a browser: search, the menu on small screens, light and dark. Bundled into `client.js`. */
import MiniSearch from 'minisearch';

/** A section that was found. */
export interface Found {
  readonly id: number;
  readonly path: string;
  readonly page: string;
  readonly title: string;
}

declare global {
  interface Window {
    ludiiSearch?: string;
  }
}

/** Words that stand everywhere and say nothing by themselves. */
const small = new Set('a an and as at by for from in into is it of on or the to with'.split(' '));

/** A word of a question as it is looked for: small words not at all, "jumping" like "jumps". */
export function lookedFor(word: string): string | null {
  const lower = word.toLowerCase();
  if (small.has(lower)) return null;
  return lower.length > 5 ? lower.replace(/(?:(.)\1|(.))ing$/, '$1$2') : lower;
}

/** How sections are indexed: the same when the site is built and when it is read. */
export const searchOptions = {
  fields: ['page', 'title', 'topic', 'text'],
  storeFields: ['path', 'page', 'title'],
  searchOptions: {
    processTerm: lookedFor,
    boost: { page: 4, title: 3, topic: 3 },
    prefix: true,
    fuzzy: 0.15,
    // Rules of games use the words of the language all the time: what explains a word comes before them.
    boostDocument: (_id: number, _term: string, stored?: Record<string, unknown>) =>
      String(stored?.path).startsWith('games/') ? 0.25 : 1,
  },
};

/** The sections to show, in order: not more than two of a page, so that others are seen too. */
export function shown(found: readonly Found[]): Found[] {
  const pages = new Map<string, number>();
  return found
    .filter(({ page }) => {
      const count = (pages.get(page) ?? 0) + 1;
      pages.set(page, count);
      return count <= 2;
    })
    .slice(0, 12);
}

const root = (): string => document.querySelector<HTMLScriptElement>('script[data-root]')?.dataset.root ?? '';

let index: Promise<MiniSearch> | undefined;

/** The index comes as a script, because pages that are opened from a disk may not fetch. */
function load(): Promise<MiniSearch> {
  index ??= new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = `${root()}search.js`;
    script.onload = () => done(MiniSearch.loadJSON(window.ludiiSearch ?? '', searchOptions));
    script.onerror = fail;
    document.head.append(script);
  });
  return index;
}

function show(results: HTMLElement, found: readonly Found[], query: string): void {
  results.replaceChildren(
    ...shown(found).map(({ path, page, title }) => {
      const link = document.createElement('a');
      link.href = root() + path;
      link.setAttribute('role', 'option');
      const where = document.createElement('small');
      // Sections of games are all called alike.
      const [name, rest] = path.startsWith('games/') ? [page, title] : [title, page];
      where.textContent = page === title ? '' : rest;
      link.append(name, where);
      return link;
    }),
  );
  if (found.length === 0) results.textContent = `Nothing about “${query}”.`;
  results.hidden = query === '';
}

function startSearch(input: HTMLInputElement, results: HTMLElement): void {
  const search = async (): Promise<void> => {
    const query = input.value.trim();
    if (query === '') {
      results.hidden = true;
      return;
    }
    const found = (await load()).search(query) as unknown as Found[];
    if (input.value.trim() === query) show(results, found, query);
  };
  input.addEventListener('input', () => void search());
  input.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    results.querySelector('a')?.click();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') results.hidden = true;
    if (event.key === '/' && document.activeElement !== input) {
      event.preventDefault();
      input.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const links = [input, ...results.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement as HTMLInputElement);
    if (results.hidden || at < 0) return;
    event.preventDefault();
    links[(at + (event.key === 'ArrowDown' ? 1 : links.length - 1)) % links.length]!.focus();
  });
}

/** Moves the list of pages, and nothing else, to where the page is. */
function showCurrent(): void {
  const current = document.querySelector('nav [aria-current]');
  const nav = current?.closest('nav');
  if (!current || !nav) return;
  const below = current.getBoundingClientRect().top - nav.getBoundingClientRect().top;
  if (below > nav.clientHeight - 40) nav.scrollTop += below - nav.clientHeight / 2;
}

function start(): void {
  const input = document.querySelector<HTMLInputElement>('#search');
  const results = document.querySelector<HTMLElement>('#results');
  if (input && results) startSearch(input, results);
  const menu = document.querySelector<HTMLButtonElement>('#menu');
  menu?.addEventListener('click', () => {
    const open = document.body.classList.toggle('open');
    menu.setAttribute('aria-expanded', String(open));
  });
  document.querySelector('#theme')?.addEventListener('click', () => {
    const dark = getComputedStyle(document.documentElement).colorScheme === 'dark';
    document.documentElement.dataset.theme = dark ? 'light' : 'dark';
    localStorage.setItem('theme', dark ? 'light' : 'dark');
  });
  showCurrent();
}

if (typeof document !== 'undefined') start();
