/** Looks at many files, here or on worker processes. Reports come in the order of the files either way. */
import { ProcessPool } from '@ludii/experiments';
import { UserError } from '../userError.js';
import { type CheckOptions, check, internal } from './check.js';
import type { FileReport } from './findings.js';
import type { Answer, Question } from './worker.js';
import { checkWorkerFile } from './workerFile.js';

/** What was done about a file: a report, or why there is none. */
async function lookedAt(pool: ProcessPool<Question, Answer>, question: Question): Promise<FileReport> {
  const ended = await pool.run(question);
  if ('failed' in ended) return unreadable(question.file, ended.failed);
  if ('problem' in ended.answer) throw new UserError(ended.answer.problem);
  return ended.answer.report;
}

/** A file that ends or hangs its process must not hide what is wrong in the others. */
function unreadable(file: string, reason: string): FileReport {
  const diagnostic = internal(file, 'The game cannot be looked at', reason);
  return { file, findings: [{ diagnostic, options: [] }], sources: new Map(), variants: 1 };
}

/** Looks at files; `onReport` gets each report with the number of files that are done. A signal ends it with what is there. */
export async function checkAll(
  files: readonly string[],
  options: CheckOptions,
  workers: number,
  onReport: (report: FileReport, done: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (workers < 2 || files.length < 2) {
    for (const [i, file] of files.entries()) {
      if (signal?.aborted) return;
      onReport(await check(file, options, { signal }), i + 1);
    }
    return;
  }
  const pool = new ProcessPool<Question, Answer>({ file: checkWorkerFile(), workers: Math.min(workers, files.length) });
  const onAbort = (): void => pool.stop();
  signal?.addEventListener('abort', onAbort, { once: true });
  const ready: (FileReport | undefined)[] = [];
  let shown = 0;
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < files.length && !signal?.aborted) {
      const i = next++;
      ready[i] = await lookedAt(pool, { file: files[i]!, options });
      for (let report = ready[shown]; report; report = ready[shown]) {
        ready[shown] = undefined;
        onReport(report, ++shown);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: pool.workers }, work));
  } finally {
    signal?.removeEventListener('abort', onAbort);
    await pool.close();
  }
}
