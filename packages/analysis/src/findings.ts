/** Warnings in plain sentences. A bound is passed only if the 99 % interval lies beyond it. */
import type { Game } from '@ludii/engine';
import type { Course } from './metrics/course.js';
import { courseNumbers } from './metrics/course.js';
import type { LadderLevel } from './metrics/ladder.js';
import { Bins, binned } from './metrics/metric.js';
import type { GameRecord } from './record.js';
import { bootstrap, bootstrapMean, type Estimate, entropy, mean, median, rate, z99 } from './statistics.js';

/** Something a designer should look at. */
export interface Finding {
  readonly code: string;
  readonly severity: 'warning' | 'remark';
  readonly text: string;
  /** The metric behind it. */
  readonly metric: string;
  /** A position that shows it. */
  readonly example?: Example | undefined;
}

/** A position of a game that was played for the analysis. */
export interface Example {
  readonly sample: 'random' | 'agent';
  /** Number of the game in its sample, from 0 on. */
  readonly game: number;
  /** Its seed, by which the report names it. */
  readonly seed: number;
  /** So many moves from the start. */
  readonly move: number;
}

/** What findings are drawn from. */
export interface Evidence {
  readonly game: Game;
  readonly random: readonly GameRecord[];
  readonly agent: readonly GameRecord[];
  readonly courses: readonly Course[];
  readonly ladder: readonly LadderLevel[];
  readonly seed: number;
}

const exampleOf = (sample: Example['sample'], game: number, { seed }: GameRecord, move: number): Example => ({
  sample,
  game,
  seed,
  move,
});

/** The number of the greatest item. */
function greatest<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((best, item, k) => (of(item) > of(items[best]!) ? k : best), 0);
}

const percent = (x: number): string => `${(100 * x).toFixed(0)} %`;
const range = ({ low, high }: Estimate): string => `${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)}`;

function firstPlayer({ random, agent, seed, game }: Evidence): Finding[] {
  if (game.players < 2) return [];
  const samples: [Example['sample'], readonly GameRecord[], number, string][] = [
    ['agent', agent, 0.6, 'in games between agents'],
    ['random', random, 0.65, 'in random games'],
  ];
  for (const [sample, games, bound, where] of samples) {
    if (games.length < 20) continue;
    const first = bootstrapMean(
      games.map(({ scores }) => scores[0]!),
      seed,
      0.99,
    );
    if (first.low <= bound) continue;
    const swap = games.some(({ swapped }) => swapped) ? '' : ' A swap rule or a smaller first move may help.';
    const quickest = greatest(games, ({ winner, length }) => (winner === 0 ? -length : Number.NEGATIVE_INFINITY));
    const { winner, length, seed: own } = games[quickest]!;
    const quick = winner === 0 ? ` The quickest win takes ${length} moves (the game with seed ${own}).` : '';
    const text = `The first player scores ${percent(first.value)} (${range(first)}) ${where}.${swap}${quick}`;
    const example = winner === 0 ? exampleOf(sample, quickest, games[quickest]!, length) : undefined;
    return [{ code: 'first-player-wins', severity: 'warning', metric: 'seatScore', text, example }];
  }
  return [];
}

function endings({ random, agent, game, ladder }: Evidence): Finding[] {
  const found: Finding[] = [];
  const timeouts = rate(random.filter(({ natural }) => !natural).length, random.length, z99);
  if (timeouts.low > 0.01) {
    const k = greatest(random, ({ length }) => length);
    const longest = random[k]!;
    found.push({
      code: 'never-ends',
      severity: 'warning',
      metric: 'outcomeSplit',
      text: `${percent(timeouts.value)} of random games (${range(timeouts)}) are ended by a limit only. The one with seed ${longest.seed} went on for ${longest.length} moves.`,
      example: exampleOf('random', k, longest, longest.length),
    });
  }
  const draws = rate(agent.filter(({ natural, winner }) => natural && winner < 0).length, agent.length, z99);
  if (agent.length >= 20 && draws.low > 0.5 && game.players > 1) {
    const k = greatest(agent, ({ natural, winner, length }) =>
      natural && winner < 0 ? -length : Number.NEGATIVE_INFINITY,
    );
    const { seed, length } = agent[k]!;
    const text = `${percent(draws.value)} of games between agents (${range(draws)}) have no winner; the one with seed ${seed} is drawn after ${length} moves.${drawsByStrength(ladder)}`;
    const example = exampleOf('agent', k, agent[k]!, length);
    found.push({ code: 'drawish', severity: 'warning', metric: 'outcomeSplit', text, example });
  }
  return found;
}

/** Whether draws become more with strength. */
function drawsByStrength(ladder: readonly LadderLevel[]): string {
  if (ladder.length < 2) return '';
  const shares = ladder.map(({ draws, games }) => percent(draws / games));
  return ` With more thinking on both sides draws go ${shares.join(', ')}.`;
}

/** The part of the game in which most moves are forced, in words. */
function forcedWhen(games: readonly GameRecord[]): string {
  const curves = games.map(({ branching, length }) =>
    binned(
      branching.map((b) => (b === 1 ? 1 : 0)),
      length,
    ),
  );
  const bins = Array.from({ length: Bins }, (_, bin) => mean(curves.map((curve) => curve[bin]!)));
  const [from, to] = [bins.findIndex((x) => x > 0.5), bins.findLastIndex((x) => x > 0.5)];
  if (from < 0 || (from === 0 && to === Bins - 1)) return '';
  return ` Most of them are between ${percent(from / Bins)} and ${percent((to + 1) / Bins)} of the game.`;
}

