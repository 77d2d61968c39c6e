/** The head of the page: the name of the game, and the commands. */
import { html } from 'lit';
import type { StudioApp } from './app.js';
import { saveAs } from './files.js';
import { template } from './templates.js';
import { goToStep } from './tour.js';

const openFile = (app: StudioApp): void => {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.lud,text/plain';
  input.addEventListener('change', () => {
    void input.files?.[0]?.text().then((text) => app.openText(text));
  });
  input.click();
};

const fileName = ({ studio }: StudioApp): string =>
  `${(studio.table?.about.name ?? 'game').toLowerCase().replace(/[^a-z0-9]+/g, '-')}.lud`;

export const head = (app: StudioApp) => html`
  <header>
    <h1>Ludii Studio</h1>
    <nav aria-label="Commands">
      <button @click=${() => app.openText(template('empty'))}>New</button>
      <button @click=${() => app.openLibrary()}>Library</button>
      <button @click=${() => openFile(app)}>Open…</button>
      <button @click=${() => saveAs(fileName(app), app.studio.text, 'text/plain')}>Save</button>
      <button @click=${() => app.set({ overlay: 'share' })}>Share and export</button>
      <button @click=${() => goToStep(app, 0)}>Tour</button>
      <button @click=${() => app.toggleTheme()} aria-label="Change to ${app.studio.theme === 'dark' ? 'light' : 'dark'} colours">
        ${app.studio.theme === 'dark' ? 'Light' : 'Dark'}
      </button>
    </nav>
    <div class="pane-tabs" role="group" aria-label="Panes">
      ${(['editor', 'board', 'side'] as const).map(
        (pane) => html`<button aria-pressed=${app.pane === pane} @click=${() => app.set({ pane })}>
          ${{ editor: 'Text', board: 'Board', side: 'More' }[pane]}
        </button>`,
      )}
    </div>
  </header>
`;
