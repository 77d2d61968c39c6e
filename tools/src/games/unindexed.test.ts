/** Random games that leave the index of pieces behind put it in order before anybody can look. */
import { compile } from '@ludii/compiler';
import { SplitMix64 } from '@ludii/state';
import { libraryGames } from './library.js';

const names = ['kalah', 'reversi'];

test.each(names)('the index of pieces names the pieces of the board after a random game of %s', (name) => {
  const { game } = compile(libraryGames().find((each) => each.name === name)!.text);
  const { flow, shape } = game!;
  for (let moves = 1; moves < 80; moves += 3) {
    const c = game!.newContext(new SplitMix64(moves));
    flow.start(c);
    flow.playOut(c, new SplitMix64(moves, 1), moves, true);
    const { state } = c;
    const { defaultSite, sizes } = c.game.board;
    const sites = Array.from({ length: sizes[defaultSite] }, (_, site) => site);
    for (let component = 1; component < shape.components.length; component++) {
      const listed = Array.from({ length: state.owned.length(component) }, (_, i) => state.owned.entry(component, i));
      const placed = sites.filter((site) => state.what(defaultSite, site) === component);
      expect([...new Set(listed.map((entry) => entry & 0xfffff))].sort((a, b) => a - b)).toEqual(placed);
    }
  }
});
