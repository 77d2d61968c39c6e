/** Go to definition, references, highlights and rename. */
import { Document, type TextEdit } from '../document.js';
import { parameterNumber } from '../symbols/defines.js';
import type { Mention } from '../symbols/names.js';
import { ancestors, nodeAt, type Range } from '../syntax/tree.js';

/** A range of a text. */
export interface Location extends Range {
  readonly uri: string;
}

/** Edits of one text. */
export interface FileEdits {
  readonly uri: string;
  readonly edits: readonly TextEdit[];
}

/** Where the name at an offset is declared: nowhere, once, or several times (a region of each player). */
export function definition(document: Document, offset: number): readonly Location[] {
  const mention = document.names.at(offset);
  if (mention) return declarations(document, mention);
  const node = nodeAt(document.tree, offset);
  if (!node || parameterNumber(node) === 0) return [];
  // a parameter is declared by the define that it stands in
  const define = [...document.defines.values()].find(({ call }) => ancestors(node).includes(call));
  return define ? [{ uri: document.uri, start: define.title.start, end: define.title.end }] : [];
}

function declarations(document: Document, { kind, name }: Mention): readonly Location[] {
  const here = document.names.declaredAt(kind, name).map(({ start, end }) => ({ uri: document.uri, start, end }));
  if (here.length > 0 || kind !== 'define') return here;
  const define = document.define(name);
  if (!define) return [];
  const { start, end } = define.title;
  return [{ uri: define.document.uri, start: start + 1, end: end - 1 }];
}

/** Every place of the name at an offset; names of known defines also in other texts that use the same library. */
export function references(
  document: Document,
  offset: number,
  others: readonly Document[] = [],
  withDeclaration = true,
): readonly Location[] {
  const mention = document.names.at(offset);
  if (!mention) return [];
  return mentionsOf(document, mention, others)
    .filter(({ found }) => withDeclaration || !found.declares)
    .map(({ uri, found: { start, end } }) => ({ uri, start, end }));
}

/** Places in this document of the name at an offset. */
export function highlights(document: Document, offset: number): readonly (Range & { readonly declares: boolean })[] {
  const mention = document.names.at(offset);
  if (!mention) return [];
  return document.names.of(mention.kind, mention.name).map(({ start, end, declares }) => ({ start, end, declares }));
}

/** The texts that share a name: this one, and for a define of a folder all that may call it. */
function mentionsOf(document: Document, { kind, name }: Mention, others: readonly Document[]) {
  const isKnown = kind === 'define' && (!document.defines.has(name) || isHome(document, name));
  const sharing = isKnown
    ? others.filter(({ uri, defines }) => uri !== document.uri && !hides(uri, defines, name))
    : [];
  const home = isKnown ? document.library.get(name) : undefined;
  const texts = [document, ...sharing];
  if (home && !home.readOnly && !texts.some(({ uri }) => uri === home.uri))
    texts.push(new Document(home.text, { uri: home.uri, library: document.library }));
  return texts.flatMap((text) => text.names.of(kind, name).map((found) => ({ uri: text.uri, found })));
}

/** Whether this document is the file that a known define stands in. */
const isHome = (document: Document, name: string): boolean => document.library.get(name)?.uri === document.uri;

/** Whether a text has a define of that name of its own, other than a file of defines. */
const hides = (uri: string, defines: Document['defines'], name: string): boolean =>
  defines.has(name) && !uri.endsWith('.def');

/** The name that would be renamed at an offset, or why it can not be. */
export function prepareRename(
  document: Document,
  offset: number,
): (Range & { readonly name: string }) | { readonly refused: string } | undefined {
  const mention = document.names.at(offset);
  if (!mention) return undefined;
  const { kind, name, start, end } = mention;
  if (kind === 'define' && document.define(name)?.readOnly)
    return { refused: `"${name}" is a standard define: it can not be renamed.` };
  return { name: kind === 'item' ? document.text.slice(start, end) : name, start, end };
}

/** The edits that give the name at an offset a new name, everywhere; or why that can not be done. */
export function rename(
  document: Document,
  offset: number,
  newName: string,
  others: readonly Document[] = [],
): readonly FileEdits[] | { readonly refused: string } {
  const prepared = prepareRename(document, offset);
  const mention = document.names.at(offset);
  if (!prepared || !mention) return { refused: 'There is no name here that can be changed.' };
  if ('refused' in prepared) return prepared;
  const wrong = wrongName(document, mention, newName);
  if (wrong !== undefined) return { refused: wrong };
  const edits = new Map<string, TextEdit[]>();
  for (const { uri, found } of mentionsOf(document, mention, others)) {
    const own = edits.get(uri) ?? [];
    own.push({ start: found.start, end: found.end, text: newName });
    edits.set(uri, own);
  }
  return [...edits].map(([uri, list]) => ({ uri, edits: list }));
}

function wrongName(document: Document, { kind, name }: Mention, newName: string): string | undefined {
  if (newName.trim() === '') return 'A name needs at least one character.';
  if (/["\n\\]/.test(newName)) return 'A name in quotes can not hold quotes, backslashes or line breaks.';
  if (kind === 'tag' && !/^[A-Za-z]\w*$/.test(newName)) return 'The tag of an option is one word.';
  if ((kind === 'option' || kind === 'item') && newName.includes('/')) return 'Names of options can not hold "/".';
  if (kind === 'item' || newName === name) return undefined;
  if (document.names.declaredAt(kind, newName).length > 0) return `There is a ${kind} called "${newName}" already.`;
  if (document.define(newName)) return `"${newName}" is a define: in quotes it would be a call of it.`;
  return undefined;
}
