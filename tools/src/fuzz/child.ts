/** A process that tries mutants one after the other and reports each. The parent watches it and may end it at any time. */
import { attempt, type Finding, type Stage } from './attempt.js';
import { library } from './library.js';
import { mutant } from './mutate.js';

/** What the parent asks for: mutants from one number to below another. */
export interface Order {
  readonly from: number;
  readonly to: number;
}

/** What came of a mutant. */
export interface Report {
  readonly mutant: number;
  readonly stage: Stage;
  readonly findings: readonly Finding[];
  /** Resident memory of the process in MB. */
  readonly megabytes: number;
}

process.on('message', ({ from, to }: Order) => {
  const texts = library();
  const next = (n: number): void => {
    if (n >= to) {
      process.disconnect();
      return;
    }
    const { stage, findings } = attempt(mutant(texts, n), n);
    const megabytes = Math.round(process.memoryUsage.rss() / 2 ** 20);
    process.send!({ mutant: n, stage, findings, megabytes } satisfies Report);
    setImmediate(next, n + 1);
  };
  next(from);
});
