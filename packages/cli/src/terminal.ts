/** Where output goes, and whether it is coloured: on a terminal yes, in a pipe no, and the usual variables decide otherwise. */
import pc from 'picocolors';

/** Writes to the standard output. */
export function write(text: string): void {
  process.stdout.write(text);
}

/** Writes to the error output. */
export function writeError(text: string): void {
  process.stderr.write(text);
}

/** True if a stream is to be coloured. `NO_COLOR` and `FORCE_COLOR` are conventions of many programs. */
export function hasColour(stream: { readonly isTTY?: boolean } = process.stdout): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR) return false;
  if (FORCE_COLOR && FORCE_COLOR !== '0') return true;
  return stream.isTTY === true && TERM !== 'dumb';
}

/** Functions that colour a text, or leave it alone. */
export function colours(stream?: { readonly isTTY?: boolean }): ReturnType<typeof pc.createColors> {
  return pc.createColors(hasColour(stream));
}

/** Width of the terminal, or of a page when there is none. */
export function terminalWidth(): number {
  return Math.max(40, process.stdout.columns || 100);
}

/** Words in columns, as wide as the terminal allows. */
export function columns(words: readonly string[], indent = '  '): string {
  const longest = Math.max(0, ...words.map((word) => word.length));
  const count = Math.max(1, Math.floor((terminalWidth() - indent.length) / (longest + 2)));
  const lines: string[] = [];
  for (let i = 0; i < words.length; i += count) {
    const row = words.slice(i, i + count).map((word) => word.padEnd(longest));
    lines.push(`${indent}${row.join('  ').trimEnd()}`);
  }
  return `${lines.join('\n')}\n`;
}

/** `1 game`, `2 games`. */
export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
