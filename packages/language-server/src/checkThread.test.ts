/** Checks in a thread: they say what checks in the server say, and a newer text takes the place of one that waits. */
import { answer, type CheckRequest } from './checkRequest.js';
import { CheckThread } from './checkThread.js';
import { buildServer } from './testing/client.js';

const { file, remove } = buildServer();
const thread = new CheckThread(file);
afterAll(() => {
  thread.close();
  remove();
});
jest.setTimeout(120_000);

const request = (text: string, more: Partial<CheckRequest> = {}): CheckRequest => ({
  uri: 'file:///game.lud',
  text,
  defines: new Map(),
  games: new Map(),
  options: {},
  ...more,
});
const wrong = '(game "Wrong" (players 2) (equipment { (board (sqare 3)) }))';

test('a thread finds what is found here', async () => {
  const found = await thread.check(request(wrong));
  expect(found).toEqual(answer(request(wrong)));
  expect(found?.map(({ message }) => message).join()).toContain('sqare');
});

test('files of defines and games of matches go with the text', async () => {
  const text = '(match "Two" (players 2) (games { (subgame "Other") }) (end (if True (result P1 Win))))';
  const games = new Map([['Other', wrong]]);
  const defines = new Map([['file:///a.def', '(define "Side" 3)']]);
  for (const each of [request(text, { games }), request('(game "G" (board (square "Side")))', { defines })])
    expect(await thread.check(each)).toEqual(answer(each));
});

test('of texts that wait only the newest is checked; others are not touched by that', async () => {
  const texts = [wrong, `${wrong} `, `${wrong}  `, `${wrong}   `];
  const found = await Promise.all([
    ...texts.map((text) => thread.check(request(text))),
    thread.check(request(wrong, { uri: 'file:///other.lud' })),
  ]);
  expect(found.map((each) => each !== undefined)).toEqual([true, false, false, true, true]);
});

test('after the end of a thread another one is started', async () => {
  thread.close();
  expect(await thread.check(request(wrong))).toHaveLength(answer(request(wrong)).length);
});
