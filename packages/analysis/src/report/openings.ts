/** First moves and the answers to them, in a report. */
import type { Analysis } from '../analyse.js';
import type { OpeningReplies, OpeningRow } from '../metrics/openings.js';
import { heatBoard } from './board.js';
import { escaped, pair, table } from './page.js';
import { detail, metricOf, percent, right } from './reading.js';

const range = (low: number, high: number): string => `${percent(low)} to ${percent(high)}`;

function rowsTable(name: string, rows: readonly OpeningRow[]): string {
  return table(
    [name, 'games', 'share', 'score of player 1', '95 %'],
    rows
      .slice(0, 20)
      .map(({ move, alike, games, share, shareLow, shareHigh, score, low, high }) => [
        [move, ...alike].join(', '),
        String(games),
        `${percent(share)} (${range(shareLow, shareHigh)})`,
        percent(score),
        range(low, high),
      ]),
    right,
  );
}

/** First moves where they end, if no two of them end on the same site. */
function onBoard({ game }: Analysis, rows: readonly OpeningRow[]): string {
  const all = rows.flatMap(({ sites }) => sites);
  if (new Set(all).size < all.length || all.some((site) => site < 0)) return '';
  const sites = rows.flatMap(({ sites: own, score, low, high, games }) =>
    own.map((site) => ({
      site,
      warmth: low <= 0.5 && 0.5 <= high ? 0 : 4 * (score - 0.5),
      label: `player 1 scores ${percent(score)} in ${games} games${own.length > 1 ? ' of moves like this' : ''}`,
    })),
  );
  return heatBoard(game, 'Score of player 1, by first move', sites);
}

/** The section: agents tell more, if they played enough games. */
export function openings(analysis: Analysis): string {
  const metric = [metricOf(analysis, 'agent', 'openings'), metricOf(analysis, 'random', 'openings')].find(
    (each) => detail<readonly OpeningRow[]>(each, 'rows') !== undefined,
  );
  const rows = detail<readonly OpeningRow[]>(metric, 'rows') ?? [];
  if (rows.length === 0) return '';
  const list = rowsTable('move', rows);
  const board = onBoard(analysis, rows);
  const legend =
    '<p class="soft">Orange: good for player 1; blue: bad; pale: no difference is shown; empty: too few games.</p>';
  const first = board === '' ? list : `${legend}${pair(board, list, true)}`;
  const replies = detail<readonly OpeningReplies[]>(metric, 'replies') ?? [];
  return `${first}${replies.map(({ move, rows: own }) => `<h3>Answers to ${escaped(move)}</h3>${rowsTable('answer', own)}`).join('')}`;
}
