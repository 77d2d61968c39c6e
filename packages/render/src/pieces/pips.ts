/** Pips of dice and dominoes: places on a grid from −1 to 1. */
import { el, type SvgNode } from '../svg.js';

const corners: readonly (readonly [number, number])[] = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
]; // prettier-ignore
const sides: readonly (readonly [number, number])[] = [
  [-1, 0],
  [1, 0],
]; // prettier-ignore
const ends: readonly (readonly [number, number])[] = [
  [0, -1],
  [0, 1],
]; // prettier-ignore
const middle: readonly (readonly [number, number])[] = [[0, 0]];

/** The places of a number of pips, up to nine. */
export function pipPlaces(value: number): readonly (readonly [number, number])[] {
  const even =
    value >= 8
      ? [...corners, ...sides, ...ends]
      : value >= 6
        ? [...corners, ...sides]
        : corners.slice(0, value - (value % 2));
  return value % 2 === 1 ? [...middle, ...even] : even;
}

/** Pips around a point. */
export function drawPips(
  value: number,
  x: number,
  y: number,
  distance: number,
  radius: number,
  colour: string,
): SvgNode[] {
  return pipPlaces(value).map(([dx, dy]) =>
    el('circle', { cx: x + dx * distance, cy: y + dy * distance, r: radius, fill: colour }),
  );
}
