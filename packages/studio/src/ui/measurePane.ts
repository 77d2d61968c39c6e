/** Random games in the background, with counts that grow as one looks on. */
import { html, nothing, type TemplateResult } from 'lit';
import type { StudioApp } from './app.js';
import { curve, heatMap, histogram, shareBars } from './plots.js';

/** What looked wrong in the games, each with its place in the text. */
function suspicions(app: StudioApp): TemplateResult | typeof nothing {
  const { suspicions: found, text } = app.studio;
  if (found.length === 0) return nothing;
  return html`<h2>Is this meant?</h2>
    <ul class="rules">
      ${found.map(
        ({ start, end, message, hint }) => html`<li>
          <button class="finding" @click=${() => {
            app.set({ pane: 'editor' });
            app.editor?.select(start, end);
            app.editor?.focus();
          }}>
            ${message} ${hint ?? ''} <span class="hint">line ${text.slice(0, start).split('\n').length}</span>
          </button>
        </li>`,
      )}
    </ul>`;
}

/** What the numbers say, in sentences. */
function findings({ studio }: StudioApp): string[] {
  const { measured } = studio;
  if (!measured || measured.games < 20) return [];
  const said: string[] = [];
  const [draws, first, second] = measured.wins;
  if (first && second && first.low > second.high)
    said.push('Player 1 wins clearly more often when both play at random.');
  if (first && second && second.low > first.high)
    said.push('Player 2 wins clearly more often when both play at random.');
  if (draws && draws.low > 0.5) said.push('More than half of the games end without a winner.');
  if (measured.unfinished > 0) {
    said.push(
      `${measured.unfinished} of ${measured.games} games did not end within 1000 moves: is there always an end?`,
    );
  }
  return said;
}

export function measurePane(app: StudioApp): TemplateResult {
  const { studio } = app;
  const { measured, measuring, table } = studio;
  if (!table) return html`<p>The game is measured here when the text makes one.</p>`;
  const colours = table.scene.players.map(({ colour }) => colour);
  return html`
    <h2>Random games</h2>
    <p class="controls">
      ${
        measuring
          ? html`<button @click=${() => studio.stopThinking()}>Stop</button>`
          : html`<button @click=${() => studio.measure(1000)}>Play 1000 random games</button>`
      }
      <span role="status">${measured ? `${measured.games} games` : ''}</span>
    </p>
    ${findings(app).map((sentence) => html`<p class="finding">${sentence}</p>`)} ${suspicions(app)}
    ${
      measured
        ? html`${shareBars(measured.wins, (i) => (i === 0 ? 'var(--muted)' : (colours[i - 1] ?? 'var(--muted)')))}
            ${histogram(measured.lengths, 'Moves in a game')} ${curve(measured.branching, 'Legal moves by turn')}
            <h2>Where moves go</h2>
            ${heat(app)}`
        : nothing
    }
  `;
}

/** The sites that moves went to, on the outline of the board. */
function heat({ studio }: StudioApp): TemplateResult {
  const { table, measured } = studio;
  const counts = measured?.heat ?? {};
  const label = new Map(table!.scene.sites.map((site) => [site.key, site.label]));
  const sorted = Object.entries(counts).sort((a, b) => b[1] - a[1]);
  return html`<figure>
    ${heatMap(table!.scene, counts)}
    <details class="numbers">
      <summary>Numbers</summary>
      <table>
        <caption>Moves to each site</caption>
        <thead><tr><th scope="col">Site</th><th scope="col">Moves</th></tr></thead>
        <tbody>${sorted.slice(0, 100).map(([key, count]) => html`<tr><td>${label.get(key) ?? key}</td><td>${count}</td></tr>`)}</tbody>
      </table>
    </details>
  </figure>`;
}
