/** M19 to M23: drama, lead changes, when a game is decided, uncertainty, killer moves. From evaluated games. */
import { bootstrapMean, type Estimate, rate, together } from '../statistics.js';
import { Bins, binned, type Metric, without } from './metric.js';

/** The expected scores of all seats in every state of a game: `w[seat][t]`, 0 … 1; the last is the result. */
export interface Course {
  readonly w: readonly (readonly number[])[];
  /** The seat that won alone, −1 if there is none. */
  readonly winner: number;
  /** Seat that made each move. */
  readonly movers: ArrayLike<number>;
  readonly seed: number;
}

const Lead = 0.04;
const Swing = 0.15;
const Decided = 0.8;
const ComeBack = 0.3;

/** What one game shows. */
export interface CourseNumbers {
  readonly dramaMean: number;
  readonly dramaPeak: number;
  readonly lowest: number;
  readonly leadChanges: number;
  readonly decidedAt: number;
  /** Share of moves after the winner first exceeds all that a loser ever had. */
  readonly classicDecided: number;
}

/** How far the winner was behind in each state. */
export function deficits({ w, winner }: Course): number[] {
  return w[winner]!.map((own, t) => {
    let best = 0;
    w.forEach((series, seat) => {
      if (seat !== winner) best = Math.max(best, series[t]!);
    });
    return Math.max(0, best - own);
  });
}

/** Number of times the lead goes from one player to another. It needs a margin to be taken. */
export function leadChanges(w: Course['w']): number {
  let leader = -1;
  let changes = 0;
  for (let t = 0; t < (w[0]?.length ?? 0); t++) {
    const ahead = w.findIndex((series, seat) => w.every((other, k) => k === seat || series[t]! > other[t]! + Lead));
    if (ahead < 0 || ahead === leader) continue;
    if (leader >= 0) changes++;
    leader = ahead;
  }
  return changes;
}

/** The numbers of a game that somebody won. */
export function courseNumbers(course: Course): CourseNumbers {
  const { w, winner } = course;
  const own = w[winner]!;
  const n = own.length - 1;
  const behind = deficits(course).filter((d) => d > 1e-12);
  const roots = behind.map(Math.sqrt);
  let last = -1;
  own.forEach((value, t) => {
    if (value < Decided) last = t;
  });
  const threshold = Math.max(...w.flatMap((series, seat) => (seat === winner ? [] : series)));
  const first = own.findIndex((value) => value > threshold);
  return {
    dramaMean: roots.length === 0 ? 0 : roots.reduce((a, b) => a + b, 0) / roots.length,
    dramaPeak: roots.length === 0 ? 0 : Math.max(...roots),
    lowest: Math.min(...own),
    leadChanges: leadChanges(w),
    decidedAt: n === 0 ? 0 : (last + 1) / n,
    classicDecided: n === 0 || first < 0 ? 0 : (n - first) / n,
  };
}

/** How open a state is: 1 all equal, 0 settled. */
export function uncertainty(values: readonly number[]): number {
  const sum = values.reduce((a, b) => a + b, 0);
  if (sum <= 0 || values.length < 2) return 0;
  return values.reduce((total, value) => {
    const share = value / sum;
    return share > 0 && share < 1 ? total - (share * Math.log(share)) / Math.log(values.length) : total;
  }, 0);
}

/** A move that changed much. */
export interface KillerMove {
  readonly game: number;
  /** Number of the move, from 1. */
  readonly move: number;
  readonly swing: number;
}

/** Gains of the movers, move by move. */
export function swings({ w, movers }: Course): number[] {
  return Array.from({ length: w[0]!.length - 1 }, (_, t) => {
    const own = w[movers[t]!]!;
    return own[t + 1]! - own[t]!;
  });
}

/** Is the evaluation good enough to judge by? Turning back and forth, or knowing less than nothing, it is not. */
export function selfCheck(courses: readonly Course[]): { readonly turnBack: number; readonly brier: number } {
  let turns = 0;
  let changes = 0;
  let squares = 0;
  let states = 0;
  for (const { w } of courses) {
    const series = w[0]!;
    const result = series.at(-1)!;
    for (let t = 0; t < series.length - 1; t++) {
      squares += (series[t]! - result) ** 2;
      states++;
      if (t === 0) continue;
      const before = series[t]! - series[t - 1]!;
      const after = series[t + 1]! - series[t]!;
      if (before * after === 0) continue;
      changes++;
      if (before * after < 0) turns++;
    }
  }
  return { turnBack: changes === 0 ? 0 : turns / changes, brier: states === 0 ? 0 : squares / states };
}

