/** Links hold a whole game, and links from strangers do no harm. */
import fc from 'fast-check';
import { fromLink, type Shared, toLink } from './link.js';

const shared: fc.Arbitrary<Shared> = fc.record(
  {
    text: fc.string({ unit: 'grapheme' }),
    options: fc.array(fc.string()),
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
    choices: fc.array(fc.nat(500), { maxLength: 60 }),
    setup: fc.record({ pieces: fc.string(), mover: fc.integer({ min: 1, max: 16 }) }),
  },
  { requiredKeys: ['text', 'options', 'seed', 'choices'] },
);

test('what goes into a link comes out of it', async () => {
  await fc.assert(
    fc.asyncProperty(shared, async (game) => {
      expect(await fromLink(await toLink(game))).toEqual(game);
    }),
    { numRuns: 50 },
  );
});

test('a damaged link, or one of something else, is no game', async () => {
  const link = await toLink({ text: '(game "G")', options: [], seed: 1, choices: [0] });
  for (const bad of ['', '#', '#v2,abc', '#v1,', '#v1,!!!', link.slice(0, -4)]) {
    expect(await fromLink(bad)).toBeUndefined();
  }
  const other = await toLink({ text: 'x', options: [], seed: 1, choices: [-1] } as Shared);
  expect(await fromLink(other)).toBeUndefined();
});

test('a link that would unpack to very much is refused', async () => {
  const bomb = await toLink({ text: ' '.repeat(3_000_000), options: [], seed: 0, choices: [] });
  expect(bomb.length).toBeLessThan(20_000);
  expect(await fromLink(bomb)).toBeUndefined();
});
