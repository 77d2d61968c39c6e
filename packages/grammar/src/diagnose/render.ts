/** Diagnostics for people: the message, the lines of the text, and carets under the place. */
import { LineIndex, type Span } from '../source/span.js';
import type { Diagnostic } from './diagnostic.js';

/** How to show a diagnostic. */
export interface RenderOptions {
  /** Colour the output with ANSI escapes; default false. */
  readonly color?: boolean;
}

type Paint = (text: string) => string;

interface Palette {
  readonly error: Paint;
  readonly warning: Paint;
  readonly strong: Paint;
  readonly dim: Paint;
  readonly hint: Paint;
}

function ansi(code: string): Paint {
  return (text) => `\u001b[${code}m${text}\u001b[0m`;
}

const COLOURED: Palette = {
  error: ansi('1;31'),
  warning: ansi('1;33'),
  strong: ansi('1'),
  dim: ansi('2;36'),
  hint: ansi('36'),
};
const same: Paint = (text) => text;
const PLAIN: Palette = { error: same, warning: same, strong: same, dim: same, hint: same };

/** Longest piece of a source line that is shown. */
const WIDTH = 120;
/** What of a long line is shown at least before the place. */
const LEAD = 20;

/** A diagnostic as text of several lines, with a code frame for every place whose text is among the sources. */
export function renderDiagnostic(
  diagnostic: Diagnostic,
  sources: ReadonlyMap<string, string>,
  options: RenderOptions = {},
): string {
  const palette = options.color ? COLOURED : PLAIN;
  const accent = diagnostic.severity === 'error' ? palette.error : palette.warning;
  const lines = [`${accent(`${diagnostic.severity}[${diagnostic.code}]`)}${palette.strong(`: ${diagnostic.message}`)}`];
  lines.push(...codeFrame(diagnostic.span, sources, accent, palette, '-->'));
  for (const origin of diagnostic.origin) {
    lines.push(`${palette.dim('  from')} ${origin.kind} ${JSON.stringify(origin.name)}:`);
    lines.push(...codeFrame(origin.span, sources, palette.hint, palette, '-->'));
  }
  for (const related of diagnostic.related) {
    lines.push(`${palette.dim('  note')}: ${related.message}`);
    lines.push(...codeFrame(related.span, sources, palette.hint, palette, '-->'));
  }
  if (diagnostic.hint !== undefined)
    lines.push(`${palette.hint('  hint')}: ${diagnostic.hint.replaceAll('\n', '\n    ')}`);
  return `${lines.join('\n')}\n`;
}

function codeFrame(
  span: Span,
  sources: ReadonlyMap<string, string>,
  accent: Paint,
  palette: Palette,
  arrow: string,
): string[] {
  const text = sources.get(span.file);
  if (text === undefined) return [`${palette.dim(`  ${arrow}`)} ${span.file}`];
  const index = new LineIndex(text);
  const start = index.at(span.start);
  const end = index.at(Math.max(span.start, span.end - 1));
  const number = String(start.line);
  const gutter = ' '.repeat(number.length);
  const lines = [`${palette.dim(`${gutter} ${arrow}`)} ${span.file}:${start.line}:${start.column}`];
  const source = index.line(start.line);
  if (source === '' && text === '') return lines;
  const length = (end.line > start.line ? source.length + 1 : end.column + 1) - start.column;
  const { shown, before, width } = clipped(source, start.column - 1, length);
  const carets = '^'.repeat(width);
  lines.push(palette.dim(`${gutter} |`));
  lines.push(`${palette.dim(`${number} |`)} ${shown}`);
  lines.push(`${palette.dim(`${gutter} |`)} ${before}${accent(carets)}${end.line > start.line ? accent('…') : ''}`);
  return lines;
}

/**
 * The part of a line that is shown around a place. What is left out on either side is marked by "…"; the part begins a
 * little before the place, and earlier if the line has nothing more behind it.
 */
function clipped(line: string, column: number, length: number): { shown: string; before: string; width: number } {
  if (line.length <= WIDTH) {
    const before = line.slice(0, column).replace(/[^\t]/g, ' ');
    return { shown: line, before, width: Math.max(1, Math.min(length, WIDTH - column)) };
  }
  const room = Math.max(LEAD, WIDTH - length);
  const from =
    column + length <= WIDTH - 1 ? 0 : Math.max(0, Math.min(column - LEAD, line.length - WIDTH, column - (room >> 1)));
  const to = Math.min(line.length, from + WIDTH);
  const left = from > 0 ? '…' : '';
  const right = to < line.length ? '…' : '';
  const shown = left + line.slice(from + left.length, to - right.length) + right;
  const before = line.slice(from, column).replace(/[^\t]/g, ' ');
  const last = to - right.length;
  return { shown, before, width: Math.max(1, Math.min(length, last - column)) };
}
