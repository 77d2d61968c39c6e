/** A report as one HTML page that needs nothing else: no scripts, no other files. */
import { escaped, lengthsPlot, outcomesPlot, ratingsPlot } from './plots.js';
import type { Report } from './report.js';
import { ranked } from './text.js';

const style = `
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fff; --soft: #6b7686; --line: #d5dae2; --one: #2f6fb5; --two: #d9822b; --three: #3a9a5c; --four: #b5447a; --five: #7a5fc0; --six: #4aa3a8; --drawn: #b8bfca; --off: #e3c3c3; }
@media (prefers-color-scheme: dark) { :root { --ink: #e3e7ee; --paper: #161a21; --soft: #93a0b4; --line: #343c49; --one: #6ea8e6; --two: #eba65c; --three: #6cc48b; --four: #df7fae; --five: #a893e6; --six: #7fcdd1; --drawn: #5a6474; --off: #7d4b4b; } }
@media print { :root { --ink: #000; --paper: #fff; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; } h3 { font-size: 0.95rem; margin: 0 0 0.3rem; }
.soft { color: var(--soft); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.7rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; } svg text { font-size: 12px; fill: var(--ink); } svg line { stroke: var(--soft); stroke-width: 1.5; } svg .zero { stroke: var(--line); }
.seat1 { fill: var(--one); } .seat2 { fill: var(--two); } .seat3 { fill: var(--three); } .seat4 { fill: var(--four); } .seat5 { fill: var(--five); } .seat6 { fill: var(--six); } .drawn { fill: var(--drawn); } .off { fill: var(--off); }
.key { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0.4rem 0 0.8rem; } .key svg { width: 12px; height: 12px; margin-right: 0.35rem; }
.many { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: 1.2rem; }
`;

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const range = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${percent(low)} – ${percent(high)}`;
const whole = (value: number): string => value.toLocaleString('en');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: 'th' | 'td'): string =>
    row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('');
  return `<div class="wide"><table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table></div>`;
}

function playersPart({ players, crosstable, eloLent }: Report): string {
  if (!players) return '';
  const sorted = ranked(players);
  const rated = players.every(({ elo }) => elo !== undefined);
  const rows = sorted.map(({ name, games, wins, draws, losses, elo }) => [
    name,
    elo ? elo.elo.toFixed(0) : '',
    elo ? `${elo.low.toFixed(0)} – ${elo.high.toFixed(0)}` : '',
    whole(games),
    percent(wins.rate),
    range(wins),
    whole(draws),
    whole(losses),
  ]);
  const note = eloLent
    ? '<p class="soft">Someone won or lost everything: half a point was lent to both sides of each pair, so that ratings are bounds.</p>'
    : '';
  return `<h2>Players</h2>${rated ? ratingsPlot(sorted) : ''}${note}${table(['player', 'Elo', '95 %', 'games', 'wins', '95 %', 'drawn', 'lost'], rows)}${
    crosstable
      ? crosstablePart(
          players.map(({ name }) => name),
          crosstable,
        )
      : ''
  }`;
}

function crosstablePart(names: readonly string[], { points, games }: NonNullable<Report['crosstable']>): string {
  const rows = names.map((name, i) => {
    const cells = names.map((_, j) => {
      const of = games[i]![j]!;
      if (i === j || of === 0) return '<td></td>';
      const share = points[i]![j]! / of;
      const colour = share >= 0.5 ? 'var(--three)' : 'var(--two)';
      const tint = Math.round(Math.abs(share - 0.5) * 90);
      return `<td style="background:color-mix(in srgb, ${colour} ${tint}%, transparent)">${points[i]![j]} / ${of}</td>`;
    });
    return `<tr><td>${escaped(name)}</td>${cells.join('')}</tr>`;
  });
  const head = ['', ...names].map((name) => `<th>${escaped(name)}</th>`).join('');
  return `<h2>Crosstable</h2><p class="soft">Points of the row against the column; a draw is half a point.</p><div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function gamesPart({ games }: Report): string {
  const seats = Math.max(0, ...games.map((game) => game.seats.length));
  const names = [
    ...Array.from({ length: seats }, (_, i) => [`seat${(i % 6) + 1}`, `player ${i + 1} wins`] as const),
    ['drawn', 'drawn'] as const,
    ['off', 'broken off'] as const,
  ];
  const key = names
    .map(
      ([kind, what]) =>
        `<span><svg viewBox="0 0 12 12"><rect class="${kind}" width="12" height="12"/></svg>${what}</span>`,
    )
    .join('');
  const head = [
    'game',
    'games',
    'moves',
    'shortest',
    'longest',
    ...Array.from({ length: seats }, (_, i) => [`player ${i + 1}`, '95 %']).flat(),
    'drawn',
    'broken off',
  ];
  const rows = games.map((game) => [
    game.name,
    whole(game.games),
    game.meanMoves.toFixed(1),
    whole(game.shortest),
    whole(game.longest),
    ...Array.from({ length: seats }, (_, i) =>
      game.seats[i] ? [percent(game.seats[i]!.rate), range(game.seats[i]!)] : ['', ''],
    ).flat(),
    percent(game.draws.rate),
    percent(game.unfinished.rate),
  ]);
  const lengths = games
    .filter((game) => game.lengths)
    .map((game) => `<figure style="margin:0"><h3>${escaped(game.name)}</h3>${lengthsPlot(game)}</figure>`);
  return `<h2>Outcomes by game</h2><div class="key">${key}</div>${outcomesPlot(games)}${table(head, rows)}${lengths.length > 0 ? `<h2>Lengths</h2><div class="many">${lengths.join('')}</div>` : ''}`;
}

/** The report as a page. */
export function asHtml(report: Report): string {
  const { name, experiment, version, seed, complete, jobs, games, failed } = report;
  const played = games.reduce((sum, game) => sum + game.games, 0);
  const state = complete ? 'complete' : `${whole(jobs.done)} of ${whole(jobs.of)} jobs done`;
  const failures =
    failed.length === 0
      ? ''
      : `<h2>Failed jobs</h2>${table(
          ['job', 'game', 'reason'],
          failed.map((each) => [String(each.job), each.game, each.reason]),
        )}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(name)}</title><style>${style}</style></head>
<body><h1>${escaped(name)}</h1>
<p>${whole(played)} games of ${whole(games.length)} ${games.length === 1 ? 'description' : 'descriptions'}, ${state}. <span class="soft">Intervals are 95 % (Wilson). Seed ${seed}, version ${escaped(version)}, experiment ${experiment.slice(0, 12)}.</span></p>
${playersPart(report)}
${gamesPart(report)}
${failures}
</body></html>
`;
}
