/** The side of the page: moves, players and options, rules, the inspector, measurements, the reference. */
import { html, type TemplateResult } from 'lit';
import type { StudioApp } from './app.js';
import { later } from './later.js';
import { movesPane } from './movesPane.js';

/** What the side shows. */
export type Tab = 'moves' | 'game' | 'inspect' | 'measure' | 'help';

const tabs: readonly { readonly tab: Tab; readonly name: string; readonly pane: (app: StudioApp) => TemplateResult }[] =
  [
    { tab: 'moves', name: 'Moves', pane: movesPane },
    { tab: 'game', name: 'Game', pane: later(async () => (await import('./gamePane.js')).gamePane) },
    { tab: 'inspect', name: 'Inspect', pane: later(async () => (await import('./inspectPane.js')).inspectPane) },
    { tab: 'measure', name: 'Measure', pane: later(async () => (await import('./measurePane.js')).measurePane) },
    { tab: 'help', name: 'Help', pane: later(async () => (await import('./helpPane.js')).helpPane) },
  ];

/** Arrow keys go from tab to tab. */
function turn(app: StudioApp, event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const at = tabs.findIndex(({ tab }) => tab === app.tab);
  const { tab } = tabs[(at + step + tabs.length) % tabs.length]!;
  choose(app, tab);
  void app.updateComplete.then(() => app.querySelector<HTMLElement>(`#tab-${tab}`)?.focus());
}

function choose(app: StudioApp, tab: Tab): void {
  app.set({ tab });
  if (tab === 'inspect') void app.studio.inspect();
}

export function sidePane(app: StudioApp): TemplateResult {
  const shown = tabs.find(({ tab }) => tab === app.tab) ?? tabs[0]!;
  return html`
    <section class="pane pane-side" aria-label="About the game">
      <div role="tablist" aria-label="About the game" @keydown=${(event: KeyboardEvent) => turn(app, event)}>
        ${tabs.map(
          ({ tab, name }) => html`<button
            role="tab"
            id="tab-${tab}"
            aria-controls="side"
            aria-selected=${tab === app.tab}
            tabindex=${tab === app.tab ? 0 : -1}
            @click=${() => choose(app, tab)}
          >
            ${name}
          </button>`,
        )}
      </div>
      <div class="side" id="side" role="tabpanel" aria-labelledby="tab-${app.tab}" tabindex="0">${shown.pane(app)}</div>
    </section>
  `;
}
