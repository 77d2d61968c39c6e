/** Draws a board as an SVG picture: cells shaded by phase, edges, vertices and labels. */

import type { Board } from './board.js';
import { requirePart } from './errors.js';
import type { Edge, SiteType, Vertex } from './graph.js';

/** How to draw a board. */
export interface SvgOptions {
  /** Pixels per unit of length (the usual edge of a cell); chosen by the size of the board if not given. */
  readonly scale?: number | undefined;
  /** What to write at the sites: coordinates, numbers or nothing (default coordinates). */
  readonly text?: 'labels' | 'numbers' | 'none' | undefined;
  /** The site type to write the text at (default: the type that the board is played on). */
  readonly textAt?: SiteType | undefined;
  /** Fill colours of the cells by phase. */
  readonly colours?: readonly string[] | undefined;
  readonly line?: string | undefined;
  readonly background?: string | undefined;
}

const COLOURS = ['#f3e3c3', '#d9b98a', '#e8cfa4', '#c9a36f', '#f8eedb'];
const LINE = '#6b4a2b';
const INK = '#3a2814';
const MARGIN = 0.6;

const round = (value: number): string => String(Math.round(value * 100) / 100 || 0);

interface Frame {
  x(px: number): string;
  y(py: number): string;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** SVG has y downwards, boards have it upwards. */
function frameOf(vertices: readonly Vertex[], scale: number | undefined): Frame {
  let minX = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const { x, y } of vertices) {
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  if (vertices.length === 0) minX = maxX = minY = maxY = 0;
  const extent = Math.max(maxX - minX, maxY - minY) + 2 * MARGIN;
  const s = scale ?? Math.max(16, Math.min(64, 800 / extent));
  return {
    x: (px) => round((px - minX + MARGIN) * s),
    y: (py) => round((maxY - py + MARGIN) * s),
    scale: s,
    width: Math.ceil((maxX - minX + 2 * MARGIN) * s),
    height: Math.ceil((maxY - minY + 2 * MARGIN) * s),
  };
}

/** The drawing command from one end of an edge to the other: a line, or an arc with the tangents of the edge. */
function segment(edge: Edge, from: Vertex, frame: Frame): string {
  const to = edge.other(from);
  const end = `${frame.x(to.x)} ${frame.y(to.y)}`;
  const [tangentFrom, tangentTo] = from === edge.a ? [edge.tangentA, edge.tangentB] : [edge.tangentB, edge.tangentA];
  if (!tangentFrom || !tangentTo) return `L ${end}`;
  const control = (at: Vertex, tangent: { x: number; y: number }, far: Vertex): string => {
    const chord = Math.hypot(far.x - at.x, far.y - at.y);
    const length = Math.hypot(tangent.x, tangent.y) || 1;
    const cosine = ((far.x - at.x) * tangent.x + (far.y - at.y) * tangent.y) / (chord * length || 1);
    const angle = Math.acos(Math.max(-1, Math.min(1, cosine)));
    // The control arm of a circular arc that leaves its chord at this angle.
    const arm = angle < 0.01 ? chord / 3 : (chord * 2 * Math.tan(angle / 2)) / (3 * Math.sin(angle));
    return `${frame.x(at.x + (tangent.x / length) * arm)} ${frame.y(at.y + (tangent.y / length) * arm)}`;
  };
  return `C ${control(from, tangentFrom, to)} ${control(to, tangentTo, from)} ${end}`;
}

/**
 * A picture of a board.
 *
 * @example
 * ```ts
 * const svg = boardToSvg(buildBoard({ graph: hex(5) }), { text: 'numbers' });
 * ```
 */
export function boardToSvg(board: Board, options: SvgOptions = {}): string {
  const { graph, topology, defaultSite } = requirePart(board, 'topology', 'board');
  const { text = 'labels', textAt = defaultSite, colours = COLOURS, line = LINE, background = '#fffdf8' } = options;
  const frame = frameOf(graph.vertices, options.scale);
  const { scale } = frame;
  const parts: string[] = [];
  const layers = [...graph.faces].sort((a, b) => a.z - b.z);
  const phase = topology.sites('Cell').phase;
  for (const face of layers) {
    const first = face.vertices[0]!;
    const path = face.edges.map((edge, i) => segment(edge, face.vertices[i]!, frame)).join(' ');
    const fill = colours[phase[face.index]! % colours.length] ?? 'none';
    const opacity = face.z > 0 ? ' fill-opacity="0.6"' : '';
    parts.push(`<path d="M ${frame.x(first.x)} ${frame.y(first.y)} ${path} Z" fill="${fill}"${opacity}/>`);
  }
  const lineWidth = round(Math.max(1, scale * (defaultSite === 'Edge' ? 0.06 : 0.035)));
  const lines = graph.edges.map((e) => `M ${frame.x(e.a.x)} ${frame.y(e.a.y)} ${segment(e, e.a, frame)}`);
  if (lines.length > 0) {
    parts.push(
      `<path d="${lines.join(' ')}" fill="none" stroke="${line}" stroke-width="${lineWidth}" stroke-linecap="round"/>`,
    );
  }
  if (defaultSite === 'Vertex') {
    const radius = round(scale * 0.09);
    for (const v of [...graph.vertices].sort((a, b) => a.z - b.z)) {
      parts.push(`<circle cx="${frame.x(v.x)}" cy="${frame.y(v.y)}" r="${radius}" fill="${line}"/>`);
    }
  }
  if (text !== 'none') parts.push(...texts(board, frame, text, textAt, background));
  const size = `width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="system-ui, sans-serif">`,
    `<rect width="100%" height="100%" fill="${background}"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

function texts(board: Board, frame: Frame, text: 'labels' | 'numbers', at: SiteType, background: string): string[] {
  const { labels, points } = board.topology.sites(at);
  // Text at vertices and edges stands beside the line, on a halo that keeps it readable.
  const shift = at === 'Cell' ? 0 : 0.16;
  const size = round(frame.scale * (at === 'Cell' ? 0.26 : 0.2));
  const halo = at === 'Cell' ? '' : ` stroke="${background}" stroke-width="3" paint-order="stroke"`;
  const open = `<g font-size="${size}" fill="${INK}" text-anchor="middle" dominant-baseline="central"${halo}>`;
  const words = points.map(
    (p, i) =>
      `<text x="${frame.x(p.x + shift)}" y="${frame.y(p.y + shift)}">${text === 'labels' ? labels[i]! : i}</text>`,
  );
  return [open, ...words, '</g>'];
}
