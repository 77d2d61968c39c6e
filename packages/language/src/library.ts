/** Known defines: those that come with the language, and those of the folders that a user names. */
import { standardDefines } from '@ludii/compiler';

/** A define that does not stand in the edited text. */
export interface KnownDefine {
  readonly name: string;
  /** Where it stands, as the editor knows it. */
  readonly uri: string;
  /** A whole `(define "Name" …)`. */
  readonly text: string;
  /** True for the defines of the language: they can be read, not changed. */
  readonly readOnly: boolean;
}

/** Scheme of the addresses of standard defines: `ludii-define:/IsFriendAt.def`. */
export const STANDARD_SCHEME = 'ludii-define';

/** The address of a standard define. */
export const standardUri = (name: string): string => `${STANDARD_SCHEME}:/${encodeURIComponent(name)}.def`;

/** The standard define at an address, or undefined. */
export function standardText(uri: string): string | undefined {
  if (!uri.startsWith(`${STANDARD_SCHEME}:`)) return undefined;
  const name = uri.slice(STANDARD_SCHEME.length + 1).replace(/^\/+|\.def$/g, '');
  return standardDefines.get(decodeURIComponent(name));
}

const declared = /\(define [^"]*"([^"]*)"/;

/** A closed set of known defines. Make one per choice of folders and keep it: texts are prepared once for each. */
export class Library {
  private readonly byName = new Map<string, KnownDefine>();
  /** The defines of folders as the compiler takes them. */
  readonly texts: ReadonlyMap<string, string>;

  /** `files` are the texts of define files by address; the first define of a name hides the others and the standard one. */
  constructor(files: ReadonlyMap<string, string> = new Map()) {
    this.texts = files;
    for (const [uri, text] of files) {
      const name = declared.exec(text.replace(/^\s*\/\/.*$/gm, ''))?.[1];
      if (name !== undefined && !this.byName.has(name)) this.byName.set(name, { name, uri, text, readOnly: false });
    }
    for (const [name, text] of standardDefines)
      if (!this.byName.has(name)) this.byName.set(name, { name, uri: standardUri(name), text, readOnly: true });
  }

  get(name: string): KnownDefine | undefined {
    return this.byName.get(name);
  }

  get all(): Iterable<KnownDefine> {
    return this.byName.values();
  }
}

/** Only the defines of the language. */
export const standardLibrary = new Library();
