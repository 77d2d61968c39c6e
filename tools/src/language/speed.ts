/**
 * What a keystroke costs in a text of 2,000 lines: one character is typed, and everything that an editor asks is asked
 * about the new text. CPU time, so that other programs count less.
 */
import {
  complete,
  Document,
  diagnose,
  documentSymbols,
  folds,
  formatDocument,
  formatTyped,
  highlights,
  hover,
  inlayHints,
  references,
  rename,
  selectionRanges,
  semanticTokens,
  signatureHelp,
} from '@ludii/language';
import type { LibraryGame } from '../games/library.js';

/** A long text: the defines of all games, each under a name of its own, and a game with very many pieces. */
export function longText(games: readonly LibraryGame[], lines = 2000): string {
  let text = '';
  for (const [number, game] of games.entries()) {
    const document = new Document(game.text);
    for (const { call } of document.defines.values()) {
      let clause = game.text.slice(call.start, call.end);
      for (const name of document.defines.keys()) clause = clause.replaceAll(`"${name}"`, `"${name} ${number}"`);
      text += `${clause}\n`;
    }
  }
  const rest = (many: number): string => `(game "Long"
    (players 2)
    (equipment {
        (board (square 20))
${Array.from({ length: many }, (_, i) => `        (piece "Stone${i}s" Each\n            (move Step Orthogonal\n                (to if:(is Empty (to)) (apply (remove (to))))\n            )\n        )\n`).join('')}        (regions "Home" P1 (sites Bottom))
    })
    (rules
        (start {
${Array.from({ length: many }, (_, i) => `            (place "Stone${i}s1" ${i})\n`).join('')}        })
        (play (forEach Piece))
        (end (if (no Moves Next) (result Mover Win)))
    )
)
`;
  const count = (all: string): number => all.split('\n').length;
  let many = 1;
  while (count(text) + count(rest(many)) < lines) many++;
  return text + rest(many);
}

/** Median and least milliseconds of CPU for each question, each time about a text that was just changed. */
export function keystrokes(text: string, runs = 40): Map<string, { median: number; least: number }> {
  const at = text.indexOf('(if (no Moves') + 4;
  const piece = text.indexOf('"Stone7s1"') + 3;
  const asked: Record<string, (document: Document) => unknown> = {
    reading: (document) => document.tree,
    completion: (document) => complete(document, at),
    'completion of a name': (document) => complete(document, piece + 1),
    'signature help': (document) => signatureHelp(document, at + 12),
    hover: (document) => hover(document, at + 3),
    'colouring of a screen': (document) => semanticTokens(document, { start: at - 3000, end: at }),
    'colouring of all': (document) => semanticTokens(document),
    'names of arguments on a screen': (document) => inlayHints(document, { start: at - 3000, end: at }),
    outline: (document) => documentSymbols(document),
    folding: (document) => folds(document),
    selection: (document) => selectionRanges(document, at),
    highlights: (document) => highlights(document, piece),
    references: (document) => references(document, piece),
    rename: (document) => rename(document, piece, 'Pebble'),
    'layout of a new line': (document) => formatTyped(document, at, '\n'),
    'layout of all': (document) => formatDocument(document),
  };
  const result = new Map<string, { median: number; least: number }>();
  for (const [name, ask] of Object.entries(asked)) {
    const times: number[] = [];
    for (let i = 0; i < runs; i++) {
      const document = new Document(text).edit([{ start: at, end: at, text: i % 2 === 0 ? ' ' : '(' }]);
      const before = process.cpuUsage();
      ask(document);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    times.sort((a, b) => a - b);
    result.set(name, { median: times[runs >> 1]!, least: times[0]! });
  }
  return result;
}

/** Milliseconds of CPU for one check of the whole text, which editors do when the typing pauses. */
export function checkTime(text: string): number {
  const before = process.cpuUsage();
  diagnose(new Document(text));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
