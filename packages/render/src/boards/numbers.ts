/** Numbers that the description asks for: costs of elements and numbers of sites. */
import type { SiteTypeCode } from '@ludii/engine';
import { R } from '../box.js';
import { css } from '../colour.js';
import { siteTypeWord } from '../graphics.js';
import { writeWord } from '../strokeFont.js';
import type { SvgNode } from '../svg.js';
import type { Canvas } from './canvas.js';

/** `(show Cost)` and `(show SiteIndex …)`. */
export function paintNumbers(canvas: Canvas): SvgNode[] {
  return [...paintCosts(canvas), ...paintIndices(canvas)];
}

/** Numbers beside the middle of their site, where a piece leaves them to be read. */
function written({ look }: Canvas, type: SiteTypeCode, size: number, textOf: (site: number) => string): SvgNode[] {
  const { ink, page } = look.theme;
  return look.layout.sites[type].flatMap(({ site, x, y, container }) => {
    const text = container === 0 ? textOf(site) : '';
    return text === '' ? [] : [writeWord(text, x, y, { size, colour: css(ink), halo: css(page), maxWidth: R * 1.6 })];
  });
}

function paintCosts(canvas: Canvas): SvgNode[] {
  const { graphics, game } = canvas.look;
  if (!graphics.says('show cost')) return [];
  const { state } = canvas.context;
  return ([0, 1, 2] as const).flatMap((type) => {
    if (!game.compiled.layout.stored[type]) return [];
    return written(canvas, type, 20, (site) => {
      const cost = state.cost(type, site);
      return cost === 0 ? '' : String(cost);
    });
  });
}

function paintIndices(canvas: Canvas): SvgNode[] {
  return canvas.look.graphics.all('show siteindex').flatMap(({ words, numbers }) => {
    const type = words.map(siteTypeWord).find((code) => code !== undefined) ?? 0;
    return written(canvas, type, 28, (site) => String(site + (numbers[0] ?? 0)));
  });
}
