/** Matches in all commands that take a game. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { directory, ludii, noughts } from './testing/capture.js';

const end = `{
  (if (= 2 (matchScore P1)) (result P1 Win))
  (if (= 2 (matchScore P2)) (result P2 Win))
  (if (= 9 (count Trials)) (result All Draw))
}`;
const text = `(match "Twice" (players 2) (games (subgame "Noughts" "Board/<Size:name>" result:1)) (end ${end}))
(option "Size" <Size> args:{ <name> } { (item "Small" <Three> "Nine cells.")* (item "Large" <Four> "More.") })`;
const home = directory({ 'twice.lud': text, 'lonely.lud': text.replace('Noughts', 'Nowhere') });
mkdirSync(join(home, 'below'));
writeFileSync(join(home, 'below', 'noughts.lud'), noughts());
const twice = join(home, 'twice.lud');

test('validate looks at a match and plays it', async () => {
  const { out, code } = await ludii('validate', twice, '--all-options', '--playouts', '40');
  // A draw counts for both, so that after two games somebody has two points.
  expect(out).toContain('warning[rule-never-reached]: This end rule never comes true in 40 random games.');
  expect(out).toContain(`${twice}:4:3`);
  expect(out).toMatch(/1 file valid, \d+ warnings?, 2 variants\n$/);
  expect(code).toBe(0);
});

test('a game that is not found is told at its place, with where it was looked for', async () => {
  const lonely = join(home, 'lonely.lud');
  const { out, code } = await ludii('validate', lonely);
  expect(code).toBe(1);
  expect(out).toContain('error[no-subgame]: The game "Nowhere" of the match is not known.');
  expect(out).toContain('(subgame "Nowhere"');
  expect(out).toContain(`hint: Looked for a description of that name in "${home}", `);
  expect((await ludii('moves', lonely)).err).toContain('error[no-subgame]');
});

test('moves, playouts, speed and boards of a match', async () => {
  const shown = await ludii('moves', twice, '--play', 'A1 A2 B1 B2 C1 Next B3');
  expect(shown.err).toBe('');
  expect(shown.out).toContain('Match: P1 1, P2 0\nPlayer 2 to move.\n8 legal moves:\n');
  expect((await ludii('moves', twice, '--option', 'Size/Large')).out).toContain('16 legal moves');
  const { out } = await ludii('playout', twice, '-n', '20', '--json');
  expect(JSON.parse(out)).toMatchObject({ game: 'Twice', playouts: 20, unfinished: 0 });
  expect((await ludii('bench', twice, '--seconds', '0.02')).out).toMatch(/\nTwice +[\d.,]+ +[\d.,]+\n/);
  expect((await ludii('board', twice)).out).toBe((await ludii('board', join(home, 'below', 'noughts.lud'))).out);
});

test('trials of a match are written and replayed', async () => {
  await ludii('playout', twice, '-n', '1', '--save', join(home, 'trials'));
  const [trial] = readdirSync(join(home, 'trials'));
  const { out, code } = await ludii('replay', join(home, 'trials', trial!));
  expect(out).toContain('All moves are as recorded.');
  expect(out).toMatch(/\. Next/);
  expect(code).toBe(0);
});
