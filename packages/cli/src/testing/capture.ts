/** Runs the command line in a test and keeps what it writes. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../program.js';

/** What a command did. */
export interface Captured {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs something and keeps what it writes to both outputs. */
export async function captured(action: () => Promise<number>): Promise<Captured> {
  const texts = { out: '', err: '' };
  const { stdout, stderr } = process;
  const before = { out: stdout.write, err: stderr.write };
  const keep = (to: 'out' | 'err'): typeof stdout.write =>
    ((text: string | Uint8Array) => {
      texts[to] += String(text);
      return true;
    }) as typeof stdout.write;
  stdout.write = keep('out');
  stderr.write = keep('err');
  try {
    const code = await action();
    return { code, ...texts };
  } finally {
    stdout.write = before.out;
    stderr.write = before.err;
  }
}

/** Runs a command line. */
export function ludii(...args: readonly string[]): Promise<Captured> {
  return captured(() => run(args));
}

/** A new directory with files in it. */
export function directory(files: Readonly<Record<string, string>> = {}): string {
  const made = mkdtempSync(join(tmpdir(), 'ludii-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(made, name), text);
  return made;
}

/** A new file with a text. */
export function file(text: string, name = 'game.lud'): string {
  return join(directory({ [name]: text }), name);
}

/** Parts of the description of {@link noughts} that a test may replace. */
export interface Parts {
  readonly pieces?: string;
  readonly start?: string;
  readonly play?: string;
  readonly end?: string;
}

/** A game on a small board. */
export function noughts(parts: Parts = {}): string {
  const {
    pieces = '(piece "Nought" P1) (piece "Cross" P2)',
    start = '',
    play = '(move Add (to (sites Empty)))',
    end = '{ (if (is Line 3) (result Mover Win)) (if (is Full) (result All Draw)) }',
  } = parts;
  return `(game "Noughts"
  (players 2)
  (equipment { (board (square <Board:size>)) ${pieces} })
  (rules ${start} (play ${play}) (end ${end})))
(option "Board" <Board> args:{ <size> } {
  (item "Three" <3> "Nine cells.")*
  (item "Four" <4> "Sixteen cells.")
})
`;
}
