/** The board with what belongs to it: whose turn it is, taking back, what an agent thinks, and setting up. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Arranging } from '../model/arranging.js';
import { startRules } from '../model/arranging.js';
import type { StudioApp } from './app.js';

/** The value of the position for player 1 as a bar in the colours of the players. */
function evaluation({ studio }: StudioApp) {
  const { evaluation: value, table, analysing } = studio;
  if (value === undefined || !table || table.scene.players.length !== 2) {
    return analysing ? html`<p class="evaluation">Looking at the position …</p>` : nothing;
  }
  const share = Math.round(50 + 50 * value);
  const [first, second] = table.scene.players;
  return html`<div class="evaluation">
    <span>${first!.name} ${share} %</span>
    <svg class="evaluation-bar" role="meter" aria-label="Chances of ${first!.name}" aria-valuemin="0" aria-valuemax="100" aria-valuenow=${share} viewBox="0 0 100 4" preserveAspectRatio="none">
      ${svg`<rect x="0" width="${share}" height="4" fill="${first!.colour}"></rect><rect x="${share}" width="${100 - share}" height="4" fill="${second!.colour}"></rect>`}
    </svg>
    <span>${second!.name} ${100 - share} %</span>
  </div>`;
}

function palette(app: StudioApp, { offer, tool }: Arranging): TemplateResult {
  const { studio } = app;
  return html`<div class="palette" role="group" aria-label="Pieces to place">
    ${offer.pieces.map(
      ({ name, picture }) => html`<button
        title=${name}
        aria-label="Place ${name}"
        aria-pressed=${tool !== 'erase' && tool.put === name}
        @click=${() => studio.chooseTool({ put: name })}
      >
        <img alt="" src=${`data:image/svg+xml,${encodeURIComponent(picture)}`} />
      </button>`,
    )}
    <button aria-pressed=${tool === 'erase'} @click=${() => studio.chooseTool('erase')}>Take away</button>
    <button @click=${() => studio.clearBoard()}>Clear</button>
  </div>`;
}

async function copyStart(app: StudioApp, { arrangement }: Arranging): Promise<void> {
  const labels = new Map(app.studio.table?.scene.sites.map(({ key, label }) => [key, label]));
  await navigator.clipboard?.writeText(startRules(arrangement, (site) => labels.get(site) ?? site));
  app.say('The start rules were copied: paste them into (rules …).');
}

/** What is around the board while a position is set up. */
function arrangingControls(app: StudioApp, arranging: Arranging): TemplateResult {
  const { studio } = app;
  return html`
    ${palette(app, arranging)}
    <div class="controls" role="group" aria-label="Setting up">
      <label for="mover">To move</label>
      <select id="mover" .value=${live(String(arranging.mover))} @change=${(event: Event) =>
        studio.setMover(Number((event.target as HTMLSelectElement).value))}>
        ${studio.table?.scene.players.map(({ player, name }) => html`<option value=${player} ?selected=${player === arranging.mover}>${name}</option>`)}
      </select>
      <button class="primary" @click=${() => studio.endSetup('play')}>Play from here</button>
      <button @click=${() => studio.endSetup('cancel')}>Back to the game</button>
      ${studio.setup ? html`<button @click=${() => studio.endSetup('start')}>Usual start</button>` : nothing}
      <button @click=${() => copyStart(app, arranging)}>Copy as start rules</button>
    </div>
  `;
}

function gameControls(app: StudioApp): TemplateResult {
  const { studio } = app;
  const { table, thinking, choices, tree, analysing } = studio;
  const last = tree.future.length === 0;
  return html`<div class="controls" role="group" aria-label="Game">
    <div class="together">
    <button @click=${() => studio.goTo(0)} ?disabled=${choices.length === 0}>Start</button>
    <button @click=${() => studio.undo()} ?disabled=${choices.length === 0}>Undo</button>
    <button @click=${() => studio.redo()} ?disabled=${last}>Redo</button>
    <button @click=${() => studio.goTo(1e9)} ?disabled=${last}>End</button>
    </div>
    <div class="together">
    <button @click=${() => studio.restart()} ?disabled=${!table}>New game</button>
    <button @click=${() => app.set({ flipped: !app.flipped })} ?disabled=${!table} aria-pressed=${app.flipped}>Turn</button>
    ${
      thinking && !analysing
        ? html`<button @click=${() => studio.stopThinking()}>Stop</button>`
        : html`<button @click=${() => studio.hint()} ?disabled=${!table || table.view.isOver || thinking}>Hint</button>`
    }
    <button @click=${() => studio.analyse(!analysing)} ?disabled=${!table} aria-pressed=${analysing}>Analyse</button>
    <button @click=${() => studio.beginSetup()} ?disabled=${!table?.canSetUp}>Set up</button>
    </div>
  </div>`;
}

export function boardPane(app: StudioApp): TemplateResult {
  const { studio } = app;
  const { table, thinking, notice, arranging, analysing } = studio;
  const theirs = table && !table.view.isOver && studio.seats[table.view.mover - 1] !== 'person';
  const waits = !table || (thinking && !analysing) || theirs === true || arranging !== undefined;
  return html`
    <section class="pane pane-board" aria-label="Board" ?data-arranging=${arranging !== undefined}>
      ${
        arranging
          ? html`<p class="arranging" role="status"><strong>Setting up.</strong> Choose a piece below and click sites; these are no moves.</p>`
          : html`<p class="status" role="status">
              <strong>${table ? table.view.status : studio.findings.length > 0 ? 'No game yet: the text has a mistake.' : 'No game yet'}</strong>
              ${thinking ? html`<span class="thinking">thinking …</span>` : nothing}
              ${studio.setup ? html`<span class="hint">from a position that was set up</span>` : nothing}
            </p>`
      }
      ${notice ? html`<p class="notice" role="alert">${notice}</p>` : nothing} ${arranging ? nothing : evaluation(app)}
      <ludii-board ?disabled=${waits} ?flipped=${app.flipped} ?hidden=${!table}></ludii-board>
      ${arranging ? arrangingControls(app, arranging) : gameControls(app)}
    </section>
  `;
}
