/** A description with all that is needed to compile it elsewhere, as plain data; named by a hash of its content. */
import { createHash } from 'node:crypto';
import type { Game } from '@ludii/engine';

/** What a worker compiles. */
export interface PackedGame {
  readonly text: string;
  /** Where it was found, for trial files; it is no part of the content. */
  readonly file?: string;
  readonly options?: readonly string[];
  readonly ruleset?: string;
  readonly defines?: Readonly<Record<string, string>>;
  /** Of a match: the texts of its games, by name. */
  readonly games?: Readonly<Record<string, string>>;
}

/** Packs a game that was loaded. */
export function packGame({ source }: Game): PackedGame {
  const { file, options, ruleset, defines } = source.options;
  return {
    text: source.text,
    ...(file === undefined ? {} : { file }),
    ...(options === undefined ? {} : { options }),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(defines === undefined ? {} : { defines: Object.fromEntries(defines) }),
    ...(source.games === undefined ? {} : { games: Object.fromEntries(source.games) }),
  };
}

/** The hash of a game's content: the same wherever the file lies. */
export function gameHash({ file: _file, ...content }: PackedGame): string {
  return contentHash(content);
}

/** The SHA-256 of plain data, whatever the order of its keys. */
export function contentHash(data: unknown): string {
  return createHash('sha256').update(canonical(data)).digest('hex');
}

/** Plain data as a text that is the same for the same data. */
function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? 'null';
  const entries = Object.entries(data).filter(([, value]) => value !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join(',')}}`;
}
