/** What the rules see: values, what the last move changed, and which rules were asked for the moves. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AskedRule, RuleVerdict } from '../worker/protocol.js';
import type { StudioApp } from './app.js';

/** A rule as a line of the text, to go to. */
function ruleButton(app: StudioApp, { start, end }: Pick<AskedRule, 'start' | 'end'>, said: unknown): TemplateResult {
  const { text } = app.studio;
  const line = text.slice(0, start).split('\n').length;
  return html`<button class="move" @click=${() => {
    app.set({ pane: 'editor' });
    app.editor?.select(start, end);
    app.editor?.focus();
  }}>
    ${said} · line ${line}: <code>${text.slice(start, Math.min(end, start + 48))}${end - start > 48 ? '…' : ''}</code>
  </button>`;
}

const verdictWords: Readonly<Record<RuleVerdict['verdict'], string>> = {
  gives: 'gives it',
  drops: 'drops it',
  other: 'gives others',
  nothing: 'gives none',
};

/** Why a move is legal or not: asked by clicking where it starts and where it ends. */
function why(app: StudioApp): TemplateResult {
  const { studio } = app;
  const { question, table } = studio;
  const label = (key: string): string => table?.scene.sites.find((site) => site.key === key)?.label ?? key;
  if (!question) {
    return html`<p><button @click=${() => studio.askWhy(undefined, undefined)}>Why is a move (not) legal?</button></p>`;
  }
  const { from, to, answer } = question;
  const end = html`<button @click=${() => studio.dropQuestion()}>Done</button>`;
  if (to === undefined) {
    return html`<p role="status">
      ${from === undefined ? 'Click where the move starts.' : `From ${label(from)}: click where it ends (the same site for a placement).`}
      ${end}
    </p>`;
  }
  return html`
    <p role="status"><strong>${from === to || from === undefined ? label(to) : `${label(from)} to ${label(to)}`}.</strong> ${answer?.sentence ?? '…'}</p>
    <ul class="rules">
      ${answer?.rules.map(
        (rule) =>
          html`<li>${ruleButton(app, rule, html`<span class="verdict-${rule.verdict}">${verdictWords[rule.verdict]}</span>`)}</li>`,
      )}
    </ul>
    <p><button @click=${() => studio.askWhy(undefined, undefined)}>Another move</button> ${end}</p>
  `;
}

export function inspectPane(app: StudioApp): TemplateResult {
  const { studio } = app;
  const { inspection } = studio;
  if (!studio.table) return html`<p>The state of the game is shown here.</p>`;
  if (!inspection) {
    return html`<p><button @click=${() => studio.inspect()}>Look at this position</button></p>`;
  }
  return html`
    <h2>Moves and rules</h2>
    ${why(app)}
    <p class="hint">Point at a ludeme in the text: its sites light up on the board.</p>
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
        (rule) => html`<li>${ruleButton(app, rule, html`<span class="count">${rule.moves}</span>`)}</li>`,
      )}
    </ul>
    <h2>Position as text</h2>
    <pre tabindex="0">${inspection.position}</pre>
  `;
}
