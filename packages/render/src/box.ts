/** Places and boxes in the picture, and its unit: a piece that fills its site is two radii wide. */
import type { SiteTypeCode } from '@ludii/engine';
import type { ContainerShape } from '@ludii/engine/internal';

/** Half the width of a piece at scale 1. */
export const R = 50;

/** A place in the picture. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A site in the picture. */
export interface PlacedSite extends Place {
  readonly type: SiteTypeCode;
  readonly site: number;
  /** 0 the board. */
  readonly container: number;
  /** How far the site reaches: half the width of a piece that fills it. */
  readonly radius: number;
  /** Outline for hit testing and marks, as path data. */
  readonly outline: string;
}

/** A hand, a deck or dice in the picture. */
export interface PlacedContainer {
  readonly index: number;
  readonly shape: ContainerShape;
  readonly box: Box;
  /** Its sites. */
  readonly sites: readonly PlacedSite[];
}

/** A circle as path data. */
export function disc(x: number, y: number, r: number): string {
  const n = (value: number): string => String(Math.round(value * 100) / 100);
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}

/** The smallest box around boxes. */
export function around(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A box with a margin. */
export function grow({ x, y, width, height }: Box, margin: number): Box {
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}
