/** The board with what belongs to it: whose turn it is, taking back, and what an agent thinks. */
import { html, nothing } from 'lit';
import type { StudioApp } from './app.js';

const THINKING = { agent: 'uct', ms: 1000 };

/** The value of the position for player 1 as a bar. */
function evaluation({ studio }: StudioApp) {
  const { thought } = studio;
  if (!thought) return nothing;
  const share = Math.round(50 + 50 * thought.value);
  return html`<meter class="evaluation" min="0" max="100" value=${share} aria-label="Chances of player 1">${share} %</meter>`;
}

export function boardPane(app: StudioApp) {
  const { studio } = app;
  const { table, thinking, choices, future, notice } = studio;
  const theirs = table && !table.view.isOver && studio.seats[table.view.mover - 1] !== 'person';
  return html`
    <section class="pane pane-board" aria-label="Board">
      <p class="status" role="status">
        <strong>${table ? table.view.status : 'No game yet'}</strong>
        ${thinking ? html`<span class="thinking">thinking …</span>` : nothing}
      </p>
      ${notice ? html`<p class="notice" role="alert">${notice}</p>` : nothing} ${evaluation(app)}
      <ludii-board ?disabled=${!table || thinking || theirs === true} ?flipped=${app.flipped} ?hidden=${!table}></ludii-board>
      <div class="controls" role="group" aria-label="Game">
        <button @click=${() => studio.goTo(0)} ?disabled=${choices.length === 0} >Start</button>
        <button @click=${() => studio.undo()} ?disabled=${choices.length === 0}>Undo</button>
        <button @click=${() => studio.redo()} ?disabled=${future.length === 0}>Redo</button>
        <button @click=${() => studio.goTo(1e9)} ?disabled=${future.length === 0} >End</button>
        <button @click=${() => studio.restart()} ?disabled=${!table}>New game</button>
        <button @click=${() => app.set({ flipped: !app.flipped })} ?disabled=${!table} aria-pressed=${app.flipped}>Turn</button>
        ${
          thinking
            ? html`<button @click=${() => studio.stopThinking()}>Stop</button>`
            : html`<button @click=${() => studio.analyse(THINKING)} ?disabled=${!table || table.view.isOver}>Hint</button>`
        }
      </div>
    </section>
  `;
}
