/** The report of an analysis as one page of HTML. */
import type { Game, Trial } from '@ludii/engine';
import type { Analysis } from '../analyse.js';
import type { KillerMove } from '../metrics/course.js';
import { Bins, type Metric } from '../metrics/metric.js';
import type { OpeningRow } from '../metrics/openings.js';
import type { GameRecord } from '../record.js';
import type { Estimate, Estimates } from '../statistics.js';
import { numberText } from '../text.js';
import { boardPicture, heatBoard, warmthOf } from './board.js';
import { escaped, page, pair, table } from './page.js';
import { histogram, linePlot, stackedBar, whiskerPlot } from './plots.js';

const right = new Set([1, 2, 3, 4]);
const progress = Array.from({ length: Bins }, (_, bin) => (bin + 0.5) / Bins);
const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;

type Sample = 'random' | 'agent';
const sampleNames: Readonly<Record<Sample, string>> = { random: 'random play', agent: 'agents' };

function metricOf(analysis: Analysis, sample: Sample, name: string): Metric | undefined {
  return analysis.metrics[sample].find((metric) => metric.name === name);
}

function detail<T>(metric: Metric | undefined, name: string): T | undefined {
  return metric?.details?.[name] as T | undefined;
}

function many(metric: Metric | undefined): Estimates | undefined {
  const { estimate } = metric ?? {};
  return estimate && typeof estimate.value !== 'number' ? (estimate as Estimates) : undefined;
}

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
  for (const sample of ['random', 'agent'] as const) {
    for (const metric of analysis.metrics[sample]) if (!many(metric)) names.set(metric.name, metric);
  }
  const samples = (['random', 'agent'] as const).filter((sample) => analysis.metrics[sample].length > 0);
  const rows = [...names].map(([name, { id, title }]) => [
    id,
    title,
    ...samples.map((sample) => one(metricOf(analysis, sample, name))),
  ]);
  return table(['', 'measure', ...samples.map((sample) => sampleNames[sample])], rows, new Set([2, 3]));
}

function outcomes(analysis: Analysis): string {
  return (['random', 'agent'] as const)
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
  const series = (['random', 'agent'] as const).flatMap((sample) => {
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
  return (['random', 'agent'] as const)
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

function openings(analysis: Analysis): string {
  const metric = metricOf(analysis, 'agent', 'openings') ?? metricOf(analysis, 'random', 'openings');
  const random = metricOf(analysis, 'random', 'openings');
  const rows = detail<readonly OpeningRow[]>(metric, 'rows') ?? detail<readonly OpeningRow[]>(random, 'rows') ?? [];
  if (rows.length === 0) return '';
  const list = table(
    ['move', 'games', 'share', 'score', '95 %'],
    rows
      .slice(0, 20)
      .map(({ move, games, share, score, low, high }) => [
        move,
        String(games),
        percent(share),
        percent(score),
        `${percent(low)} to ${percent(high)}`,
      ]),
    right,
  );
  // A first move has a place on the board where no other one ends there too.
  const isPlaced = new Set(rows.map(({ site }) => site)).size === rows.length && rows.every(({ site }) => site >= 0);
  if (!isPlaced) return list;
  const sites = rows.map(({ site, score, low, high, games }) => ({
    site,
    warmth: low <= 0.5 && 0.5 <= high ? 0 : 4 * (score - 0.5),
    label: `player 1 scores ${percent(score)} in ${games} games`,
  }));
  return pair(heatBoard(analysis.game, 'Score of player 1, by first move', sites), list);
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
  const samples = [...agent].sort((a, b) => a.record.length - b.record.length);
  const three = [0.25, 0.5, 0.75].map((q) => samples[Math.floor(q * (samples.length - 1))]!);
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
  return `${open}${plot}<h3>The moves that changed most</h3><div class="boards">${boards.join('')}</div>`;
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
    section('Length', 'Moves of a game, by winner.', lengths(analysis)),
    section(
      'Choice',
      'Legal moves from the beginning to the end of games; bands are 95 %, each point by itself.',
      curve(analysis, 'branchingCurve'),
    ),
    section('Space', 'Share of the board that is occupied.', curve(analysis, 'occupancy', { percent: true })),
    section(
      'Heat map',
      'Where moves end. Orange: more often than elsewhere; blue: less often; pale: no difference is shown.',
      heatMaps(analysis),
    ),
    section(
      'First moves',
      'Moves with at least 20 games, the best for player 1 first. Orange: good for player 1; blue: bad; pale: no difference is shown.',
      openings(analysis),
    ),
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
  const blocks = (['random', 'agent'] as const)
    .filter((sample) => analyses.some((analysis) => analysis[sample].length > 0))
    .map((sample) =>
      section(sampleNames[sample], 'Values with 95 % intervals.', table(['measure', ...names], rowsOf(sample), right)),
    );
  const found = analyses.map((analysis, k) => `<h2>${escaped(names[k]!)}</h2>${findings(analysis)}`);
  return page('Comparison of games', `<h1>${escaped(names.join(' and '))}</h1>${found.join('')}${blocks.join('')}`);
}
