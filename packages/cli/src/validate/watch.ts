/** Tells of every save of some files. */
import { unwatchFile, watchFile } from 'node:fs';

/** How often the files are looked at, in milliseconds. Editors save by renaming, which only looking again sees. */
const Interval = 150;

/** Calls `onSave` for each file that is saved, one after the other, until the signal comes. */
export function watchFiles(
  files: readonly string[],
  onSave: (file: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let busy: Promise<void> = Promise.resolve();
    const stop = (): void => {
      for (const file of files) unwatchFile(file);
    };
    for (const file of files) {
      watchFile(file, { interval: Interval }, (now, before) => {
        if (now.mtimeMs === before.mtimeMs || now.mtimeMs === 0) return;
        busy = busy.then(() => onSave(file));
        busy.catch((error: unknown) => {
          stop();
          reject(error);
        });
      });
    }
    signal.addEventListener(
      'abort',
      () => {
        stop();
        busy.then(resolve, reject);
      },
      { once: true },
    );
  });
}
