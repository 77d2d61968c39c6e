/** The log: it survives being cut at any byte, belongs to one experiment, and is never overwritten. */
import { existsSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { planOf } from '../definition/plan.js';
import { emptyCounts, type JobOutcome } from '../run/result.js';
import { experimentOn, noughts } from '../testing/games.js';
import { crc32, frame, unframe } from './frame.js';
import { type LogHeader, outcomes, readHeader } from './readLog.js';
import { ResultLog } from './resultLog.js';

// Short, because it is cut at every byte.
const definition = { ...experimentOn([noughts]).definition, games: [] };
const header: LogHeader = {
  format: 'ludii-experiment',
  version: '1.0.0',
  experiment: planOf(definition).hash,
  definition,
};
const fresh = (): string => join(mkdtempSync(join(tmpdir(), 'ludii-')), 'test.log');
const outcome = (job: number): JobOutcome =>
  job % 3 === 0
    ? { job, failed: `Nö ${job} – "\n"`, attempts: 3 }
    : { job, result: { ...emptyCounts(2), games: job, lengths: [1, 2, job] } };

/** Writes a log and returns its path. */
function written(jobs: readonly number[], path = fresh()): string {
  const log = ResultLog.open(path, header);
  for (const job of jobs) log.append(outcome(job));
  log.close();
  return path;
}

function resumed(path: string, jobs: readonly number[] = []): JobOutcome[] {
  const found: JobOutcome[] = [];
  const log = ResultLog.open(path, header, { resume: true, onOutcome: (each) => void found.push(each) });
  for (const job of jobs) log.append(outcome(job));
  log.close();
  return found;
}

test('the checksum is the usual one', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
});

test('every record comes back; no change of a bit goes unseen', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), fc.integer({ min: 0, max: 7 }), (value, at, bit) => {
      const bytes = frame(value);
      expect(unframe(bytes)).toEqual({ json: JSON.stringify(value), size: bytes.length });
      const changed = Buffer.from(bytes);
      changed[at % bytes.length]! ^= 1 << bit;
      expect(unframe(changed)?.json).not.toBe(JSON.stringify(value));
    }),
  );
});

test('cut at any byte, the whole records before the cut are kept and the rest is written again', () => {
  const jobs = [2, 0, 1];
  const whole = readFileSync(written(jobs));
  const path = fresh();
  const ends = [readHeader(written(jobs)) && frame(header).length];
  for (const job of jobs) ends.push(ends.at(-1)! + frame(outcome(job)).length);
  for (let cut = 0; cut <= whole.length; cut++) {
    writeFileSync(path, whole.subarray(0, cut));
    const kept = Math.max(0, ends.filter((end) => end <= cut).length - 1);
    expect(resumed(path, jobs.slice(kept))).toEqual(jobs.slice(0, kept).map(outcome));
    expect(readFileSync(path).equals(whole)).toBe(true);
  }
});

test('in the end the records are in the order of the jobs, each once', () => {
  const path = written([4, 0, 2, 4, 1, 0, 3]);
  const log = ResultLog.open(path, header, { resume: true });
  log.settle();
  log.close();
  expect([...outcomes(path)].map(({ record }) => record)).toEqual([0, 1, 2, 3, 4].map(outcome));
  expect(readFileSync(path).equals(readFileSync(written([0, 1, 2, 3, 4])))).toBe(true);
  expect(existsSync(`${path}.ordered`)).toBe(false);
});

test('nothing is overwritten', () => {
  const path = written([1, 2]);
  const before = readFileSync(path);
  const other = { ...header, experiment: 'other' };
  expect(() => ResultLog.open(path, header)).toThrow(expect.objectContaining({ code: 'log-exists' }));
  expect(() => ResultLog.open(path, other, { resume: true })).toThrow(
    expect.objectContaining({ code: 'other-experiment' }),
  );
  expect(() => ResultLog.open(path, { ...header, version: '2.0.0' }, { resume: true })).toThrow(
    expect.objectContaining({ code: 'other-version' }),
  );
  expect(readFileSync(path).equals(before)).toBe(true);
  writeFileSync(path, 'Dear diary, today I played Hex.\n');
  expect(() => ResultLog.open(path, header, { resume: true })).toThrow(
    expect.objectContaining({ code: 'damaged-log' }),
  );
  expect(readFileSync(path, 'utf8')).toContain('Dear diary');
  expect(() => readHeader(join(path, 'missing'))).toThrow(expect.objectContaining({ code: 'no-log' }));
});

test('damage in the middle is told, and not taken for a torn end', () => {
  const path = written([1, 2, 3]);
  const bytes = readFileSync(path);
  bytes[frame(header).length + 30]! ^= 1;
  writeFileSync(path, bytes);
  expect(() => resumed(path)).toThrow(/damaged at byte \d+/);
  expect(readFileSync(path).equals(bytes)).toBe(true);
  // The same as the last record is a torn end.
  truncateSync(path, frame(header).length + frame(outcome(1)).length);
  expect(resumed(path)).toEqual([]);
});

test('one process at a time; a lock of a process that is gone does not count', () => {
  const path = fresh();
  const log = ResultLog.open(path, header);
  expect(() => ResultLog.open(path, header, { resume: true })).toThrow(expect.objectContaining({ code: 'log-in-use' }));
  log.close();
  writeFileSync(`${path}.lock`, '4194305');
  expect(resumed(path)).toEqual([]);
  writeFileSync(`${path}.lock`, String(process.ppid));
  expect(() => resumed(path)).toThrow(`Process ${process.ppid} is writing`);
});

test('large records are read in parts', () => {
  const path = fresh();
  const log = ResultLog.open(path, header);
  const large: JobOutcome[] = [5, 6, 7].map((job) => ({
    job,
    result: { ...emptyCounts(2), trials: [`${job}`.repeat(2_500_000)] },
  }));
  for (const each of large) log.append(each);
  log.close();
  expect([...outcomes(path)].map(({ record }) => record)).toEqual(large);
});

test('a place that cannot be written to is told', () => {
  const directory = mkdtempSync(join(tmpdir(), 'ludii-'));
  const nowhere = join(directory, 'missing', 'test.log');
  expect(() => ResultLog.open(nowhere, header)).toThrow(`Cannot write "${nowhere}": it does not exist.`);
  expect(() => ResultLog.open(directory, header, { resume: true })).toThrow('it is a directory.');
});
