/**
 * Trial files: the text in which played games are kept. A file says in its second line that it is sealed, and ends with a
 * check sum of all lines before, so that one that was cut off or changed is not taken for whole. Files of other programs,
 * and older ones, have neither.
 */
import { checksum } from './checksum.js';
import { StateError } from './errors.js';
import { type EndType, endTypes } from './standing.js';

/** The content of a trial file. Moves are texts: reading them needs the game's names. */
export interface TrialFile {
  /** Path or name of the description. */
  readonly game: string;
  readonly options: readonly string[];
  /** State of the generator before the start: eight signed bytes, lowest first. */
  readonly rng: readonly number[];
  /** All moves, the start placements first. */
  readonly moves: readonly string[];
  /** Number of start placements, if the file says so. */
  readonly startMoves?: number;
  /** Number of legal moves before each played move, if recorded. */
  readonly legalCounts: readonly number[];
  /** Legal moves before each played move, if recorded. */
  readonly legalMoves: readonly (readonly string[])[];
  readonly winner?: number;
  readonly endType?: EndType;
  readonly rankings?: readonly number[];
  readonly sandbox?: boolean;
  readonly version?: string;
  /** True if the file has a check sum, which was right. Whether others are whole is not known. */
  readonly sealed?: boolean;
}

const Sealed = 'SEALED';
const Seal = 'CHECKSUM=';
const StartOptions = 'START GAME OPTIONS';
const Generator = 'RNG internal state=';

/** The lines of a file without its seal, which is checked. */
function unsealed(text: string): { lines: string[]; sealed: boolean } {
  const lines = text.split(/\r\n|\n|\r/);
  while (lines.length > 1 && lines.at(-1) === '') lines.pop();
  const last = lines.length - 1;
  const found = lines[last]!.startsWith(Seal);
  if (!found) {
    // The line break before the word may be what was changed.
    const header = lines.slice(0, 2);
    if (header.some((line) => line.endsWith(Sealed)) || lines.some((line) => line.startsWith(Seal))) {
      throw fail(last, 'the file ends too soon: it was cut off');
    }
    // So begins every file without a seal: what stands there instead may have been the word for it.
    const [first, second] = lines;
    if (
      first!.startsWith('game=') &&
      second !== undefined &&
      second !== StartOptions &&
      !second.startsWith(Generator)
    ) {
      throw fail(1, `a trial goes on with "${StartOptions}" or "${Generator}"`);
    }
    return { lines, sealed: false };
  }
  const body = lines.slice(0, last);
  if (lines[last] !== `${Seal}${checksum(body.join('\n'))}`)
    throw fail(last, 'the check sum is wrong: the file was changed');
  return { lines: body, sealed: true };
}

function fail(line: number, why: string): StateError {
  return new StateError('malformed-trial', `line ${line + 1}: ${why}`);
}

function integer(text: string, line: number): number {
  if (!/^-?\d+$/.test(text.trim())) throw fail(line, `"${text}" is no number`);
  return Number(text);
}

/** Reads a trial file. Lines that it does not know are ignored between the moves and the end. */
export function readTrialFile(text: string): TrialFile {
  const { lines, sealed } = unsealed(text);
  let at = 0;
  if (!lines[0]?.startsWith('game=')) throw fail(0, 'a trial begins with "game="');
  const game = lines[0].slice('game='.length);
  const options: string[] = [];
  let inOptions = false;
  for (at = 1; at < lines.length && !lines[at]!.startsWith(Generator); at++) {
    const line = lines[at]!;
    if (line === StartOptions) inOptions = true;
    else if (line === 'END GAME OPTIONS') inOptions = false;
    else if (inOptions && line !== '') options.push(line);
  }
  if (at === lines.length) throw fail(at - 1, `no "${Generator}"`);
  const rngLine = at;
  const rng = lines[at]!.slice(Generator.length)
    .split(',')
    .map((byte) => integer(byte, rngLine));
  if (rng.length !== 8 || rng.some((byte) => byte < -128 || byte > 127)) throw fail(at, 'a generator has eight bytes');
  at++;
  const moves: string[] = [];
  for (; at < lines.length && lines[at]!.startsWith('Move='); at++) moves.push(lines[at]!.slice('Move='.length));

  const legalCounts: number[] = [];
  const legalMoves: string[][] = [];
  const rest: { -readonly [K in keyof TrialFile]?: TrialFile[K] } = {};
  for (; at < lines.length; at++) {
    const line = lines[at]!;
    if (line === 'NEW LEGAL MOVES LIST') {
      const block: string[] = [];
      for (at++; lines[at] !== 'END LEGAL MOVES LIST'; at++) {
        const move = lines[at];
        if (move === undefined) throw fail(at - 1, 'a list of legal moves does not end');
        block.push(move);
      }
      legalMoves.push(block);
      continue;
    }
    const equals = line.indexOf('=');
    const key = equals < 0 ? line : line.slice(0, equals);
    const value = line.slice(equals + 1);
    switch (key) {
      case 'LEGAL MOVES LIST SIZE ':
        legalCounts.push(integer(value, at));
        break;
      case 'numInitialPlacementMoves':
        rest.startMoves = integer(value, at);
        break;
      case 'winner':
        rest.winner = integer(value, at);
        break;
      case 'endtype': {
        const endType = endTypes.find((known) => known === value);
        if (!endType) throw fail(at, `"${value}" is no way to end`);
        rest.endType = endType;
        break;
      }
      case 'rankings': {
        const ranks = value.split(',').map(Number);
        if (value === '' || ranks.some(Number.isNaN)) throw fail(at, `"${value}" is no ranking`);
        rest.rankings = ranks;
        break;
      }
      case 'SANDBOX':
        rest.sandbox = value === 'true';
        break;
      case 'LUDII_VERSION':
        rest.version = value;
        break;
      default:
    }
  }
  if (rest.startMoves !== undefined && (rest.startMoves < 0 || rest.startMoves > moves.length)) {
    throw fail(at - 1, `${rest.startMoves} start placements among ${moves.length} moves`);
  }
  return { game, options, rng, moves, legalCounts, legalMoves, ...rest, ...(sealed ? { sealed } : {}) };
}

function double(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(value);
}

/** Writes a trial file. */
export function writeTrialFile(trial: TrialFile): string {
  const lines = [
    `game=${trial.game}`,
    ...(trial.sealed ? [Sealed] : []),
    StartOptions,
    ...trial.options,
    'END GAME OPTIONS',
  ];
  lines.push(`${Generator}${trial.rng.join()}`);
  for (const move of trial.moves) lines.push(`Move=${move}`);
  for (const count of trial.legalCounts) lines.push(`LEGAL MOVES LIST SIZE = ${count}`);
  for (const block of trial.legalMoves) lines.push('NEW LEGAL MOVES LIST', ...block, 'END LEGAL MOVES LIST');
  if (trial.startMoves !== undefined) lines.push(`numInitialPlacementMoves=${trial.startMoves}`);
  if (trial.winner !== undefined) lines.push(`winner=${trial.winner}`);
  if (trial.endType !== undefined) lines.push(`endtype=${trial.endType}`);
  if (trial.rankings !== undefined) lines.push(`rankings=${trial.rankings.map(double).join()}`);
  if (trial.sandbox !== undefined) lines.push(`SANDBOX=${trial.sandbox}`);
  if (trial.version !== undefined) lines.push(`LUDII_VERSION=${trial.version}`);
  if (trial.sealed) lines.push(`${Seal}${checksum(lines.join('\n'))}`);
  return `${lines.join('\n')}\n`;
}
