/** The report of an analysis as one page of HTML. */
import type { Analysis } from '../analyse.js';
import { type Metric, namedNumbers } from '../metrics/metric.js';
import type { Estimate } from '../statistics.js';
import { numberText } from '../text.js';
import { boardPicture, heatBoard, warmthOf } from './board.js';
import { courses } from './courses.js';
import { examples } from './examples.js';
import { fairness, swapRule } from './fairness.js';
import { openings } from './openings.js';
import { escaped, page, pair, table } from './page.js';
import { histogram, linePlot, stackedBar, whiskerPlot } from './plots.js';
import {
  detail,
  gamesOf,
  inPerCent,
  many,
  metricOf,
  percent,
  progress,
  right,
  type Sample,
  sampleNames,
  samples,
  spread,
} from './reading.js';

function one(metric: Metric | undefined): string {
  const { estimate } = metric ?? {};
  if (!metric) return '';
  if (!estimate) return metric.reason ?? '';
  if (typeof estimate.value !== 'number') return '';
  const { value, low, high, method } = estimate as Estimate;
  return `${numberText(value, low, high, metric.unit, method)}${metric.few ? ' (too few games)' : ''}`;
}

function section(title: string, about: string, content: string): string {
  return content === ''
    ? ''
    : `<section><h2>${escaped(title)}</h2><p class="soft">${escaped(about)}</p>${content}</section>`;
}

/** What should be looked at, each with a position that shows it. */
function findings(analysis: Analysis): string {
  const { findings: found, interrupted } = analysis;
  const lines = found.map(({ severity, text, example }) => {
    if (!example) return `<p class="${severity}">${escaped(text)}</p>`;
    const { sample, game, move } = example;
    const { name, after } = gamesOf(analysis, sample)[game]!;
    const board = boardPicture(after(move), `${name}, ${move === 0 ? 'the start' : `after move ${move}`}`);
    return `<div class="${severity} shown"><p>${escaped(text)}</p>${board}</div>`;
  });
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
  return table(['', 'measure', ...played.map((sample) => sampleNames[sample])], rows, new Set([2, 3, 4]));
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

function lengths(analysis: Analysis): string {
  const { players } = analysis.game;
  const plot = (sample: Sample): string => {
    const name = sampleNames[sample];
    const games = gamesOf(analysis, sample).map(({ record }) => record);
    if (games.length === 0) return '';
    const groups = [
      ...Array.from({ length: players }, (_, seat) => ({
        name: players === 1 ? 'solved' : `player ${seat + 1} wins`,
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
  return samples.map(plot).join('');
}

function curve(analysis: Analysis, name: string, options: { percent?: boolean } = {}): string {
  const series = samples.flatMap((sample) => {
    const found = many(metricOf(analysis, sample, name));
    return found ? [{ name: sampleNames[sample], x: inPerCent, y: found.value, low: found.low, high: found.high }] : [];
  });
  if (series.length === 0) return '';
  const title = samples.map((sample) => metricOf(analysis, sample, name)?.title).find((each) => each) ?? name;
  const show = (x: number): string => (options.percent ? percent(x) : x.toFixed(1));
  const rows = progress.map((at, bin) => [percent(at), ...series.map(({ y }) => show(y[bin]!))]);
  return pair(
    linePlot(title, series, { xLabel: 'per cent of the game', ...options }),
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
      const series = byPlayer.map((y, p) => ({ name: `player ${p + 1}`, x: inPerCent, y }));
      const rows = progress.map((at, bin) => [percent(at), ...series.map(({ y }) => y[bin]!.toFixed(1))]);
      return pair(
        linePlot(`Pieces, ${sampleNames[sample]}`, series, { xLabel: 'per cent of the game' }),
        table([`pieces, ${sampleNames[sample]}`, ...series.map(({ name }) => name)], rows, right),
      );
    })
    .join('');
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
        linePlot(`Margin over the game, ${name}`, [{ name, x: inPerCent, y: over }], {
          xLabel: 'per cent of the game',
        }),
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
  const { game, random, agent, recorded, seed } = analysis;
  const options = game.options.length > 0 ? ` · ${game.options.join(', ')}` : '';
  const given = recorded.length > 0 ? `, ${recorded.length} recorded games` : '';
  const ofAgent = agent.length > 0 ? `, ${agent.length} games of an agent against itself` : '';
  const played = `${random.length} random games${ofAgent}${given} · seed ${seed}${options}`;
  const head = `<h1>${escaped(game.name)}</h1><p class="soft">${escaped(played)}</p>`;
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
    section('Games to look at', 'One of the usual length, and the shortest and longest.', examples(analysis)),
    section('Skill ladder', 'An agent with twice the thinking against one with half of it.', ladder(analysis)),
  ];
  return page(`${game.name}: analysis`, body.join('\n'));
}

/** Several analyses side by side. */
export function comparisonHtml(analyses: readonly Analysis[]): string {
  const names = analyses.map(
    ({ game }) => `${game.name}${game.options.length > 0 ? ` (${game.options.join(', ')})` : ''}`,
  );
  // In plots and tables only the options are told by which a game differs from others of its name.
  const short = analyses.map(({ game: { name, options } }) => {
    const others = analyses.filter(({ game }) => game.name === name);
    return [name, ...options.filter((each) => others.some(({ game }) => !game.options.includes(each)))].join(', ');
  });
  const rowsOf = (sample: Sample): string[][] => {
    const numbers = analyses.map(
      ({ metrics }) =>
        new Map(
          metrics[sample].flatMap((metric) => namedNumbers(metric).map((each) => [each.title, { ...each, metric }])),
        ),
    );
    const titles = new Set(numbers.flatMap((each) => [...each.keys()]));
    return [...titles].map((title) => [
      title,
      ...numbers.map((each) => {
        const { estimate, metric } = each.get(title) ?? {};
        if (!estimate || !metric) return '';
        const { value, low, high, method } = estimate;
        return `${numberText(value, low, high, metric.unit, method)}${metric.few ? ' (too few games)' : ''}`;
      }),
    ]);
  };
  /** How many moves there are to choose from, game beside game. */
  const curves = (sample: Sample): string => {
    const series = analyses.flatMap((analysis, k) => {
      const found = many(metricOf(analysis, sample, 'branchingCurve'));
      return found ? [{ name: short[k]!, x: inPerCent, y: found.value, low: found.low, high: found.high }] : [];
    });
    if (series.length === 0) return '';
    const rows = progress.map((at, bin) => [percent(at), ...series.map(({ y }) => y[bin]!.toFixed(1))]);
    return pair(
      linePlot(`Moves to choose from, ${sampleNames[sample]}`, series, { xLabel: 'per cent of the game' }),
      table(['moves to choose from', ...series.map(({ name }) => name)], rows, right),
    );
  };
  const blocks = samples
    .filter((sample) => analyses.some((analysis) => analysis[sample].length > 0))
    .map((sample) =>
      section(
        `${sampleNames[sample][0]!.toUpperCase()}${sampleNames[sample].slice(1)}`,
        'Values with 95 % intervals.',
        table(['measure', ...short], rowsOf(sample), right) + curves(sample),
      ),
    );
  const found = analyses.map((analysis, k) => `<h2>${escaped(names[k]!)}</h2>${findings(analysis)}`);
  return page('Comparison of games', `<h1>${escaped(names.join(' and '))}</h1>${found.join('')}${blocks.join('')}`);
}
