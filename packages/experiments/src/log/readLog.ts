/** Reading a log of results: record by record, so that its size does not matter. */
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import type { Definition } from '../definition/definition.js';
import { ExperimentError } from '../error.js';
import type { JobOutcome } from '../run/result.js';
import { frameSize, unframe } from './frame.js';

/** The first record of a log: what it is the log of. */
export interface LogHeader {
  readonly format: 'ludii-experiment';
  /** Version of the program that made the results. */
  readonly version: string;
  /** Hash of the experiment. */
  readonly experiment: string;
  readonly definition: Definition;
}

/** A record with its place in the file. */
export interface PlacedRecord<Record> {
  readonly record: Record;
  readonly start: number;
  readonly end: number;
}

const Chunk = 1 << 20;

/**
 * All whole records of a file, in order. A torn end is left out: that is what a stop in the middle of writing leaves. A
 * damaged record with others behind it is none of that, and an error.
 */
export function* records(path: string): Generator<PlacedRecord<unknown>> {
  const file = openSync(path, 'r');
  try {
    const { size } = statSync(path);
    let buffer: Buffer = Buffer.alloc(0);
    let start = 0;
    const fill = (bytes: number): void => {
      const wanted = Math.min(Math.max(Chunk, bytes), size - start) - buffer.length;
      if (wanted <= 0) return;
      const more = Buffer.alloc(wanted);
      const read = readSync(file, more, 0, wanted, start + buffer.length);
      buffer = Buffer.concat([buffer, more.subarray(0, read)]);
    };
    while (start < size) {
      if (buffer.length < (frameSize(buffer) ?? Chunk)) fill(frameSize(buffer) ?? Chunk);
      if (buffer.length < (frameSize(buffer) ?? 0)) fill(frameSize(buffer) ?? 0);
      const found = unframe(buffer);
      if (!found) {
        fill(buffer.length + 64 * Chunk);
        refuseDamage(path, buffer, start);
        return;
      }
      yield { record: JSON.parse(found.json), start, end: start + found.size };
      start += found.size;
      buffer = buffer.subarray(found.size);
    }
  } finally {
    closeSync(file);
  }
}

/** A record that can not be read must be the last: nothing whole may follow it. */
function refuseDamage(path: string, rest: Buffer, start: number): void {
  for (let line = rest.indexOf(0x0a); line >= 0; line = rest.indexOf(0x0a, line + 1)) {
    if (!unframe(rest.subarray(line + 1))) continue;
    throw new ExperimentError(
      'damaged-log',
      `"${path}" is damaged at byte ${start}, and there are results behind it. Nothing was changed.`,
    );
  }
}

/** Refuses what is no log. */
export function headerOf(path: string, first: unknown): LogHeader {
  const header = first as Partial<LogHeader> | undefined;
  if (header?.format !== 'ludii-experiment') {
    throw new ExperimentError('damaged-log', `"${path}" is no log of an experiment.`);
  }
  return header as LogHeader;
}

/** The header of a log. */
export function readHeader(path: string): LogHeader {
  if (!existsSync(path)) throw new ExperimentError('no-log', `There is no log "${path}".`);
  for (const { record } of records(path)) return headerOf(path, record);
  throw new ExperimentError('damaged-log', `"${path}" is no log of an experiment.`);
}

/** The outcomes in a log, in the order of the file, each job once. */
export function* outcomes(path: string): Generator<PlacedRecord<JobOutcome>> {
  const seen = new Set<number>();
  let isFirst = true;
  for (const placed of records(path)) {
    if (isFirst) {
      isFirst = false;
      continue;
    }
    const record = placed.record as JobOutcome;
    if (seen.has(record.job)) continue;
    seen.add(record.job);
    yield { ...placed, record };
  }
}