/** The longest row of moves of a game without a choice: where it begins, and how many there are. */
function forcedRow({ branching }: GameRecord): { from: number; count: number } {
  let longest = { from: 0, count: 0 };
  let from = 0;
  branching.forEach((b, t) => {
    if (b > 1) from = t + 1;
    else if (t + 1 - from > longest.count) longest = { from, count: t + 1 - from };
  });
  return longest;
}

/** The position of a game that comes up most: how often, and after which move for the last time. */
function mostRepeated({ situations }: GameRecord): { times: number; move: number } {
  const times = new Map<number, number>();
  let most = { times: 0, move: 0 };
  situations.forEach((each, move) => {
    const now = (times.get(each) ?? 0) + 1;
    times.set(each, now);
    if (now > most.times) most = { times: now, move };
  });
  return most;
}

function choices({ random, seed }: Evidence): Finding[] {
  const found: Finding[] = [];
  const played = random.filter(({ length }) => length > 0);
  if (played.length === 0) return [];
  const forced = bootstrapMean(
    played.map(({ branching, length }) => branching.filter((b) => b === 1).length / length),
    seed,
    0.99,
  );
  if (forced.low > 0.5) {
    const k = greatest(random, (each) => forcedRow(each).count);
    const { from, count } = forcedRow(random[k]!);
    const text = `${percent(forced.value)} of moves (${range(forced)}) are forced: there is nothing to choose.${forcedWhen(played)} In the game with seed ${random[k]!.seed} there is no choice from move ${from + 1} to ${from + count}.`;
    const example = exampleOf('random', k, random[k]!, from);
    found.push({ code: 'no-choice', severity: 'warning', metric: 'forcedMoves', text, example });
  }
  const repeats = bootstrapMean(
    random.map(({ situations }) => 1 - new Set(situations).size / situations.length),
    seed,
    0.99,
  );
  if (repeats.low > 0.2) {
    const k = greatest(random, (each) => mostRepeated(each).times);
    const { times, move } = mostRepeated(random[k]!);
    const text = `${percent(repeats.value)} of positions (${range(repeats)}) were there before in the same game. A rule against repetition may help. The position after move ${move} of the game with seed ${random[k]!.seed} is there ${times} times.`;
    const example = exampleOf('random', k, random[k]!, move);
    found.push({ code: 'repeats', severity: 'warning', metric: 'repetition', text, example });
  }
  return found;
}

function deadSpace({ random, seed, game }: Evidence): Finding[] {
  if (random.length === 0) return [];
  const used = bootstrapMean(
    random.map(({ coverage }) => coverage),
    seed,
    0.99,
  );
  if (used.high >= 0.3) return [];
  const never = random[0]!.used.reduce<number[]>((list, _, site) => {
    if (random.every((each) => !each.used[site])) list.push(site);
    return list;
  }, []);
  const where = never.slice(0, 8).map((site) => game.coordinate(site));
  const sites = never.length === 0 ? '' : ` Never used: ${where.join(', ')}${never.length > 8 ? ' …' : ''}.`;
  const text = `Only ${percent(used.value)} of the board (${range(used)}) is used in a random game.${sites}`;
  return [{ code: 'dead-space', severity: 'remark', metric: 'boardCoverage', text }];
}

function course({ courses, agent, ladder, seed, game }: Evidence): Finding[] {
  const found: Finding[] = [];
  const won = courses.filter(({ winner }) => winner >= 0);
  if (won.length >= 20) {
    const rest = won.map((each) => 1 - courseNumbers(each).decidedAt);
    const idle = bootstrap(rest, median, seed, 0.99);
    if (idle.low > 0.3) {
      // A game like most.
      const restOf = (each: Course): number => 1 - courseNumbers(each).decidedAt;
      const k = greatest(courses, (each) =>
        each.winner >= 0 ? -Math.abs(restOf(each) - idle.value) : Number.NEGATIVE_INFINITY,
      );
      const record = agent[k]!;
      const move = Math.round(courseNumbers(courses[k]!).decidedAt * record.length);
      const text = `Games drag: they are decided at ${percent(1 - idle.value)} of their length (median). The winner of the game with seed ${record.seed} is sure of it from move ${move} of ${record.length} on.`;
      const example = exampleOf('agent', k, record, move);
      found.push({ code: 'drags', severity: 'warning', metric: 'decidedAt', text, example });
    }
  }
  if (ladder.length > 0 && ladder.every(({ scores }) => bootstrapMean(scores, seed, 0.99).high < 0.55)) {
    const text = `More thinking does not win more: twice the thinking scores ${percent(mean(ladder[0]!.scores))}.`;
    found.push({ code: 'no-skill', severity: 'warning', metric: 'skillLadder', text });
  }
  if (agent.length >= 40 && (game.players > 1 || agent[0]!.branching[0]! > 1)) {
    const effective = (sample: readonly GameRecord[]): number => {
      const counts = new Map<string, number>();
      for (const { opening } of sample) counts.set(opening[0] ?? '', (counts.get(opening[0] ?? '') ?? 0) + 1);
      return 2 ** entropy(counts.values());
    };
    if ((agent[0]!.branching[0] ?? 1) > 1 && bootstrap(agent, effective, seed, 0.99).high < 1.5) {
      const text = `Agents nearly always open with ${agent[0]!.opening[0]}.`;
      found.push({ code: 'one-opening', severity: 'remark', metric: 'openingEntropy', text });
    }
  }
  return found;
}

/** All findings. */
export function findingsOf(evidence: Evidence): Finding[] {
  return [
    ...firstPlayer(evidence),
    ...endings(evidence),
    ...choices(evidence),
    ...deadSpace(evidence),
    ...course(evidence),
  ];
}
