/** The language reference beside the text: search by the name of a ludeme or by what one wants to do. */
import { html, type TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import type { Page } from '../worker/protocol.js';
import type { StudioApp } from './app.js';
import { paragraphs } from './markdown.js';

/** Things that designers look for. */
const topics = ['capture', 'connect', 'promote', 'dice', 'line', 'sow', 'hidden', 'score', 'stack', 'pass', 'repeat'];

const answers = new Map<string, Promise<readonly Page[]>>();

function pages(app: StudioApp, query: string): Promise<readonly Page[]> {
  const known = answers.get(query);
  if (known) return known;
  const asked = app.studio.tables.ask('explain', { query });
  answers.set(query, asked);
  asked.catch(() => answers.delete(query));
  return asked;
}

export function helpPane(app: StudioApp): TemplateResult {
  const { help } = app;
  const found = pages(app, help).then(
    (list) =>
      list.length === 0
        ? html`<p>Nothing is called that. Try one of the topics above.</p>`
        : list.map(
            ({ title, markdown }) =>
              html`<article class="page"><h3><code>${title}</code></h3>${paragraphs(markdown)}</article>`,
          ),
    () => html`<p>The reference can not be read at the moment.</p>`,
  );
  return html`
    <h2>Language reference</h2>
    <label for="help">Search</label>
    <input
      id="help"
      type="search"
      .value=${help}
      placeholder="a ludeme, or what you want to do"
      @input=${(event: InputEvent) => app.set({ help: (event.target as HTMLInputElement).value })}
    />
    <p class="topics">${topics.map((topic) => html`<button @click=${() => app.set({ help: topic })}>${topic}</button>`)}</p>
    ${until(found, html`<p>…</p>`)}
  `;
}
