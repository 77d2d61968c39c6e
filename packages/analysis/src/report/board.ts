/** Boards in reports: heat maps on the real board, and positions. */
import type { Game, Trial } from '@ludii/engine';
import { drawPosition, layoutOf } from '@ludii/render';
import { escaped } from './page.js';

/** Blue for cold (−1), orange for hot (1), pale in between; readable on light and dark paper. */
function heat(warmth: number): string {
  const t = Math.max(-1, Math.min(1, warmth));
  const pale = [232, 232, 228] as const;
  const end = t < 0 ? ([0, 114, 178] as const) : ([213, 94, 0] as const);
  return `rgb(${pale.map((c, k) => Math.round(c + (end[k]! - c) * Math.abs(t))).join(',')})`;
}

/** A site of a heat map: how warm it is, −1 … 1, and what is said about it. */
export interface HeatSite {
  readonly site: number;
  readonly warmth: number;
  readonly label: string;
}

/** How warm a value is beside an even one: a doubling or a halving is half of the scale. What is not shown to differ is pale. */
export function warmthOf(value: number, low: number, high: number, even: number): number {
  if (low <= even && even <= high) return 0;
  return value <= 0 ? -1 : Math.log2(value / even) / 2;
}

/** Points are drawn so much smaller than pieces, so that one sees the lines between them. */
const PointSize = 0.72;

/** Sites of the board, coloured by warmth; titles tell the numbers. Others are outlined, so that one sees where on the board it is. */
export function heatBoard(game: Game, title: string, sites: readonly HeatSite[]): string {
  const { board, at, frame } = layoutOf(game);
  const type = game.compiled.shape.board.defaultSite;
  const onPoints = type === 1;
  const lines = onPoints
    ? game.compiled.board.graph.edges.map(({ a, b }) => {
        const [x1, y1] = frame.place(a);
        const [x2, y2] = frame.place(b);
        return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="var(--line)" stroke-width="6"/>`;
      })
    : [];
  const told = new Map(sites.map((each) => [each.site, each]));
  const paths = Array.from({ length: game.compiled.board.siteCount }, (_, site) => {
    const place = at(type, site);
    if (!place) return '';
    const own = told.get(site);
    const { x, y } = place;
    const size = onPoints ? ` transform="translate(${x} ${y}) scale(${PointSize}) translate(${-x} ${-y})"` : '';
    if (!own)
      return `<path d="${place.outline}"${size} fill="${onPoints ? 'var(--paper)' : 'none'}" stroke="var(--line)" stroke-width="2"/>`;
    const { warmth, label } = own;
    const text = escaped(`${game.coordinate(site)}: ${label}`);
    return `<path d="${place.outline}"${size} fill="${heat(warmth)}" stroke="var(--line)" stroke-width="2"><title>${text}</title></path>`;
  });
  const box = `${board.x - 6} ${board.y - 6} ${board.width + 12} ${board.height + 12}`;
  return `<svg viewBox="${box}" role="img" aria-label="${escaped(title)}" style="max-height:26rem"><title>${escaped(title)}</title>${lines.join('')}${paths.join('')}</svg>`;
}

/** A position as a small picture. */
export function boardPicture(trial: Trial, caption: string): string {
  const picture = drawPosition(trial, { coordinates: false, background: false, width: 176 });
  return `<figure>${picture}<figcaption>${escaped(caption)}</figcaption></figure>`;
}
