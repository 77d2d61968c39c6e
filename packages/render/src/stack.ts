/** Where the levels of a stack are drawn, relative to their site. */

import { type Box, type PlacedSite, R } from './box.js';
import type { StackStyle } from './graphics.js';

/** What the place of a level depends on. */
export interface StackPlace {
  readonly style: StackStyle;
  readonly site: PlacedSite;
  /** Number of levels. */
  readonly size: number;
  readonly inHand: boolean;
  /** Points of the board that stacks may lean to. */
  readonly board: Box;
  /** True for sites in the first half of their container. */
  readonly firstHalf: boolean;
}

const none = { x: 0, y: 0 };

/** Where a level is drawn. */
export interface LevelOffset {
  readonly x: number;
  readonly y: number;
  /** True if the offset is the height on other pieces, not a place on the board: it is the same when the board is turned. */
  readonly upright?: boolean;
}

/** Offset of a level, 0 the lowest. */
export function levelOffset(place: StackPlace, level: number): LevelOffset {
  const { style, size, site, inHand, board } = place;
  const q = R * style.scale;
  // Tall stacks are squeezed so that they stay near their site.
  const u = Math.min(0.4 * q, (3.2 * q) / Math.max(1, size - 1));
  switch (style.type) {
    case 'none':
    case 'count':
    case 'countcoloured':
      return none;
    case 'ground':
      return ground(q, level);
    case 'grounddynamic':
      if (size === 1) return none;
      return size === 2 ? { x: level === 0 ? q / 2 : -q / 2, y: 0 } : ground(q, level);
    case 'fan':
      return { x: level * u, y: 0 };
    case 'fanalternating':
      return { x: (level % 2 === 0 ? (level * u) / 2 : (-(level + 1) * u) / 2) + u / 2, y: 0 };
    case 'ring': {
      const angle = (2 * Math.PI * level) / size;
      return { x: 0.7 * site.radius * Math.cos(angle), y: 0.7 * site.radius * Math.sin(angle) };
    }
    case 'towardscenter': {
      const [dx, dy] = [board.x + board.width / 2 - site.x, board.y + board.height / 2 - site.y];
      const length = Math.hypot(dx, dy) || 1;
      return { x: (dx / length) * 1.9 * q * level, y: (dy / length) * 1.9 * q * level };
    }
    case 'backgammon': {
      const [l, k] = [level % style.limit, Math.floor(level / style.limit)];
      // Men beyond the limit lie on the others, a little further in.
      return { x: 0, y: (place.firstHalf ? -1 : 1) * (l * 1.9 + k * 0.4) * q };
    }
    default:
      return inHand
        ? { x: (level * u) / 5, y: (-level * u) / 5, upright: true }
        : { x: 0, y: -level * u, upright: true };
  }
}

function ground(q: number, level: number): { x: number; y: number } {
  const places = [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const; // prettier-ignore
  const [x, y] = places[level] ?? [0, 0];
  return { x: (x * q) / 2, y: (y * q) / 2 };
}

/** True if the number of pieces is written on the stack. */
export function showsCount({ type }: StackStyle): boolean {
  return type === 'count' || type === 'defaultandcount';
}
