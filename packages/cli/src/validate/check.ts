/** Looks at one file: parses, binds and compiles it with the wanted options, and plays it if asked to. */
import { type Contact, type Sample, suspicions } from '@ludii/analysis';
import { type Diagnostic, type Game, type ReadResult, type RuleObserver, readGame } from '@ludii/engine';
import { readText } from '../gameFiles.js';
import { type GameOptions, readOptions } from '../loading.js';
import type { FileReport, Finding } from './findings.js';
import { type Variant, variantsOf } from './variants.js';

/** What to look at. */
export interface CheckOptions extends GameOptions {
  readonly allOptions?: boolean | undefined;
  readonly sample?: Sample | undefined;
}

/** A mistake of this program must not hide what is wrong in the files after it. */
export function internal(file: string, what: string, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    code: 'internal',
    severity: 'error',
    message: `${what}: ${reason}`,
    span: { file, start: 0, end: 1 },
    origin: [],
    related: [],
    fixes: [],
    hint: 'This is a mistake in ludii, not in the description. Please report it.',
  };
}

/** Looks at a file. When it is stopped, it tells what it has found so far. */
export async function check(file: string, options: CheckOptions, contact: Contact = {}): Promise<FileReport> {
  const text = readText(file);
  const findings: Finding[] = [];
  const sources = new Map([[file, text]]);
  const seen = new Set<string>();
  const add = (diagnostics: readonly Diagnostic[], chosen: readonly string[]): void => {
    for (const diagnostic of diagnostics) {
      const { code, message, span } = diagnostic;
      const key = `${code} ${span.file} ${span.start} ${message}`;
      if (!seen.has(key)) findings.push({ diagnostic, options: chosen });
      seen.add(key);
    }
  };
  const look = async (variant: Variant): Promise<ReadResult | undefined> => {
    const chosen = variant.ruleset === undefined ? (variant.option ?? []) : [variant.ruleset];
    const read = readOptions(file, { ...options, ...variant });
    let result: ReadResult;
    try {
      result = readGame(text, read);
    } catch (error) {
      add([internal(file, 'The game cannot be compiled', error)], chosen);
      return undefined;
    }
    for (const [name, source] of result.parsed.sources) sources.set(name, source);
    add(result.diagnostics, chosen);
    const { tree } = result.parsed;
    if (!result.game || !tree || !options.sample) return result;
    const compiled = (observe?: RuleObserver): Game => {
      const { game } = readGame(text, { ...read, observe });
      if (!game) throw new Error('it compiles only without an observer');
      return game;
    };
    try {
      add(await suspicions(compiled, tree, options.sample, contact), chosen);
    } catch (error) {
      add([internal(file, 'The game cannot be played', error)], chosen);
    }
    return result;
  };
  const first = await look({
    ...(options.option ? { option: options.option } : {}),
    ...(options.ruleset ? { ruleset: options.ruleset } : {}),
  });
  const others = options.allOptions && first ? variantsOf(first.parsed.options, first.parsed.rulesets) : [];
  let variants = 1;
  for (const variant of others) {
    if (contact.signal?.aborted) break;
    await look(variant);
    variants++;
  }
  return { file, findings, sources, variants };
}
