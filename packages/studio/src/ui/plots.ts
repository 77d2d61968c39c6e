/** The plots of the page as SVG, each with a table of the same numbers beside it. */

import type { BoardScene } from '@ludii/render';
import { scaleLinear } from 'd3-scale';
import { html, svg, type TemplateResult } from 'lit';

const WIDTH = 300;
const HEIGHT = 120;
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

/** Numbers as a table that can be unfolded; for screen readers and for copying. */
function numbers(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): TemplateResult {
  return html`<details class="numbers">
    <summary>Numbers</summary>
    <table>
      <caption>${caption}</caption>
      <thead><tr>${head.map((each) => html`<th scope="col">${each}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => html`<tr>${row.map((each) => html`<td>${each}</td>`)}</tr>`)}</tbody>
    </table>
  </details>`;
}

/** Shares with their intervals as bars with whiskers. */
export function shareBars(
  shares: readonly { readonly label: string; readonly share: number; readonly low: number; readonly high: number }[],
  colour: (index: number) => string,
): TemplateResult {
  const x = scaleLinear([0, 1], [70, WIDTH - 50]);
  const height = shares.length * 26 + 6;
  return html`<figure>
    <svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Outcomes">
      ${shares.map(
        ({ label, share, low, high }, i) => svg`<g transform="translate(0 ${i * 26 + 4})">
          <text x="64" y="14" text-anchor="end" class="label">${label}</text>
          <rect x="${x(0)}" y="2" width="${Math.max(0, x(share) - x(0))}" height="16" fill="${colour(i)}" class="bar"></rect>
          <line x1="${x(low)}" x2="${x(high)}" y1="10" y2="10" class="whisker"></line>
          <text x="${Math.max(x(high), x(share)) + 5}" y="14" class="value">${percent(share)}</text>
        </g>`,
      )}
    </svg>
    ${numbers(
      'Outcomes with 95 % intervals',
      ['', 'Share', 'From', 'To'],
      shares.map(({ label, share, low, high }) => [label, percent(share), percent(low), percent(high)]),
    )}
  </figure>`;
}

/** How often each length came up. */
export function histogram(values: readonly number[], title: string): TemplateResult {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const count = Math.max(1, Math.min(24, high - low + 1));
  const width = Math.max(1, Math.ceil((high - low + 1) / count));
  const bins = new Array<number>(Math.ceil((high - low + 1) / width)).fill(0);
  for (const value of values) bins[Math.floor((value - low) / width)]!++;
  const x = scaleLinear([0, bins.length], [6, WIDTH - 6]);
  const y = scaleLinear([0, Math.max(...bins)], [HEIGHT - 22, 6]);
  const range = (i: number): string =>
    width === 1 ? String(low + i) : `${low + i * width}–${low + (i + 1) * width - 1}`;
  return html`<figure>
    <figcaption>${title}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
      ${bins.map(
        (n, i) =>
          svg`<rect class="bar" fill="var(--accent)" x="${x(i) + 1}" width="${x(1) - x(0) - 2}" y="${y(n)}" height="${HEIGHT - 22 - y(n)}"></rect>`,
      )}
      <text class="label" x="6" y="${HEIGHT - 6}">${low}</text>
      <text class="label" x="${WIDTH - 6}" y="${HEIGHT - 6}" text-anchor="end">${high}</text>
    </svg>
    ${numbers(
      title,
      ['Moves', 'Games'],
      bins.map((n, i) => [range(i), String(n)]),
    )}
  </figure>`;
}

/** A value by turn. */
export function curve(values: readonly number[], title: string): TemplateResult {
  const most = Math.max(1, ...values);
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [30, WIDTH - 6]);
  const y = scaleLinear([0, most], [HEIGHT - 22, 8]);
  const path = values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  return html`<figure>
    <figcaption>${title}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
      <path class="curve" d="${path}"></path>
      <text class="label" x="26" y="14" text-anchor="end">${Math.round(most)}</text>
      <text class="label" x="26" y="${HEIGHT - 20}" text-anchor="end">0</text>
      <text class="label" x="${WIDTH - 6}" y="${HEIGHT - 6}" text-anchor="end">move ${values.length}</text>
    </svg>
    ${numbers(
      title,
      ['Move', 'Choices'],
      values.slice(0, 200).map((v, i) => [String(i + 1), v.toFixed(1)]),
    )}
  </figure>`;
}

/** How often moves went to each site, as the strength of a colour on the outline of the board. */
export function heatMap(
  { box, sites }: Pick<BoardScene, 'box' | 'sites'>,
  counts: Readonly<Record<string, number>>,
): TemplateResult {
  const most = Math.max(1, ...Object.values(counts));
  const shown = sites.filter(({ container, key }) => container === 0 && (sites.length < 500 || counts[key]));
  return html`<svg class="heat" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" role="img" aria-label="Where moves go">
    ${shown.map(
      ({ key, outline, label }) =>
        svg`<path d="${outline}" class="site" fill-opacity="${(counts[key] ?? 0) / most}"><title>${label}: ${counts[key] ?? 0}</title></path>`,
    )}
  </svg>`;
}
