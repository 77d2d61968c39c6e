/** Where the sums of a crossword of numbers stand: before its rows and above its columns. */
import type { Rulebook } from '@ludii/engine';
import { type Place, R } from './box.js';

/** A dark cell of a crossword: the sums of the row and of the column that begin at it. */
export interface ClueCell extends Place {
  readonly across?: number;
  readonly down?: number;
}

type Hints = Rulebook['compiled']['setting']['hints'];

/** Hints that name rows and columns of cells, none longer than its board. */
function runsIn(hints: Hints): (readonly number[])[] {
  return hints.filter(({ type }) => type === 0).flatMap(({ regions }) => regions);
}

const placesOf = (sites: readonly number[], cells: readonly (Place | undefined)[]): Place[] =>
  sites.map((site) => cells[site]).filter((place) => place !== undefined);

function isRun(places: readonly Place[]): boolean {
  const [first] = places;
  return (
    first !== undefined &&
    (places.every(({ x }) => Math.abs(x - first.x) < 1) || places.every(({ y }) => Math.abs(y - first.y) < 1))
  );
}

/**
 * The cells with sums, by their place; none if the hints are no crossword. On a board that is a whole rectangle they are
 * one if the description asks for that style only.
 */
export function clueCells(
  hints: Hints,
  cells: readonly (Place | undefined)[],
  isWhole: boolean,
): Map<string, ClueCell> | undefined {
  const runs = runsIn(hints);
  const isCrossword =
    !isWhole && runs.some(({ length }) => length > 2) && runs.every((sites) => isRun(placesOf(sites, cells)));
  if (!isCrossword) return undefined;
  const sums = new Map<string, ClueCell>();
  for (const { type, regions, values } of hints) {
    if (type !== 0) continue;
    for (const [i, sites] of regions.entries()) {
      const places = placesOf(sites, cells);
      const [first] = [...places].sort((p, q) => p.x + p.y - q.x - q.y);
      if (!first || places.length < 2) continue;
      const across = Math.abs(places[0]!.y - places[1]!.y) < 1;
      const at = across ? { x: first.x - 2 * R, y: first.y } : { x: first.x, y: first.y - 2 * R };
      const sum = values[i] ?? 0;
      sums.set(clueKey(at), { ...sums.get(clueKey(at)), ...at, ...(across ? { across: sum } : { down: sum }) });
    }
  }
  return sums;
}

/** The name of a place. */
export const clueKey = ({ x, y }: Place): string => `${Math.round(x)} ${Math.round(y)}`;
