/** M11 to M13: where on the board the game takes place. */
import type { GameRecord } from '../record.js';
import { bootstrapMean, rate, together } from '../statistics.js';
import { Bins, binned, type Metric } from './metric.js';

const Few = 30;

/** M11: sites that ever hold a piece. */
export function coverage(games: readonly GameRecord[], seed: number): Metric {
  const sites = games[0]?.used.length ?? 0;
  const never = Array.from({ length: sites }, (_, site) => site).filter((site) =>
    games.every(({ used }) => !used[site]),
  );
  return {
    id: 'M11',
    name: 'boardCoverage',
    title: 'Board used',
    estimate: bootstrapMean(
      games.map((game) => game.coverage),
      seed,
    ),
    unit: 'share',
    few: games.length < Few,
    details: { neverUsed: never },
  };
}

/** M12: occupied sites over the game; pieces of each player in the details. */
export function occupancy(games: readonly GameRecord[], seed: number): Metric {
  const sites = games[0]?.used.length ?? 1;
  const players = games[0]?.scores.length ?? 0;
  const curves = games.map(({ occupied, length }) => binned(occupied, length + 1).map((n) => n / sites));
  const byPlayer = Array.from({ length: players }, (_, p) => {
    const own = games.map(({ pieces, length }) =>
      binned(
        Array.from({ length: length + 1 }, (__, t) => pieces[t * players + p]!),
        length + 1,
      ),
    );
    return Array.from({ length: Bins }, (__, bin) => own.reduce((sum, curve) => sum + curve[bin]!, 0) / games.length);
  });
  return {
    id: 'M12',
    name: 'occupancy',
    title: 'Occupied sites, over the game',
    estimate: together(
      Array.from({ length: Bins }, (_, bin) =>
        bootstrapMean(
          curves.map((curve) => curve[bin]!),
          seed,
        ),
      ),
    ),
    unit: 'share',
    few: games.length < Few,
    details: { pieces: byPlayer },
  };
}

/** M13: where moves end, as shares of all moves. */
export function heatMap(games: readonly GameRecord[]): Metric {
  const sites = games[0]?.used.length ?? 0;
  const to = new Array<number>(sites).fill(0);
  const from = new Array<number>(sites).fill(0);
  const captures = new Array<number>(sites).fill(0);
  const seats = games[0]?.scores.length ?? 0;
  const bySeat = Array.from({ length: seats }, () => new Array<number>(sites).fill(0));
  const movesOf = new Array<number>(seats).fill(0);
  let moves = 0;
  for (const game of games) {
    moves += game.length;
    game.to.forEach((site, t) => {
      const seat = game.movers[t]!;
      if (seat in movesOf) movesOf[seat]!++;
      if (site < 0) return;
      to[site]!++;
      if (seat in bySeat) bySeat[seat]![site]!++;
      if (game.captures[t]) captures[site]!++;
    });
    for (const site of game.from) if (site >= 0) from[site]!++;
  }
  return {
    id: 'M13',
    name: 'heatMap',
    title: 'Where moves end',
    estimate: together(to.map((count) => rate(count, moves))),
    unit: 'share',
    few: games.length < 100,
    details: {
      from: from.map((n) => n / Math.max(moves, 1)),
      captures: captures.map((n) => n / Math.max(moves, 1)),
      bySeat: bySeat.map((own, seat) => own.map((n) => n / Math.max(movesOf[seat]!, 1))),
    },
  };
}
