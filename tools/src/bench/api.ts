/**
 * What the interface of the engine costs: the loop that a researcher writes, against random play inside the engine; copies
 * and taking back; and chess against a library that knows chess only. Everything is measured in CPU time, side by side.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { benchmark, type Game, type Position, type Trial } from '@ludii/engine';
import { Chess } from 'chess.js';

/** What was measured for a game. Rates are per CPU second, times in microseconds of CPU time. */
export interface ApiRow {
  readonly game: string;
  /** Moves of `legalMoves()` and `apply(i)`. */
  readonly loop: number;
  /** Moves of random play inside the engine. */
  readonly internal: number;
  readonly copyFrom: number;
  readonly clone: number;
  readonly applyUndo: number;
  /** A move on a clone, which is how a move is tried without taking it back. */
  readonly cloneApply: number;
  /** A move and back on a clone, going back before the cloning. */
  readonly cloneUndo: number;
}

type Clock = () => number;

/** Plays random games by the interface for a time, after a warm-up of the same length, as random play inside has. */
function loopRate(game: Game, seconds: number, clock: Clock): number {
  let x = 12_345;
  let seed = 0;
  const run = (ms: number): number => {
    const start = clock();
    // Asking for the time takes as long as many moves: games are played until about a hundredth of the time is over, as inside.
    let look = 64;
    for (let moves = 0; ; ) {
      const trial = game.start(seed++);
      // A number that others can see, or one of more bits, is an object of its own for each move.
      let y = x;
      while (!trial.isOver && trial.length < 2000) {
        const { length } = trial.legalMoves();
        y = (Math.imul(y, 1_103_515_245) + 12_345) | 0;
        trial.apply((y >>> 8) % length);
      }
      x = y;
      moves += trial.length;
      if (moves < look) continue;
      const taken = clock() - start;
      if (taken > ms) return (1000 * moves) / taken;
      look += taken < ms / 100 ? moves : 1 + Math.floor(moves / 100);
    }
  };
  run(seconds * 1000);
  return run(seconds * 1000);
}

/** Moves per second of the loop by the engine of a built checkout. */
export async function measureLoop(
  checkout: string,
  file: string,
  defines: string | undefined,
  seconds: number,
  clock: Clock,
): Promise<number> {
  const engine = pathToFileURL(resolve(checkout, 'packages/engine/dist/index.js')).href;
  const { loadGame } = (await import(engine)) as typeof import('@ludii/engine');
  return loopRate(loadGame(file, defines === undefined ? {} : { defines }), seconds, clock);
}

/** Microseconds that something takes. */
function timeOf(run: () => void, seconds: number, clock: Clock): number {
  const count = (ms: number): number => {
    const start = clock();
    for (let done = 0; ; ) {
      for (let k = 0; k < 50; k++) run();
      done += 50;
      const taken = clock() - start;
      if (taken > ms) return (1000 * taken) / done;
    }
  };
  count(seconds * 300);
  return count(seconds * 300);
}

/** A game in which so many moves are played, or all but the last. */
function middleOf(game: Game, moves: number): Trial {
  const trial = game.start(1);
  for (let k = 0; k < moves && !trial.isOver; k++) trial.apply((7 * k) % trial.legalCount);
  return trial.isOver ? middleOf(game, trial.length - 1) : trial;
}

/** Measures one game. */
export function measureApi(game: Game, seconds: number, clock: Clock): ApiRow {
  // In turns, and the better of two rounds: the program of a large game takes the machine seconds to compile.
  const rounds = [0, 1].map(() => ({
    loop: loopRate(game, seconds, clock),
    internal: benchmark(game, seconds, 0, clock).movesPerSecond,
  }));
  const trial = middleOf(game, 30);
  // From the first undo on a trial and its clones note how to go back: what does without is measured first.
  const clone = timeOf(() => trial.clone(), seconds, clock);
  const cloneApply = timeOf(() => trial.clone().apply(0), seconds, clock);
  const target = trial.position.copy();
  const back = trial.clone();
  return {
    game: game.name,
    loop: Math.max(...rounds.map(({ loop }) => loop)),
    internal: Math.max(...rounds.map(({ internal }) => internal)),
    copyFrom: timeOf(() => target.copyFrom(trial.position), seconds, clock),
    clone,
    cloneApply,
    applyUndo: timeOf(() => trial.apply(0).undo(), seconds, clock),
    cloneUndo: timeOf(
      () => {
        back.undo();
        back.apply(0);
      },
      seconds,
      clock,
    ),
  };
}

const rate = (value: number): string => Number(value.toPrecision(3)).toLocaleString('en');

/** The table of what was measured. */
export function apiTable(rows: readonly (ApiRow | { readonly game: string; readonly problem: string })[]): string {
  const lines = [
    '| game | API loop, moves/s | random play inside, moves/s | share | copyFrom, µs | clone, µs | apply + undo, µs | clone + apply, µs | undo + apply on a clone, µs |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows.map((row) =>
      'problem' in row
        ? `| ${row.game} | ${row.problem} | | | | | | | |`
        : `| ${row.game} | ${rate(row.loop)} | ${rate(row.internal)} | ${(row.loop / row.internal).toFixed(2)} | ${rate(row.copyFrom)} | ${rate(row.clone)} | ${rate(row.applyUndo)} | ${rate(row.cloneApply)} | ${rate(row.cloneUndo)} |`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** Number of sequences of moves, by marks on one position. */
function perft(position: Position, depth: number): number {
  if (position.isOver) return 0;
  const moves = position.legal.length;
  if (depth === 1) return moves;
  let total = 0;
  for (let i = 0; i < moves; i++) {
    position.mark();
    position.apply(i);
    total += perft(position, depth - 1);
    position.rollback();
  }
  return total;
}

/** Counting positions of chess here and by chess.js, in milliseconds of CPU time of the better of two runs. */
export function perftComparison(chess: Game, depth: number, clock: Clock): string {
  const best = (run: () => number): { count: number; ms: number } => {
    run();
    const times = [0, 1].map(() => {
      const start = clock();
      const count = run();
      return { count, ms: clock() - start };
    });
    return times[0]!.ms < times[1]!.ms ? times[0]! : times[1]!;
  };
  const own = best(() => perft(chess.start().position.copy(), depth));
  const other = best(() => new Chess().perft(depth));
  if (own.count !== other.count)
    throw new Error(`perft(${depth}) is ${own.count} here and ${other.count} by chess.js.`);
  return (
    `Chess perft(${depth}) = ${own.count.toLocaleString('en')}: ${own.ms.toFixed(0)} ms here, ${other.ms.toFixed(0)} ms by chess.js ` +
    `(${(own.ms / other.ms).toFixed(2)} times its time).\n`
  );
}
