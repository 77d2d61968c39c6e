/** The library: all games that come with the studio, with pictures, to search and to start from. */
import { html, nothing, type TemplateResult } from 'lit';
import type { StudioApp } from './app.js';
import { library } from './library.js';
import { template, templates } from './templates.js';

/** Texts that were on the page before: nothing that was written is lost when another game is opened. */
function earlier(app: StudioApp): TemplateResult {
  return html`<h3>Your earlier texts</h3>
    <ul class="earlier">
      ${app.earlier.map(
        ({ name, text, at }) => html`<li>
          <button @click=${() => app.openText(text)}>${name || 'Without a name'}</button>
          <time datetime=${new Date(at).toISOString()}>${new Date(at).toLocaleString()}</time>
        </li>`,
      )}
    </ul>`;
}

export function libraryPane(app: StudioApp): TemplateResult {
  const wanted = app.search.toLowerCase();
  const shown = library.filter(({ name, kind }) => `${name} ${kind}`.toLowerCase().includes(wanted));
  const kinds = [...new Set(shown.map(({ kind }) => kind))].sort();
  return html`
    <dialog @close=${() => app.set({ overlay: undefined, search: '', link: '' })} class="overlay library" aria-label="Library">
      <div class="overlay-head">
        <h2>Library</h2>
        <label for="find">Search</label>
        <input
          id="find"
          type="search"
          .value=${app.search}
          @input=${(event: InputEvent) => app.set({ search: (event.target as HTMLInputElement).value })}
        />
        <button @click=${() => app.set({ overlay: undefined, search: '', link: '' })}>Close</button>
      </div>
      <h3>Start from</h3>
      <p class="templates">
        ${templates.map(({ name, about }) => html`<button @click=${() => app.openText(template(name))}>${about}</button>`)}
      </p>
      ${app.earlier.length > 0 && wanted === '' ? earlier(app) : nothing}
      ${kinds.map(
        (kind) => html`<h3>${kind}</h3>
          <ul class="games">
            ${shown
              .filter((game) => game.kind === kind)
              .map(
                (game) => html`<li>
                  <button @click=${() => game.load().then((text) => app.openText(text))}>
                    <img src=${game.picture} alt="" loading="lazy" width="120" height="120" />
                    <span>${game.name}</span>
                  </button>
                </li>`,
              )}
          </ul>`,
      )}
      ${shown.length === 0 ? html`<p>No game is called that.</p>` : ''}
    </dialog>
  `;
}
