/**
 * Reading and writing files: all that the engine needs of Node for it. What the system says against it is told in words.
 * Links to directories are not followed, and links to files only within the directory that is looked through, so that
 * there are neither circles nor ways out of it.
 */
import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { EngineError } from './errors.js';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EACCES: 'permission denied',
  EPERM: 'it is not allowed',
  EISDIR: 'it is a directory',
  ENOTDIR: 'a part of its path is no directory',
  ELOOP: 'its links go round in a circle',
  ENAMETOOLONG: 'its name is too long',
  EEXIST: 'it exists already',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk can only be read',
  EMFILE: 'too many files are open',
};

/** What the system says against doing something with a file, as an error of this package. Other errors stay as they are. */
export function fileError(error: unknown, verb: string, path: string): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (!/^E[A-Z]+$/.test(code)) return error;
  return new EngineError('no-file', `Cannot ${verb} "${path}": ${reasons[code] ?? code}.`, [], [], { cause: error });
}

function told<T>(verb: string, path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw fileError(error, verb, path);
  }
}

/** Longer files are not read: a device may go on for ever. */
const MostBytes = 256 * 2 ** 20;
const Piece = 2 ** 16;

/** The text of a file, which must not be longer than so many bytes. */
export function readText(path: string, most = MostBytes): string {
  const bytes = told('read', path, () => {
    if (isNamedPipe(path)) return undefined;
    const file = openSync(path, 'r');
    try {
      return readAll(file, most);
    } finally {
      closeSync(file);
    }
  });
  if (bytes === undefined) {
    throw new EngineError('no-file', `Cannot read "${path}": it is a pipe, which nobody may ever write to.`);
  }
  if (bytes.length > most) {
    throw new EngineError('no-file', `Cannot read "${path}": it is longer than ${Math.trunc(most / 2 ** 20)} MB.`);
  }
  return bytes.toString('utf8');
}

/** The bytes of an open file; of one that is too long some more than are allowed. */
function readAll(file: number, most: number): Buffer {
  const pieces: Buffer[] = [];
  for (let length = 0; length <= most; ) {
    const piece = Buffer.allocUnsafe(Math.max(Piece, Math.min(length, most)));
    const read = readSync(file, piece, 0, piece.length, null);
    if (read === 0) break;
    pieces.push(piece.subarray(0, read));
    length += read;
  }
  return Buffer.concat(pieces);
}

/** Whether a path is that of a pipe on disk: to open it would wait until somebody writes. Those of a shell have no path. */
function isNamedPipe(path: string): boolean {
  return statSync(path).isFIFO() && !/^\/(dev|proc)\//.test(path);
}

/** All files below a directory that end so, sorted. */
export function filesBelow(directory: string, ending: string): string[] {
  const root = told('read', directory, () => realpathSync(directory));
  const found: string[] = [];
  const visit = (path: string): void => {
    for (const entry of told('read', path, () => readdirSync(path, { withFileTypes: true }))) {
      const below = join(path, entry.name);
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && entry.name !== '.git') visit(below);
      } else if (
        entry.name.endsWith(ending) &&
        (entry.isFile() || (entry.isSymbolicLink() && leadsInto(below, root)))
      ) {
        found.push(below);
      }
    }
  };
  visit(directory);
  return found.sort();
}

/** Whether a link leads to a file below a directory. */
function leadsInto(link: string, root: string): boolean {
  try {
    const real = realpathSync(link);
    return real.startsWith(root + sep) && statSync(real).isFile();
  } catch {
    // A link to nowhere, or to itself, leads to no file.
    return false;
  }
}

/** All `.def` files below a directory, by their path in it. */
export function readDefines(directory: string): Map<string, string> {
  return new Map(
    filesBelow(directory, '.def').map((file) => [relative(directory, file).split(sep).join('/'), readText(file)]),
  );
}

/**
 * Writes a file so that it is there as a whole or not at all: another file beside it is written, brought to the disk and
 * then given its name. A link to a file stays a link.
 */
export function saveText(path: string, text: string): void {
  told('write', path, () => {
    const target = realTarget(path);
    const beside = join(dirname(target), `.${basename(target)}.${process.pid}.${Date.now().toString(36)}.part`);
    try {
      writeThrough(beside, text);
      renameSync(beside, target);
    } catch (error) {
      rmSync(beside, { force: true });
      throw error;
    }
  });
}

function realTarget(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return resolve(path);
    throw error;
  }
}

function writeThrough(path: string, text: string): void {
  const file = openSync(path, 'wx');
  try {
    const bytes = Buffer.from(text, 'utf8');
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
