/**
 * A text at one moment, and what is known of it. Nothing in a document changes; everything but the text is worked out
 * when it is asked for and kept. An edit makes a new document.
 */
import { type Library, standardLibrary } from './library.js';
import { Meaning } from './meaning/meaning.js';
import { type Define, definesIn, findDefine } from './symbols/defines.js';
import { Names } from './symbols/names.js';
import { read } from './syntax/read.js';
import type { Range, Root } from './syntax/tree.js';

/** A replacement of a range of the text. */
export interface TextEdit extends Range {
  readonly text: string;
}

/** How a document is opened. */
export interface DocumentOptions {
  /** Address of the text, given back in locations; default `game.lud`. */
  readonly uri?: string;
  /** The defines that it may use besides its own; default those of the language. */
  readonly library?: Library;
}

/** An immutable text with its syntax, names and meanings. */
export class Document {
  readonly uri: string;
  readonly library: Library;
  private readTree: Root | undefined;
  private foundDefines: ReadonlyMap<string, Define> | undefined;
  private foundNames: Names | undefined;
  private foundMeaning: Meaning | undefined;

  constructor(
    readonly text: string,
    options: DocumentOptions = {},
  ) {
    this.uri = options.uri ?? 'game.lud';
    this.library = options.library ?? standardLibrary;
  }

  /** The syntax of the text as it is written. */
  get tree(): Root {
    this.readTree ??= read(this.text);
    return this.readTree;
  }

  /** The defines that stand in this text; of two of one name the first. */
  get defines(): ReadonlyMap<string, Define> {
    this.foundDefines ??= definesIn(this);
    return this.foundDefines;
  }

  /** The define that a name in quotes calls here. */
  define(name: string): Define | undefined {
    return this.defines.get(name) ?? findDefine(this.library, name);
  }

  /** Everything that has a name, and where it is spoken of. */
  get names(): Names {
    this.foundNames ??= new Names(this);
    return this.foundNames;
  }

  /** What kinds of things fit where. */
  get meaning(): Meaning {
    this.foundMeaning ??= new Meaning(this);
    return this.foundMeaning;
  }

  /** The document after some edits, which do not overlap and refer to this text. */
  edit(edits: readonly TextEdit[]): Document {
    return new Document(applyEdits(this.text, edits), this);
  }
}

/** A text with some ranges replaced; the edits do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let from = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return result + text.slice(from);
}
