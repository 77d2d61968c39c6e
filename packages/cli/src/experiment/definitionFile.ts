/** Reading the file of an experiment as the command line finds games. */
import { extname } from 'node:path';
import { findGameFile } from '@ludii/engine/internal';
import { ExperimentError, type ReadDefinition, readDefinition } from '@ludii/experiments';
import { readHeader } from '@ludii/experiments/internal';
import { gameNames, gamesFor, libraries, readText } from '../gameFiles.js';
import { renderAll } from '../loading.js';
import { hasColour, writeError } from '../terminal.js';

/** Reads an experiment, and tells of what may not be meant. */
export function readExperiment(file: string): ReadDefinition {
  const read = readDefinition(readText(file), file, {
    byName: (name) => (name.endsWith('.lud') ? undefined : findGameFile(name, libraries())),
    names: gameNames,
    text: readText,
    options: (path) => ({ games: gamesFor(path) }),
    color: hasColour(process.stderr),
  });
  if (read.warnings.length > 0) writeError(renderAll(read.warnings, read.sources));
  return read;
}

/** Where the results of an experiment are, unless someone says otherwise: beside its file. */
export function usualLog(file: string): string {
  return `${file.slice(0, file.length - extname(file).length)}.log`;
}

/** The log that is meant: a log itself, or that of the file of an experiment. */
export function logOf(file: string): string {
  if (!/\.(ya?ml|json)$/i.test(file)) {
    readHeader(file);
    return file;
  }
  const log = usualLog(file);
  try {
    readHeader(log);
  } catch (error) {
    if (!(error instanceof ExperimentError) || error.code !== 'no-log') throw error;
    readText(file);
    throw new ExperimentError('no-log', `There is no log "${log}" yet: run "ludii experiment ${file}".`);
  }
  return log;
}
