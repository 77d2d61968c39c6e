/** Looks at many files, here or on worker threads. Reports come in the order of the files either way. */
import { runOnWorkers } from '@ludii/engine';
import { UserError } from '../userError.js';
import { type CheckOptions, check } from './check.js';
import type { FileReport } from './findings.js';
import type { Answer } from './worker.js';
import { checkWorkerFile } from './workerFile.js';

/** Looks at files; `onReport` gets each report with the number of files that are done. */
export async function checkAll(
  files: readonly string[],
  options: CheckOptions,
  workers: number,
  onReport: (report: FileReport, done: number) => void,
): Promise<void> {
  if (workers < 2 || files.length < 2) {
    files.forEach((file, i) => {
      onReport(check(file, options), i + 1);
    });
    return;
  }
  const ready = new Map<string, FileReport>();
  let shown = 0;
  await runOnWorkers<string, Answer>({
    file: checkWorkerFile(),
    start: options,
    workers: Math.min(workers, files.length),
    tasks: files,
    onResult: (file, answer) => {
      if ('problem' in answer) throw new UserError(answer.problem);
      ready.set(file, answer.report);
      for (let next = ready.get(files[shown]!); next; next = ready.get(files[shown] ?? '')) onReport(next, ++shown);
    },
  });
}
