/** Which site is meant by a point or by a key. */
import type { PositionView, SceneSite, SiteKey } from '@ludii/render';

/** A point of the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half the width of a site. */
const R = 50;
/** How far from its middle a playable site still attracts: 0.6 of a cell. */
const reach = 1.2 * R;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** What is known when something is pointed at. */
export interface Pointing {
  readonly sites: readonly SceneSite[];
  readonly pieces: PositionView['pieces'];
  /** Sites that a click can do something with. */
  readonly playable: ReadonlySet<SiteKey>;
  /** The site whose outline is under the pointer, if any. */
  readonly under?: SiteKey | undefined;
}

/**
 * The site at a point. Playable sites are preferred: the one of a piece under the pointer, then the one whose outline is
 * hit, then the nearest within 0.6 of a cell.
 */
export function siteAt(point: Point, { sites, pieces, playable, under }: Pointing): SiteKey | undefined {
  for (let i = pieces.length - 1; i >= 0; i--) {
    const piece = pieces[i]!;
    if (playable.has(piece.site) && distance(piece, point) <= R * 0.9) return piece.site;
  }
  if (under !== undefined && playable.has(under)) return under;
  let best: SceneSite | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const site of sites) {
    if (!playable.has(site.key)) continue;
    const away = distance(site, point);
    if (away < least && away <= Math.max(reach, site.radius)) {
      least = away;
      best = site;
    }
  }
  return best?.key ?? under;
}

/** Directions of the arrow keys in the picture. */
export const arrows: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

const widest = Math.PI / 3;

/**
 * The site that an arrow key leads to: near, and at most 60° off the direction of the key. Sites that are straight ahead
 * are worth a longer way. With `only`, other sites are passed over.
 */
export function neighbourByKey(
  sites: readonly SceneSite[],
  from: SceneSite,
  direction: Point,
  only?: ReadonlySet<SiteKey>,
): SceneSite | undefined {
  let best: SceneSite | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const site of sites) {
    if (site === from || (only && !only.has(site.key))) continue;
    const [dx, dy] = [site.x - from.x, site.y - from.y];
    const away = Math.hypot(dx, dy);
    if (away < 1) continue;
    const angle = Math.acos(Math.max(-1, Math.min(1, (dx * direction.x + dy * direction.y) / away)));
    if (angle > widest + 1e-9) continue;
    const cost = away * (1 + 2 * (angle / widest) ** 2);
    if (cost < least - 1e-9) {
      least = cost;
      best = site;
    }
  }
  return best;
}
