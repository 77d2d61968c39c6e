/**
 * A place seen as its surroundings: what clause it stands in, after what, as what kind of argument. Habits of writing
 * are counted by these surroundings, from the most general to the most special.
 */
import type { Document } from '../document.js';
import type { Slot } from '../meaning/meaning.js';
import { vocabulary } from '../meaning/vocabulary.js';
import { type Call, type Group, keywordOf, type Syntax } from '../syntax/tree.js';

const typeWords = new Map<string, ReadonlySet<string>>();

function typeWordsOf(keyword: string): ReadonlySet<string> {
  let known = typeWords.get(keyword);
  if (!known) {
    known = new Set(vocabulary.forms(keyword).flatMap((form) => form.typeWords));
    typeWords.set(keyword, known);
  }
  return known;
}

/** A call by its keyword and type word: `(is Line`. */
export function callToken(call: Call): string {
  const keyword = keywordOf(call);
  const [first] = call.items;
  if (first?.kind === 'word' && !first.label && typeWordsOf(keyword).has(first.text))
    return `(${keyword} ${first.text}`;
  return `(${keyword}`;
}

/** What stands somewhere, in a word: `(is Line`, `"Disc"`, `Mover`, `3`, `{`. */
export function token(node: Syntax): string {
  switch (node.kind) {
    case 'call':
      return node.keyword?.kind === 'text' ? `"${node.keyword.value}"` : callToken(node);
    case 'list':
      return '{';
    case 'text':
      return `"${node.value}"`;
    case 'word':
      return node.text;
    case 'tag':
      return `<${node.text}>`;
    case 'insert':
      return '<';
    default:
      return node satisfies never;
  }
}

/** A token that means something in other texts too: names that the text made up become what they are names of. */
export function generalToken(document: Document, text: string): string {
  if (!text.startsWith('"')) return text.startsWith('<') && text.length > 1 ? '<tag>' : text;
  const name = text.slice(1, -1);
  if (document.defines.has(name)) return '"define"';
  return document.library.get(name) ? text : '"name"';
}

/** The surroundings of a place, each with a key; the more special come later. */
export function surroundings(
  document: Document,
  group: Group,
  index: number,
  label: string | undefined,
  slots: readonly Slot[],
  instead: boolean,
): readonly string[] {
  const lists = group.kind === 'list' ? '{' : '';
  const call = clause(group);
  const outer = call?.parent ? clause(call.parent) : undefined;
  const parent = call ? name(document, call, group === call ? index : -1) : '';
  const grand = outer ? name(document, outer, -1) : '';
  const before = group.items[index - 1];
  const previous = before ? generalToken(document, before.label ? `${before.label.text}:` : token(before)) : '^';
  const after = group.items[index + (instead ? 1 : 0)];
  const next = after ? generalToken(document, after.label ? `${after.label.text}:` : token(after)) : '$';
  const named = label === undefined ? '' : `${label}:`;
  const kinds = [...new Set(slots.map(({ kind }) => kind.name))].sort().slice(0, 6).join(' ');
  const where = `${parent}${lists}${named}`;
  return [
    '',
    `k ${kinds}`,
    `p ${where}`,
    `i ${where} ${index}`,
    `n ${where} ${next}`,
    `b ${where} ${previous}`,
    `g ${grand}>${where} ${previous}`,
  ];
}

/** The keyword or define of the clause that a group belongs to. */
export function clauseName(group: Group): string {
  const call = clause(group);
  return call?.keyword?.kind === 'text' ? `"${call.keyword.value}"` : keywordOf(call ?? null);
}

function clause(group: Group | Syntax): Call | undefined {
  for (let at: Group | Syntax | null = group; at; at = at.parent) if (at.kind === 'call') return at;
  return undefined;
}

/** A clause as surroundings see it; its type word counts only if the place is not that word itself. */
function name(document: Document, call: Call, index: number): string {
  if (call.keyword?.kind === 'text') return generalToken(document, `"${call.keyword.value}"`);
  return index === 0 ? `(${keywordOf(call)}` : callToken(call);
}
