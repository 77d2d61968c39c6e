/** What a game offers, without expanding or compiling it: quick enough to list a whole library. */
import { Report } from './diagnose/diagnostic.js';
import { extractMetadata } from './expand/metadata.js';
import { extractOptions, type OptionCategory } from './expand/options.js';
import { extractRulesets, type Ruleset } from './expand/rulesets.js';
import { Frames } from './source/frames.js';
import { commentRanges } from './source/scan.js';
import { Traced, without } from './source/traced.js';
import type { CallNode } from './tree/node.js';
import { readClauses } from './tree/reader.js';

/** The outside of a game. */
export interface GameDescription {
  /** The name in `(game "Name" …)` or `(match "Name" …)`, if there is one. */
  readonly name: string | undefined;
  readonly options: readonly OptionCategory[];
  readonly rulesets: readonly Ruleset[];
  /** The metadata clause as written: nothing expanded, nothing left out. */
  readonly metadata: CallNode | null;
}

/** Lists the options, rulesets and metadata of a game. */
export function describeGame(text: string, file = 'game.lud'): GameDescription {
  const report = new Report();
  const frames = new Frames();
  const plain = without(Traced.whole(text, frames, frames.file(file)), commentRanges(text));
  const extracted = extractOptions(plain, report);
  const { rulesets, rest } = extractRulesets(extracted.rest, report);
  const { metadata } = extractMetadata(rest, report);
  return {
    name: /\((?:game|match)\s+"([^"]*)"/.exec(plain.text)?.[1],
    options: extracted.categories,
    rulesets,
    metadata: metadata ? (readClauses(metadata, report).clauses[0] ?? null) : null,
  };
}
