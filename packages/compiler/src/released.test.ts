/** Nothing keeps a game that nobody holds any more, nor the program that was made for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SplitMix64 } from '@ludii/state';
import { built } from './testing/games.js';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

interface Left {
  readonly game: WeakRef<object>;
  readonly program: WeakRef<object>;
}

/** Plays a game by its program, and keeps nothing but weak references. */
function played(file: string): Left {
  const text = readFileSync(join(__dirname, '../../../games', file), 'utf8');
  const game = built(text, { file, backend: 'emitted' });
  const c = game.newContext();
  game.flow.start(c);
  game.flow.legalMoves(c);
  game.flow.playOut(c, new SplitMix64(1, 1), 1000);
  const { emitted } = game.flow as unknown as { readonly emitted: object };
  expect(typeof emitted).toBe('object');
  return { game: new WeakRef(game), program: new WeakRef(emitted) };
}

test.each([['race/breakthrough.lud'], ['war/chess.lud'], ['sow/kalah.lud'], ['space/hex.lud']])(
  '%s and its program are released',
  async (file) => {
    const left = played(file);
    // Another game must not be what lets the first one go.
    for (let k = 0; k < 20 && (left.game.deref() || left.program.deref()); k++) {
      await pause();
      gc();
    }
    expect(left.game.deref()).toBeUndefined();
    expect(left.program.deref()).toBeUndefined();
  },
);
