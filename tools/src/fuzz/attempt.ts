/** Compiles and plays a description as a hosted service would, and tells what must never happen. */
import {
  EngineError,
  type Game,
  LimitError,
  type Limits,
  RuleError,
  readGame,
  strictLimits,
  type Trial,
} from '@ludii/engine';
import type { Board } from '@ludii/geometry';
import { type Below, randomBelow } from './mutate.js';

/** Something that must never happen. */
export interface Finding {
  /** What sort: an error that is not documented, a call beyond its limit, or a position that is not as it should be. */
  readonly sort: 'undocumented' | 'slow' | 'changed';
  /** What was done, and what came of it; the same for the same mistake. */
  readonly what: string;
  readonly stack?: string;
}

/** How far a description got. */
export type Stage = 'refused' | 'started' | 'failed in play' | 'played';

/** The result of an attempt. */
export interface Attempt {
  readonly stage: Stage;
  readonly findings: readonly Finding[];
}

/** A call may take this much longer than its limit, in ms: the machine may be busy with something else. */
const Patience = 1000;
const limits: Limits = { ...strictLimits, ms: 500 };
const MostMoves = 12;

/** How the time of a call is taken: asking the system for processor time costs as much as a move of a small game. */
export type Clock = () => number;
const wall: Clock = () => performance.now();
const processor: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Boards that were built: most mutants leave the board alone. */
const boards = new Map<string, Board>();
const MostBoards = 400;

/** Calls things, and notes what must never happen. */
export class Watch {
  readonly findings: Finding[] = [];

  constructor(
    readonly clock: Clock,
    /** What one call may take, in ms. */
    readonly ms: number,
  ) {}

  /** Calls something; what it throws is returned if it is documented. */
  call<T>(what: string, act: () => T): { readonly value?: T; readonly error?: EngineError } {
    const start = this.clock();
    try {
      return { value: act() };
    } catch (error) {
      if (error instanceof EngineError && !this.#isMistake(what, error)) return { error };
      if (!(error instanceof EngineError)) this.add('undocumented', `${what}: ${nameOf(error)}`, error);
      return { error: new EngineError('bad-option', 'a mistake was found') };
    } finally {
      if (this.clock() - start > this.ms + Patience) this.add('slow', `${what} takes far more than ${this.ms} ms`);
    }
  }

  /** Errors of JavaScript that no rule throws on purpose. */
  #isMistake(what: string, error: EngineError): boolean {
    const { cause } = error;
    const isMistake = cause instanceof TypeError || cause instanceof ReferenceError || cause instanceof SyntaxError;
    if (isMistake) this.add('undocumented', `${what}: ${nameOf(cause)}`, cause);
    return isMistake;
  }

  add(sort: Finding['sort'], what: string, error?: unknown): void {
    this.findings.push({ sort, what, ...(error instanceof Error && error.stack ? { stack: error.stack } : {}) });
  }
}

const nameOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message.replaceAll(/\d+/g, 'N')}` : String(error);

/** Tries something. What seems slow is tried once more by the time of the processor: the machine may be busy. */
export function judged(tryBy: (clock: Clock) => Attempt): Attempt {
  const first = tryBy(wall);
  if (!first.findings.some(({ sort }) => sort === 'slow')) return first;
  // The second time has to build the boards again, or else it does not see what was slow.
  boards.clear();
  return tryBy(processor);
}

/** Tries a description. */
export const attempt = (text: string, seed = 0): Attempt => judged((clock) => attemptBy(clock, text, seed));

function attemptBy(clock: Clock, text: string, seed: number): Attempt {
  const watch = new Watch(clock, limits.ms);
  // One mutant in four is played by a program made for it, which takes longer to make than the rules, and by both.
  const isEmitted = seed % 4 === 0;
  const game = read(watch, text, isEmitted ? 'emitted' : 'interpreted');
  const stage = game ? play(watch, game, randomBelow(seed), isEmitted ? text : undefined) : 'refused';
  return { stage, findings: watch.findings };
}

function read(watch: Watch, text: string, backend: 'emitted' | 'interpreted'): Game | undefined {
  if (boards.size > MostBoards) boards.clear();
  const { value } = watch.call('compile', () => readGame(text, { limits, boards, backend }));
  for (const { code, message } of value?.diagnostics ?? []) {
    if (code === 'internal-error') watch.add('undocumented', `compile: ${message.replaceAll(/\d+/g, 'N')}`);
  }
  return value?.game;
}

/** What must be the same after a move was taken back, or a trial was read again. */
const imageOf = (trial: Trial): string => `${trial.serialise()}\n${trial.mover} ${trial.isOver} ${trial.winner}`;

function play(watch: Watch, game: Game, below: Below, emitted: string | undefined): Stage {
  const { value: trial } = watch.call('start', () => game.start(below(1000)));
  if (!trial) return 'failed in play';
  watch.call('print', () => trial.toString());
  for (let n = 0; n < MostMoves && !trial.isOver; n++) {
    const { value: count } = watch.call('legal moves', () => trial.legalCount);
    if (count === undefined) return failed(watch, trial);
    if (count === 0) break;
    const before = imageOf(trial);
    const { error } = watch.call('apply', () => trial.apply(below(count)));
    if (error) {
      if (imageOf(trial) !== before) watch.add('changed', 'apply fails and leaves something changed');
      return failed(watch, trial);
    }
    if (below(3) === 0) goBack(watch, trial, before);
  }
  checkCopies(watch, game, trial);
  const { error } = watch.call('playout', () => trial.playout({ seed: 1, maxMoves: 40 }));
  if (emitted !== undefined) checkByRules(watch, trial, emitted);
  return error instanceof RuleError || error instanceof LimitError ? 'failed in play' : 'played';
}

/** After a failure the trial can still be taken back and printed. */
function failed(watch: Watch, trial: Trial): Stage {
  watch.call('print', () => trial.toString());
  watch.call('undo', () => trial.undo());
  return 'failed in play';
}

function goBack(watch: Watch, trial: Trial, before: string): void {
  const choice = trial.choices().at(-1)!;
  const after = imageOf(trial);
  watch.call('undo', () => trial.undo());
  if (imageOf(trial) !== before) watch.add('changed', 'undo does not lead back');
  const { error } = watch.call('apply again', () => trial.apply(choice));
  if (!error && imageOf(trial) !== after) watch.add('changed', 'the same move leads elsewhere after undo');
}

function checkCopies(watch: Watch, game: Game, trial: Trial): void {
  const image = imageOf(trial);
  const { value: copy } = watch.call('clone', () => trial.clone());
  if (copy && imageOf(copy) !== image) watch.add('changed', 'a clone differs');
  const { value: again, error } = watch.call('parse', () => game.parse(trial.serialise()));
  if (error && !(error instanceof LimitError)) watch.add('changed', `a saved trial is not read: ${error.code}`);
  if (again && imageOf(again) !== image) watch.add('changed', 'a trial that was read differs');
}

/** A game that was played by its program leads to the same position by its rules. */
function checkByRules(watch: Watch, trial: Trial, text: string): void {
  const game = read(watch, text, 'interpreted');
  const { value: again, error } = watch.call('parse by the rules', () => game?.parse(trial.serialise()));
  // A program does not look at what can not matter any more: a failing part of a rule may be met by the rules alone.
  if (error && !(error instanceof LimitError || error instanceof RuleError))
    watch.add('changed', `what the program played is not legal by the rules: ${error.code}`);
  if (again && imageOf(again) !== imageOf(trial)) watch.add('changed', 'program and rules lead to different positions');
}
