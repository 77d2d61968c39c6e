/**
 * A game as one page that opens offline: a picture for every position and buttons to go through them. The page holds no
 * code of the description, only pictures and texts, and a script of a few lines that shows one picture at a time.
 */
import type { Studio } from '../model/studio.js';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `body{font:16px system-ui,sans-serif;margin:1rem auto;max-width:44rem;padding:0 1rem;background:#fff;color:#1b1f24}
@media(prefers-color-scheme:dark){body{background:#16191d;color:#e6e8ea}}
figure{margin:0}img{width:100%;height:auto;max-height:75vh}button{font:inherit;min-width:3rem;padding:.4rem .8rem}[hidden]{display:none}
nav{display:flex;gap:.5rem;align-items:center;margin:.5rem 0}ol{columns:3;padding-left:2rem}`;

const script = `const s=[...document.querySelectorAll("figure")],o=document.querySelector("output");let i=0;
function show(n){i=Math.max(0,Math.min(s.length-1,n));s.forEach((f,k)=>f.hidden=k!==i);o.textContent=i+" of "+(s.length-1)}
document.querySelector("nav").addEventListener("click",e=>{const b=e.target.dataset.go;if(b)show(b==="0"?0:b==="e"?1e9:i+Number(b))});
addEventListener("keydown",e=>{if(e.key==="ArrowLeft")show(i-1);if(e.key==="ArrowRight")show(i+1)});show(s.length-1)`;

/** The replay of the game on the page. */
export async function replayPage(studio: Studio): Promise<string> {
  const { table, tables, theme } = studio;
  if (!table) throw new Error('There is no game to replay.');
  const { path } = studio.tree;
  const line = path.map(({ choice }) => choice);
  const pictures: string[] = [];
  for (let length = 0; length <= line.length; length++) {
    await tables.ask('goTo', { choices: line.slice(0, length) });
    pictures.push(await tables.ask('picture', { theme }));
  }
  const { name, description } = table.about;
  const figures = pictures.map((picture, i) => {
    const caption = i === 0 ? 'The start' : `${i}. ${path[i - 1]?.notation ?? ''}`;
    const source = `data:image/svg+xml,${encodeURIComponent(picture)}`;
    return `<figure hidden><img alt="${escaped(caption)}" src="${source}"><figcaption>${escaped(caption)}</figcaption></figure>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escaped(name)}</title><style>${style}</style><h1>${escaped(name)}</h1><p>${escaped(description)}</p>
<nav><button data-go="0">Start</button><button data-go="-1">Back</button><button data-go="1">Next</button><button data-go="e">End</button><output></output></nav>
${figures.join('\n')}
<script>${script}</script></html>`;
}
