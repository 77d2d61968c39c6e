/** What is remembered of moves by their keys tells the same captures as the moves themselves. */
import { SplitMix64 } from '@ludii/engine';
import { Captures, isCapture } from '@ludii/engine/internal';
import { library } from '../testing/library.js';

test.each(['chess', 'english-draughts', 'breakthrough', 'kalah', 'fanorona', 'clobber'])('captures of %s', (name) => {
  const game = library(name);
  const captures = new Captures();
  const random = new SplitMix64(3, 4);
  let taking = 0;
  for (let number = 0; number < 6; number++) {
    const position = game.start(number).position.copy();
    for (let move = 0; move < 80 && !position.isOver; move++) {
      const { length } = position.legal;
      captures.lookAt(position);
      const found = Array.from({ length }, (_, i) => captures.has(i));
      const written = Array.from({ length }, (_, i) => isCapture(position, i));
      expect(found).toEqual(written);
      taking += written.filter(Boolean).length;
      position.apply(random.nextInt(length));
    }
  }
  if (name !== 'kalah') expect(taking).toBeGreaterThan(0);
});

test('another game is learnt anew', () => {
  const captures = new Captures();
  for (const name of ['chess', 'breakthrough', 'chess']) {
    const { position } = library(name).start();
    captures.lookAt(position);
    for (let i = 0; i < position.legal.length; i++) expect(captures.has(i)).toBe(isCapture(position, i));
  }
});
