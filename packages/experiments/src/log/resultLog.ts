/**
 * The log of an experiment: a header, then the outcome of each job as it comes. It is only ever appended to, so that a stop
 * at any byte costs at most the last record. When all is done, the records are put in the order of the jobs, in a new file
 * that takes the place of the old one: the log of a finished experiment is the same whatever happened on the way.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fileError } from '@ludii/engine/internal';
import { ExperimentError } from '../error.js';
import type { JobOutcome } from '../run/result.js';
import { frame } from './frame.js';
import { headerOf, type LogHeader, outcomes, records } from './readLog.js';

/** Time in ms after which what was written is also on the disk, if the machine loses power. */
const SyncAfter = 1000;

/** Where a record is in the file; the header has job −1. */
interface Place {
  readonly job: number;
  readonly start: number;
  readonly end: number;
}

/** A log that results are added to. One process at a time. */
export class ResultLog {
  readonly #path: string;
  readonly #file: number;
  /** Where the records are, in the order of the file. */
  readonly #places: Place[];
  #unsynced = false;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  private constructor(path: string, file: number, places: Place[]) {
    this.#path = path;
    this.#file = file;
    this.#places = places;
  }

  /**
   * Begins a log, or goes on with one if `resume` says so. `onOutcome` is told of what is there already.
   * A log of another experiment is never touched.
   */
  static open(
    path: string,
    header: LogHeader,
    { resume = false, onOutcome = (_outcome: JobOutcome): void => {} } = {},
  ): ResultLog {
    if (!resume && existsSync(path)) {
      throw new ExperimentError(
        'log-exists',
        `"${path}" exists already. Go on with it by --resume, or write to another file by --out.`,
      );
    }
    try {
      lock(path);
    } catch (error) {
      throw fileError(error, 'write', path);
    }
    try {
      const places: Place[] = [];
      const end = existsSync(path) ? checked(path, header, onOutcome, places) : 0;
      const file = openSync(path, end === 0 ? 'w' : 'r+');
      const log = new ResultLog(path, file, places);
      if (end === 0) log.#add(header, -1);
      else ftruncateSync(file, end);
      if (end > 0) log.#end = end;
      fsyncSync(file);
      syncDirectory(path);
      return log;
    } catch (error) {
      unlock(path);
      throw fileError(error, 'write', path);
    }
  }

  #end = 0;

  /** Adds an outcome. It survives the end of this process at once, and that of the machine a second later. */
  append(outcome: JobOutcome): void {
    this.#add(outcome, outcome.job);
    this.#unsynced = true;
    this.#timer ??= setTimeout(() => this.sync(), SyncAfter).unref();
  }

  #add(record: JobOutcome | LogHeader, job: number): void {
    const bytes = frame(record);
    const start = this.#end;
    for (let done = 0; done < bytes.length; )
      done += writeSync(this.#file, bytes, done, bytes.length - done, start + done);
    this.#end += bytes.length;
    this.#places.push({ job, start, end: this.#end });
  }

  /** Makes sure that all is on the disk. */
  sync(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#closed || !this.#unsynced) return;
    fsyncSync(this.#file);
    this.#unsynced = false;
  }

  /** Puts the records in the order of the jobs. */
  settle(): void {
    this.sync();
    const places = this.#places;
    if (places.every(({ job }, i) => i === 0 || places[i - 1]!.job < job)) return;
    places.sort((a, b) => a.job - b.job);
    const ordered = `${this.#path}.ordered`;
    const from = openSync(this.#path, 'r');
    const to = openSync(ordered, 'w');
    for (const { start, end } of places) {
      const bytes = Buffer.alloc(end - start);
      readSync(from, bytes, 0, bytes.length, start);
      writeSync(to, bytes);
    }
    fsyncSync(to);
    closeSync(to);
    closeSync(from);
    renameSync(ordered, this.#path);
    syncDirectory(this.#path);
  }

  /** Ends writing. */
  close(): void {
    if (this.#closed) return;
    this.sync();
    this.#closed = true;
    closeSync(this.#file);
    unlock(this.#path);
  }
}

/** Reads what is there; the end of the last whole record is returned, 0 if there is not even a header. */
function checked(path: string, header: LogHeader, onOutcome: (outcome: JobOutcome) => void, places: Place[]): number {
  const [first] = records(path);
  if (!first) {
    // Torn in the very first record, or something else altogether.
    const start = readFileSync(path).subarray(0, 18).toString('latin1');
    if (start.length < 18 || /^[0-9a-f]{8} [0-9a-f]{8} $/.test(start)) return 0;
  }
  const { experiment, version } = headerOf(path, first?.record);
  if (experiment !== header.experiment) {
    throw new ExperimentError(
      'other-experiment',
      `"${path}" is the log of another experiment: games, players, numbers or seed have changed since. ` +
        'Write to another file by --out. Nothing was changed.',
    );
  }
  if (version !== header.version) {
    throw new ExperimentError(
      'other-version',
      `"${path}" was begun with version ${version}; this is ${header.version}, whose games may differ. ` +
        'Finish it with that version, or write to another file by --out. Nothing was changed.',
    );
  }
  let { end } = first!;
  places.push({ job: -1, start: 0, end });
  // A job that stands there twice counts once.
  for (const { record, start, end: after } of outcomes(path)) {
    end = after;
    places.push({ job: record.job, start, end });
    onOutcome(record);
  }
  return end;
}

const lockOf = (path: string): string => `${path}.lock`;

/** Takes the log for this process. A lock whose process is gone does not count. */
function lock(path: string): void {
  const name = lockOf(path);
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(name, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 3) throw error;
    }
    const owner = Number(readFileSync(name, 'utf8'));
    if (owner !== process.pid && isRunning(owner)) {
      throw new ExperimentError(
        'log-in-use',
        `Process ${owner} is writing to "${path}". If there is no such process of ludii, remove "${name}".`,
      );
    }
    if (owner === process.pid) throw new ExperimentError('log-in-use', `This process is writing to "${path}" already.`);
    rmSync(name, { force: true });
  }
}

function unlock(path: string): void {
  rmSync(lockOf(path), { force: true });
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The entry of a new file is on the disk only when its directory is. */
function syncDirectory(path: string): void {
  if (process.platform === 'win32') return;
  const directory = openSync(dirname(path), 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
}
