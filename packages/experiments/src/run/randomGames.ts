/** Games of random moves, played as fast as the engine can: on one position, without agents, and with lists of moves only where someone wants them. */
import { type Game, type Policy, Trial } from '@ludii/engine';
import { BatchPlayer, emptyTally } from '@ludii/engine/internal';
import type { Job } from '../definition/plan.js';
import type { PlayedGame } from './playJob.js';
import type { MoveStatistics } from './result.js';

/** Plays random games of a job by their numbers. What a game gives is valid until the next one. */
export function randomGames(job: Job, game: Game): (number: number) => PlayedGame {
  const recordsMoves = job.record.includes('moves');
  const recordsTrial = job.record.includes('trial');
  let statistics: MoveStatistics | undefined;
  const watch: Policy = (position, random) => {
    const { length } = position.legal;
    statistics?.legal.push(length);
    statistics?.movers.push(position.mover);
    return random.nextInt(length);
  };
  const player = new BatchPlayer(game, {
    seed: job.seed,
    maxMoves: job.moves,
    record: recordsTrial,
    ...(recordsMoves ? { policy: watch } : {}),
  });
  const tally = emptyTally(game.players);
  const ranks = new Float64Array(game.players + 1);
  return (number) => {
    if (recordsMoves) statistics = { legal: [], movers: [] };
    player.play(number, tally);
    // Where there are players, a result belongs to who sat there, even if colours were swapped.
    for (let seat = 1; seat < ranks.length; seat++)
      ranks[seat] = player.rank(job.players ? player.playerIn(seat) : seat);
    const { moves, isOver, isLimited } = player;
    const choices = tally.records.pop();
    return { moves, isOver, isLimited, ranks, trial: choices && replayed(game, job.seed, number, choices), statistics };
  };
}

function replayed(game: Game, seed: number, number: number, choices: readonly number[]): Trial {
  const trial = Trial.startNumbered(game, seed, number);
  for (const choice of choices) trial.apply(choice);
  return trial;
}
