/** The report of an analysis as one page of HTML. */
import type { Game, Trial } from '@ludii/engine';
import type { Analysis } from '../analyse.js';
import type { KillerMove } from '../metrics/course.js';
import type { Metric } from '../metrics/metric.js';
import type { GameRecord } from '../record.js';
import type { Estimate, Estimates } from '../statistics.js';
import { numberText } from '../text.js';
import { boardPicture, heatBoard, warmthOf } from './board.js';
import { fairness, swapRule } from './fairness.js';
import { openings } from './openings.js';
import { escaped, page, pair, table } from './page.js';
import { histogram, linePlot, stackedBar, whiskerPlot } from './plots.js';
import { detail, many, metricOf, percent, progress, right, type Sample, sampleNames, samples } from './reading.js';

function one(metric: Metric | undefined): string {
  const { estimate } = metric ?? {};
  if (!metric) return '';
  if (!estimate) return metric.reason ?? '';
  if (typeof estimate.value !== 'number') return '';
  const { value, low, high } = estimate as Estimate;
  return `${numberText(value, low, high, metric.unit)}${metric.few ? ' (too few games)' : ''}`;
}

function section(title: string, about: string, content: string): string {
  return content === ''
    ? ''
    : `<section><h2>${escaped(title)}</h2><p class="soft">${escaped(about)}</p>${content}</section>`;
}

function findings({ findings: found, interrupted }: Analysis): string {
  const lines = found.map(({ severity, text }) => `<p class="${severity}">${escaped(text)}</p>`);
  const stopped = interrupted ? '<p class="soft">Not all games were played: time was up or it was stopped.</p>' : '';
  return `${lines.join('\n') || '<p>Nothing stands out.</p>'}${stopped}`;
}

function summary(analysis: Analysis): string {
  const names = new Map<string, Metric>();
  for (const sample of samples) {
    for (const metric of analysis.metrics[sample]) if (!many(metric)) names.set(metric.name, metric);
  }
  const played = samples.filter((sample) => analysis.metrics[sample].length > 0);
  const rows = [...names].map(([name, { id, title }]) => [
    id,
    title,
    ...played.map((sample) => one(metricOf(analysis, sample, name))),
  ]);
  return table(['', 'measure', ...played.map((sample) => sampleNames[sample])], rows, new Set([2, 3]));
}

function outcomes(analysis: Analysis): string {
  return samples
    .map((sample) => {
      const metric = metricOf(analysis, sample, 'outcomeSplit');
      const shares = many(metric);
      if (!metric || !shares) return '';
      const rows = shares.value.map((value, k) => [
        metric.labels?.[k] ?? '',
        percent(value),
        `${percent(shares.low[k]!)} to ${percent(shares.high[k]!)}`,
      ]);
      const title = `Outcomes, ${sampleNames[sample]}`;
      return pair(stackedBar(title, metric.labels ?? [], shares.value), table([title, 'share', '95 %'], rows, right));
    })
    .join('');
}

function lengths({ random, agent, game }: Analysis): string {
  const plot = (games: readonly GameRecord[], name: string): string => {
    if (games.length === 0) return '';
    const groups = [
      ...Array.from({ length: game.players }, (_, seat) => ({
        name: game.players === 1 ? 'solved' : `player ${seat + 1} wins`,
        values: games.filter(({ winner }) => winner === seat).map(({ length }) => length),
      })),
      { name: 'no winner', values: games.filter(({ winner }) => winner < 0).map(({ length }) => length) },
    ].filter(({ values }) => values.length > 0);
    const rows = groups.map(({ name: who, values }) => {
      const order = [...values].sort((a, b) => a - b);
      return [who, String(values.length), String(order[0]), String(order[order.length >> 1]), String(order.at(-1))];
    });
    return pair(
      histogram(`Length of games, ${name}`, groups, 'moves'),
      table([name, 'games', 'shortest', 'median', 'longest'], rows, right),
    );
  };
  return (
    plot(random, sampleNames.random) +
    plot(
      agent.map(({ record }) => record),
      sampleNames.agent,
    )
  );
}

function curve(analysis: Analysis, name: string, options: { percent?: boolean } = {}): string {
  const series = samples.flatMap((sample) => {
    const found = many(metricOf(analysis, sample, name));
    return found ? [{ name: sampleNames[sample], x: progress, y: found.value, low: found.low, high: found.high }] : [];
  });
  if (series.length === 0) return '';
  const title = metricOf(analysis, 'random', name)?.title ?? name;
  const show = (x: number): string => (options.percent ? percent(x) : x.toFixed(1));
  const rows = progress.map((at, bin) => [percent(at), ...series.map(({ y }) => show(y[bin]!))]);
  return pair(
    linePlot(title, series, { xLabel: 'share of the game', ...options }),
    table(['progress', ...series.map((each) => each.name)], rows, right),
  );
}

