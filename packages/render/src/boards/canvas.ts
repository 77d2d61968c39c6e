/** What the painters of boards share: the look, its palette, and regions that the description colours. */
import type { Context } from '@ludii/engine/internal';
import type { Colour } from '../colour.js';
import { stroked } from '../colour.js';
import { siteTypeWord } from '../graphics.js';
import { type GraphicsItem, numbersIn } from '../graphicsItems.js';
import type { Look } from '../look.js';
import { edgePath } from '../outline.js';
import { el, type SvgNode } from '../svg.js';
import { type Palette, paletteOf } from './palette.js';

/** A board that is being painted. */
export interface Canvas {
  readonly look: Look;
  readonly palette: Palette;
  /** The position, for regions that depend on it. */
  readonly context: Context;
}

/** Prepares the painting of a board. */
export function canvasOf(look: Look, context: Context): Canvas {
  return { look, palette: paletteOf(look), context };
}

/** Numbers of sites that an item speaks of: a list, a named region of the equipment, or a region written as a ludeme. */
export function sitesOf({ look, context }: Canvas, item: GraphicsItem, regionName: string | undefined): number[] {
  const { setting } = look.game.compiled;
  if (item.lists.length > 0) return item.lists.flat();
  const owner = look.graphics.ownerOf(item);
  const [written] = item.calls;
  if (regionName === undefined && written) return setting.sitesAt(written, context) ?? [];
  if (regionName === undefined && item.numbers.length > 0) return [item.numbers[0]!];
  // By name, by owner, or by both.
  if (regionName === undefined && owner === undefined) return [];
  return setting.regions
    .filter(({ name }) => regionName === undefined || name === regionName)
    .filter((region) => owner === undefined || region.owner === owner)
    .flatMap((region) => setting.sitesOf(region, context));
}

type SiteColours = readonly [Map<number, Colour>, Map<number, Colour>, Map<number, Colour>];

const coloured = new WeakMap<Canvas, SiteColours>();

/** Colours of sites that `(region Colour …)` gives, by type. A region may be long to work out: it is asked once. */
export function regionColours(canvas: Canvas): SiteColours {
  let known = coloured.get(canvas);
  if (!known) {
    known = findColours(canvas);
    coloured.set(canvas, known);
  }
  return known;
}

function findColours(canvas: Canvas): SiteColours {
  const { graphics, game } = canvas.look;
  const found = [new Map<number, Colour>(), new Map<number, Colour>(), new Map<number, Colour>()] as const;
  const usual = game.compiled.shape.board.defaultSite;
  for (const item of graphics.all('region colour')) {
    const type = item.words.map(siteTypeWord).find((code) => code !== undefined) ?? usual;
    if (isPerimeter(item, type)) continue;
    const colour = item.colours[0];
    if (!colour) continue;
    for (const site of sitesOf(canvas, item, item.strings[0])) found[type].set(site, colour);
  }
  return found;
}

const isPerimeter = (item: GraphicsItem, type: number): boolean => {
  const of = item.named.get('regionsitetype');
  return type === 2 && of?.kind === 'word' && of.word === 'Cell';
};

/** Lines around sets of cells that `(region Colour … Edge regionSiteType:Cell)` asks for. */
export function regionPerimeters(canvas: Canvas): SvgNode[] {
  const { look, palette } = canvas;
  return look.graphics.all('region colour').flatMap((item) => {
    if (!isPerimeter(item, item.words.map(siteTypeWord).find((code) => code !== undefined) ?? 0)) return [];
    const cells = new Set(sitesOf(canvas, item, item.strings[0]));
    const scale = item.named.get('scale');
    const d = perimeterPath(canvas, cells);
    if (d === '') return [];
    const width = palette.thick * (scale?.kind === 'number' ? Math.min(10, Math.max(0.2, scale.value)) : 1);
    return [
      el('path', {
        d,
        fill: 'none',
        ...stroked(item.colours[0] ?? ownColour(canvas, item) ?? palette.symbols, width),
        'stroke-linecap': 'round',
      }),
    ];
  });
}

/** The colour of the player whose region an item names. */
function ownColour({ look }: Canvas, item: GraphicsItem): Colour | undefined {
  const owner =
    look.graphics.ownerOf(item) ??
    look.game.compiled.setting.regions.find(({ name }) => name === item.strings[0])?.owner ??
    0;
  return owner >= 1 && owner <= look.game.players ? look.playerColour(owner) : undefined;
}

/** The edges that belong to exactly one cell of a set, as path data. */
export function perimeterPath({ look }: Canvas, cells: ReadonlySet<number>): string {
  const { edges } = look.game.compiled.board.graph;
  return edges
    .filter(({ left, right }) => cells.has(left?.index ?? -1) !== cells.has(right?.index ?? -1))
    .map((edge) => edgePath(edge, look.layout.frame))
    .join('');
}

/** The first number of a named list of an item. */
export function listOf(item: GraphicsItem, name: string): number[] {
  const node = item.named.get(name);
  return node ? numbersIn(node) : [];
}
