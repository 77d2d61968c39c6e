/** What the rules see: values, what the last move changed, and which rules were asked for the moves. */
import { html, nothing, type TemplateResult } from 'lit';
import type { StudioApp } from './app.js';

export function inspectPane(app: StudioApp): TemplateResult {
  const { studio } = app;
  const { inspection } = studio;
  if (!studio.table) return html`<p>The state of the game is shown here.</p>`;
  if (!inspection) {
    return html`<p><button @click=${() => studio.inspect()}>Look at this position</button></p>`;
  }
  const line = (offset: number): number => studio.text.slice(0, offset).split('\n').length;
  return html`
    <h2>State</h2>
    <table>
      <thead><tr><th scope="col">Value</th><th scope="col">Now</th><th scope="col">Before the move</th></tr></thead>
      <tbody>
        ${inspection.values.map(
          ({ name, value, before }) => html`<tr class=${value !== before ? 'changed' : ''}>
            <th scope="row">${name}</th><td>${value}</td><td>${before}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    ${
      inspection.changedSites.length > 0
        ? html`<p class="hint">The sites that the last move changed are marked on the board.</p>`
        : nothing
    }
    <h2>Rules asked for moves</h2>
    <p class="hint">Choose one to see it in the text. A rule without moves is why something is not legal.</p>
    <ul class="rules">
      ${inspection.rules.map(
        ({ start, end, moves }) => html`<li>
          <button class="move" @click=${() => {
            app.editor?.select(start, end);
            app.editor?.focus();
          }}>
            <span class="count">${moves}</span> line ${line(start)}: <code>${studio.text.slice(start, Math.min(end, start + 48))}${end - start > 48 ? '…' : ''}</code>
          </button>
        </li>`,
      )}
    </ul>
    <h2>Position as text</h2>
    <pre tabindex="0">${inspection.position}</pre>
  `;
}
