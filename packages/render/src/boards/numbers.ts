/** Numbers that the description asks for: costs of elements and numbers of sites. */
import type { SiteTypeCode } from '@ludii/engine';
import type { Context } from '@ludii/engine/internal';
import { R } from '../box.js';
import { css } from '../colour.js';
import { siteTypeWord } from '../graphics.js';
import type { Look } from '../look.js';
import type { PlacedNode } from '../scene.js';
import { writeWord } from '../strokeFont.js';
import { el, num, type SvgNode } from '../svg.js';
import type { Canvas } from './canvas.js';

/** Numbers in the middle of their sites. */
function written(look: Look, type: SiteTypeCode, size: number, textOf: (site: number) => string): PlacedNode[] {
  const { ink, page } = look.theme;
  const writing = { size, colour: css(ink), halo: css(page), maxWidth: R * 1.6 };
  return look.layout.sites[type].flatMap(({ site, x, y, container }) => {
    const text = container === 0 ? textOf(site) : '';
    return text === '' ? [] : [{ x, y, node: writeWord(text, 0, 0, writing) }];
  });
}

/** `(show Cost)`: over the pieces, since a piece does not change what its place costs. */
export function drawCosts(look: Look, { state }: Context): PlacedNode[] {
  return ([0, 1, 2] as const).flatMap((type) => {
    if (!look.game.compiled.layout.stored[type]) return [];
    return written(look, type, 20, (site) => {
      const cost = state.cost(type, site);
      return cost === 0 ? '' : String(cost);
    });
  });
}

/** `(show SiteIndex …)`: on the board. */
export function paintIndices({ look }: Canvas): SvgNode[] {
  return look.graphics.all('show siteindex').flatMap(({ words, numbers }) => {
    const type = words.map(siteTypeWord).find((code) => code !== undefined) ?? 0;
    return written(look, type, 28, (site) => String(site + (numbers[0] ?? 0))).map(({ x, y, node }) =>
      el('g', { transform: `translate(${num(x)} ${num(y)})` }, [node]),
    );
  });
}
