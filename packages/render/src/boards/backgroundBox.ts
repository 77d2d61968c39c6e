/** Where a picture below or above the board lies. */
import { type Box, grow, R } from '../box.js';
import { type GraphicsItem, numberOf, scalesOf } from '../graphicsItems.js';

/** The box of `(board Background …)`: around the points of the board with a margin, or of an image in its middle. */
export function backgroundBox(item: GraphicsItem, inner: Box): Box {
  if (!item.named.has('image')) return grow(inner, R * (numberOf(item, 'scale') ?? 1));
  const [sx, sy] = scalesOf(item);
  const size = Math.max(inner.width, inner.height);
  const [width, height] = [sx * size, sy * size];
  return {
    x: inner.x + inner.width / 2 + (numberOf(item, 'offsetx') ?? 0) * size - width / 2,
    y: inner.y + inner.height / 2 + (numberOf(item, 'offsety') ?? 0) * size - height / 2,
    width,
    height,
  };
}
