/**
 * Blocks of code in documents. A block ```` ```lud name.lud ```` is a whole game that the checks compile and play;
 * ```` ```lud name.lud B2 A1 ```` is also shown as a picture after those moves; ```` ```lud start:3 ```` after three moves
 * of a fixed kind. A block of `js` is run, and prints what the block of `text` under it says.
 */
import { gameFromText } from '@ludii/engine';
import { drawPosition } from '@ludii/render';

/** A game that a document shows. */
export interface GameSnippet {
  readonly file: string;
  readonly moves: readonly string[];
  readonly text: string;
}

const pattern = /```lud (\S+\.lud)([^\n]*)\n([\s\S]*?)```/g;

/** The games in a document. */
export function gamesIn(text: string): GameSnippet[] {
  return Array.from(text.matchAll(pattern), ([, file, moves, body]) => ({
    file: file!,
    moves: moves!
      .trim()
      .split(/\s+/)
      .filter((move) => move !== ''),
    text: body!,
  }));
}

/** The position that a snippet shows. */
export function positionOf({ text, moves }: GameSnippet) {
  const trial = gameFromText(text).start(1);
  for (const move of moves) {
    const plies = /^\+(\d+)$/.exec(move)?.[1];
    if (plies === undefined) trial.apply(move);
    else for (let i = 0; i < Number(plies) && !trial.isOver; i++) trial.apply((i * 7) % trial.legalCount);
  }
  return trial;
}

/** Adds a picture after every game of a document that names moves; the pictures go to the files of the site. */
export function snippetPictures(file: string, text: string, files: Map<string, string | Buffer>): string {
  if (!/^docs\/(guide|howto)\//.test(file)) return text;
  return text.replace(pattern, (block, name: string, moves: string, body: string) => {
    const [snippet] = gamesIn(block);
    if (!snippet || moves.trim() === '') return block;
    const picture = `pictures/${name.replace(/\.lud$/, '.svg')}`;
    files.set(picture, drawPosition(positionOf({ ...snippet, text: body }), { theme: 'light', width: 420 }));
    const told = snippet.moves.join(' ').replace(/\+\d+/, 'some moves');
    return `${block}\n\n<figure><img src="../${picture}" alt="The board after ${told}"><figcaption>After ${told}.</figcaption></figure>`;
  });
}
