/** The game itself: players and who plays them, options and rulesets, scores, and what the description says of it. */
import { strengthLevels } from '@ludii/agents';
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat, Studio } from '../model/studio.js';
import type { StudioApp } from './app.js';

/** Who can sit at a place, by groups of the menu. */
const seats: readonly { readonly group: string; readonly offers: readonly (readonly [name: string, seat: Seat])[] }[] =
  [
    {
      group: 'Levels of strength',
      offers: Array.from({ length: strengthLevels }, (_, i) => [
        `Level ${i + 1}${i === 0 ? ', a beginner' : i === strengthLevels - 1 ? ', the strongest' : ''}`,
        { level: i + 1 },
      ]),
    },
    {
      group: 'By thinking time',
      offers: [
        ['Agent, ½ second', { agent: 'best', ms: 500 }],
        ['Agent, 2 seconds', { agent: 'best', ms: 2000 }],
        ['Agent, 10 seconds', { agent: 'best', ms: 10_000 }],
        ['Random moves', { agent: 'random', ms: 0 }],
      ],
    },
  ];

/** A seat as the value of a menu. */
const menuValue = (seat: Seat): string =>
  seat === 'person' ? 'person' : 'level' in seat ? `level-${seat.level}` : `${seat.agent}-${seat.ms}`;

const seatOf = (value: string): Seat =>
  seats.flatMap(({ offers }) => offers).find(([, seat]) => menuValue(seat) === value)?.[1] ?? 'person';

const selected = (event: Event): string => (event.target as HTMLSelectElement).value;

function seatOption(title: string, seat: Seat, taken: Seat | undefined): TemplateResult {
  const value = menuValue(seat);
  return html`<option value=${value} ?selected=${value === menuValue(taken ?? 'person')}>${title}</option>`;
}

function players(studio: Studio): TemplateResult {
  const { table } = studio;
  return html`<h2>Players</h2>
    <ul class="players">
      ${table?.scene.players.map(
        ({ player, name, colour }) => html`<li>
          <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="4" fill=${colour} stroke="currentColor"></circle></svg>
          <label for="seat-${player}">${name}</label>
          <select id="seat-${player}" @change=${(event: Event) => studio.setSeat(player, seatOf(selected(event)))}>
            ${seatOption('Person', 'person', studio.seats[player - 1])}
            ${seats.map(
              ({ group, offers }) =>
                html`<optgroup label=${group}>
                  ${offers.map(([title, seat]) => seatOption(title, seat, studio.seats[player - 1]))}
                </optgroup>`,
            )}
          </select>
          ${score(studio, player)}
        </li>`,
      )}
    </ul>
    ${
      table && table.scene.players.length > 1
        ? html`<label for="viewer">See the board as</label>
            <select id="viewer" @change=${(event: Event) => {
              const viewer = selected(event);
              void studio.look(studio.theme, viewer === '' ? undefined : Number(viewer));
            }}>
              <option value="">the player to move</option>
              <option value="0">everything open</option>
              ${table.scene.players.map(({ player, name }) => html`<option value=${player}>${name}</option>`)}
            </select>`
        : nothing
    }`;
}

function score({ table }: Studio, player: number) {
  const standing = table?.view.standings.find((each) => each.player === player);
  if (standing?.score === undefined) return nothing;
  return html`<span class="score">${standing.score} ${standing.unit ?? 'points'}</span>`;
}

function options(studio: Studio): TemplateResult | typeof nothing {
  const { table } = studio;
  if (!table || (table.options.length === 0 && table.rulesets.length === 0)) return nothing;
  return html`<h2>Options</h2>
    ${
      table.rulesets.length > 0
        ? html`<p>
            <label for="ruleset">Ruleset</label>
            <select id="ruleset" @change=${(event: Event) => studio.setRuleset(selected(event))}>
              <option value="">by the options below</option>
              ${table.rulesets.map((name) => html`<option value=${name} ?selected=${name === studio.ruleset}>${name}</option>`)}
            </select>
          </p>`
        : nothing
    }
    ${table.options.map(
      ({ category, items, chosen }, i) => html`<p>
        <label for="option-${i}">${category}</label>
        <select id="option-${i}" @change=${(event: Event) => studio.setOption(category, selected(event))}>
          ${items.map(({ name, description }) => html`<option value=${name} title=${description} ?selected=${name === chosen}>${name}</option>`)}
        </select>
        <span class="hint">${items.find(({ name }) => name === chosen)?.description ?? ''}</span>
      </p>`,
    )}`;
}

export function gamePane({ studio }: StudioApp): TemplateResult {
  const { table } = studio;
  if (!table) return html`<p>What the description says of the game is shown here.</p>`;
  const { name, description, rules, notes } = table.about;
  return html`
    <h2>${name}</h2>
    ${description ? html`<p>${description}</p>` : nothing}
    ${players(studio)} ${options(studio)}
    ${rules ? html`<h2>Rules</h2><p>${rules}</p>` : nothing}
    ${
      notes.length > 0
        ? html`<dl>${notes.map(({ heading, text }) => html`<dt>${heading}</dt><dd>${text}</dd>`)}</dl>`
        : nothing
    }
  `;
}
