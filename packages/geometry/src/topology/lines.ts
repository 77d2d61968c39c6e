/**
 * The runs of all plain lines at once. Where every step has at most one continuation and no site is met twice, the line
 * from a step is its site followed by the line from the next step, so whole boards need one walk along each maximal line
 * instead of one for every site on it.
 */
import { type Continuations, SEVERAL } from './continuation.js';
import type { Runs } from './runs.js';
import type { StepTable } from './stepTable.js';

/** Marks steps whose line splits or comes back to itself: it has to be followed on its own. */
export const IRREGULAR = -1;

/** The run that begins with each filed step (by its position in `items`), or {@link IRREGULAR}. */
export function findRuns(steps: StepTable, { single }: Continuations, runs: Runs): Int32Array {
  const { count, slots, offsets, items } = steps;
  const source = new Int32Array(items.length);
  for (let site = 0; site < count; site++) {
    source.fill(site, offsets[site * slots]!, offsets[(site + 1) * slots]!);
  }
  const continued = new Uint8Array(items.length);
  for (const next of single) if (next >= 0) continued[next] = 1;

  const runOf = new Int32Array(items.length).fill(IRREGULAR);
  const seen = new Int32Array(count).fill(-1);
  const line: number[] = [];
  for (let first = 0; first < items.length; first++) {
    if (continued[first]) continue;
    line.length = 0;
    seen[source[first]!] = first;
    let item = first;
    while (item >= 0 && seen[items[item]!] !== first) {
      seen[items[item]!] = first;
      line.push(item);
      item = single[item]!;
    }
    if (item >= 0 || item === SEVERAL) continue;
    let run = runs.extend(items[line.at(-1)!]!, -1);
    for (let i = line.length - 1; i >= 0; i--) {
      run = runs.extend(source[line[i]!]!, run);
      runOf[line[i]!] = run;
    }
  }
  return runOf;
}
