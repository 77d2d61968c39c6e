/** How good the message of a mutation is: does it point there, and does it lead back to the original? */

import type { FindGame } from '@ludii/compiler';
import { applyFix, compile, type Diagnostic, registry } from '@ludii/compiler';
import type { Mutation } from './mutate.js';

/** What was said of a mutation. */
export interface Verdict {
  /** New diagnostics, errors first; empty if the mutation is a right description too. */
  readonly diagnostics: readonly Diagnostic[];
  /** The first span touches the mutated place. */
  readonly located: boolean;
  /** One of the first fixes restores the original, or one of the first messages names it. */
  readonly suggested: boolean;
}

/** How many diagnostics, and fixes of each, count as the first. */
const First = 3;

/** A span that is much longer than the mistake points at nothing. */
const longest = (place: number): number => 160 + 4 * place;

const key = ({ code, message }: Diagnostic): string => `${code} ${message}`;

/** The diagnostics of a text; a match finds its games in the library. */
export function diagnosticsOf(text: string, file: string, subgame: FindGame): readonly Diagnostic[] {
  return compile(text, { file, subgame }).diagnostics;
}

export function judge(
  mutation: Mutation,
  before: string,
  known: readonly Diagnostic[],
  file: string,
  subgame: FindGame,
): Verdict {
  const old = new Set(known.map(key));
  const found = diagnosticsOf(mutation.text, file, subgame).filter((each) => !old.has(key(each)));
  const diagnostics = [
    ...found.filter(({ severity }) => severity === 'error'),
    ...found.filter(({ severity }) => severity === 'warning'),
  ];
  const [first] = diagnostics;
  if (!first) return { diagnostics, located: true, suggested: true };
  const first3 = diagnostics.slice(0, First);
  return {
    diagnostics,
    located: mutation.places.some((place) => touches(mutation.text, first.span, place, file)),
    suggested: first3.some((each) => restores(each, mutation, before, file) || names(each, mutation)),
  };
}

function touches(text: string, span: Diagnostic['span'], [from, to]: readonly [number, number], file: string): boolean {
  if (span.file !== file || span.end - span.start > longest(to - from)) return false;
  const [low, high] = span.end <= from ? [span.end, from] : to <= span.start ? [to, span.start] : [0, 0];
  // of a run of equal brackets it does not matter which one is meant
  return /^(?:\s*|[(){}]*)$/.test(text.slice(low, high)) && high - low < 40;
}

const bare = (text: string): string => text.replace(/\s+/g, '');

function restores({ fixes }: Diagnostic, mutation: Mutation, before: string, file: string): boolean {
  return fixes.slice(0, First).some((fix) => bare(applyFix(mutation.text, file, fix)) === bare(before));
}

/** The message or its hint names the original word, or the kind that the original is of. */
function names({ message, fixes, code }: Diagnostic, { kind, original }: Mutation): boolean {
  if (kind === 'swap' && code === 'swapped-arguments') return true;
  if (kind === 'bracket') return false;
  if (kind === 'double') return code === 'unexpected-argument' && fixes.length > 0;
  const said = `${message} ${fixes.slice(0, First).map(({ title }) => title).join(' ')}`; // biome-ignore format: one line reads best
  const value = original.replace(/^[A-Za-z]\w*:(?=.)/, '');
  const head = /^\(\s*("[^"]*"|[^\s()]+)/.exec(value)?.[1];
  const words = [value, ...(head === undefined ? [] : [`(${head}`])];
  if (words.some((word) => said.includes(`\`${word}`) || said.includes(word.length > 2 ? word : ` ${word} `)))
    return true;
  return kindNames(value, head).some((name) => said.includes(`<${name}>`) || said.includes(`<${name}[]>`));
}

/** The names (as signatures write them) of the kinds that a written value may be of. */
function kindNames(value: string, head: string | undefined): string[] {
  const kinds = registry.kinds();
  if (head !== undefined) return [...new Set(registry.forms(head).flatMap(({ returns }) => [returns.name, ...returns.widens.map(({ name }) => name)]))]; // biome-ignore format: one line reads best
  if (value.startsWith('{')) return kinds.filter(({ element }) => element).map(({ name }) => name);
  if (value.startsWith('"')) return kinds.filter(({ literals }) => literals.string).map(({ name }) => name);
  if (/^-?\d/.test(value)) return kinds.filter(({ literals }) => literals.integer).map(({ name }) => name);
  if (/^[A-Za-z]/.test(value)) return kinds.filter((kind) => registry.wordsOf(kind).includes(value)).map(({ name }) => name); // biome-ignore format: one line reads best
  return [];
}
