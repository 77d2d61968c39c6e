/** The walk that all tests of lines share: along one half of a line, then along the other. */
import type { Lines } from '@ludii/ir/internal';

/** What a line must be like. */
export interface Wanted {
  readonly length: number;
  /** Whether a longer line will not do. */
  readonly exactly: boolean;
  /** Whether sites that do not match are passed over. */
  readonly gaps: boolean;
  /** Asked whenever the line is long enough: whether it will do. */
  readonly enough?: () => boolean;
  /** Told before each half; false to leave it out. */
  readonly enters?: (back: boolean) => boolean;
}

/** Whether a line through a site, which counts, is as long as wanted. A site that neither matches nor does not ends its half. */
export function isLong(
  { start, end, backStart, backEnd, sites }: Lines,
  line: number,
  { length, exactly, gaps, enough, enters }: Wanted,
  matches: (site: number) => boolean | undefined,
): boolean {
  let count = 1;
  for (let back = 0; back < 2; back++) {
    const behind = (back === 1 ? backEnd : end)[line]!;
    if (behind === 0 || enters?.(back === 1) === false) continue;
    for (let i = (back === 1 ? backStart : start)[line]!; i < behind; i++) {
      const fits = matches(sites[i]!);
      if (fits) {
        count++;
        if (!exactly && count === length && (!enough || enough())) return true;
      } else if (fits === undefined || !gaps) break;
    }
  }
  return count === length && (!enough || enough());
}

/** Whether a test holds for one of the lines through a site. */
export function someLine({ offsets }: Lines, site: number, test: (line: number) => boolean): boolean {
  for (let line = offsets[site]!; line < offsets[site + 1]!; line++) if (test(line)) return true;
  return false;
}