function heatMaps(analysis: Analysis): string {
  const { game } = analysis;
  return samples
    .map((sample) => {
      const shares = many(metricOf(analysis, sample, 'heatMap'));
      if (!shares || shares.value.every((value) => value === 0)) return '';
      const hottest = shares.value
        .map((value, site) => ({ value, site }))
        .sort((a, b) => b.value - a.value)
        .slice(0, 10)
        .map(({ value, site }) => [game.coordinate(site), percent(value)]);
      const title = `Where moves end, ${sampleNames[sample]}`;
      const even = 1 / shares.value.length;
      const sites = shares.value.map((value, site) => ({
        site,
        warmth: warmthOf(value, shares.low[site]!, shares.high[site]!, even),
        label: `${percent(value)} of all moves, ${(value / even).toFixed(1)} times the even share`,
      }));
      return pair(heatBoard(game, title, sites), table([title, 'of all moves'], hottest, right));
    })
    .join('');
}

/** Pieces of each player over the game. */
function pieces(analysis: Analysis): string {
  return samples
    .map((sample) => {
      const byPlayer = detail<readonly (readonly number[])[]>(metricOf(analysis, sample, 'occupancy'), 'pieces') ?? [];
      if (byPlayer.every((own) => own.every((n) => n === 0))) return '';
      const series = byPlayer.map((y, p) => ({ name: `player ${p + 1}`, x: progress, y }));
      const rows = progress.map((at, bin) => [percent(at), ...series.map(({ y }) => y[bin]!.toFixed(1))]);
      return pair(
        linePlot(`Pieces, ${sampleNames[sample]}`, series, { xLabel: 'share of the game' }),
        table([`pieces, ${sampleNames[sample]}`, ...series.map(({ name }) => name)], rows, right),
      );
    })
    .join('');
}

/** Few numbers of a list for a table beside a histogram. */
function spread(name: string, values: readonly number[], show: (x: number) => string): string {
  const order = [...values].sort((a, b) => a - b);
  const at = (q: number): string => show(order[Math.floor(q * (order.length - 1))]!);
  return table(
    [name, 'least', 'quarter', 'median', 'three quarters', 'most'],
    [[String(values.length), ...[0, 0.25, 0.5, 0.75, 1].map(at)]],
    right,
  );
}

/** How far the winner is ahead, in games with scores. */
function margins(analysis: Analysis): string {
  return samples
    .map((sample) => {
      const metric = metricOf(analysis, sample, 'scoreMargin');
      const final = detail<readonly number[]>(metric, 'final');
      const over = detail<readonly number[]>(metric, 'overGame');
      if (!final || !over) return '';
      const name = sampleNames[sample];
      const last = pair(
        histogram(`Margin at the end, ${name}`, [{ name, values: final }], 'points'),
        spread(`games, ${name}`, final, (x) => x.toFixed(0)),
      );
      // Where points are only counted at the end, there is no way to them.
      if (over.slice(0, -2).every((margin) => margin === 0)) return last;
      const way = pair(
        linePlot(`Margin over the game, ${name}`, [{ name, x: progress, y: over }], { xLabel: 'share of the game' }),
        table(
          ['progress', `margin, ${name}`],
          progress.map((at, bin) => [percent(at), over[bin]!.toFixed(1)]),
          right,
        ),
      );
      return last + way;
    })
    .join('');
}

/** How deep winners were down, and when games were decided. */
function turns(analysis: Analysis): string {
  const plot = (title: string, name: string, values: readonly number[] | undefined): string =>
    values && values.length > 1
      ? pair(
          histogram(title, [{ name, values: values.map((x) => 100 * x) }], 'per cent'),
          spread('games', values, percent),
        )
      : '';
  return (
    plot('The lowest expectation of the winner', 'lowest', detail(metricOf(analysis, 'agent', 'drama'), 'lowest')) +
    plot('When games were decided', 'decided at', detail(metricOf(analysis, 'agent', 'decidedAt'), 'all'))
  );
}

function courses(analysis: Analysis): string {
  const { agent, game } = analysis;
  const over = detail<Estimates>(metricOf(analysis, 'agent', 'uncertainty'), 'overGame');
  if (!over) return '';
  const rows = progress.map((at, bin) => [percent(at), percent(over.value[bin]!)]);
  const open = pair(
    linePlot('Uncertainty', [{ name: 'uncertainty', x: progress, y: over.value, low: over.low, high: over.high }], {
      xLabel: 'share of the game',
      percent: true,
      from: 0,
      to: 1,
    }),
    table(['progress', 'uncertainty'], rows, right),
  );
  const byLength = [...agent].sort((a, b) => a.record.length - b.record.length);
  const three = [0.25, 0.5, 0.75].map((q) => byLength[Math.floor(q * (byLength.length - 1))]!);
  const lines = [...new Set(three)].map(({ course, record }) => ({
    name: `game of ${record.length} moves`,
    x: course.w[0]!.map((_, t) => t),
    y: course.w[0]!,
  }));
  const plot = pair(
    linePlot(`Expected score of player 1 in ${lines.length} games`, lines, {
      xLabel: 'move',
      percent: true,
      from: 0,
      to: 1,
    }),
    table(
      ['game', 'moves', 'result of player 1'],
      [...new Set(three)].map(({ record }) => [
        `seed ${record.seed}`,
        String(record.length),
        percent(record.scores[0]!),
      ]),
      right,
    ),
  );
  const largest = detail<readonly KillerMove[]>(metricOf(analysis, 'agent', 'killerMoves'), 'largest') ?? [];
  const boards = largest.map(({ game: number, move, swing }) => {
    const { record } = agent[number]!;
    return boardPicture(replay(game, record, move), `seed ${record.seed}, move ${move}: ${percent(swing)} gained`);
  });
  return `${open}${plot}${turns(analysis)}<h3>The moves that changed most</h3><div class="boards">${boards.join('')}</div>`;
}

