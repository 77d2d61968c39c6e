/** Lines of a board in the picture: straight, or curved by the tangents of an edge. */
import type { Board } from '@ludii/engine';
import { num } from './svg.js';

type Edge = Board['graph']['edges'][number];
type Face = Board['graph']['faces'][number];
type Vertex = Board['graph']['vertices'][number];

/** From the coordinates of a graph to the picture. */
export interface Frame {
  readonly scale: number;
  /** Edges are drawn straight even if they have tangents. */
  readonly straight?: boolean;
  place(point: { readonly x: number; readonly y: number; readonly z?: number }): readonly [number, number];
}

const at = (frame: Frame, point: { x: number; y: number; z?: number }): string => {
  const [x, y] = frame.place(point);
  return `${num(x)} ${num(y)}`;
};

/** The command from one end of an edge to the other: a line, or an arc with the tangents of the edge. */
function segment(edge: Edge, from: Vertex, frame: Frame): string {
  const to = edge.other(from);
  const [tangentFrom, tangentTo] = from === edge.a ? [edge.tangentA, edge.tangentB] : [edge.tangentB, edge.tangentA];
  if (frame.straight || !tangentFrom || !tangentTo) return `L${at(frame, to)}`;
  const arms = [control(from, tangentFrom, to), control(to, tangentTo, from)].map((arm) => at(frame, arm));
  return `C${arms.join(' ')} ${at(frame, to)}`;
}

/** The end of the control arm of a circular arc that leaves its chord at the angle of the tangent. */
function control(point: Vertex, tangent: { x: number; y: number }, far: Vertex): { x: number; y: number; z: number } {
  const [cx, cy] = [far.x - point.x, far.y - point.y];
  const chord = Math.hypot(cx, cy);
  const length = Math.hypot(tangent.x, tangent.y) || 1;
  const cosine = (cx * tangent.x + cy * tangent.y) / (chord * length || 1);
  const angle = Math.acos(Math.max(-1, Math.min(1, cosine)));
  const arm = angle < 0.01 ? chord / 3 : (chord * 2 * Math.tan(angle / 2)) / (3 * Math.sin(angle));
  return { x: point.x + (tangent.x / length) * arm, y: point.y + (tangent.y / length) * arm, z: point.z };
}

/** The outline of a cell as path data. */
export function curvedOutline(face: Face, frame: Frame): string {
  const first = face.vertices[0];
  if (!first) return '';
  return `M${at(frame, first)}${face.edges.map((edge, i) => segment(edge, face.vertices[i]!, frame)).join('')}Z`;
}

/** An edge as path data. */
export function edgePath(edge: Edge, frame: Frame): string {
  return `M${at(frame, edge.a)}${segment(edge, edge.a, frame)}`;
}

/** Heads of arrows at both ends of an edge as path data: edges can be gone along either way. */
export function edgeHeads(edge: Edge, frame: Frame, length: number, gap: number): string {
  const head = (tip: Vertex, tangent: { x: number; y: number } | null): string => {
    const curved = tangent && !frame.straight;
    const [x, y] = frame.place(tip);
    const [fromX, fromY] = frame.place(curved ? control(tip, tangent, edge.other(tip)) : edge.other(tip));
    const distance = Math.hypot(fromX - x, fromY - y) || 1;
    const [ux, uy] = [(fromX - x) / distance, (fromY - y) / distance];
    const corner = (along: number, aside: number): string =>
      `${num(x + ux * along - uy * aside)} ${num(y + uy * along + ux * aside)}`;
    return `M${corner(gap, 0)}L${corner(gap + length, length / 2)}L${corner(gap + length, -length / 2)}Z`;
  };
  return head(edge.a, edge.tangentA) + head(edge.b, edge.tangentB);
}
