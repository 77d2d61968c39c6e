/** What is said of faulty descriptions. `UPDATE_GOLDEN=1` writes the answers anew, for reading before they are kept. */
import { writeFileSync } from 'node:fs';
import { libraryGames } from '../games/library.js';
import { answer, families, faultsFile, faulty, readFaults } from './collection.js';
import { measureAll } from './run.js';

const games = new Map(libraryGames().map((game) => [game.file, game]));
const texts = new Map([...games.values()].map(({ name, text }) => [name.toLowerCase(), text]));
const subgame = (name: string): string | undefined => texts.get(name.toLowerCase().replaceAll(' ', '-'));

test('there are at least 300 of them', () => {
  expect(families.flatMap(readFaults).length).toBeGreaterThanOrEqual(300);
});

test.each(families)(
  'mistakes of the family "%s" are told as they should be',
  (family) => {
    const faults = readFaults(family);
    const told = faults.map((fault) => {
      const text = faulty(games.get(fault.base)!, fault);
      if (text === undefined) throw new Error(`${fault.base} has changed at ${fault.at}: collect its mistakes anew`);
      const { base, at, was, now } = fault;
      return { base, at, was, now, ...answer(text, base, subgame) };
    });
    if (process.env.UPDATE_GOLDEN !== undefined)
      writeFileSync(faultsFile(family), told.map((fault) => `${JSON.stringify(fault)}\n`).join(''));
    else expect(told).toEqual(faults);
  },
  120_000,
);

test('of random mistakes nearly all are told where they are, and most lead back to the original', () => {
  const { all } = measureAll(150, 7);
  // the whole measure is `npm run messages -- 5000`; these are its floors for a small sample
  expect(all.located / all.faulty).toBeGreaterThanOrEqual(0.92);
  expect(all.suggested / all.faulty).toBeGreaterThanOrEqual(0.85);
}, 120_000);
