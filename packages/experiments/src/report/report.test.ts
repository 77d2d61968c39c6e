/** Reports: what a log holds, as text, data and a page. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outcomes } from '../log/readLog.js';
import { ResultLog } from '../log/resultLog.js';
import { headerFor, runExperiment } from '../run/experiment.js';
import { listOf } from '../run/packedList.js';
import { experimentOn, noughts, players, takers } from '../testing/games.js';
import { gamesCsv, playersCsv } from './csv.js';
import { asHtml } from './html.js';
import { type Report, readReport } from './report.js';
import { asText } from './text.js';

async function reported(texts: readonly string[], more: Parameters<typeof experimentOn>[1]): Promise<Report> {
  const { definition, games } = experimentOn(texts, more);
  const log = join(mkdtempSync(join(tmpdir(), 'ludii-')), 'test.log');
  await runExperiment(definition, games, { log, workers: 0 });
  return readReport(log);
}

const record = ['outcome', 'length', 'moves'] as const;

test('random games: lengths, seats and legal moves', async () => {
  const report = await reported([noughts, takers], { number: 50, record, name: 'A <b>bold</b> name' });
  expect(report).toMatchObject({ complete: true, failed: [], jobs: { done: 34, of: 34 } });
  const [first, second] = report.games;
  expect(first!.games).toBe(50);
  expect(Object.values(first!.lengths!).reduce((a, b) => a + b)).toBe(50);
  expect(first!.seats[0]!.count + first!.seats[1]!.count + first!.draws.count).toBe(50);
  expect(first!.seats[0]!.low).toBeLessThan(first!.seats[0]!.rate);
  expect(first!.meanLegal).toBeGreaterThan(4);
  expect(second!.seats).toHaveLength(3);
  expect(asText(report)).toMatch(/^A <b>bold<\/b> name: 100 games, complete\n/);
  const page = asHtml(report);
  expect(page).toContain('A &#60;b&#62;bold&#60;/b&#62; name');
  expect(page).not.toMatch(/<b>|<script|src=|href=|url\(|NaN|undefined/);
  expect(page.match(/<svg /g)!.length).toBeGreaterThan(3);
  expect(gamesCsv(report).trim().split('\n')).toHaveLength(1 + 2 + 3);
  expect(playersCsv(report)).toBe('');
});

test('players: win rates, ratings and the crosstable', async () => {
  const renamed = players.map((player) => ({ ...player, name: `"${player.name}", the player` }));
  const report = await reported([noughts], { number: 10, players: renamed });
  expect(report.players!.map(({ games, wins, draws, losses }) => wins.count + draws + losses === games)).toEqual([
    true,
    true,
    true,
  ]);
  expect(report.crosstable!.games[0]).toEqual([0, 10, 10]);
  expect(report.players!.reduce((sum, { elo }) => sum + elo!.elo, 0)).toBeCloseTo(0);
  expect(asText(report)).toMatch(/points against/);
  expect(playersCsv(report)).toContain('"""uct"", the player",20,');
  expect(asHtml(report)).toContain('Crosstable');
});

test('a log from before, with plain lists, tells the same', async () => {
  const { definition, games } = experimentOn([noughts], {
    number: 100,
    gamesPerJob: 50,
    record: ['length', 'outcome'],
  });
  const directory = mkdtempSync(join(tmpdir(), 'ludii-'));
  const [log, before] = [join(directory, 'now.log'), join(directory, 'before.log')];
  await runExperiment(definition, games, { log, workers: 0 });
  const plain = ResultLog.open(before, headerFor(definition));
  for (const { record: each } of outcomes(log)) {
    if (!('result' in each)) throw new Error('a job has failed');
    const { lengths, outcomes: ends } = each.result;
    expect(Array.isArray(lengths)).toBe(false);
    plain.append({ ...each, result: { ...each.result, lengths: listOf(lengths!), outcomes: listOf(ends!) } });
  }
  plain.close();
  expect(readReport(before)).toEqual(readReport(log));
});
