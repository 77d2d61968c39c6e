/** A process that tries mutants one after the other and reports them. The parent watches it and may end it at any time. */
import { attempt, type Finding, type Stage } from './attempt.js';
import { library } from './library.js';
import { mutant } from './mutate.js';

/** What the parent asks for: mutants from one number to below another. */
export interface Order {
  readonly from: number;
  readonly to: number;
  /** Tell of each mutant at once, so that it is known which one ends the process. */
  readonly isCareful: boolean;
}

/** What came of some mutants. */
export interface Report {
  /** The mutant that is tried next. */
  readonly next: number;
  readonly stages: Partial<Record<Stage, number>>;
  readonly findings: readonly (Finding & { readonly mutant: number })[];
  /** The most resident memory that the process ever had, in MB. */
  readonly megabytes: number;
}

/** A report comes about so often, in ms: telling of each mutant takes longer than trying some of them. */
const ReportEvery = 50;

process.on('message', ({ from, to, isCareful }: Order) => {
  const texts = library();
  /** Tries mutants until it is time to report. */
  const go = (first: number): void => {
    const end = performance.now() + (isCareful ? 0 : ReportEvery);
    const stages: Report['stages'] = {};
    const findings: (Finding & { readonly mutant: number })[] = [];
    let n = first;
    do {
      const tried = attempt(mutant(texts, n), n);
      stages[tried.stage] = (stages[tried.stage] ?? 0) + 1;
      for (const finding of tried.findings) findings.push({ ...finding, mutant: n });
      n++;
    } while (n < to && performance.now() < end);
    const megabytes = Math.round(process.resourceUsage().maxRSS / 2 ** 10);
    process.send!({ next: n, stages, findings, megabytes } satisfies Report);
    if (n < to) setImmediate(go, n);
    else process.disconnect();
  };
  go(from);
});
