import { utimesSync } from 'node:fs';
import { file } from '../testing/capture.js';
import { watchFiles } from './watch.js';

test('a save is told, and the signal ends it', async () => {
  const path = file('(game "One")');
  const end = new AbortController();
  const saved: string[] = [];
  const watched = watchFiles(
    [path],
    async (name) => {
      saved.push(name);
      end.abort();
    },
    end.signal,
  );
  // saved again and again, because the first look at the file may come after a save
  let seconds = 5;
  const saving = setInterval(() => utimesSync(path, new Date(), new Date(Date.now() + 1000 * seconds++)), 400);
  await watched;
  clearInterval(saving);
  expect(saved[0]).toBe(path);
}, 30_000);
