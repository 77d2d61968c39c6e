/** Moves of piles have a short way of their own: it must do what the general one does. */
import fc from 'fast-check';
import { applyMove } from '../applyMove.js';
import { Context } from '../context.js';
import { layoutOf } from '../layout.js';
import { MoveList } from '../moveList.js';
import { sampleGame } from '../samples.js';

const game = sampleGame({ cells: 5, hands: [1, 1], pieces: [1, 2, 3], flags: { count: true, siteState: true } });
const layout = layoutOf(game);
const Sites = 7;

function place(c: Context, site: number, what: number, count: number, local: number): void {
  if (c.state.what(0, site) !== 0) return;
  c.state.setSite(0, site, game.components[what]!.owner, what, count, local, -1, -1);
  c.state.owned.add(what, 0, site, 0);
}

function move(c: Context, from: number, to: number): void {
  const list = new MoveList();
  list.begin(1, from, to);
  list.pushMove(0, from, -1, 0, to, -1, -1, -1, -1, false, true);
  list.finish();
  applyMove(c, list, 0);
}

test('a layout with counts and local states alone is one of piles', () => {
  expect(layout.piled).toBe(true);
  expect(layoutOf(sampleGame({ flags: { count: true, value: true } })).piled).toBe(false);
});

test('moving along piles leaves the same state, with and without undoing', () => {
  const site = fc.nat({ max: Sites - 1 });
  const placement = fc.tuple(site, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), fc.nat({ max: 1 }));
  fc.assert(
    fc.property(
      fc.array(placement, { maxLength: 5 }),
      fc.array(fc.tuple(site, site), { maxLength: 8 }),
      (put, moves) => {
        const quick = new Context(game, undefined, layout);
        const general = new Context(game, undefined, { ...layout, piled: false });
        for (const c of [quick, general]) for (const args of put) place(c, ...args);
        quick.mark();
        for (const [from, to] of moves) move(quick, from, to);
        quick.rollback();
        for (const c of [quick, general]) for (const [from, to] of moves) move(c, from, to);
        for (let s = 0; s < Sites; s++) {
          expect([
            quick.state.what(0, s),
            quick.state.who(0, s),
            quick.state.count(0, s),
            quick.state.isEmpty(0, s),
          ]).toEqual([
            general.state.what(0, s),
            general.state.who(0, s),
            general.state.count(0, s),
            general.state.isEmpty(0, s),
          ]);
        }
        expect([quick.state.hashLow, quick.state.hashHigh]).toEqual([general.state.hashLow, general.state.hashHigh]);
        for (let what = 1; what <= 3; what++) {
          const positions = [quick, general].map(({ state: { owned } }) =>
            Array.from({ length: owned.length(what) }, (_, i) => owned.entry(what, i)),
          );
          expect(positions[0]).toEqual(positions[1]);
        }
      },
    ),
  );
});
