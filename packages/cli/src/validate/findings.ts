/** What was found in one file, independent of how it is shown. */
import type { Diagnostic } from '@ludii/engine';
import { LineIndex } from '@ludii/engine/internal';

/** A diagnostic and the options under which it came up (empty: those used by default). */
export interface Finding {
  readonly diagnostic: Diagnostic;
  readonly options: readonly string[];
}

/** All about one file. */
export interface FileReport {
  readonly file: string;
  readonly findings: readonly Finding[];
  /** Texts that the findings point into. */
  readonly sources: ReadonlyMap<string, string>;
  /** Number of combinations of options that were looked at. */
  readonly variants: number;
}

/** Number of findings of a severity. */
export function count(reports: readonly FileReport[], severity: Diagnostic['severity']): number {
  let sum = 0;
  for (const { findings } of reports) {
    for (const { diagnostic } of findings) if (diagnostic.severity === severity) sum++;
  }
  return sum;
}

/** A place as editors count: from 1, the end column behind the last character. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The place of a span, at the start of the file if its text is unknown. */
export function placeOf({ file, start, end }: Diagnostic['span'], sources: ReadonlyMap<string, string>): Place {
  const index = new LineIndex(sources.get(file) ?? '');
  const first = index.at(start);
  const last = index.at(end);
  return { file, line: first.line, column: first.column, endLine: last.line, endColumn: last.column };
}
