/** `ludii playout`: random games, and how they end. */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Game, type Trial, writeTrial } from '@ludii/engine';
import { emptyTally, meanReturns, saveText } from '@ludii/engine/internal';
import { type Counts, type JobOutcome, jobOf, planOf, runJobs, Schedule } from '@ludii/experiments';
import { gameHash, packGame, usualLimits } from '@ludii/experiments/internal';
import { Command } from 'commander';
import { Watch } from '../experiment/watch.js';
import { systemMessage } from '../gameFiles.js';
import { Interrupted, interruptible } from '../interrupt.js';
import { type GameOptions, load, withGameOptions } from '../loading.js';
import { whole, wholeFrom } from '../numbers.js';
import { agentGamesText, playAgents } from '../play/agentGames.js';
import { plural, write, writeError } from '../terminal.js';
import { UserError } from '../userError.js';

interface PlayoutCommandOptions extends GameOptions {
  readonly number: number;
  readonly seed: number;
  readonly maxMoves: number;
  readonly workers?: number;
  readonly save?: string;
  readonly ai?: string;
  readonly iterations?: number;
  readonly json?: boolean;
}

function asJson(game: Game, seed: number, counts: Counts): string {
  const { games, moves, shortest, longest, wins, draws, limited, unfinished, ranks } = counts;
  return JSON.stringify({
    game: game.name,
    options: game.options,
    seed,
    playouts: games,
    moves,
    meanMoves: games === 0 ? 0 : moves / games,
    shortest,
    longest,
    wins,
    draws,
    limited,
    unfinished,
    returns: meanReturns({ ...emptyTally(game.players), playouts: games, ranks }),
  });
}

function asText(game: Game, counts: Counts): string {
  const { games: count, moves, shortest, longest, wins, draws, limited, unfinished } = counts;
  const share = (part: number): string =>
    `${String(part).padStart(7)}  ${((100 * part) / count).toFixed(1).padStart(5)} %`;
  const rows: [string, number][] = [
    ...wins.slice(1).map((won, i): [string, number] => [`player ${i + 1} wins`, won]),
    ['nobody wins', draws],
  ];
  if (unfinished > 0) rows.push(['broken off', unfinished]);
  const lines = rows.map(([what, part]) => `  ${what.padEnd(14)}${share(part)}`);
  const length = `${(moves / count).toFixed(1)} moves on average, ${shortest} to ${longest}`;
  const longLasting = limited > 0 ? `  ${plural(limited, 'game')} went on until the limit of turns or moves.\n` : '';
  return `${game.name}: ${plural(count, 'random game')}, ${length}\n${lines.join('\n')}\n${longLasting}`;
}

/** Writes the games of a job as trial files, numbered from 1. */
function save(directory: string, game: Game, first: number, trials: readonly string[]): void {
  const stem = game.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  try {
    mkdirSync(directory, { recursive: true });
    trials.forEach((trial, k) => {
      saveText(join(directory, `${stem}-${first + k + 1}.trl`), trial);
    });
  } catch (error) {
    throw new UserError(systemMessage(error, 'write to', directory));
  }
}

/** The games as jobs. They are those that `playouts` of the engine plays with the same seed. */
function scheduleOf(game: Game, hash: string, options: PlayoutCommandOptions): Schedule {
  const { number, seed, maxMoves } = options;
  const plan = planOf({
    name: game.name,
    games: [{ hash, name: game.name, players: game.players }],
    number,
    seed,
    gamesPerJob: Math.min(MostGamesPerJob, Math.ceil(number / 100)),
    limits: { ...usualLimits, moves: maxMoves },
    record: options.save === undefined ? [] : ['trial'],
  });
  return new Schedule({ ...plan, cells: plan.cells.map((cell) => ({ ...cell, seed })) });
}

const MostGamesPerJob = 200;
/** A run that is shorter than this, in ms, is over before processes have started. */
const Short = 1000;

async function betweenPrograms(game: Game, ai: string, options: PlayoutCommandOptions): Promise<void> {
  const { number, seed, maxMoves, iterations, json } = options;
  const onGame = (trial: Trial, k: number): void => {
    if (options.save !== undefined) save(options.save, game, k, [writeTrial(trial)]);
  };
  const played = await interruptible((signal) =>
    playAgents(game, { ai, number, seed, maxMoves, iterations, signal, onGame }),
  );
  const { game: _game, ...counts } = played;
  if (played.games > 0) {
    write(json ? `${JSON.stringify({ game: game.name, seed, ...counts })}\n` : agentGamesText(played));
  }
  if (played.games === number) return;
  writeError(`Stopped after ${plural(played.games, 'game')} of ${number.toLocaleString('en')}.\n`);
  throw new Interrupted();
}

export const playout = (): Command =>
  withGameOptions(
    new Command('playout')
      .summary('play random games and tell how they end')
      .description('Play random games and tell how they end. The same seed gives the same games.')
      .argument('<game>', 'path or name of a game')
      .option('-n, --number <count>', 'number of games', wholeFrom(1), 1)
      .option('-s, --seed <number>', 'seed of moves, dice and cards', whole, 0)
      .option('-m, --max-moves <count>', 'break a game off after so many moves', wholeFrom(1), 10_000)
      .option('-w, --workers <count>', 'number of processes (default: all cores, if it takes long)', wholeFrom(0))
      .option('--ai <players>', 'programs instead of chance, as p1=uct,p2=alphabeta')
      .option('--iterations <count>', 'how many iterations programs think', wholeFrom(1))
      .option('--save <dir>', 'write every game as a trial file into a directory')
      .option('--json', 'write JSON'),
  )
    .addHelpText(
      'after',
      `
Examples:
  ludii playout hex -n 1000 --seed 7
  ludii playout go -n 100 --option 'Board Size/9' --json
  ludii playout chess -n 3 --save trials
  ludii playout breakthrough -n 20 --ai p1=mast,p2=uct --iterations 200`,
    )
    .action(async (name: string, options: PlayoutCommandOptions) => {
      const { seed, workers, json } = options;
      const game = load(name, options);
      if (options.ai !== undefined) {
        await betweenPrograms(game, options.ai, options);
        return;
      }
      const packed = packGame(game);
      const hash = gameHash(packed);
      const schedule = scheduleOf(game, hash, options);
      const watch = new Watch();
      const onOutcome = (outcome: JobOutcome): void => {
        watch.at(schedule);
        if (!('result' in outcome)) return;
        const { trials } = outcome.result;
        if (trials && options.save !== undefined) {
          save(options.save, game, jobOf(schedule.plan, outcome.job).first, trials);
        }
      };
      const complete = await interruptible((signal) =>
        runJobs(schedule, {
          workers: workers ?? availableParallelism(),
          ...(workers === undefined ? { hereFor: Short } : {}),
          games: new Map([[hash, packed]]),
          signal,
          onOutcome,
          onLost: (reason) => watch.note(`${reason} It is replaced.`),
        }),
      );
      watch.clear();
      const { counts, failed } = schedule.cells[0]!;
      if (counts.games > 0) write(json ? `${asJson(game, seed, counts)}\n` : asText(game, counts));
      if (failed.length > 0) {
        throw new UserError(`${plural(failed.length, 'part')} of the games could not be played: ${failed[0]!.reason}`);
      }
      if (complete) return;
      writeError(`Stopped after ${plural(counts.games, 'game')} of ${options.number.toLocaleString('en')}.\n`);
      throw new Interrupted();
    });
