/** M14 to M16: repeated and distinct positions, and margins of scores. */
import type { Game } from '@ludii/engine';
import type { GameRecord } from '../record.js';
import { bootstrap, bootstrapMean, median, rate, richness } from '../statistics.js';
import { Bins, binned, type Metric, without } from './metric.js';

/** M14: share of states that the same game had before. */
export function repetition(games: readonly GameRecord[], seed: number): Metric {
  const share = (keys: Float64Array): number => 1 - new Set(keys).size / keys.length;
  const situational = games.map(({ situations }) => share(situations));
  return {
    id: 'M14',
    name: 'repetition',
    title: 'Repeated positions',
    estimate: bootstrapMean(situational, seed),
    unit: 'share',
    few: games.length < 30,
    details: {
      positional: bootstrapMean(
        games.map(({ positions }) => share(positions)),
        seed,
      ),
      gamesWithRepetition: rate(situational.filter((each) => each > 0).length, games.length),
    },
  };
}

/**
 * The logarithm of how many positions there can be at most: every site is empty or holds one of the pieces. Undefined where
 * more than that is on a site: stacks, counts, states, values, hidden pieces, or sites of several types.
 */
export function mostPositions({ compiled, match }: Game): number | undefined {
  if (match) return undefined;
  const { shape, board, components } = compiled;
  const { flags } = shape;
  const more =
    flags.stacking || flags.count || flags.siteState || flags.rotation || flags.value || flags.hiddenInfo || flags.card;
  const severalTypes = Number(flags.vertex) + Number(flags.cell) + Number(flags.edge) > 1;
  if (more || flags.largePiece || flags.boardless || flags.score || severalTypes || shape.containers.length > 1) {
    return undefined;
  }
  return board.siteCount * Math.log10(components.length);
}

/** M15: how many positions there are, as far as the sample can tell. */
export function distinctPositions(games: readonly GameRecord[], game?: Game): Metric {
  const counts = new Map<number, number>();
  const fresh: number[] = [];
  let visits = 0;
  let seen = 0;
  for (const { situations } of games) {
    for (const key of situations) {
      const before = counts.get(key) ?? 0;
      counts.set(key, before + 1);
      visits++;
      if (before === 0) seen++;
      if (visits % 10_000 === 0) {
        fresh.push(seen / 10_000);
        seen = 0;
      }
    }
  }
  const { distinct, coverage, estimate } = richness(counts.values());
  const most = game && mostPositions(game);
  const details = {
    visits,
    distinct,
    coverage,
    newShare: fresh,
    ...(most === undefined ? {} : { upperBoundLog10: most }),
  };
  const title = 'Distinct positions';
  if (!estimate) {
    const bound = most === undefined ? '' : `, at most 10^${most.toFixed(1)}`;
    const reason = `more than ${distinct}${bound}; too many to estimate`;
    return { ...without('M15', 'distinctPositions', title, reason), details };
  }
  return { id: 'M15', name: 'distinctPositions', title, estimate, unit: 'number', few: games.length < 1000, details };
}

/** M16: how far the winner is ahead, in games with scores. */
export function scoreMargin(games: readonly GameRecord[], seed: number): Metric {
  const scored = games.filter(({ gameScores }) => gameScores.length > 1);
  if (scored.length === 0) return without('M16', 'scoreMargin', 'Margin of scores', 'the game has no scores');
  const margin = ({ gameScores }: GameRecord): number => {
    const order = [...gameScores].sort((a, b) => b - a);
    return order[0]! - order[1]!;
  };
  const curves = scored.map(({ margins, length }) => binned(margins, length + 1));
  return {
    id: 'M16',
    name: 'scoreMargin',
    title: 'Margin of scores (median)',
    estimate: bootstrap(scored.map(margin), median, seed),
    unit: 'number',
    few: games.length < 100,
    details: {
      final: scored.map(margin),
      overGame: Array.from(
        { length: Bins },
        (_, bin) => curves.reduce((sum, curve) => sum + curve[bin]!, 0) / curves.length,
      ),
    },
  };
}
