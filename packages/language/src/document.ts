/**
 * A text at one moment, and what is known of it. Nothing in a document changes; everything but the text is worked out
 * when it is asked for and kept. An edit makes a new document; one that takes the place of the old one takes over what is
 * still right.
 */

import { Usage } from './habits/usage.js';
import { type Library, standardLibrary } from './library.js';
import { Meaning } from './meaning/meaning.js';
import { type Define, definesIn, findDefine } from './symbols/defines.js';
import { Names } from './symbols/names.js';
import { read } from './syntax/read.js';
import { type Change, difference, reread } from './syntax/reread.js';
import { keywordOf, type Range, type Root, type Syntax } from './syntax/tree.js';

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
  private foundUsage: Usage | undefined;

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

  /** How often what is written, and where. */
  get usage(): Usage {
    this.foundUsage ??= new Usage(this.tree);
    return this.foundUsage;
  }

  /**
   * The document with a text that takes the place of this one, as after a keystroke. Only what has changed is read and looked
   * up again; the rest is handed on. This document can still be asked, but has to begin anew, and its nodes belong to the
   * other one.
   */
  advance(text: string): Document {
    const next = new Document(text, this);
    const tree = this.readTree;
    if (!tree) return next;
    const change = reread(tree, text, difference(this.text, text));
    if (!change) return next;
    next.readTree = tree;
    this.foundUsage?.replace(change);
    next.foundUsage = this.foundUsage;
    if (isBesideDefines(change)) next.handOn(this, change);
    this.readTree = undefined;
    this.foundDefines = undefined;
    this.foundNames = undefined;
    this.foundMeaning = undefined;
    this.foundUsage = undefined;
    return next;
  }

  /** Takes over what a change outside of all defines leaves as it was. */
  private handOn(before: Document, change: Change): void {
    this.foundDefines = before.foundDefines;
    for (const define of this.foundDefines?.values() ?? []) define.document = this;
    if (before.foundNames?.replace(this, change)) this.foundNames = before.foundNames;
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

/** True if neither what was replaced nor what took its place has to do with a define. */
function isBesideDefines({ parent, before, now }: Change): boolean {
  const isDefine = (node: Syntax | Root): boolean => keywordOf(node) === 'define';
  for (let group: Root | Syntax | null = parent; group; group = group.parent) if (isDefine(group)) return false;
  return parent.kind !== 'root' || ![...before, ...now].some(isDefine);
}
