/** The moves so far, to jump in, and the legal moves, to choose from or to type. */
import { html, nothing, type TemplateResult } from 'lit';
import type { TreeMove } from '../model/moveTree.js';
import type { StudioApp } from './app.js';

/** Plays the legal move whose text was typed, or the only one that begins with it. */
function playTyped(app: StudioApp, event: SubmitEvent): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const typed = String(new FormData(form).get('move') ?? '')
    .trim()
    .toLowerCase();
  const moves = app.studio.table?.view.moves ?? [];
  const exact = moves.filter(({ label }) => label.toLowerCase() === typed);
  const near = moves.filter(({ label }) => label.toLowerCase().startsWith(typed));
  const move = exact[0] ?? (near.length === 1 ? near[0] : undefined);
  if (!move || typed === '') {
    app.set({ search: typed });
    return;
  }
  form.reset();
  app.set({ search: '' });
  void app.studio.play(move.index);
}

/** A move of the line, with what was tried in its place. */
function lineMove({ studio }: StudioApp, move: TreeMove, number: number): TemplateResult {
  const { tree, choices } = studio;
  const others = tree.insteadOf(move);
  return html`<li class=${number > choices.length ? 'later' : ''}>
    <button class="move" aria-current=${number === choices.length ? 'step' : nothing} @click=${() => studio.visit(move)}>
      <span class="mover" data-player=${move.mover}>${number}.</span> ${move.notation}
    </button>
    ${
      others.length > 0
        ? html`<span class="branches" role="group" aria-label="Played in place of move ${number}">
            ${others.map((other) => html`<button class="move" @click=${() => studio.visit(other)}>or ${other.notation}</button>`)}
          </span>`
        : nothing
    }
  </li>`;
}

/** The line that is looked at, with its branches. */
function line(app: StudioApp): TemplateResult {
  const { tree } = app.studio;
  const moves = [...tree.path, ...tree.future];
  if (moves.length === 0) return html`<p class="hint">None yet. Click the board, or choose below.</p>`;
  return html`<ol class="played">${moves.map((move, i) => lineMove(app, move, i + 1))}</ol>
    ${tree.future.length > 0 ? html`<p class="hint">${tree.future.length} taken back. Another move here begins a branch.</p>` : nothing}`;
}

export function movesPane(app: StudioApp): TemplateResult {
  const { studio } = app;
  const { table, thought } = studio;
  if (!table) return html`<p>The moves are shown here when the text makes a game.</p>`;
  const tells = thought?.candidates.some(({ tried }) => tried !== undefined);
  const legal = table.view.moves.filter(({ label }) => label.toLowerCase().includes(app.search));
  return html`
    <h2>Moves so far</h2>
    ${line(app)}
    ${
      thought && thought.candidates.length > 0
        ? html`<h2>What the agent thinks <span class="count">${(thought.ms / 1000).toFixed(1)} s</span></h2>
            <table class="candidates">
              <thead><tr><th scope="col">Move</th>${tells ? html`<th scope="col">Tried</th>` : nothing}<th scope="col">Value</th></tr></thead>
              <tbody>
                ${thought.candidates.map(
                  ({ notation, tried, value, index }) => html`<tr>
                    <td><button class="move" @click=${() => studio.play(index)}>${notation}</button></td>
                    ${tells ? html`<td>${Math.round(100 * (tried ?? 0))} %</td>` : nothing}
                    <td>${value.toFixed(2)}</td>
                  </tr>`,
                )}
              </tbody>
            </table>`
        : nothing
    }
    <h2>Legal moves <span class="count">${table.view.moves.length}</span></h2>
    <form class="typed" @submit=${(event: SubmitEvent) => playTyped(app, event)}>
      <label for="typed">Type a move</label>
      <input
        id="typed"
        name="move"
        autocomplete="off"
        placeholder="for example ${table.view.moves[0]?.label ?? ''}"
        @input=${(event: InputEvent) => app.set({ search: (event.target as HTMLInputElement).value.trim().toLowerCase() })}
      />
      <button>Play</button>
    </form>
    <ul class="legal">
      ${legal
        .slice(0, 200)
        .map(
          ({ index, label }) =>
            html`<li><button class="move" @click=${() => studio.play(index)}>${label}</button></li>`,
        )}
    </ul>
    ${legal.length > 200 ? html`<p class="hint">and ${legal.length - 200} more: type to find one</p>` : nothing}
  `;
}
