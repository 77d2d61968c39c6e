/** `ludii tournament`: programs against each other, on all cores. */
import { availableParallelism } from 'node:os';
import { agentKinds } from '@ludii/agents';
import { asText, type DefinedPlayer, planOf, reportOf, runJobs, Schedule } from '@ludii/experiments';
import { agentProblem, gameHash, packGame, settingProblem, usualLimits, version } from '@ludii/experiments/internal';
import { Command } from 'commander';
import { Watch } from '../experiment/watch.js';
import { Interrupted, interruptible } from '../interrupt.js';
import { type GameOptions, load, withGameOptions } from '../loading.js';
import { whole, wholeFrom } from '../numbers.js';
import { refuseDeduction } from '../play/agentGames.js';
import { write, writeError } from '../terminal.js';
import { Failed, UserError } from '../userError.js';

interface TournamentOptions extends GameOptions {
  readonly number: number;
  readonly seed: number;
  readonly maxMoves: number;
  readonly workers?: number;
  readonly json?: boolean;
}

/** Reads `uct:iterations=200,exploration=1`. */
export function readPlayer(text: string): DefinedPlayer {
  const [agent = '', rest = ''] = text.split(/:(.*)/s);
  const refuse = (problem: { readonly message: string } | undefined): void => {
    if (problem) throw new UserError(problem.message);
  };
  refuse(agentProblem(agent));
  const settings: Record<string, unknown> = {};
  for (const part of rest.split(',').filter((each) => each !== '')) {
    const [name = '', value = ''] = part.split('=');
    settings[name] = readValue(value);
    refuse(settingProblem(agent, name, settings[name]));
  }
  return { name: text, agent, settings };
}

/** A number, yes or no, or a word. */
function readValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

/** Players of the same settings are told apart by a number. */
function named(players: readonly DefinedPlayer[]): DefinedPlayer[] {
  const seen = new Map<string, number>();
  return players.map((player) => {
    const times = (seen.get(player.name) ?? 0) + 1;
    seen.set(player.name, times);
    return times === 1 ? player : { ...player, name: `${player.name} (${times})` };
  });
}

const kinds = agentKinds.map(({ name, about }) => `  ${name.padEnd(11)}${about}\n`);

export const tournament = (): Command =>
  withGameOptions(
    new Command('tournament')
      .summary('let programs play each other and rate them')
      .description('Let programs play each other: every group of as many as the game needs, in changing seats.')
      .argument('<game>', 'path or name of a game')
      .argument('<players...>', 'programs with their settings, as uct:iterations=200')
      .option('-n, --number <count>', 'number of games of each group', wholeFrom(1), 20)
      .option('-s, --seed <number>', 'seed of programs, dice and cards', whole, 0)
      .option('-m, --max-moves <count>', 'break a game off after so many moves', wholeFrom(1), 10_000)
      .option('-w, --workers <count>', 'number of processes (default: all cores)', wholeFrom(0))
      .option('--json', 'write JSON'),
  )
    .addHelpText(
      'after',
      `
Programs (with iterations, ms and settings of their own):
${kinds.join('')}
Ctrl-C ends it with the results so far.

Examples:
  ludii tournament hex uct mc random -n 20 --option "Board Size/7"
  ludii tournament breakthrough uct:iterations=200 uct:iterations=400 -n 100`,
    )
    .action(async (name: string, players: readonly string[], options: TournamentOptions) => {
      const { number, seed, maxMoves, workers = availableParallelism(), json } = options;
      const read = named(players.map(readPlayer));
      const game = load(name, options);
      refuseDeduction(game);
      if (game.players === 0) throw new UserError(`${game.name} has no players.`);
      const packed = packGame(game);
      const hash = gameHash(packed);
      const schedule = new Schedule(
        planOf({
          name: game.name,
          games: [{ hash, name: game.name, players: game.players }],
          players: read,
          number,
          seed,
          limits: { ...usualLimits, moves: maxMoves },
          record: [],
        }),
      );
      const watch = new Watch();
      const complete = await interruptible((signal) =>
        runJobs(schedule, {
          workers,
          games: new Map([[hash, packed]]),
          signal,
          onOutcome: () => watch.at(schedule),
          onLost: (reason) => watch.note(`${reason} It is replaced.`),
        }),
      );
      watch.clear();
      const report = reportOf(schedule, version);
      write(json ? `${JSON.stringify(report)}\n` : asText(report));
      if (report.failed.length > 0) throw new Failed();
      if (complete) return;
      writeError('Stopped before the end.\n');
      throw new Interrupted();
    });
