/** Where hands, decks and dice are in the picture. */
import type { Rulebook } from '@ludii/engine';
import type { ContainerShape } from '@ludii/engine/internal';
import { around, type Box, disc, grow, type PlacedContainer, type PlacedSite, R } from './box.js';
import type { Graphics, Placement } from './graphics.js';

const gap = R * 0.7;
/** Room for the mark of its owner before a hand. */
const markRoom = R * 1.1;

/** A container before it has its place. */
interface Tray {
  readonly index: number;
  readonly shape: ContainerShape;
  readonly slot: number;
  readonly perRow: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Places hands, decks and dice: where the description puts them; otherwise hands of two players above and below the board,
 * of more players in rows below it, and dice, decks and shared hands on the right.
 */
export function placeContainers(game: Rulebook, graphics: Graphics, board: Box): PlacedContainer[] {
  const { players } = game;
  const placed: PlacedContainer[] = [];
  const own: Tray[] = [];
  const shared: Tray[] = [];
  for (const [index, shape] of game.compiled.shape.containers.entries()) {
    if (shape.role === 'board') continue;
    const said = shape.role === 'hand' ? graphics.handPlacement(shape.owner) : undefined;
    if (said) {
      placed.push(placedByHand(index, shape, said, graphics, game, board));
      continue;
    }
    const isOwn = shape.role === 'hand' && shape.owner >= 1 && shape.owner <= players;
    (isOwn ? own : shared).push(trayOf(game, index, shape, isOwn ? board.width : 0));
  }
  return [...placed, ...(players === 2 ? aboveAndBelow(own, board) : inRows(own, board)), ...onTheRight(shared, board)];
}

function trayOf(game: Rulebook, index: number, shape: ContainerShape, room: number): Tray {
  const slot = shape.role === 'hand' ? slotWidth(game) : 2 * R;
  const wide = room > 0 ? Math.max(room, 4 * slot) : 2 * slot;
  const perRow = Math.max(1, Math.min(shape.size, Math.floor(wide / slot)));
  const rows = Math.ceil(shape.size / perRow);
  return { index, shape, slot, perRow, width: perRow * slot + 0.2 * R, height: rows * slot + 0.2 * R };
}

function putAt({ index, shape, slot, perRow, width, height }: Tray, x: number, y: number): PlacedContainer {
  const sites = Array.from({ length: shape.size }, (_, k) =>
    handSite(
      index,
      shape.first + k,
      x + 0.1 * R + slot / 2 + (k % perRow) * slot,
      y + 0.1 * R + slot / 2 + Math.floor(k / perRow) * slot,
      slot / 2,
    ),
  );
  return { index, shape, box: { x, y, width, height }, sites };
}

function handSite(container: number, site: number, x: number, y: number, radius: number): PlacedSite {
  return { type: 0, site, container, x, y, radius, outline: disc(x, y, radius * 0.96) };
}

function aboveAndBelow(trays: readonly Tray[], board: Box): PlacedContainer[] {
  let top = board.y - gap;
  let bottom = board.y + board.height + gap;
  return trays.map((tray) => {
    const x = board.x + (board.width - tray.width) / 2;
    if (tray.shape.owner === 2) {
      top -= tray.height;
      const put = putAt(tray, x, top);
      top -= gap;
      return put;
    }
    const put = putAt(tray, x, bottom);
    bottom += tray.height + gap;
    return put;
  });
}

/** Side by side below the board, in as many rows as they need. */
function inRows(trays: readonly Tray[], board: Box): PlacedContainer[] {
  const rows: Tray[][] = [];
  const widthOf = (row: readonly Tray[]): number => row.reduce((sum, { width }) => sum + width + markRoom, -markRoom);
  const room = Math.max(board.width, 8 * R);
  for (const tray of trays) {
    const last = rows.at(-1);
    if (last && widthOf([...last, tray]) <= room) last.push(tray);
    else rows.push([tray]);
  }
  let y = board.y + board.height + gap;
  return rows.flatMap((row) => {
    let x = board.x + (board.width - widthOf(row)) / 2;
    const put = row.map((tray) => {
      const each = putAt(tray, x, y);
      x += tray.width + markRoom;
      return each;
    });
    y += Math.max(...row.map(({ height }) => height)) + gap * 0.6;
    return put;
  });
}

function onTheRight(trays: readonly Tray[], board: Box): PlacedContainer[] {
  const total = trays.reduce((sum, { height }) => sum + height + gap, -gap);
  let y = board.y + Math.max(0, (board.height - total) / 2);
  return trays.map((tray) => {
    const put = putAt(tray, board.x + board.width + gap, y);
    y += tray.height + gap;
    return put;
  });
}

/**
 * A hand that the description places in the square around the board: a row from left to right, or a column from below. Its
 * sites are as large as the description says, but not larger than those of the board.
 */
function placedByHand(
  index: number,
  shape: ContainerShape,
  { scale, x, y, vertical }: Placement,
  graphics: Graphics,
  game: Rulebook,
  board: Box,
): PlacedContainer {
  const square = squareAround(board, graphics.boardPlacement, game);
  const side = square.width;
  const half = Math.min((side * scale) / (2 * shape.size), 0.3 * side);
  const radius = Math.min(half, slotWidth(game) / 2);
  const sites = Array.from({ length: shape.size }, (_, k) => {
    const along = (2 * k + 1) * half;
    return vertical
      ? handSite(index, shape.first + k, square.x + side * x, square.y + side * (y + scale) - along, radius)
      : handSite(index, shape.first + k, square.x + side * x + along, square.y + side * (1 - y), radius);
  });
  const boxes = sites.map((site) => grow({ x: site.x, y: site.y, width: 0, height: 0 }, radius));
  return { index, shape, box: grow(around(boxes), 0.1 * R), sites };
}

/** The square that the description measures places in: the board fills four fifths of it, boards of points a bit less. */
function squareAround(board: Box, placement: Placement | undefined, { compiled }: Rulebook): Box {
  const margin = compiled.board.defaultSite === 'Cell' ? 0.3 * R : 1.2 * R;
  const inner = grow(board, -margin);
  const extent = Math.max(inner.width, inner.height, 2 * R);
  const share =
    (compiled.board.defaultSite === 'Cell' ? 0.8 : 0.8 - Math.min(0.2, R / extent)) * (placement?.scale ?? 1);
  const side = extent / share;
  const free = side - extent;
  return {
    x: board.x + board.width / 2 - side / 2 - free * (placement?.x ?? 0),
    y: board.y + board.height / 2 - side / 2 - free * (placement?.y ?? 0),
    width: side,
    height: side,
  };
}

/** Width of a place in a hand: pieces that cover several cells need more room to be recognised. */
export function slotWidth({ compiled: { components } }: Rulebook): number {
  if (components.some(({ isDomino }) => isDomino)) return 6 * R;
  return components.some(({ walks }) => walks !== undefined) ? 3 * R : 2 * R;
}
