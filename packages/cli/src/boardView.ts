/**
 * A position for people at a terminal: the drawing of the engine, with coordinates and colours. Boards in rows and
 * columns get them at the edge; on all others an empty site shows its coordinate and a piece stands in brackets.
 */
import { boardToText, type Trial } from '@ludii/engine';
import { colours } from './terminal.js';

interface Token {
  readonly site: number;
  readonly at: number;
  readonly text: string;
}

const words = (line: string): { at: number; text: string }[] =>
  [...line.matchAll(/\S+/g)].map((found) => ({ at: found.index, text: found[0] }));

/** What stands where: the words of the drawing with their sites, or nothing if they cannot be told apart. */
function readBoard(board: readonly string[], numbers: readonly string[]): Token[][] | undefined {
  const lines = numbers.map((line, i) => {
    const sites = words(line);
    const found = words(board[i] ?? '');
    return found.map(({ at, text }, k) => ({ at, text, site: Number(sites[k]?.text ?? Number.NaN) }));
  });
  const fits = lines.every((line, i) => line.length === words(numbers[i]!).length);
  return fits ? lines : undefined;
}

/** Rows and columns with their names, if the board has them. */
function readGrid(
  trial: Trial,
  lines: readonly Token[][],
): { rows: string[]; columns: Map<number, string> } | undefined {
  const rows: string[] = [];
  const columns = new Map<number, string>();
  for (const line of lines) {
    let row: string | undefined;
    for (const { site, at } of line) {
      const parts = /^([A-Z]+)(\d+)$/.exec(trial.position.rulebook.coordinate(site));
      if (!parts || (row ?? parts[2]) !== parts[2] || (columns.get(at) ?? parts[1]) !== parts[1]) return undefined;
      row = parts[2];
      columns.set(at, parts[1]!);
    }
    rows.push(row ?? '');
  }
  return new Set(columns.values()).size === columns.size && new Set(rows).size === rows.length
    ? { rows, columns }
    : undefined;
}

/** The colour of a piece, by its owner. */
function painter(trial: Trial): (site: number, text: string) => string {
  const { bold, cyan, yellow, green, magenta, blue, dim } = colours();
  const byOwner = [bold, cyan, yellow, green, magenta, blue];
  const { current, rulebook } = trial.position;
  const { state } = current;
  const { defaultSite } = rulebook.compiled.shape.board;
  return (site, text) => {
    if (!state.layout.stored[defaultSite] || state.what(defaultSite, site) === 0) return dim(text);
    // The colour of a hidden piece would tell whose it is.
    if (text.includes('?')) return bold(text);
    return bold((byOwner[state.who(defaultSite, site)] ?? bold)(text));
  };
}

/** Puts words at their columns. */
function lay(tokens: readonly Token[], paint: (site: number, text: string) => string): string {
  let out = '';
  let width = 0;
  for (const { site, at, text } of tokens) {
    const gap = Math.max(0, at - width);
    out += ' '.repeat(gap) + paint(site, text);
    width += gap + text.length;
  }
  return out;
}

function columnLine(columns: ReadonlyMap<number, string>): string {
  const all = [...columns].sort(([a], [b]) => a - b).map(([at, text]) => ({ site: -1, at, text }));
  return lay(all, (_, text) => text);
}

/** The player for whom a position is shown: the one to move if something may be hidden, else nobody in particular (0). */
export function viewerOf(trial: Trial): number {
  return trial.game.hasHiddenInformation && !trial.isOver ? trial.mover : 0;
}

/** The position as text, as a player sees it; player 0 sees everything. */
export function drawTrial(trial: Trial, viewer = viewerOf(trial)): string {
  const { rulebook } = trial.position;
  const { board } = rulebook.compiled;
  const plain = (viewer > 0 ? trial.textFor(viewer) : String(trial)).trimEnd().split('\n');
  const numbers = boardToText(board, { site: 'numbers' }).trimEnd().split('\n');
  const rest = plain.slice(numbers.length);
  const lines = readBoard(plain, numbers);
  if (!lines) return `${plain.join('\n')}\n`;
  const paint = painter(trial);
  const grid = readGrid(trial, lines);
  const { dim } = colours();
  if (grid) {
    const margin = Math.max(...grid.rows.map((row) => row.length));
    const drawn = lines.map((line, i) => `${dim(grid.rows[i]!.padStart(margin))} ${lay(line, paint)}`);
    return `${[...drawn, `${' '.repeat(margin + 1)}${dim(columnLine(grid.columns))}`, ...rest].join('\n')}\n`;
  }
  const texts = new Map(lines.flat().map(({ site, text }) => [site, text]));
  const named = (site: number): string => {
    const text = texts.get(site) ?? '.';
    return text === '.' ? rulebook.coordinate(site) : `[${text}]`;
  };
  const labelled = readBoard(boardToText(board, { site: named }).trimEnd().split('\n'), numbers);
  const drawn = labelled ? labelled.map((line) => lay(line, paint)) : plain.slice(0, numbers.length);
  return `${[...drawn, ...rest].join('\n')}\n`;
}
