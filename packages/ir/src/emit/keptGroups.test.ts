/** What is kept of groups from one position to another is what a look at the whole board says. */
import { mixLow, pieceWeight } from '@ludii/state/internal';
import fc from 'fast-check';
import type { Relation } from '../nodes.js';
import { KeptGroups, type PieceWords, standingBit } from './keptGroups.js';

const [columns, rows] = [5, 4];
const sites = columns * rows;
/** A board with a way to a corner, a site that lies beside none, and pairs that lie beside each other twice. */
const lists = Array.from({ length: sites }, (_, s) => {
  if (s === sites - 1) return [];
  const all = [
    s + columns,
    s - columns,
    ...(s % columns < columns - 1 ? [s + 1] : []),
    ...(s % columns > 0 ? [s - 1] : []),
  ];
  const inside = all.filter((other) => other >= 0 && other < sites - 1);
  return s === 0 ? [...inside, 1] : s === 1 ? [...inside, 0] : inside;
});
const beside: Relation = {
  offsets: Int32Array.from([0, ...lists.map((_, i) => lists.slice(0, i + 1).flat().length)]),
  items: Int32Array.from(lists.flat()),
};

/** Two components of the first class, one of the second, and one that belongs to no group. */
const classes = [0, 1, 2, 1, 0];
const owners = [0, 1, 2, 1, 0];
const empty = 0;
const bitsOf = (first: number, bits: number, values: readonly number[]): PieceWords => ({
  first,
  count: Math.ceil((sites * bits) / 32),
  shift: 5 - Math.log2(bits),
  log: Math.log2(bits),
  mask: (1 << bits) - 1,
  values,
});
const what = bitsOf(1, 4, [0, 1, 2, 3, 4]);
const who = bitsOf(1 + what.count, 2, owners);

const put = (W: Int32Array, { first, shift, log, values }: PieceWords, site: number, piece: number): void => {
  W[first + (site >> shift)]! |= values[piece]! << ((site << log) & 31);
};

function wordsOf(board: readonly number[]): Int32Array {
  const W = new Int32Array(1 + what.count + who.count);
  board.forEach((piece, site) => {
    if (piece === 0) W[empty]! |= 1 << site;
    put(W, what, site, piece);
    put(W, who, site, piece);
  });
  return W;
}

/** The sites of the group of a site and the empty sites beside it. */
function groupAt(board: readonly number[], site: number): { sites: Set<number>; outs: Set<number> } {
  const found = new Set([site]);
  const outs = new Set<number>();
  for (const at of found)
    for (const other of lists[at]!) {
      if (board[other] === 0) outs.add(other);
      else if (classes[board[other]!] === classes[board[at]!]) found.add(other);
    }
  return { sites: found, outs };
}

/** The sites whose pieces are taken when one is placed on a site. */
const takenBy = (board: readonly number[], site: number, ofClass: number): Set<number> =>
  new Set(
    lists[site]!.filter((other) => classes[board[other]!] === ofClass).flatMap((other) => {
      const { sites: found, outs } = groupAt(board, other);
      return outs.size === 1 ? [...found] : [];
    }),
  );

const boards = fc.array(fc.array(fc.constantFrom(0, 0, 1, 1, 2, 2, 2, 3, 4), { minLength: sites, maxLength: sites }), {
  minLength: 1,
  maxLength: 6,
});
/** Boards that differ in a few sites, as those of a game do. */
const changes = fc.array(
  fc.array(fc.tuple(fc.nat({ max: sites - 1 }), fc.constantFrom(0, 0, 1, 2, 3)), { maxLength: 3 }),
  { maxLength: 20 },
);

test('after any changes groups tell where a piece can be placed, what it takes, and what the hash is then', () => {
  fc.assert(
    fc.property(boards, changes, (starts, changed) => {
      const weights = owners.map((_, component) => pieceWeight(component));
      const kept = new KeptGroups([what, who], beside, classes, weights);
      let board = starts[0]!;
      const all = [...starts];
      for (const change of changed) {
        board = board.map((piece, site) => change.find(([at]) => at === site)?.[1] ?? piece);
        all.push(board);
      }
      for (const now of all) {
        const W = wordsOf(now);
        kept.update(W);
        for (const [piece, own, other] of [
          [1, 1, 2],
          [2, 2, 1],
        ] as const) {
          const taken = now.map((_, site) => takenBy(now, site, other));
          const allowed = now.flatMap((there, site) => {
            if (there !== 0) return [];
            const joins = lists[site]!.some(
              (at) => now[at] === 0 || (classes[now[at]!] === own && groupAt(now, at).outs.size > 1),
            );
            return joins || taken[site]!.size > 0 ? [site] : [];
          });
          const captured = standingBit(other, 1);
          expect(kept.placements(W, empty, standingBit(own, 0) | captured)).toBe(allowed.length);
          expect(Array.from(kept.allowed)).toEqual([allowed.reduce((bits, site) => bits | (1 << site), 0)]);
          expect(kept.placements(W, empty, 0)).toBe(now.filter((there) => there === 0).length);
          const count = kept.captures(captured);
          const found = Array.from(kept.capturing.subarray(0, count)).sort((a, b) => a - b);
          expect(found).toEqual(now.flatMap((there, site) => (there === 0 && taken[site]!.size > 0 ? [site] : [])));
          for (const site of found) {
            const weight = [...taken[site]!].reduce((sum, at) => (sum + weights[now[at]!]!) | 0, 0);
            expect(kept.captured[site]).toBe(weight);
            const after = wordsOf(now.map((there, at) => (at === site ? piece : taken[site]!.has(at) ? 0 : there)));
            const hash = (words: Int32Array): number =>
              words.reduce((sum, word, at) => (at === empty ? sum : sum ^ mixLow(at, word)), 0);
            expect(kept.hashAfter(W, hash(W), site, piece, captured)).toBe(hash(after));
          }
        }
      }
    }),
    { numRuns: 200 },
  );
});
