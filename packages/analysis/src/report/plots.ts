/** Plots as SVG, in the colours of the page. */
import { escaped } from './page.js';

const Width = 520;
const Height = 260;
const Left = 48;
const Right = 12;
const Top = 26;
const Bottom = 36;

const colours = ['var(--a)', 'var(--b)', 'var(--c)', 'var(--d)'];
/** The colour of a series or a player. */
export const colourOf = (k: number): string => colours[k % colours.length]!;

function short(x: number): string {
  const size = Math.abs(x);
  if (size >= 1000) return x.toFixed(0);
  return String(Number(x.toPrecision(3)));
}

/** Round numbers between two ends. */
function ticks(low: number, high: number, count = 5): number[] {
  const span = high - low || 1;
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5, 10].find((each) => each * power >= raw) ?? 10) * power;
  const first = Math.ceil(low / step) * step;
  const found: number[] = [];
  for (let x = first; x <= high + 1e-9; x += step) found.push(Math.abs(x) < 1e-9 ? 0 : x);
  return found;
}

interface Frame {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly axes: string;
}

function frame(x0: number, x1: number, y0: number, y1: number, xLabel: string, percent = false): Frame {
  const x = (value: number): number => Left + ((value - x0) / (x1 - x0 || 1)) * (Width - Left - Right);
  const y = (value: number): number => Height - Bottom - ((value - y0) / (y1 - y0 || 1)) * (Height - Top - Bottom);
  const lines = ticks(y0, y1).map((value) => {
    const label = percent ? `${short(100 * value)} %` : short(value);
    const at = y(value).toFixed(1);
    return `<line x1="${Left}" x2="${Width - Right}" y1="${at}" y2="${at}" stroke="var(--line)"/><text class="soft" x="${Left - 6}" y="${(y(value) + 4).toFixed(1)}" text-anchor="end">${label}</text>`;
  });
  const marks = ticks(x0, x1).map(
    (value) =>
      `<text class="soft" x="${x(value).toFixed(1)}" y="${Height - Bottom + 16}" text-anchor="middle">${short(value)}</text>`,
  );
  const label = `<text class="soft" x="${Width - Right}" y="${Height - 4}" text-anchor="end">${escaped(xLabel)}</text>`;
  return { x, y, axes: lines.join('') + marks.join('') + label };
}

function svg(title: string, content: string, height = Height): string {
  return `<svg viewBox="0 0 ${Width} ${height}" role="img" aria-label="${escaped(title)}"><title>${escaped(title)}</title>${content}</svg>`;
}

/** A line with its name, and perhaps a band. */
export interface Series {
  readonly name: string;
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly low?: readonly number[] | undefined;
  readonly high?: readonly number[] | undefined;
}

