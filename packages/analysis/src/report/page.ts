/** A page of its own: no network, colours for light and dark, prints well. Everything that comes from outside is escaped here. */

/** Text that may stand in HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const style = `
:root { color-scheme: light dark; --paper: #fcfcfa; --ink: #1d2126; --soft: #6b7280; --line: #d9dbe0; --a: #0072b2; --b: #d55e00;
  --c: #009e73; --d: #cc79a7; --band: #0072b233; --warn: #b45309; }
@media screen and (prefers-color-scheme: dark) { :root { --paper: #14171c; --ink: #e6e8ec; --soft: #9aa3af; --line: #353b45; --a: #56b4e9;
  --b: #e69f00; --c: #2bc79a; --d: #e3a3c6; --band: #56b4e933; --warn: #fbbf24; } }
@media print { :root { color-scheme: light; } section { break-inside: avoid; } body { font-size: 10pt; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 68rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.7rem; margin: 0 0 .2rem; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .4rem; }
h3 { font-size: 1rem; margin: 1.4rem 0 .5rem; } .tables { display: flex; flex-wrap: wrap; gap: 1.2rem 2.4rem; margin-top: 1.2rem; }
p { max-width: 44rem; } .soft { color: var(--soft); } .warning { border-left: 4px solid var(--warn); padding-left: .8rem; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 600; } td, th { padding: .18rem .9rem .18rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td.n, th.n { text-align: right; } .wide td.n { white-space: nowrap; } .few { color: var(--soft); }
.pair { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; } .pair > svg { flex: 1 1 22rem; max-width: 34rem; height: auto; }
.pair + .pair, table + .pair { margin-top: 1.2rem; } .pair.wide > .side { flex-basis: 40rem; max-height: none; } .pair > .side { flex: 1 1 18rem; max-height: 17rem; overflow: auto; } @media print { .pair > .side { max-height: none; } }
.shown { display: flex; flex-wrap: wrap; gap: 1.5rem; margin: 1rem 0; } .shown p { margin: 0; flex: 1 1 20rem; } .shown figure { margin: 0; width: 9rem; } .shown svg { width: 100%; height: auto; }
.boards { display: flex; flex-wrap: wrap; gap: 1rem; } .boards figure { margin: 0; width: 11rem; } .boards svg { width: 100%; height: auto; }
figcaption { font-size: .85rem; color: var(--soft); } svg text { fill: var(--ink); font: 12px system-ui, sans-serif; } svg .soft { fill: var(--soft); }
`;

/** A whole page. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${style}</style></head>
<body>
${body}
</body></html>
`;
}

/** A table. Cells that are numbers already formatted stand to the right. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numeric: ReadonlySet<number> = new Set(),
): string {
  const cell = (tag: string, text: string, k: number): string =>
    `<${tag}${numeric.has(k) ? ' class="n"' : ''}>${escaped(text)}</${tag}>`;
  const line = (tag: string, cells: readonly string[]): string =>
    `<tr>${cells.map((text, k) => cell(tag, text, k)).join('')}</tr>`;
  return `<table><thead>${line('th', head)}</thead><tbody>${rows.map((row) => line('td', row)).join('\n')}</tbody></table>`;
}

/** A plot with the table of its numbers beside it, or below it if the table is wide. */
export function pair(plot: string, side: string, wide = false): string {
  return `<div class="pair${wide ? ' wide' : ''}">${plot}<div class="side">${side}</div></div>`;
}
