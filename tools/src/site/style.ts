/** The look of the site: one column of text, a list of pages beside it, light and dark. */
export const style = `
:root { color-scheme: light; --paper: #fff; --ink: #1d2430; --soft: #5a6576; --line: #d9dee6; --tint: #f4f6f9; --link: #0b57b0; --mark: #fff3d6;
  --c-keyword: #0b57b0; --c-string: #9a3412; --c-comment: #5f6b7a; --c-name: #6d28a8; --c-number: #0f6b3c; --c-word: #8a4b00; --c-option: #b0246b; }
:root[data-theme="dark"] { color-scheme: dark; --paper: #14181f; --ink: #e6eaf0; --soft: #a3adbb; --line: #323a46; --tint: #1c222c; --link: #8bbcff; --mark: #4a3b12;
  --c-keyword: #8bbcff; --c-string: #f2b28c; --c-comment: #97a3b3; --c-name: #d1adf5; --c-number: #8fd9ae; --c-word: #eec588; --c-option: #f59ac4; }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { color-scheme: dark; --paper: #14181f; --ink: #e6eaf0; --soft: #a3adbb; --line: #323a46; --tint: #1c222c; --link: #8bbcff; --mark: #4a3b12;
  --c-keyword: #8bbcff; --c-string: #f2b28c; --c-comment: #97a3b3; --c-name: #d1adf5; --c-number: #8fd9ae; --c-word: #eec588; --c-option: #f59ac4; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; display: grid; grid-template: auto 1fr / 17rem minmax(0, 1fr); min-height: 100vh; }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100rem; } .skip:focus { left: 1rem; top: 1rem; z-index: 9; background: var(--paper); padding: 0.5rem; }
header { grid-column: 1 / -1; position: sticky; top: 0; z-index: 5; display: flex; align-items: center; gap: 1rem; padding: 0.6rem 1.2rem; background: var(--paper); border-bottom: 1px solid var(--line); }
header .home { font-weight: 650; color: inherit; text-decoration: none; white-space: nowrap; }
header form { flex: 1; position: relative; max-width: 32rem; margin-left: auto; }
header input { width: 100%; font: inherit; padding: 0.35rem 0.7rem; color: inherit; background: var(--tint); border: 1px solid var(--line); border-radius: 0.4rem; }
header button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 0.4rem; padding: 0.3rem 0.7rem; cursor: pointer; }
#menu { display: none; }
#results { position: absolute; inset: 100% 0 auto; margin-top: 0.3rem; background: var(--paper); border: 1px solid var(--line); border-radius: 0.4rem; box-shadow: 0 0.5rem 1.5rem #0003; max-height: 70vh; overflow: auto; padding: 0.3rem; }
#results a { display: flex; justify-content: space-between; gap: 1rem; padding: 0.35rem 0.6rem; border-radius: 0.3rem; color: inherit; text-decoration: none; }
#results a:hover, #results a:focus { background: var(--tint); } #results small { color: var(--soft); }
nav { padding: 1rem 0.5rem 3rem 1.2rem; border-right: 1px solid var(--line); position: sticky; top: 3.4rem; height: calc(100vh - 3.4rem); overflow: auto; font-size: 0.93rem; }
nav h2 { font-size: 0.78rem; letter-spacing: 0.05em; text-transform: uppercase; color: var(--soft); margin: 1.2rem 0 0.2rem; }
nav ul { list-style: none; margin: 0; padding: 0; } nav a { display: block; padding: 0.15rem 0.6rem; border-radius: 0.3rem; color: inherit; text-decoration: none; }
nav a:hover { background: var(--tint); } nav [aria-current] { background: var(--tint); font-weight: 600; color: var(--link); }
main { padding: 1.5rem clamp(1rem, 4vw, 3.5rem) 4rem; max-width: 62rem; width: 100%; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0.5rem 0 1rem; } h2 { margin: 2.4rem 0 0.6rem; font-size: 1.35rem; } h3 { margin: 1.8rem 0 0.4rem; font-size: 1.08rem; }
h1 code, h2 code, h3 code { background: none; padding: 0; }
code { font: 0.9em ui-monospace, "SF Mono", Menlo, Consolas, monospace; background: var(--tint); padding: 0.1em 0.3em; border-radius: 0.25rem; overflow-wrap: break-word; }
pre { background: var(--tint); border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.8rem 1rem; overflow: auto; line-height: 1.5; } pre code { background: none; padding: 0; }
blockquote { margin: 0 0 1rem; padding: 0.1rem 1rem; border-left: 4px solid var(--line); color: var(--soft); }
.table { border-collapse: collapse; display: block; overflow-x: auto; } .table th, .table td { text-align: left; vertical-align: top; padding: 0.35rem 0.8rem 0.35rem 0; border-bottom: 1px solid var(--line); }
img { max-width: 100%; height: auto; } figure { margin: 1rem 0; } figure img { background: #fff; border-radius: 0.5rem; padding: 0.4rem; max-height: 22rem; } figcaption { color: var(--soft); font-size: 0.9rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1rem; padding: 0; list-style: none; }
.cards > li, .cards > a { border: 1px solid var(--line); border-radius: 0.6rem; padding: 0.8rem; color: inherit; text-decoration: none; display: block; } .cards > a:hover { border-color: var(--link); }
.cards img { display: block; width: 100%; height: 9rem; object-fit: contain; background: #fff; border-radius: 0.4rem; } .cards strong { display: block; color: var(--link); margin-top: 0.4rem; }
.figures { display: flex; flex-wrap: wrap; gap: 1rem; } .figures figure { margin: 0; } .figures img { max-height: 12rem; max-width: 16rem; }
.symbol { border-top: 1px solid var(--line); padding-top: 0.3rem; margin-top: 1.2rem; } .symbol pre { margin: 0.3rem 0; } .kind { color: var(--soft); font-weight: 400; font-size: 0.85rem; }
.members { margin: 0; padding-left: 1.2rem; } .members li { margin: 0.35rem 0; }
footer { margin-top: 4rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.88rem; }
.c-keyword { color: var(--c-keyword); } .c-string { color: var(--c-string); } .c-comment { color: var(--c-comment); font-style: italic; } .c-name { color: var(--c-name); }
.c-number { color: var(--c-number); } .c-word { color: var(--c-word); } .c-option { color: var(--c-option); }
@media (max-width: 52rem) {
  body { grid-template-columns: minmax(0, 1fr); } #menu { display: block; } header { gap: 0.6rem; padding: 0.5rem 0.8rem; } header .home { display: none; }
  nav { display: none; position: fixed; inset: 3.4rem 0 0; height: auto; background: var(--paper); z-index: 4; border: 0; } .open nav { display: block; }
}
@media print { header, nav { display: none; } body { display: block; } }
`;

export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b57b0"/><g fill="#fff"><circle cx="10" cy="10" r="4"/><circle cx="22" cy="22" r="4"/><circle cx="22" cy="10" r="4" opacity=".45"/><circle cx="10" cy="22" r="4" opacity=".45"/></g></svg>\n';
