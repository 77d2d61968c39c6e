/** A report as comma-separated values: one line for each game and seat, or for each player. */
import type { Report } from './report.js';

function cell(value: string | number): string {
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
const lines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\n`).join('');

/** The games: one line for each seat of each. */
export function gamesCsv({ games }: Report): string {
  const head = [
    'game',
    'games',
    'mean_moves',
    'shortest',
    'longest',
    'seat',
    'wins',
    'win_rate',
    'low',
    'high',
    'draws',
    'unfinished',
  ];
  return lines([
    head,
    ...games.flatMap((game) =>
      game.seats.map((seat, i) => [
        game.name,
        game.games,
        game.meanMoves,
        game.shortest,
        game.longest,
        i + 1,
        seat.count,
        seat.rate,
        seat.low,
        seat.high,
        game.draws.count,
        game.unfinished.count,
      ]),
    ),
  ]);
}

/** The players, if agents played; else empty. */
export function playersCsv({ players }: Report): string {
  if (!players) return '';
  const head = [
    'player',
    'games',
    'wins',
    'draws',
    'losses',
    'win_rate',
    'low',
    'high',
    'mean_return',
    'elo',
    'elo_low',
    'elo_high',
  ];
  return lines([
    head,
    ...players.map(({ name, games, wins, draws, losses, meanReturn, elo }) => [
      name,
      games,
      wins.count,
      draws,
      losses,
      wins.rate,
      wins.low,
      wins.high,
      meanReturn,
      elo?.elo ?? '',
      elo?.low ?? '',
      elo?.high ?? '',
    ]),
  ]);
}
