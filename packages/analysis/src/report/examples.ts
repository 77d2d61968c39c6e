/** Games to look at: a usual one as a film strip, and the shortest and longest, which can be played again. */
import type { Analysis } from '../analyse.js';
import { boardPicture } from './board.js';
import { escaped, table } from './page.js';
import { gamesOf, type Sample, type ShownGame, sampleNames, samples } from './reading.js';

/** Pictures of a strip. */
const Pictures = 5;
const Each = 3;

/** The game whose length is nearest to the median. */
function usual(byLength: readonly ShownGame[]): ShownGame {
  return byLength[(byLength.length - 1) >> 1]!;
}

function strip({ record, name, after }: ShownGame, who: string): string {
  const at = Array.from({ length: Pictures }, (_, k) => Math.round((record.length * (k + 1)) / Pictures));
  const boards = [...new Set(at)]
    .filter((moves) => moves > 0)
    .map((moves) => boardPicture(after(moves), moves === record.length ? `the end, move ${moves}` : `move ${moves}`));
  return `<h3>${escaped(`A game of the usual length, ${who}: ${name}`)}</h3><div class="boards">${boards.join('')}</div>`;
}

function resultOf({ record: { winner, natural, scores } }: ShownGame): string {
  if (winner >= 0) return scores.length === 1 ? 'solved' : `player ${winner + 1} wins`;
  return natural ? 'no winner' : 'ended by a limit';
}

function extremes(byLength: readonly ShownGame[], who: string): string {
  const some = byLength.length <= 2 * Each ? byLength : [...byLength.slice(0, Each), ...byLength.slice(-Each)];
  return table(
    [`shortest and longest, ${who}`, 'moves', 'result'],
    some.map((game) => [game.name, String(game.record.length), resultOf(game)]),
    new Set([1]),
  );
}

/** The section: games of the strongest sample as pictures, and the shortest and longest of all samples. */
export function examples(analysis: Analysis): string {
  const ordered = (sample: Sample): ShownGame[] =>
    gamesOf(analysis, sample).sort((a, b) => a.record.length - b.record.length);
  const there = samples.map((sample) => ({ who: sampleNames[sample], games: ordered(sample) }));
  const some = there.filter(({ games }) => games.length > 0);
  const last = some.at(-1);
  if (!last) return '';
  const tables = some.map(({ games, who }) => extremes(games, who)).join('');
  return `${strip(usual(last.games), last.who)}<div class="tables">${tables}</div>`;
}
