/** Trial files and what can happen to them: every cut and every changed byte is noticed, or changes nothing. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTrialFile } from '@ludii/compiler/internal';
import { EngineError } from './errors.js';
import { filesBelow, readText, saveText } from './files.js';
import { gameFromText } from './gameFromText.js';
import { noughts } from './testing/games.js';
import type { Trial } from './trial.js';
import { readTrial, writeTrial } from './trialText.js';

const game = gameFromText(noughts);

function played(): Trial {
  const trial = game.start(3);
  for (const site of ['B2', 'A1', 'C3', 'A3', 'A2']) trial.apply(site);
  return trial;
}

/** Reads a file that was damaged: undefined if that is noticed, else the trial. */
function readDamaged(text: string): Trial | undefined {
  try {
    return readTrial(game, text);
  } catch (error) {
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({ code: 'malformed-trial' });
    return undefined;
  }
}

test('a file says that it is whole, and one without a seal is still read', () => {
  const text = writeTrial(played());
  expect(readTrialFile(text).sealed).toBe(true);
  const older = text.replace('SEALED\n', '').replace(/CHECKSUM=.*\n/, '');
  expect(readTrialFile(older).sealed).toBeUndefined();
  expect(readTrial(game, older).serialise()).toBe(played().serialise());
});

test('every place where a file can be cut off is noticed', () => {
  const trial = played();
  const text = writeTrial(trial);
  for (let length = 0; length < text.length; length++) {
    const read = readDamaged(text.slice(0, length));
    if (read) expect([length, read.serialise()]).toEqual([text.length - 1, trial.serialise()]);
  }
});

test('every byte that is changed is noticed, or changes nothing', () => {
  const trial = played();
  const bytes = Buffer.from(writeTrial(trial), 'utf8');
  for (let at = 0; at < bytes.length; at++) {
    for (const change of [1, 8, 32, 255]) {
      const damaged = Buffer.from(bytes);
      damaged[at]! ^= change;
      const read = readDamaged(damaged.toString('utf8'));
      if (read) expect(read.serialise()).toBe(trial.serialise());
    }
  }
});

test('a file that is cut off is noticed also where its seal does not stand in a line of its own', () => {
  const text = writeTrial(played());
  const moves = text.lastIndexOf('Move=');
  expect(readDamaged(text.slice(0, moves).replace('\nSEALED', '?SEALED'))).toBeUndefined();
});

test('names may hold the signs of the format', () => {
  const names = ['yes]', '[no', 'a,decision=true', '50%', '%5D'];
  const votes = gameFromText(`(game "Votes" (players 2)
    (equipment { (board (square 2)) (piece "Disc" Each) })
    (rules (play (or { ${names.map((name) => `(move Vote "${name}")`).join(' ')} }))
      (end (if (= (count Moves) 9) (result Mover Win)))))`);
  names.forEach((_, choice) => {
    const trial = votes.start(0).apply(choice);
    expect(readTrial(votes, writeTrial(trial)).serialise()).toBe(trial.serialise());
  });
});

describe('files', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'ludii-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  test('a file is replaced as a whole, and nothing is left beside it', () => {
    const file = join(directory, 'game.trl');
    saveText(file, 'one');
    saveText(file, 'two');
    expect(readFileSync(file, 'utf8')).toBe('two');
    expect(readdirSync(directory)).toEqual(['game.trl']);
  });

  test('a link to a file stays a link', () => {
    const file = join(directory, 'game.trl');
    const link = join(directory, 'link.trl');
    saveText(file, 'one');
    symlinkSync(file, link);
    saveText(link, 'two');
    expect(readFileSync(file, 'utf8')).toBe('two');
    expect(readdirSync(directory).sort()).toEqual(['game.trl', 'link.trl']);
  });

  test('links are followed neither in circles nor out of the directory', () => {
    const inside = join(directory, 'games');
    const outside = join(directory, 'secret');
    mkdirSync(join(inside, 'sub'), { recursive: true });
    mkdirSync(outside);
    writeFileSync(join(inside, 'sub', 'a.lud'), '');
    writeFileSync(join(outside, 'b.lud'), '');
    symlinkSync(inside, join(inside, 'sub', 'circle'));
    symlinkSync(outside, join(inside, 'out'));
    symlinkSync(join(outside, 'b.lud'), join(inside, 'b.lud'));
    symlinkSync(join(inside, 'self.lud'), join(inside, 'self.lud'));
    symlinkSync(join(inside, 'sub', 'a.lud'), join(inside, 'near.lud'));
    expect(filesBelow(inside, '.lud')).toEqual([join(inside, 'near.lud'), join(inside, 'sub', 'a.lud')]);
  });

  test.each([
    ['a circle of links', 'self', /circle/],
    ['a directory', '.', /is a directory/],
    ['a path through a file', 'file/below', /no directory/],
    ['nothing', 'nowhere', /does not exist/],
  ])('what the system says of %s is told in words', (_, name, message) => {
    symlinkSync(join(directory, 'self'), join(directory, 'self'));
    writeFileSync(join(directory, 'file'), '');
    expect(() => readText(join(directory, name))).toThrow(message);
    expect(() => readText(join(directory, name))).toThrow(EngineError);
  });

  test('a file is read as it is, unless it is too long', () => {
    const file = join(directory, 'long');
    const text = 'ü'.repeat(200_000);
    writeFileSync(file, text);
    expect(readText(file)).toBe(text);
    expect(readText(file, 400_000)).toBe(text);
    expect(() => readText(file, 399_999)).toThrow(/longer than/);
  });

  // There are neither on other systems.
  (existsSync('/dev/zero') ? test : test.skip)('neither a device that never ends nor a pipe is waited for', () => {
    expect(() => readText('/dev/zero', 2 ** 20)).toThrow(/longer than 1 MB/);
    const pipe = join(directory, 'pipe');
    execFileSync('mkfifo', [pipe]);
    expect(() => readText(pipe)).toThrow(/pipe/);
  });
});
