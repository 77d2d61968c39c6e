/** Trial files that were cut off, changed or mixed up: what a full disk, a bad cable or an editor makes of them. */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EngineError, type Game, readGame, readTrial, strictLimits } from '@ludii/engine';
import { filesBelow } from '@ludii/engine/internal';
import { type Attempt, type Clock, judged, Watch } from './attempt.js';
import { type Below, randomBelow } from './mutate.js';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../games');

interface Golden {
  readonly bytes: Buffer;
  readonly text: string;
  /** The game that was played; compiled when it is first asked for. */
  game?: Game | undefined;
  /** What the whole file leads to. */
  image?: string | undefined;
}

let goldens: readonly Golden[] | undefined;

/** The trial files that are damaged: one of nearly every game of ours. */
function golden(below: Below): Golden {
  goldens ??= filesBelow(join(root, 'golden'), '.trial').map((file) => {
    const bytes = readFileSync(file);
    return { bytes, text: bytes.toString('utf8') };
  });
  return goldens[below(goldens.length)]!;
}

/** The game of a trial file, with the options that were chosen. */
function gameOf(trial: Golden): Game | undefined {
  if (!trial.game) {
    const file = /^game=(.*)$/m.exec(trial.text)![1]!;
    const options = /^START GAME OPTIONS\n([\s\S]*?)^END GAME OPTIONS$/m.exec(trial.text)![1]!;
    const games = (name: string): string | undefined => {
      const found = filesBelow(root, '.lud').find((each) => each.toLowerCase().endsWith(`/${name.toLowerCase()}.lud`));
      return found && readFileSync(found, 'utf8');
    };
    const chosen = options.split('\n').filter((line) => line !== '');
    // Our own games are read in whatever time it takes: the machine may be busy.
    const unhurried = { ...limits, ms: Number.POSITIVE_INFINITY };
    const text = readFileSync(join(root, file), 'utf8');
    trial.game = readGame(text, { options: chosen, limits: unhurried, games }).game;
  }
  return trial.game;
}

const limits = { ...strictLimits, ms: 5000 };

type Damage = (bytes: Buffer, below: Below, other: Buffer) => Buffer;

const cut: Damage = (bytes, below) => bytes.subarray(0, below(bytes.length));
const oneByte: Damage = (bytes, below) => {
  const damaged = Buffer.from(bytes);
  const at = below(damaged.length);
  damaged[at] = damaged[at]! ^ (1 + below(255));
  return damaged;
};
const someBytes: Damage = (bytes, below) => {
  const damaged = Buffer.from(bytes);
  for (let times = 2 + below(30); times > 0; times--) damaged[below(damaged.length)] = below(256);
  return damaged;
};
const without: Damage = (bytes, below) => {
  const from = below(bytes.length);
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 1 + below(200))]);
};
const twice: Damage = (bytes, below) => {
  const from = below(bytes.length);
  const to = Math.min(bytes.length, from + 1 + below(400));
  return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
};
const mixed: Damage = (bytes, below, other) =>
  Buffer.concat([bytes.subarray(0, below(bytes.length)), other.subarray(below(other.length))]);
/** Digits are what a file is about: another one often makes sense to the reader. */
const digit: Damage = (bytes, below) => {
  const places = [...bytes.keys()].filter((at) => bytes[at]! >= 48 && bytes[at]! <= 57);
  const damaged = Buffer.from(bytes);
  damaged[places[below(places.length)]!] = 48 + below(10);
  return damaged;
};

const damages: readonly Damage[] = [cut, oneByte, oneByte, oneByte, someBytes, without, twice, mixed, digit, digit];

/** A file as it was written before files had a seal: nothing but its words tell that it is damaged. */
const unsealed = (bytes: Buffer): Buffer =>
  Buffer.from(
    bytes
      .toString('latin1')
      .replace('SEALED\n', '')
      .replace(/^CHECKSUM=.*\n/m, ''),
    'latin1',
  );

/** Damaged file number `n`, and the one that it was. */
function damagedFile(n: number): { readonly file: Golden; readonly text: string; readonly isSealed: boolean } {
  const below = randomBelow(n);
  const file = golden(below);
  const isSealed = below(4) !== 0;
  const bytes = isSealed ? file.bytes : unsealed(file.bytes);
  let damaged = bytes;
  for (let times = 1 + below(2) * below(2); times > 0 && damaged.length > 0; times--) {
    damaged = damages[below(damages.length)]!(damaged, below, golden(below).bytes);
  }
  return { file, text: damaged.toString('utf8'), isSealed };
}

/** Damaged file number `n` as text. */
export const damagedText = (n: number): string => damagedFile(n).text;

/** Reads damaged file number `n`: it is refused in words, or leads where the whole one did; without a seal, to some trial. */
export const attemptDamaged = (n: number): Attempt => judged((clock) => readDamaged(clock, n));

function readDamaged(clock: Clock, n: number): Attempt {
  const { file, text, isSealed } = damagedFile(n);
  const watch = new Watch(clock, limits.ms);
  const game = gameOf(file);
  if (!game) return { stage: 'refused', findings: [{ sort: 'changed', what: 'a game of ours does not compile' }] };
  file.image ??= readTrial(game, file.text).serialise();
  const { value: trial, error } = watch.call('read a trial file', () => readTrial(game, text));
  if (error && !(error instanceof EngineError)) watch.add('undocumented', 'a trial file is refused in other words');
  if (trial) {
    watch.call('print', () => trial.toString());
    if (isSealed && trial.serialise() !== file.image) watch.add('changed', 'a damaged file is read as another trial');
  }
  return { stage: trial ? 'played' : 'refused', findings: watch.findings };
}
