/** The sites that a piece stands on: its own, and for a large piece all that it covers. */
import type { Context, SiteTypeCode } from '@ludii/state';
import type { SiteSet } from '../board/siteSet.js';

/** Adds what the piece with its root at a site covers; the site itself if the piece is not large or there is none. */
export function addFootprint(c: Context, type: SiteTypeCode, site: number, out: SiteSet): void {
  const cover = c.game.components[c.state.what(type, site)]?.cover;
  if (!cover) {
    out.add(site);
    return;
  }
  const state = Math.max(0, c.state.state(type, site));
  if (state >= cover.states) {
    out.add(site);
    return;
  }
  const { starts, items } = cover.sites;
  const entry = site * cover.states + state;
  for (let i = starts[entry]!; i < starts[entry + 1]!; i++) out.add(items[i]!);
}
