/** Random games, counted: who wins, how long they are, how many moves there are, where they go. */
import { type Trial, wilsonInterval } from '@ludii/engine';
import { keyOf } from '@ludii/render/lean';
import type { Measured, Setting } from './protocol.js';
import { begin, type FindText, gameOf } from './setting.js';

/** A game that goes on for longer counts as unfinished. */
const MOST_MOVES = 1000;

/** Plays games `from`, `from + 1`, … and counts them. */
export function measure(
  { setting, games, from }: { setting: Setting; games: number; from: number },
  subgame: FindText,
): Measured {
  const game = gameOf(setting, subgame);
  const wins = new Array<number>(game.players + 1).fill(0);
  const lengths: number[] = [];
  const sums: number[] = [];
  const counts: number[] = [];
  const heat: Record<string, number> = {};
  let unfinished = 0;
  for (let n = from; n < from + games; n++) {
    const trial = begin(game, { ...setting, seed: setting.seed + n });
    const random = mulberry(setting.seed * 7919 + n);
    while (!trial.isOver && trial.length < MOST_MOVES) step(trial, random, sums, counts, heat);
    if (!trial.isOver) unfinished++;
    else wins[Math.max(0, trial.winner)]!++;
    lengths.push(trial.length);
  }
  return {
    games,
    wins: shares(wins, games),
    lengths,
    branching: sums.map((sum, i) => sum / counts[i]!),
    heat,
    unfinished,
  };
}

function step(
  trial: Trial,
  random: () => number,
  sums: number[],
  counts: number[],
  heat: Record<string, number>,
): void {
  const turn = trial.length;
  const { legalCount } = trial;
  sums[turn] = (sums[turn] ?? 0) + legalCount;
  counts[turn] = (counts[turn] ?? 0) + 1;
  const index = Math.floor(random() * legalCount);
  const move = trial.position.move(index);
  if (move.to >= 0) {
    const key = keyOf(move.toType, move.to);
    heat[key] = (heat[key] ?? 0) + 1;
  }
  trial.apply(index);
}

function shares(wins: readonly number[], games: number): Measured['wins'] {
  return wins.map((won, player) => {
    const { low, high } = wilsonInterval(won, games);
    return { label: player === 0 ? 'Draw' : `Player ${player}`, share: won / games, low, high };
  });
}

/** A small generator for choices that nobody records. */
function mulberry(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296;
  };
}
