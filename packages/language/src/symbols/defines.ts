/** Defines as they are written: name, body, parameters, and what their calls declare. */
import { Document } from '../document.js';
import type { Library } from '../library.js';
import { type Call, keywordOf, type Syntax, type Text, visit } from '../syntax/tree.js';

/** One `(define "Name" …)`. */
export interface Define {
  readonly name: string;
  /** The text that it stands in: the edited one, or one of a library. It is handed on from edit to edit. */
  document: Document;
  /** True for the defines of the language. */
  readonly readOnly: boolean;
  readonly call: Call;
  /** The name in quotes. */
  readonly title: Text;
  readonly body: readonly Syntax[];
  /** Number of its parameters: the highest n with all of #1 … #n in the body. */
  readonly parameters: number;
}

/** The defines of a document, first come first served. */
export function definesIn(document: Document, readOnly = false): ReadonlyMap<string, Define> {
  const found = new Map<string, Define>();
  const see = (node: Syntax): void => {
    if (node.kind !== 'call' || keywordOf(node) !== 'define') return;
    const [title, ...body] = node.items;
    if (title?.kind !== 'text' || found.has(title.value)) return;
    const parameters = parametersIn(document.text.slice(node.start, node.end));
    found.set(title.value, { name: title.value, document, readOnly, call: node, title, body, parameters });
  };
  // declarations stand at the top; a body may bring in further ones, which nobody writes
  for (const item of document.tree.items) see(item);
  return found;
}

function parametersIn(body: string): number {
  let count = 0;
  while (count < 9 && body.includes(`#${count + 1}`)) count++;
  return count;
}

const known = new WeakMap<Library, Map<string, Define | undefined>>();

/** A define of a library by its name. */
export function findDefine(library: Library, name: string): Define | undefined {
  let ready = known.get(library);
  if (!ready) {
    ready = new Map();
    known.set(library, ready);
  }
  if (ready.has(name)) return ready.get(name);
  const entry = library.get(name);
  const document = entry && new Document(entry.text, { uri: entry.uri, library });
  const found = document && definesIn(document, entry.readOnly).get(name);
  ready.set(name, found);
  return found;
}

/** A parameter of a define at one of its places. */
export interface Hole {
  readonly node: Syntax;
  readonly number: number;
}

const holesByDefine = new WeakMap<Define, readonly Hole[]>();

/** Where each `#n` of a define stands. */
export function holesOf(define: Define): readonly Hole[] {
  const ready = holesByDefine.get(define);
  if (ready) return ready;
  const holes: Hole[] = [];
  holesByDefine.set(define, holes);
  if (define.parameters === 0) return holes;
  visit(define.call, (node) => {
    const number = parameterNumber(node);
    if (number > 0) holes.push({ node, number });
  });
  return holes;
}

/** 1 for `#1`; 0 for everything else. */
export function parameterNumber(node: Syntax): number {
  return node.kind === 'word' && /^#[1-9]$/.test(node.text) ? Number(node.text[1]) : 0;
}

/** The comment lines right above a define, without their slashes. */
export function commentAbove(document: Document, start: number): string {
  const lines = document.text.slice(0, start).split('\n');
  lines.pop();
  const found: string[] = [];
  for (let line = lines.pop()?.trim(); line?.startsWith('//'); line = lines.pop()?.trim()) {
    found.unshift(line.replace(/^\/\/\s?/, ''));
  }
  return found.join('\n');
}
