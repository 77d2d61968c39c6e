/** What the library plays by is told by nodes, but for what is named here; and nearly all of it is played by programs. */

import { type LibraryGame, libraryGames } from './library.js';
import { type Lowering, lowering, loweringTable } from './lowered.js';

const games = libraryGames();
const all = games.map((game): [LibraryGame, Lowering] => [game, lowering(game)]);
const isDeduction = ({ text }: LibraryGame): boolean => text.includes('(satisfy');

/** Games that the rules play, and why. */
const withoutProgram: Readonly<Record<string, string>> = {
  dominoes: 'tiles are laid by closures',
  trax: 'tiles are laid by closures',
  'high-card': 'cards are played by closures',
  'six-tricks': 'cards are played by closures',
  'odds-and-evens': 'both move at once',
  'rock-paper-scissors': 'both move at once',
};

/** Forms that are plain closures, beside those of deduction puzzles, and why. */
const closures: Readonly<Record<string, string>> = {
  'is Loop': 'follows the paths on tiles',
  'is Path': 'searches the edges of a graph',
  'is Flat': 'looks below a site of a pyramid',
  'is Pattern': 'goes on walks',
  'sites Around': 'around a region that the position decides about',
  ahead: 'from a number that may lead into a hand',
  intervene: 'an effect of one game',
  seq: 'effects that see each other',
  while: 'effects that see each other',
  var: 'variables',
  'set Hidden': 'what players see',
  'set NextPlayer': 'names a player by number',
  'is Decided': 'votes',
  'is Proposed': 'votes',
  amount: 'bets',
  'was Pass': 'looks at the tape of moves',
  'card Rank Suit TrumpValue TrumpRank': 'cards',
  move: 'lays tiles',
  'is PipsMatch': 'tiles',
  'is SidesMatch': 'tiles',
  'sites LineOfPlay': 'tiles',
  'sites Occupied': 'where large pieces lie',
  'sites Playable': 'tiles',
  pathExtent: 'tiles',
};

test('all games but matches, deduction puzzles and those that are named have a program', () => {
  const without = all.filter(([game, { program }]) => !program && game.kind !== 'match' && !isDeduction(game));
  expect(without.map(([{ name }]) => name).sort()).toEqual(Object.keys(withoutProgram).sort());
});

test('what play asks is told by nodes, but for forms that are named', () => {
  const used = all.flatMap(([game, { closures }]) => (isDeduction(game) ? [] : closures));
  expect([...new Set(used)].sort()).toEqual(Object.keys(closures).sort());
});

test('the table tells of each game that is not played by nodes alone', () => {
  const text = loweringTable(all.map(([, each]) => each));
  expect(text).toContain('| sim | yes | no | `is Path` |');
  for (const name of ['chess', 'hex', 'havannah', 'go']) expect(text).not.toContain(`| ${name} |`);
  expect(text).toContain(`${games.length} descriptions: `);
});
