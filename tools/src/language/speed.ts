/**
 * What a keystroke costs in a text of 2,000 lines: one character is typed, and everything that an editor asks is asked
 * about the new text. CPU time, so that other programs count less.
 */
import {
  complete,
  Document,
  diagnose,
  diagnoseSyntax,
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

/** Milliseconds of CPU, of all threads of the process. */
export interface Times {
  readonly least: number;
  readonly median: number;
  /** 95 of 100 answers take less. */
  readonly most: number;
}

type Question = (document: Document) => unknown;

/** What an editor asks, each about a text into which a character was just typed at an offset. */
function questions(at: number, piece: number): Record<string, Question> {
  const screen = { start: at - 3000, end: at };
  return {
    reading: (document) => document.tree,
    'mistakes of brackets': (document) => diagnoseSyntax(document),
    completion: (document) => complete(document, at + 1),
    'completion of a name': (document) => complete(document, piece + 1),
    'signature help': (document) => signatureHelp(document, at + 12),
    hover: (document) => hover(document, at + 3),
    'colouring of a screen': (document) => semanticTokens(document, screen),
    'colouring of all': (document) => semanticTokens(document),
    'names of arguments on a screen': (document) => inlayHints(document, screen),
    outline: (document) => documentSymbols(document),
    folding: (document) => folds(document),
    selection: (document) => selectionRanges(document, at),
    highlights: (document) => highlights(document, piece),
    references: (document) => references(document, piece),
    rename: (document) => rename(document, piece, 'Pebble'),
    'layout of a new line': (document) => formatTyped(document, at, '\n'),
    'layout of all': (document) => formatDocument(document),
    'all that an editor asks': (document) => [
      diagnoseSyntax(document),
      complete(document, at + 1),
      signatureHelp(document, at + 1),
      semanticTokens(document, screen),
      inlayHints(document, screen),
      documentSymbols(document),
      folds(document),
      highlights(document, at),
    ],
  };
}

/** What a word, a bracket that is never closed, and a line break leave to read. */
const typed = [' ', 'x', '(', '\n'];

/** What each question costs, reading the new text included. Each run types a character and takes it back. */
export function keystrokes(text: string, runs = 60): Map<string, Times> {
  const at = text.indexOf('(if (no Moves') + 4;
  const piece = text.indexOf('"Stone7s1"') + 3;
  const result = new Map<string, Times>();
  for (const [name, ask] of Object.entries(questions(at, piece))) {
    let document = new Document(text);
    ask(document);
    const times: number[] = [];
    for (let i = 0; i < runs; i++) {
      const written = text.slice(0, at) + typed[i % typed.length]! + text.slice(at);
      for (const now of [written, text]) {
        const before = process.cpuUsage();
        document = document.advance(now);
        ask(document);
        const { user, system } = process.cpuUsage(before);
        times.push((user + system) / 1000);
      }
    }
    times.sort((a, b) => a - b);
    const of = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
    result.set(name, { least: times[0]!, median: of(0.5), most: of(0.95) });
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
