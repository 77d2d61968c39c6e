/** Boards by name: an expression of the language, or the path of a game in a corpus. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileBoard } from '@ludii/compiler';
import { type Board, buildBoard, parseBoard } from '@ludii/geometry';

/** The board of a key: an expression such as `(board (square 3))`, or the path of a game below `lud/` of a corpus. */
export function boardResolver(corpus: string): (key: string) => Board {
  return (key) => {
    if (key.startsWith('(')) return buildBoard(parseBoard(key));
    const file = join(corpus, 'lud', key);
    if (!existsSync(file)) throw new Error(`There is no game ${key} in ${corpus}: name its directory with --corpus.`);
    const { board, diagnostics } = compileBoard(readFileSync(file, 'utf8'), { file: key });
    if (!board) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
    return board;
  };
}
