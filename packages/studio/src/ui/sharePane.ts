/** Links and files of the game on the page. */
import { html, type TemplateResult } from 'lit';
import { toLink } from '../share/link.js';
import { replayPage } from '../share/replay.js';
import type { StudioApp } from './app.js';
import { saveAs, toPng } from './files.js';

async function makeLink(app: StudioApp, play: boolean): Promise<void> {
  const { text, options, ruleset, seed, setup, choices } = app.studio;
  const hash = await toLink({ text, options, ruleset, seed, setup, choices, ...(play ? { play } : {}) });
  app.set({ link: `${location.origin}${location.pathname}${hash}` });
}

const nameOf = ({ studio }: StudioApp): string =>
  (studio.table?.about.name ?? 'game').toLowerCase().replace(/[^a-z0-9]+/g, '-');

const picture = (app: StudioApp): Promise<string> => app.studio.tables.ask('picture', { theme: app.studio.theme });

export function sharePane(app: StudioApp): TemplateResult {
  const { studio } = app;
  const none = !studio.table;
  return html`
    <dialog @close=${() => app.set({ overlay: undefined, search: '', link: '' })} class="overlay" aria-label="Share and export">
      <div class="overlay-head">
        <h2>Share and export</h2>
        <button @click=${() => app.set({ overlay: undefined, search: '', link: '' })}>Close</button>
      </div>
      <h3>Link</h3>
      <p>The link holds the description, the options and the moves. Nothing is stored anywhere else.</p>
      <p>
        <button @click=${() => makeLink(app, false)}>Link to edit</button>
        <button @click=${() => makeLink(app, true)}>Link to play</button>
      </p>
      ${
        app.link
          ? html`<p>
              <label for="link">Link (${app.link.length} characters)</label>
              <input id="link" readonly .value=${app.link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
              <button @click=${() => navigator.clipboard?.writeText(app.link)}>Copy</button>
            </p>`
          : ''
      }
      <h3>Files</h3>
      <p>
        <button @click=${() => saveAs(`${nameOf(app)}.lud`, studio.text, 'text/plain')}>Description</button>
        <button ?disabled=${none} @click=${async () => saveAs(`${nameOf(app)}.svg`, await picture(app), 'image/svg+xml')}>Picture (SVG)</button>
        <button ?disabled=${none} @click=${async () => saveAs(`${nameOf(app)}.png`, await toPng(await picture(app), 1200), 'image/png')}>Picture (PNG)</button>
        <button ?disabled=${none} @click=${async () => saveAs(`${nameOf(app)}.trl`, await studio.tables.ask('trialFile', {}), 'text/plain')}>Trial file</button>
        <button ?disabled=${none} @click=${async () => saveAs(`${nameOf(app)}.html`, await replayPage(studio), 'text/html')}>Replay (one page)</button>
      </p>
    </dialog>
  `;
}
