import { gameFromText } from '@ludii/engine';
import { boardScene, type SceneSite } from '@ludii/render';
import fc from 'fast-check';
import { arrows, neighbourByKey, siteAt } from './pointing.js';

function sitesOf(board: string): readonly SceneSite[] {
  return boardScene(
    gameFromText(`(game "G" (players 2) (equipment { ${board} (piece "Stone" Each) })
      (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result All Draw)))))`),
  ).sites;
}

const square = sitesOf('(board (square 4))');
const named = (sites: readonly SceneSite[], label: string): SceneSite => sites.find((site) => site.label === label)!;

test('arrow keys walk along rows and columns', () => {
  const go = (from: string, key: string) => neighbourByKey(square, named(square, from), arrows[key]!)?.label;
  expect(go('B2', 'ArrowUp')).toBe('B3');
  expect(go('B2', 'ArrowDown')).toBe('B1');
  expect(go('B2', 'ArrowLeft')).toBe('A2');
  expect(go('B2', 'ArrowRight')).toBe('C2');
  expect(go('A1', 'ArrowLeft')).toBeUndefined();
});

test('with a choice of sites, arrow keys pass over the others', () => {
  const far = named(square, 'D2');
  expect(neighbourByKey(square, named(square, 'A2'), arrows.ArrowRight!, new Set([far.key]))).toBe(far);
});

test.each([
  '(board (hex 3))',
  '(board (tri 4))',
  '(board (concentric Square rings:3) use:Vertex)',
  '(mancalaBoard 2 4)',
])('arrow keys reach every site of %s', (board) => {
  const sites = sitesOf(board);
  const reached = new Set([sites[0]!]);
  for (const site of reached) {
    for (const direction of Object.values(arrows)) {
      const next = neighbourByKey(sites, site, direction);
      if (next) reached.add(next);
    }
  }
  expect(reached.size).toBe(sites.length);
});

test('a point means the nearest playable site, but no further than 0.6 of a cell', () => {
  const playable = new Set([named(square, 'B2').key]);
  const { x, y } = named(square, 'B2');
  const at = (dx: number, dy: number) => siteAt({ x: x + dx, y: y + dy }, { sites: square, pieces: [], playable });
  expect(at(0, 0)).toBe(named(square, 'B2').key);
  expect(at(55, 0)).toBe(named(square, 'B2').key);
  expect(at(70, 0)).toBeUndefined();
});

test('a piece of a stack that leans away from its site still belongs to it', () => {
  const site = named(square, 'B2');
  const piece = {
    key: `${site.key}:4`,
    site: site.key,
    level: 4,
    x: site.x,
    y: site.y - 300,
    node: { tag: 'g', attrs: {}, children: [] },
  };
  expect(
    siteAt({ x: site.x, y: site.y - 300 }, { sites: square, pieces: [piece], playable: new Set([site.key]) }),
  ).toBe(site.key);
});

test('whatever is pointed at, the answer is a playable site or what is under the pointer', () => {
  const keys = square.map(({ key }) => key);
  fc.assert(
    fc.property(
      fc.double({ min: -200, max: 600, noNaN: true }),
      fc.double({ min: -200, max: 600, noNaN: true }),
      fc.subarray(keys),
      fc.option(fc.constantFrom(...keys), { nil: undefined }),
      (x, y, some, under) => {
        const playable = new Set(some);
        const found = siteAt({ x, y }, { sites: square, pieces: [], playable, under });
        expect(found === under || playable.has(found!)).toBe(true);
      },
    ),
  );
});