/** The position after some moves of a recorded game. */
function replay(game: Game, record: GameRecord, moves: number): Trial {
  const trial = game.start(record.seed);
  for (const choice of record.choices.slice(0, moves)) trial.apply(choice);
  return trial;
}

function ladder(analysis: Analysis): string {
  const levels = detail<
    readonly { perMove: number; games: number; score: Estimate; draws: Estimate; seatOne: number }[]
  >(metricOf(analysis, 'agent', 'skillLadder'), 'levels');
  if (!levels) return '';
  const labels = levels.map(({ perMove }) => `${2 * perMove} : ${perMove}`);
  return pair(
    whiskerPlot(
      'Score of twice the thinking',
      labels,
      levels.map(({ score }) => score),
    ),
    table(
      ['iterations a move', 'games', 'score', 'draws', 'player 1'],
      levels.map(({ games, score, draws, seatOne }, k) => [
        labels[k]!,
        String(games),
        `${percent(score.value)} (${percent(score.low)} to ${percent(score.high)})`,
        percent(draws.value),
        percent(seatOne),
      ]),
      right,
    ),
  );
}

/** The report. */
export function analysisHtml(analysis: Analysis): string {
  const { game, random, agent, seed } = analysis;
  const options = game.options.length > 0 ? ` · ${game.options.join(', ')}` : '';
  const head = `<h1>${escaped(game.name)}</h1><p class="soft">${escaped(`${random.length} random games, ${agent.length} games of an agent against itself · seed ${seed}${options}`)}</p>`;
  const board = `<div class="boards">${boardPicture(game.start(seed), 'the start')}</div>`;
  const body = [
    head,
    board,
    findings(analysis),
    section(
      'In short',
      'Values with 95 % intervals. Random play shows the rules, agents show the game.',
      summary(analysis),
    ),
    section('Outcomes', 'Who wins, how often nobody does, and how often only a limit ends a game.', outcomes(analysis)),
    section('Fairness', 'The mean score of each seat; even is in the middle.', fairness(analysis)),
    section('Swap rule', 'Seat 1 with the swap rule, and when nobody swaps.', swapRule(analysis)),
    section('Length', 'Moves of a game, by winner.', lengths(analysis)),
    section(
      'Choice',
      'Legal moves from the beginning to the end of games; bands are 95 %, each point by itself.',
      curve(analysis, 'branchingCurve'),
    ),
    section(
      'Space',
      'Share of the board that is occupied, and pieces of each player.',
      curve(analysis, 'occupancy', { percent: true }) + pieces(analysis),
    ),
    section('Scores', 'How far the first is ahead of the next, in points.', margins(analysis)),
    section(
      'Heat map',
      'Where moves end. Orange: more often than elsewhere; blue: less often; pale: no difference is shown.',
      heatMaps(analysis),
    ),
    section('First moves', 'Moves with at least 20 games, the best for player 1 first.', openings(analysis)),
    section('Course of the game', 'What an agent expects, position by position.', courses(analysis)),
    section('Skill ladder', 'An agent with twice the thinking against one with half of it.', ladder(analysis)),
  ];
  return page(`${game.name}: analysis`, body.join('\n'));
}

/** Several analyses side by side. */
export function comparisonHtml(analyses: readonly Analysis[]): string {
  const names = analyses.map(
    ({ game }) => `${game.name}${game.options.length > 0 ? ` (${game.options.join(', ')})` : ''}`,
  );
  const known = new Map<string, string>();
  for (const { metrics } of analyses) {
    for (const metric of [...metrics.random, ...metrics.agent]) if (!many(metric)) known.set(metric.name, metric.title);
  }
  const rowsOf = (sample: Sample): string[][] =>
    [...known].map(([name, title]) => [title, ...analyses.map((analysis) => one(metricOf(analysis, sample, name)))]);
  const blocks = samples
    .filter((sample) => analyses.some((analysis) => analysis[sample].length > 0))
    .map((sample) =>
      section(sampleNames[sample], 'Values with 95 % intervals.', table(['measure', ...names], rowsOf(sample), right)),
    );
  const found = analyses.map((analysis, k) => `<h2>${escaped(names[k]!)}</h2>${findings(analysis)}`);
  return page('Comparison of games', `<h1>${escaped(names.join(' and '))}</h1>${found.join('')}${blocks.join('')}`);
}
