/**
 * The collection of faulty descriptions: small mistakes in games of the library, each with what must be said of it. One
 * file per family in `tools/faults`, one mistake per line, as data: what was replaced by what, and the message.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type Diagnostic, type FindGame } from '@ludii/compiler';
import { type LibraryGame, repository } from '../games/library.js';
import { type MutationKind, mutations } from './mutate.js';

/** A mistake: where in the base it is made, and the first thing that is said of it. */
export interface Fault {
  /** File below `games/`. */
  readonly base: string;
  /** Offset in the base, the text there, and the text in its place. */
  readonly at: number;
  readonly was: string;
  readonly now: string;
  readonly code: string;
  readonly message: string;
  /** The text that the message points at. */
  readonly span: string;
  /** The title of the first fix, if there is one. */
  readonly fix?: string;
}

/** Where the faults of a family are kept. */
export function faultsFile(kind: MutationKind, root = repository()): string {
  return join(root, 'tools', 'faults', `${kind}.jsonl`);
}

/** The faults of a family. */
export function readFaults(kind: MutationKind): Fault[] {
  const lines = readFileSync(faultsFile(kind), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Fault);
}

/** All families. */
export const families: readonly MutationKind[] = mutations;

/** A base with its mistake, or undefined if the base is no longer what the mistake was made in. */
export function faulty({ text }: LibraryGame, { at, was, now }: Fault): string | undefined {
  return text.startsWith(was, at) ? text.slice(0, at) + now + text.slice(at + was.length) : undefined;
}

/** What is said of a faulty text: the first error, or the first warning. */
export function answer(
  text: string,
  file: string,
  subgame: FindGame,
): Pick<Fault, 'code' | 'message' | 'span' | 'fix'> {
  const { diagnostics } = compile(text, { file, subgame });
  const first = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0];
  return first ? told(first, text) : { code: 'none', message: '', span: '' };
}

/** A diagnostic as it is kept. */
export function told(
  { code, message, span, fixes }: Diagnostic,
  text: string,
): Pick<Fault, 'code' | 'message' | 'span' | 'fix'> {
  const fix = fixes[0]?.title;
  return { code, message, span: text.slice(span.start, span.end), ...(fix === undefined ? {} : { fix }) };
}
