/** A glyph: what a piece looks like apart from its colours. Its box goes from −50 to 50 both ways. */

/** Shapes of a glyph as path data. */
export interface Glyph {
  /** Filled with the colour of the piece and outlined. */
  readonly body: string;
  /** Lines in the colour of the outline. */
  readonly lines?: string;
  /** Filled with the colour of the outline. */
  readonly solid?: string;
  /** Width of lines and outlines; 3 if not given. */
  readonly width?: number;
  /** True if the body is only outlined. */
  readonly open?: boolean;
}

/** A circle as path data. */
export const circle = (r: number, x = 0, y = 0): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A regular polygon as path data; the first corner is at an angle in degrees, 0 upwards, clockwise. */
export function polygon(corners: number, r: number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = ((turn + (360 * i) / corners - 90) * Math.PI) / 180;
    return `${Math.round(r * Math.cos(angle) * 10) / 10} ${Math.round(r * Math.sin(angle) * 10) / 10}`;
  });
  return `M${points.join('L')}Z`;
}

/** A star as path data. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = ((180 * i) / points - 90) * (Math.PI / 180);
    const r = i % 2 === 0 ? outer : inner;
    return `${Math.round(r * Math.cos(angle) * 10) / 10} ${Math.round(r * Math.sin(angle) * 10) / 10}`;
  });
  return `M${corners.join('L')}Z`;
}
