/** The descriptions that are mutated: our own games. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '@ludii/engine/internal';

/** The texts of all games below `games/`, in a fixed order. */
export function library(): string[] {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../games');
  return filesBelow(root, '.lud').map((file) => readFileSync(file, 'utf8'));
}
