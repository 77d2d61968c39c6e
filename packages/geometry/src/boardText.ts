/** Draws a board with characters, for a terminal. */

import type { Board } from './board.js';
import { requirePart } from './errors.js';

/** How to draw a board as text. */
export interface TextOptions {
  /** What to write at each site: its coordinate, its number, or what the function returns. */
  readonly site?: 'labels' | 'numbers' | ((site: number) => string) | undefined;
  /** The widest line allowed (default 160 characters). */
  readonly width?: number | undefined;
}

/**
 * The sites of the default type at their places, as lines of text. Rows of the picture are the distinct heights of
 * sites; a word that would run into the one before it moves right, so nothing is hidden even on crowded boards.
 *
 * @example
 * ```ts
 * console.log(boardToText(buildBoard({ graph: hex(3) })));
 * ```
 */
export function boardToText(board: Board, options: TextOptions = {}): string {
  const { site = 'labels', width = 160 } = options;
  const { points, labels, count } = requirePart(board, 'topology', 'board').topology.sites(board.defaultSite);
  if (count === 0) return '(no sites)\n';
  const words = points.map((_, i) =>
    typeof site === 'function' ? site(i) : site === 'numbers' ? String(i) : labels[i]!,
  );
  const longest = Math.max(...words.map((word) => word.length));
  const xs = points.map((p) => p.x);
  const minX = Math.min(...xs);
  const lines = groupByHeight(points.map((p, i) => ({ i, x: p.x, y: p.y })));
  // An even width per site, so that rows shifted by half a site fall on whole characters.
  const cell = 2 * Math.ceil((longest + 1) / 2);
  const scale = Math.min(cell / closest(lines), (width - longest) / (Math.max(...xs) - minX || 1));
  const text = lines.map((line) => {
    let out = '';
    for (const { i, x } of line) {
      const at = Math.round((x - minX) * scale);
      out = out.padEnd(at);
      if (out.length > 0 && !out.endsWith(' ')) out += ' ';
      out += words[i]!;
    }
    return out;
  });
  return `${text.join('\n')}\n`;
}

interface Place {
  readonly i: number;
  readonly x: number;
  readonly y: number;
}

/** Lines of equal height, top to bottom, each from left to right. */
function groupByHeight(places: Place[]): Place[][] {
  const lines: Place[][] = [];
  places.sort((a, b) => b.y - a.y);
  for (const place of places) {
    const last = lines.at(-1);
    if (last && Math.abs(last[0]!.y - place.y) < 0.01) last.push(place);
    else lines.push([place]);
  }
  for (const line of lines) line.sort((a, b) => a.x - b.x || a.i - b.i);
  return lines;
}

/** The least horizontal distance between two neighbours in a line. */
function closest(lines: readonly Place[][]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    for (let k = 1; k < line.length; k++) {
      const gap = line[k]!.x - line[k - 1]!.x;
      if (gap > 0.2) least = Math.min(least, gap);
    }
  }
  return Number.isFinite(least) ? least : 1;
}
