/** The course of games in a report: what an agent expects, position by position. */
import type { Analysis } from '../analyse.js';
import type { KillerMove } from '../metrics/course.js';
import type { Estimates } from '../statistics.js';
import { boardPicture } from './board.js';
import { escaped, pair, table } from './page.js';
import { histogram, linePlot } from './plots.js';
import {
  detail,
  gamesOf,
  inPerCent,
  metricOf,
  percent,
  progress,
  right,
  type Sample,
  type ShownGame,
  sampleNames,
  samples,
  spread,
} from './reading.js';

/** How deep winners were down, and when games were decided. */
function turns(analysis: Analysis, sample: Sample): string {
  const who = sampleNames[sample];
  const plot = (title: string, name: string, values: readonly number[] | undefined): string =>
    values && values.length > 1
      ? pair(
          histogram(`${title}, ${who}`, [{ name, values: values.map((x) => 100 * x) }], 'per cent'),
          spread(`${title}, ${who}`, values, percent),
        )
      : '';
  return (
    plot('The lowest expectation of the winner', 'lowest', detail(metricOf(analysis, sample, 'drama'), 'lowest')) +
    plot('When games were decided', 'decided at', detail(metricOf(analysis, sample, 'decidedAt'), 'all'))
  );
}

/** What is expected of player 1 in three games: a short, a usual and a long one. */
function lines(games: readonly ShownGame[], sample: Sample): string {
  const byLength = games.filter(({ course }) => course).sort((a, b) => a.record.length - b.record.length);
  const three = [...new Set([0.25, 0.5, 0.75].map((q) => byLength[Math.floor(q * (byLength.length - 1))]!))];
  const series = three.map(({ course, record }) => ({
    name: `game of ${record.length} moves`,
    x: course!.w[0]!.map((_, t) => t),
    y: course!.w[0]!,
  }));
  return pair(
    linePlot(`Expected score of player 1 in ${series.length} games, ${sampleNames[sample]}`, series, {
      xLabel: 'move',
      percent: true,
      from: 0,
      to: 1,
    }),
    table(
      [`game, ${sampleNames[sample]}`, 'moves', 'result of player 1'],
      three.map(({ name, record }) => [name, String(record.length), percent(record.scores[0]!)]),
      right,
    ),
  );
}

function ofSample(analysis: Analysis, sample: Sample): string {
  const over = detail<Estimates>(metricOf(analysis, sample, 'uncertainty'), 'overGame');
  if (!over) return '';
  const name = sampleNames[sample];
  const rows = progress.map((at, bin) => [percent(at), percent(over.value[bin]!)]);
  const open = pair(
    linePlot(`Uncertainty, ${name}`, [{ name, x: inPerCent, y: over.value, low: over.low, high: over.high }], {
      xLabel: 'per cent of the game',
      percent: true,
      from: 0,
      to: 1,
    }),
    table(['progress', `uncertainty, ${name}`], rows, right),
  );
  const judged = gamesOf(analysis, sample).filter(({ course }) => course);
  const largest = detail<readonly KillerMove[]>(metricOf(analysis, sample, 'killerMoves'), 'largest') ?? [];
  const boards = largest.map(({ game, move, swing }) => {
    const { name: called, after } = judged[game]!;
    return boardPicture(after(move), `${called}, move ${move}: ${percent(swing)} gained`);
  });
  const heading = `<h3>${escaped(`The moves that changed most, ${name}`)}</h3>`;
  return `${open}${lines(judged, sample)}${turns(analysis, sample)}${heading}<div class="boards">${boards.join('')}</div>`;
}

/** The section. */
export function courses(analysis: Analysis): string {
  return samples.map((sample) => ofSample(analysis, sample)).join('');
}
