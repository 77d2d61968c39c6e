/** Counting values in a packed vector agrees with reading them one by one. */
import fc from 'fast-check';
import { chunkWidth, chunkWords, Vector } from './vector.js';

test('the sites with a value are counted as they are read', () => {
  const vectors = fc.integer({ min: 1, max: 300 }).chain((max) =>
    fc.record({
      max: fc.constant(max),
      values: fc.array(fc.integer({ min: 0, max }), { minLength: 1, maxLength: 90 }),
      wanted: fc.integer({ min: -1, max: max + 1 }),
    }),
  );
  fc.assert(
    fc.property(vectors, ({ max, values, wanted }) => {
      const bits = chunkWidth(max);
      const words = new Int32Array(2 + chunkWords(values.length, bits) + 1).fill(-1);
      const vector = new Vector(true, bits, [2, 2, 2], [values.length, 0, 0], max);
      values.forEach((value, site) => {
        const at = vector.word(0, site);
        words[at] = vector.replaced(words[at]!, site, value);
      });
      const expected = values.filter((value) => value === wanted).length;
      expect(vector.count(words, 0, values.length, wanted)).toBe(expected);
    }),
  );
});
