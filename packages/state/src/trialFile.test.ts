import fc from 'fast-check';
import { StateError } from './errors.js';
import { endTypes } from './standing.js';
import { readTrialFile, type TrialFile, writeTrialFile } from './trialFile.js';

const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9/ ]{0,12}[A-Za-z0-9]$/);
const move = fc
  .tuple(fc.nat(2), fc.nat(99))
  .map(([mover, to]) => `[Move:mover=${mover},from=${to},to=${to},actions=[Add:type=Cell,to=${to},what=1]]`);

const trial: fc.Arbitrary<TrialFile> = fc
  .record({
    game: word,
    options: fc.array(word, { maxLength: 3 }),
    rng: fc.array(fc.integer({ min: -128, max: 127 }), { minLength: 8, maxLength: 8 }),
    moves: fc.array(move),
    legalCounts: fc.array(fc.nat(200)),
    legalMoves: fc.array(fc.array(move, { maxLength: 3 }), { maxLength: 2 }),
    winner: fc.nat(4),
    endType: fc.constantFrom(...endTypes),
    rankings: fc.array(fc.constantFrom(0, 1, 1.5, 2), { minLength: 1 }),
    sandbox: fc.boolean(),
    version: fc.constantFrom('1.1.19', '1.3.7'),
  })
  .chain((file) => fc.nat(file.moves.length).map((startMoves) => ({ ...file, startMoves })));

test('what is written is read again, whatever the line ends', () => {
  fc.assert(
    fc.property(trial, fc.constantFrom('\n', '\r\n'), (file, end) => {
      const text = writeTrialFile(file);
      expect(readTrialFile(text.replaceAll('\n', end))).toEqual(file);
      expect(writeTrialFile(readTrialFile(text))).toBe(text);
    }),
  );
});

const shortest = 'game=Nim\nRNG internal state=1,2,3,4,5,6,7,8\n';

test('most items may be absent', () => {
  const file = readTrialFile(shortest);
  expect(file).toEqual({
    game: 'Nim',
    options: [],
    rng: [1, 2, 3, 4, 5, 6, 7, 8],
    moves: [],
    legalCounts: [],
    legalMoves: [],
  });
});

test('lines that nobody knows are ignored', () => {
  expect(readTrialFile(`${shortest}Hello=1\nwinner=2\n`).winner).toBe(2);
});

test.each([
  ['', 'begins with'],
  ['game=X\n', 'no "RNG'],
  ['game=X\nRNG internal state=1,2\n', 'eight bytes'],
  ['game=X\nRNG internal state=1,2,3,4,5,6,7,x\n', 'no number'],
  [`${shortest}winner=me\n`, 'no number'],
  [`${shortest}endtype=Never\n`, 'no way to end'],
  [`${shortest}rankings=a\n`, 'no ranking'],
  [`${shortest}numInitialPlacementMoves=3\n`, 'start placements'],
  [`${shortest}NEW LEGAL MOVES LIST\n`, 'does not end'],
  // The word for the seal was changed, and the seal itself cut off.
  [shortest.replace('\n', '\nSE\uFFFDLED\nSTART GAME OPTIONS\nEND GAME OPTIONS\n'), 'goes on with'],
])('%j is malformed', (text, why) => {
  expect(() => readTrialFile(text)).toThrow(StateError);
  expect(() => readTrialFile(text)).toThrow(why);
});
