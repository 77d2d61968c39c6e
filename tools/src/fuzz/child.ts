/** A process that tries mutants one after the other and reports them. The parent watches it and may end it at any time. */
import { type Attempt, attempt, type Finding, type Stage } from './attempt.js';
import { attemptCalls } from './calls.js';
import { attemptDamaged } from './damage.js';
import { library } from './library.js';
import { mutant } from './mutate.js';

/** What can be tried by the thousand: mutated descriptions, damaged trial files, calls of the API in any order. */
export type Trying = 'mutants' | 'trials' | 'calls';

/** What the parent asks for: mutants (or the like) from one number to below another. */
export interface Order {
  readonly trying: Trying;
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

const ways: Readonly<Record<Trying, (texts: readonly string[], n: number) => Attempt>> = {
  mutants: (texts, n) => attempt(mutant(texts, n), n),
  trials: (_, n) => attemptDamaged(n),
  calls: attemptCalls,
};

process.on('message', ({ trying, from, to, isCareful }: Order) => {
  const texts = library();
  /** Tries mutants until it is time to report. */
  const go = (first: number): void => {
    const end = performance.now() + (isCareful ? 0 : ReportEvery);
    const stages: Report['stages'] = {};
    const findings: (Finding & { readonly mutant: number })[] = [];
    let n = first;
    do {
      const tried = ways[trying](texts, n);
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