/** How a plot of lines is labelled. */
export interface LineOptions {
  readonly xLabel: string;
  readonly percent?: boolean | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** How far the name of a line is moved behind those before it. Letters are about so wide. */
function legendAt(series: readonly Series[], k: number): number {
  return series.slice(0, k).reduce((sum, { name }) => sum + Math.max(130, 6.6 * name.length + 16), 0);
}

/** Lines with bands of 95 %, each point by itself. */
export function linePlot(title: string, series: readonly Series[], { xLabel, percent, from, to }: LineOptions): string {
  const xs = series.flatMap(({ x }) => x);
  const ys = series.flatMap(({ y, low, high }) => [...y, ...(low ?? []), ...(high ?? [])]);
  const low = from ?? Math.min(0, ...ys);
  const f = frame(Math.min(...xs), Math.max(...xs), low, to ?? (Math.max(...ys) || 1), xLabel, percent);
  const drawn = series.map(({ x, y, low: under, high: over, name }, k) => {
    const points = (values: readonly number[]): string[] =>
      values.map((value, i) => `${f.x(x[i]!).toFixed(1)},${f.y(value).toFixed(1)}`);
    const band =
      under && over
        ? `<polygon points="${[...points(over), ...points(under).reverse()].join(' ')}" fill="${colourOf(k)}" opacity=".18"/>`
        : '';
    const line = `<polyline points="${points(y).join(' ')}" fill="none" stroke="${colourOf(k)}" stroke-width="2"/>`;
    const legend =
      series.length > 1
        ? `<text x="${Left + 8 + legendAt(series, k)}" y="${Top - 10}" style="fill:${colourOf(k)}">${escaped(name)}</text>`
        : '';
    return band + line + legend;
  });
  return svg(title, f.axes + drawn.join(''));
}

/** Points with whiskers over a scale of doublings. */
export function whiskerPlot(
  title: string,
  labels: readonly string[],
  values: readonly { value: number; low: number; high: number }[],
): string {
  const f = frame(-0.5, labels.length - 0.5, 0, 1, '', true);
  const half = `<line x1="${Left}" x2="${Width - Right}" y1="${f.y(0.5)}" y2="${f.y(0.5)}" stroke="var(--soft)" stroke-dasharray="4 4"/>`;
  const drawn = values.map(({ value, low, high }, k) => {
    const x = f.x(k).toFixed(1);
    return `<line x1="${x}" x2="${x}" y1="${f.y(low).toFixed(1)}" y2="${f.y(high).toFixed(1)}" stroke="var(--a)" stroke-width="2"/><circle cx="${x}" cy="${f.y(value).toFixed(1)}" r="5" fill="var(--a)"/><text x="${x}" y="${Height - 4}" text-anchor="middle">${escaped(labels[k]!)}</text>`;
  });
  const axes = f.axes.replace(/<text class="soft" x="[^"]*" y="240"[^>]*>[^<]*<\/text>/g, '');
  return svg(title, axes + half + drawn.join(''));
}

/** Bins of a histogram by the rule of Freedman and Diaconis, at most 60. */
export function binsOf(values: readonly number[]): { from: number; width: number; count: number } {
  const order = [...values].sort((a, b) => a - b);
  const at = (q: number): number => order[Math.floor(q * (order.length - 1))] ?? 0;
  const low = order[0] ?? 0;
  const high = order.at(-1) ?? 0;
  const raw = (2 * (at(0.75) - at(0.25))) / Math.cbrt(Math.max(order.length, 1));
  const whole = values.every(Number.isInteger);
  const width = Math.max(raw || (high - low) / 10 || 1, (high - low) / 60, whole ? 1 : 1e-9);
  const rounded = whole ? Math.ceil(width) : width;
  return { from: low, width: rounded, count: Math.max(1, Math.floor((high - low) / rounded) + 1) };
}

/** A histogram, one colour for each group. */
export function histogram(
  title: string,
  groups: readonly { name: string; values: readonly number[] }[],
  xLabel: string,
): string {
  const { from, width, count } = binsOf(groups.flatMap(({ values }) => values));
  const counts = groups.map(({ values }) => {
    const own = new Array<number>(count).fill(0);
    for (const value of values) own[Math.min(count - 1, Math.floor((value - from) / width))]!++;
    return own;
  });
  const totals = Array.from({ length: count }, (_, bin) => counts.reduce((sum, own) => sum + own[bin]!, 0));
  const f = frame(from, from + width * count, 0, Math.max(...totals, 1), xLabel);
  const bars = totals.flatMap((_, bin) => {
    let base = 0;
    return counts.map((own, k) => {
      const x = f.x(from + bin * width);
      const top = f.y(base + own[bin]!);
      const bar = `<rect x="${(x + 0.5).toFixed(1)}" y="${top.toFixed(1)}" width="${Math.max(0.5, f.x(from + (bin + 1) * width) - x - 1).toFixed(1)}" height="${(f.y(base) - top).toFixed(1)}" fill="${colourOf(k)}"/>`;
      base += own[bin]!;
      return own[bin]! > 0 ? bar : '';
    });
  });
  const legend = groups.map(({ name }, k) =>
    groups.length > 1
      ? `<text x="${Left + 8 + 130 * k}" y="${Top - 10}" style="fill:${colourOf(k)}">${escaped(name)}</text>`
      : '',
  );
  return svg(title, f.axes + bars.join('') + legend.join(''));
}

/** One bar of shares. */
export function stackedBar(title: string, labels: readonly string[], shares: readonly number[]): string {
  let at = 0;
  const parts = shares.map((share, k) => {
    const x = Left + at * (Width - Left - Right);
    const width = share * (Width - Left - Right);
    at += share;
    const fill = k < colours.length ? colourOf(k) : 'var(--soft)';
    const name =
      share > 0.12
        ? `<text x="${(x + width / 2).toFixed(1)}" y="18" text-anchor="middle">${escaped(labels[k]!)}</text>`
        : '';
    return `<rect x="${x.toFixed(1)}" y="28" width="${width.toFixed(1)}" height="50" fill="${fill}"/>${name}`;
  });
  return svg(title, parts.join(''), 84);
}
