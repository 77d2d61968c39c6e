/** Metadata: cut out of the game, and its `(useFor …)` parts kept or dropped by the chosen options and ruleset. */
import type { Report } from '../diagnose/diagnostic.js';
import { matchingBracket, skipSpace } from '../source/scan.js';
import { type Traced, without } from '../source/traced.js';
import { strings } from './rulesets.js';

const CLAUSE = '(metadata';

/** Splits the text at its metadata clause; without one, `metadata` is undefined. */
export function extractMetadata(text: Traced, report: Report): { game: Traced; metadata: Traced | undefined } {
  const at = text.text.indexOf(CLAUSE);
  if (at < 0) return { game: text, metadata: undefined };
  const close = matchingBracket(text.text, at);
  if (close < 0) {
    report.at('error', 'unbalanced-bracket', 'This metadata clause is never closed.', text, at, at + CLAUSE.length);
    return { game: text.slice(0, at), metadata: undefined };
  }
  return { game: without(text, [[at, close + 1]]), metadata: text.slice(at, close + 1) };
}

/** What a `(useFor …)` may ask for: every existing selector and ruleset, and those in force. */
export interface Requirements {
  readonly existing: ReadonlySet<string>;
  readonly active: ReadonlySet<string>;
}

/** Keeps the contents of each `(useFor …)` whose requirements are all in force, and drops the others. */
export function filterMetadata(metadata: Traced, requirements: Requirements, report: Report): Traced {
  const source = metadata.text;
  const cuts: [number, number][] = [];
  for (let at = source.indexOf('(useFor '); at >= 0; ) {
    const close = matchingBracket(source, at);
    if (close < 0) break;
    const from = skipSpace(source, at + '(useFor '.length);
    const end =
      source[from] === '{' ? matchingBracket(source, from) : source[from] === '"' ? source.indexOf('"', from + 1) : -1;
    if (end < 0 || end > close) {
      report.at(
        'warning',
        'metadata',
        'useFor needs an option or ruleset: (useFor "Heading/Item" …).',
        metadata,
        at,
        close + 1,
      );
      cuts.push([at, close + 1]);
      at = source.indexOf('(useFor ', close + 1);
      continue;
    }
    const wanted = strings(source.slice(from, end + 1));
    for (const name of wanted) {
      if (!requirements.existing.has(name)) {
        report.at(
          'error',
          'metadata',
          `useFor names "${name}", which is neither an option nor a ruleset.`,
          metadata,
          from,
          end + 1,
        );
      }
    }
    if (wanted.every((name) => requirements.active.has(name))) cuts.push([at, end + 1], [close, close + 1]);
    else cuts.push([at, close + 1]);
    at = source.indexOf('(useFor ', close + 1);
  }
  return without(metadata, cuts);
}
