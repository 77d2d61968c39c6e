import { utimesSync, writeFileSync } from 'node:fs';
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
  writeFileSync(path, '(game "Two")');
  utimesSync(path, new Date(), new Date(Date.now() + 5000));
  await watched;
  expect(saved).toEqual([path]);
}, 30_000);
