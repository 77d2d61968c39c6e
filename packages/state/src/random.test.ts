import fc from 'fast-check';
import { SplitMix64 } from './random.js';

const Mask = (1n << 64n) - 1n;

/** The published algorithm, on big integers. */
class Reference {
  constructor(public state: bigint) {}
  next64(): bigint {
    this.state = (this.state + 0x9e3779b97f4a7c15n) & Mask;
    let z = this.state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & Mask;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & Mask;
    return z ^ (z >> 31n);
  }
  next31(): bigint {
    const v = this.next64();
    return ((v >> 32n) ^ (v & 0xffffffffn)) >> 1n;
  }
  nextInt(n: bigint): bigint {
    if ((n & (n - 1n)) === 0n) return (n * this.next31()) >> 31n;
    for (;;) {
      const bits = this.next31();
      const value = bits % n;
      if (bits - value + (n - 1n) < 1n << 31n) return value;
    }
  }
}

const half = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const join = (high: number, low: number): bigint => (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);

test('draws are those of the published generator', () => {
  fc.assert(
    fc.property(half, half, fc.integer({ min: 1, max: 2 ** 31 - 1 }), (high, low, n) => {
      const mine = new SplitMix64(high, low);
      const theirs = new Reference(join(high, low));
      expect(mine.next64()).toBe(theirs.next64());
      expect(BigInt(mine.nextInt(n))).toBe(theirs.nextInt(BigInt(n)));
      expect(mine.nextInt(6)).toBe(Number(theirs.nextInt(6n)));
      expect(mine.nextInt(8)).toBe(Number(theirs.nextInt(8n)));
      expect(mine.nextInt(1)).toBe(0);
      theirs.nextInt(1n);
      expect(mine.nextDouble()).toBe(Number(theirs.next64() >> 12n) * 2 ** -52);
      expect(join(mine.high, mine.low)).toBe(theirs.state);
    }),
    { numRuns: 500 },
  );
});

test('the state is eight signed bytes, lowest first', () => {
  const bytes = [-24, 2, -35, -33, -60, 82, -102, -37];
  const rng = SplitMix64.fromBytes(bytes);
  expect(join(rng.high, rng.low)).toBe(0xdb9a52c4dfdd02e8n);
  expect(rng.toBytes()).toEqual(bytes);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -128, max: 127 }), { minLength: 8, maxLength: 8 }), (list) => {
      expect(SplitMix64.fromBytes(list).toBytes()).toEqual(list);
    }),
  );
});

test('a recorded game rolled these dice', () => {
  // First roll of a recorded game with this generator: faces 4 and 2 of two six-sided dice.
  const rng = SplitMix64.fromBytes([4, -32, 124, 60, -40, -23, 79, -42]);
  expect([rng.nextInt(6), rng.nextInt(6)]).toEqual([4, 2]);
});

test('a copy goes its own way', () => {
  const a = new SplitMix64(1, 2);
  const b = new SplitMix64();
  b.copyFrom(a);
  expect(b.next32()).toBe(a.next32());
  b.next32();
  b.setState(a.high, a.low);
  expect(b.next32()).toBe(a.next32());
});

test('wrong bounds and states are errors', () => {
  const rng = new SplitMix64();
  for (const n of [0, -1, 1.5, 2 ** 31]) expect(() => rng.nextInt(n)).toThrow('no number below');
  expect(() => SplitMix64.fromBytes([1, 2, 3])).toThrow('eight bytes');
  expect(() => SplitMix64.fromBytes([1, 2, 3, 4, 5, 6, 7, 300])).toThrow('eight bytes');
});
