/** Moving pieces with a local state: the short way, against the general one that games with more data on a site take. */
import fc from 'fast-check';
import { applyMove } from '../applyMove.js';
import { Context } from '../context.js';
import { MoveList } from '../moveList.js';
import { sampleGame } from '../samples.js';

const cells = 6;

function started(rotation: boolean): Context {
  const c = new Context(
    sampleGame({
      cells,
      pieces: [1, 2, 1],
      flags: { siteState: true, rotation },
      more: { maxState: 3, maxRotation: 3 },
    }),
  );
  for (const [site, what] of [1, 2, 3].entries()) {
    c.state.setSite(0, site, c.state.ownerOf[what]!, what, 1, site, -1, -1);
    c.state.owned.add(what, 0, site, 0);
  }
  return c;
}

/** Everything that moves can change. */
const picture = ({ state }: Context): unknown => [
  Array.from({ length: cells }, (_, site) => [
    state.what(0, site),
    state.who(0, site),
    state.state(0, site),
    state.isEmpty(0, site),
  ]),
  [1, 2, 3].map((what) => Array.from({ length: state.owned.length(what) }, (_, i) => state.owned.entry(what, i))),
];

test('pieces with a local state move the same in the short and in the general way', () => {
  expect(started(false).state.layout.plainWithState).toBe(true);
  expect(started(true).state.layout.plainWithState).toBe(false);
  const site = fc.nat(cells - 1);
  fc.assert(
    fc.property(fc.array(fc.tuple(site, site, fc.integer({ min: -1, max: 3 })), { maxLength: 12 }), (moves) => {
      const [short, general] = [started(false), started(true)];
      for (const [from, to, local] of moves) {
        for (const c of [short, general]) {
          const list = new MoveList();
          list.begin(1, from, to);
          list.pushMove(0, from, -1, 0, to, -1, local, -1, -1, false, true);
          list.finish();
          applyMove(c, list, 0);
        }
        expect(picture(short)).toEqual(picture(general));
      }
    }),
  );
});

test('plain pieces move the same whether words are written at once, noted for undoing, or counted in a hash', () => {
  const site = fc.nat(cells - 1);
  const plain = (storedState: boolean): Context => {
    const c = new Context(sampleGame({ cells, pieces: [1, 2, 1], flags: { storedState } }));
    for (const [at, what] of [1, 2, 3, 1].entries()) {
      c.state.setSite(0, at, c.state.ownerOf[what]!, what, 1, -1, -1, -1);
      c.state.owned.add(what, 0, at, 0);
    }
    return c;
  };
  expect(plain(false).state.layout.plain).toBe(true);
  expect(plain(false).state.store.isDirect).toBe(true);
  expect(plain(true).state.store.isDirect).toBe(false);
  fc.assert(
    fc.property(fc.array(fc.tuple(site, site), { maxLength: 12 }), (moves) => {
      const [direct, noted, hashed] = [plain(false), plain(false), plain(true)];
      noted.mark();
      for (const [from, to] of moves) {
        for (const c of [direct, noted, hashed]) {
          const list = new MoveList();
          list.begin(1, from, to);
          list.pushMove(0, from, -1, 0, to, -1, -1, -1, -1, false, true);
          list.finish();
          applyMove(c, list, 0);
        }
        expect(picture(direct)).toEqual(picture(noted));
        expect(picture(direct)).toEqual(picture(hashed));
      }
      expect(direct.state.positionHash()).toBe(noted.state.positionHash());
    }),
  );
});
