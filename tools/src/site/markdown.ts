/** Markdown to HTML: headings with anchors, code in colours, links from files to pages. */

import { posix } from 'node:path';
import MarkdownIt from 'markdown-it';
import { escapeHtml, highlight } from './highlight.js';

/** A part of a page that search can lead to. */
export interface Section {
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
}

/** A page made from Markdown. */
export interface Rendered {
  readonly html: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The name of a heading in an address, as GitHub makes it. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Where a link of a file leads on the site; undefined for files of the repository that have no page. */
export type LinkTo = (target: string) => string | undefined;

/** The address of a page, seen from another page. */
export function relative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path === '' ? posix.basename(to) : path;
}

function resolveLink(href: string, linkTo: LinkTo): string | undefined {
  if (/^(https?:|mailto:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const target = linkTo(path);
  return target === undefined ? undefined : target + (anchor === undefined ? '' : `#${anchor}`);
}

/** Renders one file. */
export function render(text: string, linkTo: LinkTo): Rendered {
  const md = new MarkdownIt({ html: true, highlight: (code, info) => highlight(code, info.split(' ')[0] ?? '') });
  const tokens = md.parse(text.replace(/^<!--[\s\S]*?-->\s*/, ''), {});
  const sections: { anchor: string; title: string; text: string }[] = [];
  const used = new Map<string, number>();
  let title = '';
  tokens.forEach((token, i) => {
    if (token.type === 'heading_open') {
      const inline = tokens[i + 1]!;
      const words = (inline.children ?? [])
        .map(({ type, content }) => (type === 'html_inline' ? '' : content))
        .join('');
      const base = slug(words);
      const count = used.get(base) ?? 0;
      used.set(base, count + 1);
      const anchor = count === 0 ? base : `${base}-${count}`;
      token.attrSet('id', anchor);
      if (token.tag === 'h1' && title === '') title = words;
      if (token.tag === 'h1' || token.tag === 'h2' || token.tag === 'h3')
        sections.push({ anchor, title: words, text: '' });
    } else if (token.type === 'inline') {
      const last = sections.at(-1);
      const words = (token.children ?? []).map(({ content }) => content).join(' ');
      if (last && tokens[i - 1]?.type !== 'heading_open' && last.text.length < 400) last.text += ` ${words}`;
      settleLinks(token, linkTo);
    } else if (token.type === 'table_open') token.attrJoin('class', 'table');
  });
  return { html: md.renderer.render(tokens, md.options, {}), title, sections };
}

/** Turns links to files into links to pages; where there is no page, only the words of the link stay. */
function settleLinks(token: ReturnType<MarkdownIt['parse']>[number], linkTo: LinkTo): void {
  const children = token.children ?? [];
  const dropped: boolean[] = [];
  token.children = children.filter((child) => {
    if (child.type === 'link_open') {
      const target = resolveLink(child.attrGet('href') ?? '', linkTo);
      if (target !== undefined) child.attrSet('href', target);
      dropped.push(target === undefined);
      return target !== undefined;
    }
    if (child.type === 'link_close') return dropped.pop() !== true;
    if (child.type === 'image') {
      const target = resolveLink(child.attrGet('src') ?? '', linkTo);
      if (target !== undefined) child.attrSet('src', target);
      child.attrSet('loading', 'lazy');
    }
    return true;
  });
}

export { escapeHtml };
