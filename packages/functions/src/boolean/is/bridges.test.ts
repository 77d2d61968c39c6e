import fc from 'fast-check';
import { bridgelessPart } from './bridges.js';

/** Vertices that no single removed edge separates from one, found by removing each edge in turn. */
function byRemoval(neighbours: readonly (readonly number[])[], first: number): Set<number> {
  const reached = (without: readonly [number, number] | undefined): Set<number> => {
    const found = new Set([first]);
    for (const v of found) {
      for (const next of neighbours[v]!) {
        const cut = without && ((without[0] === v && without[1] === next) || (without[1] === v && without[0] === next));
        if (!cut) found.add(next);
      }
    }
    return found;
  };
  const part = reached(undefined);
  neighbours.forEach((list, v) => {
    for (const next of list) {
      const left = reached([v, next]);
      for (const vertex of part) if (!left.has(vertex)) part.delete(vertex);
    }
  });
  return part;
}

test('a bridgeless part is what remains together without any one edge', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 7 })), { maxLength: 14 }),
      fc.nat({ max: 7 }),
      (edges, second) => {
        const neighbours: number[][] = Array.from({ length: 8 }, () => []);
        for (const [a, b] of edges) {
          if (a === b || neighbours[a]!.includes(b)) continue;
          neighbours[a]!.push(b);
          neighbours[b]!.push(a);
        }
        const expected = byRemoval(neighbours, 0);
        expect(bridgelessPart(neighbours, 0, second)).toEqual(expected.has(second) ? expected : new Set());
      },
    ),
  );
});
