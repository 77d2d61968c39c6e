/** An analysis for the terminal, and as JSON. */
import type { Analysis } from './analyse.js';
import type { Metric } from './metrics/metric.js';
import { seriesSummaries } from './metrics/summaries.js';
import type { Estimate, Estimates } from './statistics.js';

const bars = '▁▂▃▄▅▆▇█';

/** A line of little bars. */
export function sparkline(values: readonly number[]): string {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = high > low ? (bars.length - 1) / (high - low) : 0;
  return values.map((value) => bars[Math.round((value - low) * step)]).join('');
}

/** A number with as many digits as its interval allows; of what was counted it is told if it is all or none. */
export function numberText(
  value: number,
  low: number,
  high: number,
  unit: Metric['unit'],
  method: Estimate['method'] = 'wilson',
): string {
  const factor = unit === 'share' ? 100 : 1;
  const half = (factor * (high - low)) / 2;
  // All or none leaves only one side open.
  const bound = (x: number): string => `${Number((100 * x).toPrecision(2))} %`;
  const counted = unit === 'share' && method === 'wilson';
  if (counted && value === 0 && high > 0) return `none (at most ${bound(high)})`;
  if (counted && value === 1 && low < 1) return `all (at least ${bound(low)})`;
  const digits = half <= 0 ? (unit === 'share' ? 1 : 2) : Math.min(3, Math.max(0, 1 - Math.floor(Math.log10(half))));
  const shown = (x: number): string => x.toFixed(digits);
  const percent = unit === 'share' ? ' %' : '';
  return `${shown(factor * value)}${percent} ±${shown(half)}`;
}

const isMany = (estimate: Estimate | Estimates): estimate is Estimates => typeof estimate.value !== 'number';

function metricText(metric: Metric): string {
  const { estimate, unit, labels } = metric;
  if (!estimate) return `(${metric.reason})`;
  if (!isMany(estimate)) return numberText(estimate.value, estimate.low, estimate.high, unit, estimate.method);
  if (labels) {
    return estimate.value
      .map(
        (value, i) => `${labels[i]} ${numberText(value, estimate.low[i]!, estimate.high[i]!, unit, estimate.method)}`,
      )
      .join(', ');
  }
  if (estimate.value.length === 0) return '(nothing)';
  const factor = unit === 'share' ? 100 : 1;
  const ends = [Math.min(...estimate.value), Math.max(...estimate.value)].map((x) => (factor * x).toFixed(1));
  const line = estimate.value.length <= 40 ? `${sparkline(estimate.value)} ` : '';
  return `${line}${ends[0]} to ${ends[1]}${unit === 'share' ? ' %' : ''}`;
}

function block(title: string, metrics: readonly Metric[]): string {
  if (metrics.length === 0) return '';
  const lines = metrics.map((metric) => {
    const few = metric.few ? '  (too few games)' : '';
    return `  ${metric.title.padEnd(38)} ${metricText(metric)}${few}\n`;
  });
  return `\n${title}\n${lines.join('')}`;
}

/** How many recorded games there are, and how many of them an agent has looked at. */
function recordedTitle({ recorded, preset }: Analysis): string {
  const judged = recorded.filter(({ course }) => course).length;
  const some = preset !== 'quick' && judged < recorded.length ? `, ${judged} of them evaluated` : '';
  return `Recorded games, ${recorded.length}${some}`;
}

/** The analysis for people. */
export function analysisText(analysis: Analysis): string {
  const { game, metrics, findings, random, agent } = analysis;
  const found =
    findings.length === 0
      ? 'Nothing stands out.\n'
      : findings.map(({ severity, text }) => `${severity === 'warning' ? '!' : '·'} ${text}\n`).join('');
  const stopped = analysis.interrupted ? 'Not all games were played: time was up or it was stopped.\n' : '';
  return (
    `${game.name}\n${found}${stopped}` +
    block(`Random play, ${random.length} games`, metrics.random) +
    block(`An agent against itself, ${agent.length} games`, metrics.agent) +
    block(recordedTitle(analysis), metrics.recorded)
  );
}

/** The analysis as plain data. */
export function analysisJson(analysis: Analysis): object {
  const { game, seed, metrics, findings, random, agent, recorded, ladder } = analysis;
  const byName: Record<string, Record<string, unknown>> = {};
  for (const sample of ['random', 'agent', 'recorded'] as const) {
    for (const { name, estimate, reason, details, labels, few } of metrics[sample]) {
      byName[name] ??= {};
      byName[name][sample] = estimate
        ? { ...estimate, ...(labels ? { labels } : {}), ...(few ? { few } : {}), ...(details ? { details } : {}) }
        : { value: null, reason, ...(details ? { details } : {}) };
    }
  }
  return {
    game: game.name,
    options: game.options,
    version: 1,
    seed,
    interrupted: analysis.interrupted,
    samples: {
      random: { games: random.length },
      agent: { games: agent.length },
      ...(recorded.length > 0 ? { recorded: { games: recorded.length } } : {}),
      ladder: ladder.map(({ perMove, games, wins, draws }) => ({ perMove, games, wins, draws })),
    },
    metrics: byName,
    series: {
      random: seriesSummaries(random),
      agent: seriesSummaries(agent.map(({ record }) => record)),
      ...(recorded.length > 0 ? { recorded: seriesSummaries(recorded.map(({ record }) => record)) } : {}),
    },
    findings,
  };
}