const titles = ['Drama', 'Lead changes', 'Decided at', 'Uncertainty', 'Killer moves'];
const names = ['drama', 'leadChanges', 'decidedAt', 'uncertainty', 'killerMoves'];

/** All five metrics. Where the evaluation is too weak to judge positions, they say so instead of numbers. */
export function courseMetrics(courses: readonly Course[], seed: number): Metric[] {
  const reasonForAll = (reason: string): Metric[] =>
    titles.map((title, k) => without(`M${19 + k}`, names[k]!, title, reason));
  if (courses.length === 0) return reasonForAll('no game was evaluated');
  const { turnBack, brier } = selfCheck(courses);
  if (turnBack > 0.5 || brier > 0.25) {
    return reasonForAll('the agent is too weak here to judge positions; raise --iterations');
  }
  const won = courses.filter(({ winner }) => winner >= 0);
  const few = courses.length < 40;
  const check = { turnBack, brier };
  const over = openness(courses, seed, few, check);
  const killers = killerMoves(courses, seed, few, check);
  if (won.length === 0) return [...reasonForAll('no game had a winner').slice(0, 3), over, killers];
  const numbers = won.map(courseNumbers);
  const of = (pick: (each: CourseNumbers) => number): Estimate => bootstrapMean(numbers.map(pick), seed);
  return [
    {
      id: 'M19',
      name: 'drama',
      title: 'Drama',
      estimate: of(({ dramaMean }) => dramaMean),
      unit: 'number',
      few,
      details: {
        ...check,
        peak: of(({ dramaPeak }) => dramaPeak),
        comeBacks: rate(numbers.filter(({ lowest }) => lowest < ComeBack).length, numbers.length),
        lowest: numbers.map(({ lowest }) => lowest),
      },
    },
    {
      id: 'M20',
      name: 'leadChanges',
      title: 'Lead changes in a game',
      estimate: bootstrapMean(
        courses.map(({ w }) => leadChanges(w)),
        seed,
      ),
      unit: 'number',
      few,
      details: {
        ...check,
        perMove: bootstrapMean(
          courses.map(({ w }) => leadChanges(w) / Math.max(1, w[0]!.length - 2)),
          seed,
        ),
      },
    },
    {
      id: 'M21',
      name: 'decidedAt',
      title: 'Decided at (share of the game)',
      estimate: of(({ decidedAt }) => decidedAt),
      unit: 'share',
      few,
      details: {
        ...check,
        idleRest: of(({ decidedAt }) => 1 - decidedAt),
        classic: of(({ classicDecided }) => classicDecided),
        all: numbers.map(({ decidedAt }) => decidedAt),
      },
    },
    over,
    killers,
  ];
}

function openness(courses: readonly Course[], seed: number, few: boolean, check: object): Metric {
  const series = courses.map(({ w }) => w[0]!.map((_, t) => uncertainty(w.map((own) => own[t]!))));
  const average = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(values.length, 1);
  const curves = series.map((values) => binned(values, values.length));
  return {
    id: 'M22',
    name: 'uncertainty',
    title: 'Uncertainty',
    estimate: bootstrapMean(series.map(average), seed),
    unit: 'share',
    few,
    details: {
      ...check,
      lastThird: bootstrapMean(
        series.map((values) => average(values.slice(Math.floor((2 * values.length) / 3)))),
        seed,
      ),
      overGame: together(
        Array.from({ length: Bins }, (_, bin) =>
          bootstrapMean(
            curves.map((curve) => curve[bin]!),
            seed,
          ),
        ),
      ),
    },
  };
}

function killerMoves(courses: readonly Course[], seed: number, few: boolean, check: object): Metric {
  const all = courses.map(swings);
  const count = (fits: (swing: number) => boolean): Estimate =>
    bootstrapMean(
      all.map((list) => list.filter(fits).length),
      seed,
    );
  const largest: KillerMove[] = all
    .flatMap((list, game) => list.map((swing, t) => ({ game, move: t + 1, swing })))
    .sort((a, b) => b.swing - a.swing)
    .slice(0, 5);
  return {
    id: 'M23',
    name: 'killerMoves',
    title: 'Killer moves in a game',
    estimate: count((swing) => swing >= Swing),
    unit: 'number',
    few,
    details: { ...check, blunders: count((swing) => swing <= -Swing), largest },
  };
}
