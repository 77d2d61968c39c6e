/** The frame of every page: head, navigation, search, contents. */
import { escapeHtml, relative } from './markdown.js';

/** A page before it is put into its frame. */
export interface Page {
  /** Its address below the root of the site. */
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

/** A group of the navigation. */
export interface Group {
  readonly title: string;
  readonly pages: readonly { readonly path: string; readonly title: string }[];
}

const themeScript = "const t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t;";

function navigation(groups: readonly Group[], path: string): string {
  const list = groups.map(({ title, pages }) => {
    const items = pages.map(({ path: to, title: name }) => {
      const here = to === path ? ' aria-current="page"' : '';
      return `<li><a href="${relative(path, to)}"${here}>${escapeHtml(name)}</a></li>`;
    });
    return `<section><h2>${escapeHtml(title)}</h2><ul>${items.join('')}</ul></section>`;
  });
  return `<nav id="nav" aria-label="Pages">${list.join('')}</nav>`;
}

/** The whole document of a page. */
export function pageText({ path, title, html }: Page, groups: readonly Group[]): string {
  const to = (target: string): string => relative(path, target);
  const name = path === 'index.html' ? 'Ludii for TypeScript' : `${title} · Ludii for TypeScript`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>
<link rel="stylesheet" href="${to('site.css')}">
<link rel="icon" href="${to('icon.svg')}" type="image/svg+xml">
<script>${themeScript}</script>
<script src="${to('client.js')}" data-root="${to('index.html').replace(/index\.html$/, '')}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header>
<button id="menu" aria-expanded="false" aria-controls="nav">Menu</button>
<a class="home" href="${to('index.html')}">Ludii for TypeScript</a>
<form role="search"><input id="search" type="search" placeholder="Search (press /)" aria-label="Search the documentation" autocomplete="off"><div id="results" role="listbox" aria-label="Results" hidden></div></form>
<button id="theme" aria-label="Light or dark">◐</button>
</header>
${navigation(groups, path)}
<main id="content">
${html}
<footer>An independent implementation of the Ludii language, not affiliated with or endorsed by the Ludii project. MIT licensed.</footer>
</main>
</body>
</html>
`;
}
