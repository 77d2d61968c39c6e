/** Draws the games of the library for the studio: one picture of the start each, into `public/pictures`. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameFromText } from '@ludii/engine';
import { gamesIn } from '@ludii/engine/internal';
import { drawPosition } from '@ludii/render';

const here = dirname(fileURLToPath(import.meta.url));
const games = join(here, '../../../games');
const target = join(here, '../public/pictures');
mkdirSync(target, { recursive: true });
for (const kind of readdirSync(games, { withFileTypes: true })) {
  if (!kind.isDirectory() || kind.name === 'golden') continue;
  for (const file of readdirSync(join(games, kind.name))) {
    if (!file.endsWith('.lud')) continue;
    const text = readFileSync(join(games, kind.name, file), 'utf8');
    const trial = gameFromText(text, { games: gamesIn([games]) }).start(1);
    writeFileSync(
      join(target, file.replace(/\.lud$/, '.svg')),
      drawPosition(trial, { coordinates: false, status: false }),
    );
  }
}
