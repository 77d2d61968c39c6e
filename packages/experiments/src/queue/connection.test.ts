/** The URL of a queue: its password is never shown. */
import { connect, shownQueue, sleep } from './connection.js';

test.each([
  ['redis://:s3cret@host:6379', 'redis://host:6379'],
  ['rediss://me:s3cret@host/2', 'rediss://host/2'],
  ['redis://host', 'redis://host'],
])('%s is shown as %s', (url, shown) => {
  expect(shownQueue(url)).toBe(shown);
});

test.each(['s3cret', 'http://:s3cret@host', 'redis://', ':s3cret@host:6379', ''])(
  '%p is refused without being shown',
  (url) => {
    expect(() => shownQueue(url)).toThrow(expect.objectContaining({ code: 'bad-queue' }));
    expect(() => shownQueue(url)).not.toThrow(/s3cret/);
  },
);

test('a queue that does not answer is told, without its password', async () => {
  // Nothing listens on the first port.
  const tried = connect('redis://me:s3cret@127.0.0.1:1');
  await expect(tried).rejects.toMatchObject({
    code: 'unreachable-queue',
    message: 'The queue redis://127.0.0.1:1 cannot be used: nothing answers there.',
  });
});

test('waiting ends with the signal', async () => {
  const controller = new AbortController();
  const waiting = sleep(1e6, controller.signal);
  controller.abort();
  await waiting;
  await sleep(1e6, controller.signal);
});
