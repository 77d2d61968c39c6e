/** Texts for tests: our own games, and a text with its cursor written in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Document, type DocumentOptions } from '../document.js';

const games = resolve(__dirname, '../../../../games');

/** Paths below `games/` of all descriptions. */
export function gameFiles(): readonly string[] {
  return readdirSync(games, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.lud'))
    .sort();
}

export const gameText = (file: string): string => readFileSync(join(games, file), 'utf8');

/** A document and the offset at which `|` stands in the text; the `|` is not part of it. */
export function at(marked: string, options?: DocumentOptions): { document: Document; offset: number } {
  const offset = marked.indexOf('|');
  return { document: new Document(marked.slice(0, offset) + marked.slice(offset + 1), options), offset };
}
