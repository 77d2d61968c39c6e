/** Boards in reports: heat maps on the real board, and positions. */
import type { Game, Trial } from '@ludii/engine';
import { drawPosition, layoutOf } from '@ludii/render';
import { escaped } from './page.js';

/** Blue for cold, orange for hot, pale in between; readable on light and dark paper. */
function heat(share: number): string {
  const t = Math.max(0, Math.min(1, share));
  const mix = (a: number, b: number): number => Math.round(a + (b - a) * t);
  return `rgb(${mix(232, 213)},${mix(238, 94)},${mix(244, 0)})`;
}

/** The sites of the board, coloured by a value; titles tell the numbers. */
export function heatBoard(
  game: Game,
  title: string,
  values: readonly number[],
  tell: (value: number) => string,
): string {
  const { board, at } = layoutOf(game);
  const most = Math.max(...values, 1e-12);
  const type = game.compiled.shape.board.defaultSite;
  const sites = values.map((value, site) => {
    const place = at(type, site);
    if (!place) return '';
    const label = escaped(`${game.coordinate(site)}: ${tell(value)}`);
    return `<path d="${place.outline}" fill="${heat(value / most)}" stroke="var(--line)" stroke-width="2"><title>${label}</title></path>`;
  });
  const box = `${board.x - 6} ${board.y - 6} ${board.width + 12} ${board.height + 12}`;
  return `<svg viewBox="${box}" role="img" aria-label="${escaped(title)}" style="max-height:26rem"><title>${escaped(title)}</title>${sites.join('')}</svg>`;
}

/** A position as a small picture. */
export function boardPicture(trial: Trial, caption: string): string {
  const picture = drawPosition(trial, { coordinates: false, background: false, width: 176 });
  return `<figure>${picture}<figcaption>${escaped(caption)}</figcaption></figure>`;
}
