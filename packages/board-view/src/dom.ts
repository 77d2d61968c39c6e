/** Pictures as DOM nodes. Only elements and attributes of pictures are made: nothing in the data can become a script. */
import type { SvgNode } from '@ludii/render';

const svgNamespace = 'http://www.w3.org/2000/svg';

const tags = new Set([
  'g',
  'path',
  'circle',
  'rect',
  'line',
  'ellipse',
  'polygon',
  'polyline',
  'text',
  'title',
  'desc',
]);
const forbidden = /^(?:on|href$|xlink|style$)/i;

/** A node of a picture as an SVG element; undefined for what does not belong in one. */
export function buildNode({ tag, attrs, children, text }: SvgNode): SVGElement | undefined {
  if (!tags.has(tag)) return undefined;
  const node = svg(tag);
  for (const [name, value] of Object.entries(attrs)) {
    if (value === undefined || forbidden.test(name)) continue;
    node.setAttribute(name, String(value));
  }
  if (text !== undefined) node.textContent = text;
  for (const child of children) {
    const made = buildNode(child);
    if (made) node.append(made);
  }
  return node;
}

/** A new SVG element. */
export function svg(tag: string, attrs: Readonly<Record<string, string | number>> = {}): SVGElement {
  const node = document.createElementNS(svgNamespace, tag) as SVGElement;
  for (const [name, value] of Object.entries(attrs)) node.setAttribute(name, String(value));
  return node;
}

/** A new HTML element. */
export function html<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attrs: Readonly<Record<string, string>> = {},
  text?: string,
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attrs)) node.setAttribute(name, value);
  if (text !== undefined) node.textContent = text;
  return node;
}
