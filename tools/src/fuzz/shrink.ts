/** Makes a description that shows a mistake as short as it can be. */
import { attempt } from './attempt.js';
import { partsOf } from './pieces.js';

/** What a description shows, one line for each finding. */
export const findingsOf = (text: string, seed: number): string[] =>
  attempt(text, seed).findings.map(({ sort, what }) => `${sort}: ${what}`);

/** The shortest description that still shows a finding: parts are left out, or replaced by what is in them. */
export function shrink(text: string, seed: number, finding: string): string {
  let best = text;
  for (let progress = true; progress; ) {
    progress = false;
    for (const { start, end } of partsOf(best)) {
      const part = best.slice(start, end);
      if (start >= best.length || best.slice(start, end) !== part) break;
      const without = best.slice(0, start) + best.slice(end);
      if (findingsOf(without, seed).includes(finding)) {
        best = without;
        progress = true;
        break;
      }
    }
  }
  return best.replaceAll(/\s+/g, ' ').trim();
}
