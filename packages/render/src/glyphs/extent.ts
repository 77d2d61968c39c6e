/** How far the shapes of a glyph reach, from their path data. */
import type { Box } from '../box.js';

const known = new Map<string, Box>();

/** The box around path data as glyphs use them: lines, curves (by their control points) and arcs of circles. */
export function extentOf(path: string): Box {
  let box = known.get(path);
  if (!box) {
    box = measure(path);
    known.set(path, box);
  }
  return box;
}

function measure(path: string): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const isRelative = command === command.toLowerCase();
    const step = steps[command.toUpperCase()] ?? 2;
    for (let k = 0; k + step <= numbers.length; k += step) {
      const part = numbers.slice(k, k + step);
      const from = isRelative ? { x, y } : { x: 0, y: 0 };
      const points = pointsOf(command.toUpperCase(), part, from, { x, y });
      for (const point of points) {
        xs.push(point.x);
        ys.push(point.y);
      }
      const last = points.at(-1);
      if (last) [x, y] = [last.x, last.y];
    }
  }
  if (xs.length === 0) return { x: -50, y: -50, width: 100, height: 100 };
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Numbers that a command takes. */
const steps: Readonly<Record<string, number>> = { H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: Number.POSITIVE_INFINITY };

interface Point {
  readonly x: number;
  readonly y: number;
}

function pointsOf(command: string, part: readonly number[], from: Point, now: Point): Point[] {
  if (command === 'H') return [{ x: from.x + part[0]!, y: now.y }];
  if (command === 'V') return [{ x: now.x, y: from.y + part[0]! }];
  if (command === 'A') {
    const [rx, ry] = [part[0]!, part[1]!];
    const end = { x: from.x + part[5]!, y: from.y + part[6]! };
    const middle = { x: (now.x + end.x) / 2, y: (now.y + end.y) / 2 };
    return [{ x: middle.x - rx, y: middle.y - ry }, { x: middle.x + rx, y: middle.y + ry }, end]; // prettier-ignore
  }
  const points: Point[] = [];
  for (let k = 0; k + 1 < part.length; k += 2) points.push({ x: from.x + part[k]!, y: from.y + part[k + 1]! });
  return points;
}
