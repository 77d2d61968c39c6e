/** Plots as SVG. Colours are those of the page, so that they follow its light and dark. */
import type { GameReport, PlayerReport } from './report.js';

/** A text that may stand in HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const svg = (width: number, height: number, label: string, body: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(label)}">${body}</svg>`;
const at = (value: number): string => value.toFixed(1);

const Row = 22;
const Left = 190;
const Wide = 420;

/** A bar for each game: wins of each seat, drawn, broken off. */
export function outcomesPlot(games: readonly GameReport[]): string {
  const rows = games.map((game, i) => {
    const y = i * Row;
    let x = Left;
    const shares = [
      ...game.seats.map(({ rate }, seat) => ({ rate, kind: `seat${(seat % 6) + 1}`, what: `player ${seat + 1} wins` })),
      { rate: game.draws.rate, kind: 'drawn', what: 'drawn' },
      { rate: game.unfinished.rate, kind: 'off', what: 'broken off' },
    ];
    const bars = shares.map(({ rate, kind, what }) => {
      const width = rate * Wide;
      const bar = `<rect class="${kind}" x="${at(x)}" y="${y + 3}" width="${at(width)}" height="${Row - 6}"><title>${escaped(game.name)}: ${what} ${(100 * rate).toFixed(1)} %</title></rect>`;
      x += width;
      return rate > 0 ? bar : '';
    });
    return `<text x="${Left - 8}" y="${y + 16}" text-anchor="end">${escaped(shortened(game.name))}</text>${bars.join('')}`;
  });
  return svg(Left + Wide + 10, games.length * Row, 'Outcomes by game', rows.join(''));
}

const shortened = (name: string): string => (name.length > 26 ? `${name.slice(0, 25)}…` : name);

/** Lengths of the games of one description, as a histogram. */
export function lengthsPlot({ name, lengths = {}, shortest, longest }: GameReport): string {
  const bins = Math.min(30, longest - shortest + 1);
  const width = (longest - shortest + 1) / bins;
  const counts = new Array<number>(bins).fill(0);
  for (const [length, count] of Object.entries(lengths)) {
    const bin = Math.min(bins - 1, Math.floor((Number(length) - shortest) / width));
    counts[bin]! += count;
  }
  const top = Math.max(1, ...counts);
  const [wide, high] = [240, 90];
  const bars = counts.map((count, i) => {
    const tall = (count / top) * high;
    const from = Math.ceil(shortest + i * width);
    const to = Math.max(from, Math.ceil(shortest + (i + 1) * width) - 1);
    return `<rect class="seat1" x="${at((i * wide) / bins)}" y="${at(high - tall)}" width="${at(wide / bins - 0.6)}" height="${at(tall)}"><title>${from === to ? from : `${from}–${to}`} moves: ${count} games</title></rect>`;
  });
  const axis = `<line x1="0" y1="${high}" x2="${wide}" y2="${high}"/><text x="0" y="${high + 14}">${shortest}</text><text x="${wide}" y="${high + 14}" text-anchor="end">${longest} moves</text>`;
  return svg(wide, high + 20, `Lengths of ${name}`, bars.join('') + axis);
}

/** Ratings with their intervals. */
export function ratingsPlot(players: readonly PlayerReport[]): string {
  const rated = players.filter(({ elo }) => elo !== undefined);
  const low = Math.min(...rated.map(({ elo }) => elo!.low));
  const high = Math.max(...rated.map(({ elo }) => elo!.high));
  const x = (elo: number): number => Left + ((elo - low) / Math.max(1, high - low)) * Wide;
  const rows = rated.map(({ name, elo }, i) => {
    const y = i * Row + Row / 2;
    return (
      `<text x="${Left - 8}" y="${y + 5}" text-anchor="end">${escaped(shortened(name))}</text>` +
      `<line x1="${at(x(elo!.low))}" y1="${y}" x2="${at(x(elo!.high))}" y2="${y}"/>` +
      `<circle class="seat1" cx="${at(x(elo!.elo))}" cy="${y}" r="5"><title>${escaped(name)}: ${elo!.elo.toFixed(0)} [${elo!.low.toFixed(0)}, ${elo!.high.toFixed(0)}]</title></circle>`
    );
  });
  const zero =
    low <= 0 && high >= 0
      ? `<line class="zero" x1="${at(x(0))}" y1="0" x2="${at(x(0))}" y2="${rated.length * Row}"/>`
      : '';
  return svg(Left + Wide + 10, rated.length * Row, 'Elo ratings with 95 % intervals', zero + rows.join(''));
}
