/** What a program knows of a king from one turn to the next: a game goes as it does when every turn has to ask anew. */
import { compile } from '@ludii/compiler';
import { SplitMix64 } from '@ludii/state';
import { libraryGame } from './library.js';

const names = ['petty-chess', 'king-of-the-hill', 'makruk', 'xiangqi'];
/** Runs that end somewhere in the middle, so that nothing is known of the turn before in between. */
const Moves = 150;

test.each(names)('a game of %s in one run goes as it does move by move', (name) => {
  const { game } = compile(libraryGame(name).text, { file: name });
  const { flow } = game!;
  for (let seed = 0; seed < 12; seed++) {
    const [whole, single] = [1, 2].map(() => game!.newContext(new SplitMix64(seed)));
    const [drawsWhole, drawsSingle] = [1, 2].map(() => new SplitMix64(seed, 1));
    flow.start(whole!);
    flow.start(single!);
    const played = flow.playOut(whole!, drawsWhole!, Moves, true);
    for (let move = 0; move < played; move++) expect(flow.playOut(single!, drawsSingle!, 1, true)).toBe(1);
    expect(single!.state.words).toEqual(whole!.state.words);
  }
});
